# Słowa, które nie należą do żadnej gry.

seat-red = Czerwony
seat-blue = Niebieski
seat-yellow = Żółty
seat-green = Zielony
seat-lilac = Liliowy
bot-random = random: gra byle co
bot-greedy = greedy: bierze to, co teraz wygląda najlepiej
bot-search = search: myśli naprzód
origin-rulebook = Z instrukcji
origin-public = Ze źródeł publicznych, nieporównane z drukowanymi elementami gry
origin-house = Wartości domowe: wymyślone tutaj

# Polecenie
cli-about = Gry planszowe o czarownicach i czarodziejach: graj, oglądaj, symuluj.
    .examples =
        przykłady:
          coven games
          coven play witchs_brew --seats you,bot:search,bot:greedy
          coven sim witchs_brew --seats 4 --games 10000
cli-version = coven { $version } { $compiled ->
    [yes] (skompilowany)
   *[other] (interpretowany: wolniejszy; dla szybkości zainstaluj z kompilatorem C)
}
cli-games = Gry, ich miejsca, opcje i wydania.
    .examples =
        przykłady:
          coven games
          coven games --json
cli-play = Graj w terminalu: ludzie przy jednym ekranie i boty.
    .examples =
        przykłady:
          coven play
          coven play witchs_brew --seats you,bot:search,bot:greedy
          coven play witchs_brew --seats Anna,Boris,bot:search:2s --lang ru --record game.txt
        Miejsce to imię albo bot:random, bot:greedy, bot:search, bot:search:1000 (iteracji), bot:search:2s (sekund).
        Jeśli plik zapisu już istnieje, tamta rozgrywka jest kontynuowana.
cli-replay = Przejdź zapisaną rozgrywkę krok po kroku: oczami jednego miejsca albo z odkrytymi kartami.
    .examples =
        przykłady:
          coven replay game.txt
          coven replay game.txt --seat blue
          coven replay game.txt --at 120 --json
cli-verify = Sprawdź zapis ruch po ruchu i wskaż pierwszy zły wiersz.
    .examples =
        przykład:
          coven verify game.txt
cli-sim = Symuluj wiele rozgrywek i policz, co się dzieje.
    .examples =
        przykłady:
          coven sim witchs_brew --seats 4 --games 100000 --bots random --jobs 2 --seed 7 --json
          coven sim witchs_brew --seats 3 --games 500 --bots greedy --csv games.csv --plot games.png
cli-arena = Niech boty zagrają przeciw sobie: ze zmianą miejsc, przedziałami i rankingiem.
    .examples =
        przykład:
          coven arena witchs_brew --bots search:1000,greedy,greedy,greedy --games 100 --seed 3 --jobs 2 --json
cli-bench = Zmierz szybkość: stosunki w jednym przebiegu.
    .examples =
        przykład:
          coven bench witchs_brew --seats 4 --json
cli-rules = Zasady gry, całe albo jeden akapit.
    .examples =
        przykłady:
          coven rules witchs_brew
          coven rules witchs_brew 4.5
          coven rules witchs_brew --search raven --lang ru
cli-edition = Sprawdź plik wydania albo pokaż, skąd pochodzą dane wydania.
    .examples =
        przykłady:
          coven edition show witchs_brew
          coven edition check my-box.yaml
cli-usage = użycie:
cli-positionals = co podać
cli-optionals = opcje
cli-help = pokaż tę pomoc
cli-lang = język: en, ru, it lub pl
cli-arg-game = gra, tak jak ją podaje `coven games`
cli-arg-play-game = gra; bez niej zapyta krótkie menu
cli-arg-bench-game = gra; bez niej wszystkie
cli-arg-edition = wydanie dołączone do gry albo własny plik
cli-arg-option = opcja gry; można podać kilka razy
cli-arg-games = ile rozgrywek (domyślnie { $games })
cli-arg-seed = ziarno losu: to samo ziarno daje te same rozgrywki (domyślnie 0)
cli-arg-play-seed = ziarno losu; bez niego nikt nie wie, co będzie
cli-arg-jobs = ile procesów dzieli się pracą; wyniki od tego nie zależą
cli-arg-json = wynik czytelny dla programów
cli-arg-seats = kto gdzie siedzi: imiona i boty po przecinku
cli-arg-seat-count = ile miejsc
cli-arg-bots = jeden bot na wszystkie miejsca albo po jednym na każde, po przecinku
cli-arg-arena-bots = po jednym bocie na każde miejsce, po przecinku
cli-arg-record = zapisuj rozgrywkę w tym pliku po każdym ruchu; istniejąca jest kontynuowana
cli-arg-csv = zapisz po jednym wierszu na rozgrywkę
cli-arg-plot = narysuj wykres (wymaga dodatku `plot`)
cli-arg-paragraph = numer akapitu, na przykład 4.5
cli-arg-search = tylko akapity z tym słowem
cli-arg-edition-action = sprawdź plik (check) albo pokaż wydanie (show)
cli-arg-edition-what = dla check: plik; dla show: gra
cli-arg-file = zapisana rozgrywka
cli-arg-view = czyimi oczami: miejsce, na przykład blue, albo spectator; bez tego wszystkie karty są odkryte
cli-arg-at = po tylu ruchach
cli-arg-bench-seconds = sekundy procesora na każdy pomiar
cli-usage-error = { $command }: { $message }
    Spróbuj `{ $command } --help`.
cli-interrupted = Zatrzymano.
cli-interpreted = Uwaga: Coven działa tu interpretowany, jakieś dziesięć razy wolniej. Zainstaluj go tam, gdzie jest kompilator C, a pójdzie pełną parą.
cli-progress-games = rozgrywki
cli-progress-bench = pomiary
cli-games-seats = od { $low } do { $high } graczy
cli-games-editions = wydania: { $editions }
cli-rules-nothing = W żadnym akapicie nie ma słowa „{ $word }”.
cli-edition-good = { $edition } to poprawne wydanie gry { $title }.
cli-edition-title = { $title }, wydanie { $edition }
cli-edition-what = co
cli-edition-says = wartość
cli-edition-note = uwaga

# Gra
menu-title = Witaj w Coven. Enter wybiera pierwszą możliwość.
menu-game = Która gra?
menu-seats = Ile miejsc?
menu-people = Ile osób przy tym ekranie?
menu-bots = Jak silne są boty?
menu-name = Imię gracza { $number }?
menu-default-name = Gracz { $number }
menu-again = Wpisz liczbę od 1 do { $high }.
play-thinking = { $name } myśli…
play-hand-over = Teraz przy ekranie: { $name }. Naciśnij Enter, gdy nikt inny nie patrzy.
play-commands = liczba = wybór · ? = zasada · undo = cofnij · log = dziennik · save PLIK = zapisz · quit = wyjdź
play-saved = Zapisano: { $file }
play-continued = Gramy dalej: { $file }, po { $moves } { $moves ->
    [one] ruchu
    [few] ruchach
    [many] ruchach
   *[other] ruchu
}.
play-continue-with = Żeby grać dalej później: coven play --record { $file }
end-title = Koniec gry: { $ending }.
end-place = miejsce
end-player = gracz
end-score = punkty
end-tie-break = przy remisie
end-winners = { $count ->
    [one] Zwycięstwo: { $winners }!
    [few] Wspólne zwycięstwo: { $winners }!
    [many] Wspólne zwycięstwo: { $winners }!
   *[other] Wspólne zwycięstwo: { $winners }!
}
end-nobody = Nikt nie wygrywa.
replay-chance = los
replay-hidden = (ukryte)
replay-hand = { $name }, na ręce: { $cards }
replay-commands = Ruch { $at } z { $last }.  Enter = dalej · b = wstecz · liczba = idź tam · e = koniec · q = wyjdź
verify-good = { $file } jest w porządku: { $moves } { $moves ->
    [one] ruch
    [few] ruchy
    [many] ruchów
   *[other] ruchu
}, { $over ->
    [yes] rozegrane do końca
   *[other] jeszcze nie koniec
}.

# Symulacja, arena, szybkość
sim-title = { $title }: { $games } { $games ->
    [one] rozgrywka
    [few] rozgrywki
    [many] rozgrywek
   *[other] rozgrywki
}, miejsc: { $seats }
sim-speed = decyzji: { $decisions } w { $seconds } s; na sekundę procesora: { $rate }
sim-scores = punkty: średnio { $mean } (od { $low } do { $high }); zwycięzca średnio { $winner }
sim-lengths = decyzji na rozgrywkę: średnio { $mean } (od { $low } do { $high })
sim-wins = zwycięstwa według miejsc: { $rates }
sim-endings = zakończenia: { $endings }
sim-reached = { $kind }: razem { $total }, różnych { $things } z { $all }
sim-missing = { "    " }nigdy: { $missing }
plot-scores = punkty
plot-lengths = decyzji na rozgrywkę
plot-wins = zwycięstwa według miejsc, w procentach
plot-reached = zdobyte, razy na partię
arena-title = { $title }: { $games } { $games ->
    [one] rozgrywka
    [few] rozgrywki
    [many] rozgrywek
   *[other] rozgrywki
}, równy udział { $share }%
arena-bot = bot
arena-games = gry
arena-rate = wygrane
arena-interval = przedział 95%
arena-first = pierwsze
arena-score = śr. punkty
arena-rating = OpenSkill
arena-time = { $seconds } s, sekund procesora: { $cpu }
bench-title = { $title }, miejsc: { $seats }
bench-what = co
bench-value = pomiar
bench-aim = cel
bench-decisions_per_cpu_second = losowych decyzji na sekundę procesora
bench-interpreted_decisions_per_cpu_second = te same pliki interpretowane
bench-compiled_over_interpreted = skompilowane wobec interpretowanych
bench-clone_in_decisions = koszt kopii, w decyzjach
bench-clone_and_redeal_in_decisions = koszt kopii z nowym rozdaniem, w decyzjach
bench-search_iterations_per_cpu_second = iteracji search na sekundę procesora
bench-two_workers_over_one = dwa procesy wobec jednego
bench-catanatron_decisions_per_cpu_second = Catanatron, decyzji na sekundę procesora
bench-over_catanatron = wobec Catanatron
bench-openspiel_hearts_decisions_per_cpu_second = OpenSpiel hearts z Pythona, decyzji na sekundę procesora
bench-over_openspiel_hearts = wobec OpenSpiel hearts
bench-openspiel_gin_rummy_decisions_per_cpu_second = OpenSpiel gin rummy z Pythona, decyzji na sekundę procesora
bench-over_openspiel_gin_rummy = wobec OpenSpiel gin rummy
bench-no-peers = Zainstaluj dodatek `peers`, żeby zmierzyć obok Catanatron i OpenSpiel.

# Błędy: co jest nie tak, gdzie i jak byłoby dobrze
error-game-unknown = Nie ma gry { $found }. Może { $near }?
error-language-unknown = Nie ma języka { $found }; są { $words }.
error-edition-unknown = Nie ma wydania { $found }; są { $words }, albo podaj ścieżkę do pliku .yaml.
error-edition-other-game = { $where }: to wydanie gry { $found }, a nie { $expected }.
error-edition-yaml = { $where }, wiersz { $line }: to nie jest YAML: { $found }.
error-edition-empty = { $where }: plik jest pusty; wydanie zaczyna się od `game:` i `name:`.
error-file-unreadable = Nie można odczytać { $file }: { $reason }.
error-file-not-text = { $file } to nie tekst: bajt { $at } nie jest w UTF-8.
error-file-unwritable = Nie można zapisać { $file }: { $reason }. Nic się nie zmieniło.
error-file-exists = Plik { $file } już istnieje i pozostał nietknięty; wybierz inną nazwę.
error-seats-count = { $game }: miejsc może być od { $low } do { $high }, a nie { $found }.
error-option-unknown = Nie ma opcji { $option }. Może { $near }?
error-options-form = Opcje podaje się jako nazwy z wartościami, a nie jako { $found }.
error-option-form = Opcję podaje się jako NAME=VALUE, a nie jako { $found }.
error-option-flag = Opcja { $option } to true albo false, a nie { $found }.
error-option-choice = Opcja { $option } może być taka: { $choices }, ale nie { $found }.
error-option-number = Opcja { $option } to liczba całkowita od { $low } do { $high }, a nie { $found }.
error-argument-positive = { $argument } wymaga liczby całkowitej, co najmniej 1, a nie { $found }.
error-argument-seconds = { $argument }: potrzebna liczba większa od 0 i do 600, a nie { $found }.
error-bot-unknown = Nie ma bota { $found }; są { $words }.
error-bot-budget = Budżet search to liczba iteracji (1000) lub sekund (2s), a nie { $found }.
error-bots-count = Podano botów: { $found }, a miejsc: { $seats }; podaj jednego na wszystkie albo po jednym na każde.
error-seat-name = Miejsce { $number } wymaga imienia od 1 do 30 znaków albo bot:NAME; podano „{ $found }”.
error-seat-name-twice = Imię { $found } powtarza się; imiona muszą się różnić.
error-view-unknown = Nie ma widoku { $found }; są { $words }.
error-replay-number = Nie ma ruchu { $found }; wybierz od 0 do { $high }.
error-choice-number = Nie ma możliwości { $found }; wybierz od 1 do { $high }.
error-choice-complete = Wybór jest pełny po tylu numerach: { $count }; pozostałe pomiń.
error-paragraph-unknown = Nie ma akapitu { $found }; są { $words }.
error-play-no-game = Podaj grę: coven play witchs_brew --seats you,bot:search,bot:greedy
error-record-finished = { $file } to skończona rozgrywka; obejrzyj ją poleceniem `coven replay { $file }` albo wybierz inny plik.
error-plot-missing = Wykresy wymagają matplotlib: pip install "coven-games[plot]"

error-word-twice = { $domain }: „{ $word }” występuje dwa razy.
error-move-twice = Dwa ruchy mają ten sam tekst: „{ $text }”.
error-move-number = Nie ma ruchu numer { $move }; liczba ruchów: { $count }.
error-move-unknown = Nie ma ruchu „{ $text }”. Podobne: { $near }.
error-not-offered = „{ $move }” nie jest tu możliwe (zasada { $rule }). Możliwe: { $legal }.
error-not-asked = Teraz odpowiada { $waiting }, a nie { $seat }.
error-chance-waits = Teraz decyduje los, a nie { $seat }.
error-not-a-chance = Los nie ma tu o czym decydować.
error-seat-needed = Odpowiedzieć może kilka miejsc ({ $waiting }); wskaż, które.
error-game-over = Gra skończona.
error-undo-nothing = Nie ma czego cofnąć.
error-undo-chance = Za późno, by to cofnąć: od tego czasu przemówił los (ruch { $number }).
error-undo-other = Za późno, by to cofnąć: od tego czasu był już inny ruch, { $seat } (ruch { $number }).
error-undo-shown = Za późno, by to cofnąć: „{ $move }” (ruch { $number }) coś pokazało innym.
error-undo-ballot = Za późno, by to cofnąć: zaczął się tajny wybór.
error-undo-sealed = Za późno, by to cofnąć: wszyscy już wybrali (ruch { $number }).

error-facts-missing = { $where }: { $path }: brakuje pola { $field }.
error-facts-unknown = { $where }: { $path }: nieznane pole { $field }. Może { $near }?
error-facts-mapping = { $where }: { $path }: jest { $found }, a powinny być pola z nazwami.
error-facts-list = { $where }: { $path }: jest { $found }, a powinna być lista.
error-facts-number = { $where }: { $path }: jest { $found }, a powinna być liczba całkowita od { $low } do { $high }.
error-facts-flag = { $where }: { $path }: jest { $found }, a powinno być true albo false.
error-facts-text = { $where }: { $path }: jest { $found }, a powinien być tekst.
error-facts-word = { $where }: { $path }: jest { $found }, a powinno być jedno z: { $words }.
error-facts-twice = { $where }: { $path }: { $found } podano dwa razy.
error-too-many = { $where }: { $path }: jest { $found }, a może być najwyżej { $high }.
error-thing-twice = { $where }: { $path }: { $thing } jest i tu, i tam: { $other }.
error-needs-option = { $where }: { $path }: to wymaga opcji { $option }.
error-step-form = { $where }: { $path }: krok to nazwa albo jedna nazwa ze swoimi polami.
error-step-unknown = { $where }: { $path }: nie ma kroku { $found }; są { $words }.
error-position-json = Pozycja to nie JSON: wiersz { $line }, kolumna { $column }: { $found }.
error-position-other = { $where }: { $path }: jest { $found }, a powinno być { $expected }.
error-facts-value = { $where }: { $path }: { $found } nie da się tu odczytać.
error-facts-id = { $where }: { $path }: id to jedno słowo bez spacji, a nie „{ $found }”.
error-facts-count = { $where }: { $path }: znaleziono wpisów: { $found }, oczekiwano od { $low } do { $high }.
error-facts-empty = { $where }: { $path }: potrzebny jest przynajmniej jeden.
error-position-over = { $where }: podano zakończenie, ale w porządku jest jeszcze pytanie; usuń jedno z nich.
error-position-no-option = { $where }: pytanie do: { $seat }, ale nie ma czym odpowiedzieć; porządek nie pasuje do stołu.
error-position-no-question = { $where }: `agenda` jest pusta, a `ending` nie podano; usuń `agenda` albo podaj `ending`.

error-record-not-one = { $where }, wiersz { $line }: jest „{ $found }”, a powinno być „coven record 1”.
error-record-newer = { $where }, wiersz { $line }: zapis ma format { $found }; ten Coven czyta formaty do { $expected }. Potrzebny jest nowszy Coven.
error-record-header = { $where }, wiersz { $line }: w nagłówku nie bywa nic takiego: „{ $found }”.
error-record-header-missing = { $where }, wiersz { $line }: w nagłówku nie podano: { $field }.
error-record-header-damaged = { $where }, wiersze 1–{ $last }: nagłówek zmieniono; nie zgadza się ze swoim hashem.
error-record-rules = { $where }: rozegrane według zasad w wersji { $found }; ten Coven ma wersję { $expected }.
error-record-edition = { $where }: wydanie { $edition } ma w zapisie hash { $found }, a tutaj { $expected }.
error-record-cut = { $where }, wiersz { $line }: zapis kończy się tutaj bez wiersza „end”; został ucięty.
error-record-damaged = { $where }, wiersz { $line }: „{ $found }” zmieniono albo brakuje wiersza przed nim: hash się nie zgadza.
error-record-line = { $where }, wiersz { $line }: jest „{ $found }”, a powinien być ruch numer { $number }: miejsce i ruch.
error-record-move = { $where }, wiersz { $line }: „{ $found }” nie da się zagrać: { $reason }
error-record-end = { $where }, wiersz { $line }: jest „{ $found }”, a powinno być „{ $expected }”.
error-record-start = { $where }, wiersze 1–{ $line }: { $reason }
error-record-players = { $where }, wiersze 1–{ $line }: podano graczy: { $found }, a miejsc jest { $high }.
error-record-other-game = { $file } to partia { $found }, a nie { $expected }; wybierz inny plik.
error-record-after-end = { $where }, wiersz { $line }: po końcu zapisu jest jeszcze tekst.
error-potion-order = { $where }: { $path }: ma wartość { $found }, a karta nad nią { $above }; karty stosu wymienia się od najniższej wartości w górę.
error-potion-below = { $where }: { $path }: { $thing } jest już u gracza, choć nad nią leży { $above }; karty schodzą ze stosu od wierzchu.
error-shelf-needed = { $where }: { $path }: tu nic nie może czekać: { $stack }; towar leży tylko na półce, która ma jeszcze karty.
error-area-near = { $where }: { $path }: { $area }: potrzebna jest co najmniej jedna inna dzielnica, z którą jest granica lub most; dzielnica nie sąsiaduje sama ze sobą.
error-area-one-way = { $where }: { $path }: { $area } podaje sąsiada { $other }, ale { $other } nie podaje { $area }. Trzeba to zapisać po obu stronach.
error-card-interrupt = { $where }: { $path }: karta z symbolem przerwania nie ma innych symboli i ma tekst przerwania; pozostałe karty nie mają ani jednego, ani drugiego.
error-front-card = { $where }: { $path }: { $found } nie może leżeć przed graczem; leżą tam tylko pożyczki i błazny.
error-card-nowhere = { $where }: { $path }: { $card } nie ma na żadnej z podanych tu rąk.
error-card-absent = { $where }: { $path }: { $found } nie bierze udziału w grze przy tej liczbie graczy: { $seats }.
error-deck-empty = { $where }: { $path }: w talii nie ma już kart, więc gra byłaby skończona.
error-could-not = { $where }: { $path }: { $thing } nie jest tam, gdzie według tych danych może być.
error-problem-face = { $where }: { $path }: problem w { $found } leży złą stroną: łatwe leżą odkryte, nieznane nikomu (null) zakryte, a `seen` ma tylko zakryty problem, którego nazwę podano.
error-no-tile = { $where }: { $path }: { $found } nie ma własnego kafelka; wpisz tu false albo usuń to pole.
error-spaces-full = { $where }: { $path }: na każdym polu od początku leży problem; przynajmniej jedno musi być puste, by czarownice miały gdzie zacząć.
error-not-joined = { $where }: { $path }: { $area }: nie zewsząd można tu dotrzeć; połączenia muszą łączyć wszystkie miejsca.
error-no-invisibility = { $where }: { $path }: { $found } – w tej ręce nie ma karty niewidzialności, nie było czego pokazać.
error-supply-differs = { $where }: { $path }: w zasobach podano { $found }, ale przy tym, co leży na stole, jest { $expected }.
error-pool-empty = { $where }: { $path }: zostało za mało problemów na stosy i na zakryte problemy na planszy; podaj ich mniej gdzie indziej.
error-step-misfit = { $where }: { $path }: krok { $step } porządku nie pasuje do stołu; nie ma tam tego, o czym mówi.
error-castle-region = { $where }: { $path }: { $region } nie może mieć zamku: zamki stoją na lądzie, bez miejsc na chmury.
error-tile-terrain = { $where }: { $path }: nie ma żetonów dla terenu { $found }, są tylko dla { $words }.
error-circle-region = { $where }: { $path }: kamienny krąg nie może leżeć na terenie { $found }: nie ma go ani na wzgórzach, ani na wodzie.
error-tower-place = { $where }: { $path }: { $tower } musi dotykać co najmniej jednego obszaru lądu i żadnego wodnego.
error-table-start = { $where }: { $path }: tabela zaczyna się od 0 (nic), po czym następuje co najmniej jeszcze jedna liczba.
error-no-tile-space = { $where }: { $path }: przy tym stole taki żeton nie może leżeć w: { $found }.
error-pawn-water = { $where }: { $path }: { $found } to woda; żaden pionek nie może tam stać.
error-pawn-cloud = { $where }: { $path }: pionek stoi w: { $found }, ale jest tam chmura.
error-too-many-of = { $where }: { $path }: { $thing }: w grze jest tylko { $high }.
error-events-few = { $where }: { $path }: nieznanych wydarzeń: { $found }, to za mało; pozostałe rundy potrzebują { $low }.
error-not-called = { $where }: { $path }: { $thing }: rola jest wyłożona, ale nie ma jej wśród wywołanych.
error-no-fists = { $where }: { $path }: w pięści są zasoby, ale porządek gry nie pyta o pięści.
error-table-name = Imię to jeden wiersz od 1 do { $high } znaków, a nie „{ $found }”.
error-table-pace = Tempo to jedno z: { $words }, a nie { $found }.
error-table-seconds = Przy tempie { $pace } decyzja może trwać od { $low } do { $high } sekund, a nie { $found }.
error-table-order = Nadeszło zdarzenie { $found }, a następne to { $expected }.
error-table-seat = Nie ma miejsca { $found }; miejsca mają numery od 0 do { $high }.
error-table-seat-taken = Miejsce { $seat } jest zajęte: { $name }; wybierz inne.
error-table-seat-open = Na miejscu { $seat } nikt nie siedzi.
error-table-seats-open = Te miejsca są jeszcze wolne: { $seats }. Niech ktoś usiądzie, albo bot.
error-table-started = Gra już trwa; to można było zrobić tylko wcześniej.
error-table-not-started = Gra jeszcze się nie zaczęła.
error-table-number = To był ruch numer { $found }, a następny ma numer { $expected }; spójrz jeszcze raz na stół.
error-table-proposal = Można zaproponować: { $words }, a nie { $found }.
error-table-proposal-open = Inna propozycja ({ $kind }) jest jeszcze otwarta; najpierw na nią odpowiedzcie.
error-table-no-proposal = Nie ma propozycji, która czeka na twoją odpowiedź.
error-table-replace = Bot może zastąpić tylko inną osobę, która jest przy stole, a nie miejsce { $found }.
error-table-chat = Wiersz czatu ma od 1 do { $high } znaków.
error-table-window = Na przerwanie czeka się od 0 do { $high } sekund, a nie { $found }.
error-table-order-unknown = Polecenie na przerwania to jedno z: { $words }, a nie { $found }.
error-table-not-finished = Gra jeszcze się nie skończyła; dopiero wtedy nic nie jest tajne.
error-table-event = Zdarzenie { $number } jest rodzaju, którego ten Coven nie zna: { $found }.
