# Stół w przeglądarce. Nazwy ruchów, kart i zdarzeń są w katalogach gier.
skip = Przejdź do treści
home = Na pierwszą stronę
close = Zamknij
confirm = Potwierdź
cancel = Anuluj
send = Powiedz
you = ty
start = Zacznij grę
more = jeszcze { $count } …
credits = Ikony autorów game-icons.net (Lorc, Delapouite i inni), CC BY 3.0, przekolorowane. Kroje pisma: Alegreya (SIL OFL).
plain-page = Prosta strona: sam tekst, dla starych przeglądarek i czytników ekranu
origin-public = Wartość z publicznego źródła, nieporównana z drukowanymi elementami gry
origin-house = Wartość domowa: wymyślona tutaj, nie z pudełka
refused = Ten stół jest dla ciebie zamknięty

# Wiersz stanu
status-opening = Chwileczkę …
status-lost = Połączenie się zerwało. Próbujemy znowu …
status-gathering = Stół się szykuje
status-over = Gra skończona
status-yours = Twój ruch
status-waiting = { $count ->
    [one] Teraz odpowiada { $names }
   *[other] Czekamy: { $names }
}
status-nature = Rozdajemy karty …
notice-turn = Twój ruch
clock = Pozostały czas na odpowiedź

# Części stołu
board = Plansza
hand = Ręka
players = Gracze
log = Dziennik
chat = Rozmowa
sheets = Części stołu
table-menu = Stół
question = Pytanie
answers-all = Lista ({ $count })
answers-fewer = Zwiń
answers-point = Wskaż to, co się świeci, albo otwórz listę.
undo = Cofnij
rules = Zasady
keys = Klawisze
settings = Ustawienia
watching = { $count ->
    [one] Ogląda jedna osoba
    [few] Oglądają { $count } osoby
   *[other] Ogląda { $count } osób
}
here = przy stole
not-here = teraz nieobecność
away = nieobecność: gra bot
bot = bot
asked = teraz odpowiada
thinking = myśli
why-not = Teraz nie: { $thing }
log-filter = Szukaj w dzienniku
log-since = od twojego ostatniego ruchu
chat-empty = Nikt jeszcze nic nie powiedział.
chat-placeholder = Powiedz coś
rules-search = Szukaj w zasadach
rules-hits = { $count ->
    [one] jeden akapit
    [few] { $count } akapity
   *[other] { $count } akapitów
}
hand-over = Teraz przy ekranie: { $name }
hand-over-why = Żadnej tajemnicy nie widać, dopóki { $name } nie przejmie ekranu. Idź dalej, gdy nikt inny nie patrzy.
hand-over-take = To ja, { $name }

# Dlaczego nie można cofnąć
undo-nothing = Nie ma jeszcze czego cofnąć.
undo-other = Po twoim wyborze ruszył się ktoś inny.
undo-chance = Po twoim wyborze przemówił los: widziano już kartę albo kość.
undo-ballot = Tajny wybór, który jest zapieczętowany, taki zostaje.

# Często się mówi
phrase-hello = Cześć!
phrase-well-played = Dobry ruch!
phrase-thinking = Niech pomyślę …
phrase-one-moment = Chwileczkę, proszę.
phrase-oops = Ojej!
phrase-your-turn = Twój ruch!
phrase-thanks = Dzięki!
phrase-good-game = Dobra gra!

# Ustawienia
set-language = Język
set-theme = Światło
set-speed = Ruch na stole
set-sound = Dźwięk
set-notices = Powiadom mnie o moim ruchu, także w innej karcie
set-confirm = Pytaj jeszcze raz przed każdym ruchem
set-plain-paper = Zwykły papier, dla wolnych komputerów
theme-auto = jak w systemie
theme-light = jasno
theme-dark = ciemno
speed-off = brak
speed-slow = powoli
speed-table = jak przy stole
speed-quick = szybko
speed-fast = bardzo szybko
notices-denied = Przeglądarka nie pozwala tej stronie na powiadomienia; najpierw zezwól na nie w jej ustawieniach.

# Klawisze
key-option = wybierz odpowiedź na pytanie
key-tab = do następnej rzeczy, którą można wybrać
key-enter = wybierz ją
key-escape = puść wybór, zamknij
key-undo = cofnij
key-board = plansza
key-log = dziennik
key-chat = rozmowa
key-rules = zasady
key-hand = twoja ręka
key-help = ta strona

# Pierwsza strona, nowy stół, przed grą, menu stołu
home-title = Coven
home-about = Gry planszowe o wiedźmach, dla przyjaciół i botów. Bez kont: wystarczy link.
home-games = W co zagramy?
home-turns = { $count ->
    [one] Twój ruch
   *[other] Twój ruch przy { $count } stołach
}
home-name = Twoje imię
name-default = Gość
home-seats = Gracze: { $low }–{ $high }
home-play = Graj od razu
home-play-why = „Graj od razu” sadza cię z botami i od razu zaczyna; bez zegara.
home-opening = Nakrywamy do stołu …
home-new = Nowy stół …
home-learn = Naucz się w grze
home-mine = Moje gry
home-others = Moje inne gry
home-others-none = Żadna inna gra się nie toczy.
home-enter = Dołącz do stołu
fan-work = Projekt hobbystyczny dla tych, którzy mają te gry. Nie jest związany z ich autorami ani wydawcami.
mine-none = Jeszcze żadnej. Zacznij powyżej albo dołącz przez link.
mine-move = twój ruch
mine-open = jeszcze nie zaczęta
mine-playing = ruszają się inni
mine-finished = skończona
mine-moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[other] { $count } ruchów
}
mine-resume = Graj dalej
mine-replay = Powtórka
enter-label = Link lub kod
enter-why = Wklej otrzymany link albo tylko to, co stoi po znaku #.
enter-do = Dołącz
seat-red = Czerwony
seat-blue = Niebieski
seat-yellow = Żółty
seat-green = Zielony
seat-lilac = Liliowy
seat-free = wolne
new-title = Nowy stół
new-unknown = Takiej gry tu nie ma.
new-seats = Miejsca
new-who = Kto siedzi na miejscu: { $seat }
new-name = Imię gracza { $number }
who-person = Ktoś przy tym ekranie
who-free = Wolne, dla przyjaciół
who-free-why = Wysyłasz link; kto go ma, ten siada.
who-bots = Boty
bot-apprentice = Uczennica
    .why = Bierze to, co dobrze wygląda, i czasem się myli. Na pierwszą partię.
bot-witch = Czarownica
    .why = Zawsze bierze to, co wygląda najlepiej. Na wygraną trzeba zapracować.
bot-headologist = Głowolog
    .why = Myśli naprzód, rozważa, co możesz mieć na ręce, i nie spieszy się.
new-hot = Kilka osób przy jednym ekranie gra na zmianę; pomiędzy nimi ekran ukrywa wszystko, co tajne.
new-nobody = Tylko boty i przyjaciele: oglądasz albo siadasz później.
new-pace = Czas na decyzję
pace-none = bez ograniczeń
pace-live = { $time }: wszyscy razem przy stole
pace-slow = { $time }: każdy, kiedy chce
pace-why = Gdy komuś skończy się czas, gra za niego bot, aż wróci.
new-edition = Wydanie
new-window = Przerwania
window-normal = Na wszystkich czeka się tak samo długo
    .why = Nikt się nie dowie, kto miał czym odpowiedzieć. Kosztuje za każdym razem do dziesięciu sekund.
window-quick = Szybkie: pyta się tylko tych, którzy mają czym odpowiedzieć
    .why = Oszczędza czas, ale wszyscy widzą, kto nie miał czym.
new-options = Warianty i zasady domowe
options-changed = { $count ->
    [0] wszystko jak w instrukcji
    [one] jedna zmiana
    [few] { $count } zmiany
   *[other] { $count } zmian
}
options-usual = Wszystkie warianty są jak w instrukcji
options-others = Reszta jest jak w instrukcji
option-house = zasada domowa
option-back = jak zwykle
option-on = tak
option-off = nie
new-do = Otwórz stół
new-do-why = { $count ->
    [one] Jedno miejsce zostaje wolne; dostaniesz do niego link.
    [few] { $count } miejsca zostają wolne; dostaniesz do nich link.
   *[other] { $count } miejsc zostaje wolnych; dostaniesz do nich link.
}
new-start = Zacznij grę
new-wait = Otwórz stół, zacznij później
lobby-free = { $count ->
    [one] Jeszcze jedno miejsce jest wolne.
    [few] Jeszcze { $count } miejsca są wolne.
   *[other] Jeszcze { $count } miejsc jest wolnych.
}
lobby-ready = Wszyscy siedzą. Gospodarz może zaczynać.
lobby-ready-host = Wszyscy siedzą. Możesz zaczynać.
lobby-not-yet = Gra może się zacząć, gdy każde miejsce jest zajęte: przez kogoś albo przez bota.
lobby-wait-host = Gospodarz zacznie, gdy wszyscy usiądą.
lobby-watch = Twój link pozwala oglądać; żeby usiąść, poproś o zaproszenie.
lobby-seats = Miejsca
lobby-sit-here = Usiądź tutaj
lobby-bot = Posadź bota …
lobby-leave = Wstań od stołu
lobby-clear = Zwolnij miejsce
lobby-sit = Usiądź
lobby-sit-more = Ktoś jeszcze przy tym ekranie
lobby-name = Imię
lobby-sit-do = Usiądź
lobby-invite = Zaproś przyjaciół
lobby-invite-why = Jeden link dla wszystkich. Kto go otworzy, może zająć wolne miejsce.
lobby-invite-do = Utwórz link
lobby-how = Jak gramy
link-invite = Zaproszenie do tego stołu
link-copy = Kopiuj
link-copied = Skopiowano
link-share = Udostępnij …
link-qr = Ten sam link jako kod QR
link-why = Działa u każdego, kto go ma, i pokazuje się tylko raz. Wysyłaj go tylko tym, dla których jest.
dice-title = Uczciwe kości
dice-why = Los bierze się z tajemnicy serwera, ustalonej przed grą, i z tego, co dołoży każde miejsce. Po grze każdy może go sprawdzić.
dice-commitment = Pieczęć na tajemnicy
luck-label = Dołóż własne szczęście
luck-example = czarny kot
luck-do = Dodaj
orders = Moje polecenia
orders-interrupts = Gdy mogę przerwać
order-ask = Pytaj mnie
    .why = Kiedy mam czym odpowiedzieć.
order-always-ask = Zawsze mnie pytaj
    .why = Nawet gdy mogę tylko spasować: wtedy chwila ciszy nic nikomu nie powie.
order-pass-turn = Pasuj do mojej kolejki
    .why = Potem znowu mnie pytaj.
order-pass-unthreatened = Pasuj, póki nic mi nie grozi
    .why = Pytaj, gdy tylko coś mojego jest w niebezpieczeństwie.
order-pass-always = Zawsze pasuj
    .why = Dopóki tego tutaj nie zmienię.
hurry = Rób za mnie ruchy bez wyboru
    .why = Mniej klikania. Inni mogą wtedy zobaczyć, że nie było wyboru.
plan = Mój następny tajny wybór
    .why = Zostanie dokonany za ciebie, gdy tylko padnie pytanie. Żeby go wycofać, nie zaznaczaj niczego.
plan-do = { $count ->
    [one] Zapamiętaj ten wybór
    [few] Zapamiętaj te { $count } wybory
   *[other] Zapamiętaj te { $count } wyborów
}
plan-none = Pytaj jak zwykle
ended-threatened = Coś twojego jest w niebezpieczeństwie, więc znowu cię pytamy.
ended-turn-over = Polecenie było na jedną kolejkę; znowu cię pytamy.
ended-not-possible = Zaplanowany wybór nie był możliwy. Wybierz od nowa.
ended-not-complete = Zaplanowany wybór nie był pełny. Wybierz od nowa.
ended-undone = Coś cofnięto i zaplanowany wybór przepadł.
orders-screen = Przy tym ekranie
hand-on = Przekaż ekran: { $name }
propose = Zapytaj wszystkich
    .why = Stanie się, gdy wszyscy powiedzą „tak”; wystarczy jedno „nie”, żeby zostało jak jest.
propose-undo = Czy mogę cofnąć mój ostatni wybór?
propose-pace = Zaproponuj ten czas
propose-replace = Czy bot może zastąpić gracza { $name }?
proposal-undo = { $name } prosi o cofnięcie ostatniego wyboru.
proposal-pace = { $name } proponuje inny czas na decyzję: { $pace }.
proposal-replace = { $name } proponuje, żeby bot zastąpił gracza { $other }.
proposal-wait = Pytamy pozostałych.
yes = Tak
no = Nie
orders-away = Odchodzisz od stołu
away-you = Teraz gra za ciebie bot.
away-why = Bot gra za ciebie, dopóki nie powiesz, że już jesteś.
away-do = Niech gra za mnie bot
away-back = Już jestem
links = Linki
link-own = Moje miejsce ({ $name }) na innym urządzeniu
link-watch = Link do oglądania
link-host = Link dla drugiego gospodarza
revoke = Cofnij linki
    .why = Wszystkie linki tego rodzaju przestaną działać, także te używane.
revoke-invite = Zaproszenia
revoke-watch = Linki do oglądania
revoke-seat = Linki do miejsca: { $name }
revoke-done = Te linki już nie działają.
orders-private = Tylko dla mnie
note = Moja notatka
    .why = Nikt inny nigdy jej nie zobaczy.
note-keep = Zapisz
note-kept = Zapisano
mute = Nie czytaj w rozmowie: { $name }

# Wejście
join-nothing = W tym linku nie ma klucza. Poproś o cały link, ze wszystkim, co stoi po #.
join-no-link = To nie jest link do stołu: wygląda on tak: https://…/join#…, i potrzebny jest cały.
join-coming = Drzwi się otwierają …

# Po grze, powtórka
replay = Powtórka
# After the game, replay
result = Wynik
result-won = { $count ->
    [one] Wygrywa { $winners }
    [few] Wspólne zwycięstwo: { $winners }
    [many] Wspólne zwycięstwo: { $winners }
   *[other] Wspólne zwycięstwo: { $winners }
}
result-you-won = Wygrywasz
result-nobody = Nikt nie wygrywa
result-how = Koniec gry: { $ending }.
result-shared = Wszystko równe: miejsce { $place } jest wspólne.
result-place = Miejsce
result-player = Gracz
result-points = Punkty
result-tie = Przy remisie
final-table = Stół na koniec gry
rematch = Rewanż
rematch-go = Do rewanżu
rematch-asked = Stół do rewanżu czeka. Wszyscy przesiadają się o jedno miejsce.
chart = Punkty w czasie
chart-alt = Punkty każdego miejsca po każdym ruchu, jako linie. Te same liczby są w tabeli poniżej.
chart-hint = Wskaż linie, aby zobaczyć ruch; kliknij, aby otworzyć go w powtórce.
chart-table = Liczby w tabeli
chart-move = Ruch
chart-lead = Prowadzi
chart-end = Koniec
analysis = Partia jeszcze raz
analysis-why = Serwer może dograć tę partię z wielu jej chwil: znajdzie szanse każdego w czasie, zwroty i to, kto miał szczęście. Potrwa to do minuty lub dwóch.
analysis-begin = Analizuj tę partię
analysis-working = Trwa analiza …
analysis-lost = Analizy nie udało się dokończyć. Można zacząć ją od nowa.
analysis-chances = Szanse na wygraną w czasie
analysis-chances-alt = Szansa każdego miejsca na wygraną w różnych chwilach partii, jako linie.
analysis-chances-why = Z każdej chwili partię wiele razy dograły boty, które widzą tylko to, co wygląda najlepiej. Kliknij, aby zobaczyć chwilę w powtórce.
analysis-error = ± { $number } %
analysis-turning = Co odwróciło grę
analysis-no-turning = Nic nie odwróciło tej gry za jednym razem.
analysis-turned = { $name }: z { $before } na { $after }
analysis-luck = Szczęście
analysis-luck-why = Co przyniosły losowania kart i rzuty kośćmi wobec średniej, w punktach procentowych wygranej, według oceny botów.
percent = { $number } %
proof = Uczciwe kości
proof-why = Przed początkiem serwer pokazał tylko skrót swojego sekretu. Teraz sekret jest jawny i każdy może przeliczyć każde losowanie.
proof-commitment = Zobowiązanie (SHA-256 sekretu, widoczne od początku)
proof-secret = Sekret
proof-luck = Co dodali gracze
proof-luck-none = nic
proof-draws = Los przemówił { $count ->
    [one] raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } razy
}.
proof-fits = Sprawdzone w tej przeglądarce: sekret zgadza się ze zobowiązaniem.
proof-wrong = Sekret nie zgadza się ze zobowiązaniem!
proof-check = Sprawdź całą grę, ruch po ruchu i losowanie po losowaniu:
download-proof = Pobierz dowód
download-record = Pobierz zapis gry
copy = Kopiuj
copied = Skopiowano
what-if = A gdyby …?
what-if-why = Wybierz moment w powtórce i graj od niego dalej przy nowym stole.
what-if-here = Graj dalej stąd
replay-back = Wróć do wyniku
replay-first = Na początek
replay-previous = Ruch wstecz
replay-next = Ruch naprzód
replay-last = Na koniec
replay-play = Odtwórz
replay-pause = Pauza
replay-speed = Szybkość
replay-slider = Ruch
replay-move = Ruch { $number } z { $of }
replay-start = Przed pierwszym ruchem
replay-view = Patrz jako
replay-all = wszystkie karty odkryte
replay-watcher = widz
replay-jump = Przejdź do
replay-jump-lead = Na prowadzenie wychodzi { $name }
replay-moves = Wszystkie ruchy
replay-link = Kopiuj link do tego momentu
replay-chance = Los
replay-secret = tajny wybór
replay-keys = Klawisze: ← → jeden ruch, spacja odtwarza, Home i End
missed-button = Pokaż, co mnie ominęło
missed-offer = { $count ->
    [one] Jeden ruch od twojej ostatniej wizyty
    [few] { $count } ruchy od twojej ostatniej wizyty
    [many] { $count } ruchów od twojej ostatniej wizyty
   *[other] { $count } ruchu od twojej ostatniej wizyty
}
missed-show = Pokaż
missed-later = Nie teraz
missed-number = { $at } z { $of }
missed-skip = Wróć do stołu

# The coach
coach = Mistrzyni
coach-other = Twój wybór jest inny. Nic nie szkodzi: zobaczmy, co z tego wyniknie.
coach-hint = Ja wybrałabym: { $move }.
coach-known = To już znasz. Zapytaj, jeśli chcesz.
coach-wait = Myślą inni. W dzienniku widać, co robią.
coach-next = Dalej
coach-ask = A co ty byś zrobiła?
coach-leave = Dziękuję, znam zasady
# Nauczycielka

# A map that can be brought nearer
map-nearer = Bliżej
map-farther = Dalej
map-fit = Cała mapa
