# Słowa, które nie należą do żadnej gry.

seat-red = Czerwony
seat-blue = Niebieski
seat-yellow = Żółty
seat-green = Zielony
seat-lilac = Liliowy
bot-apprentice = uczennica (apprentice): bierze to, co dobrze wygląda, i czasem się myli
bot-witch = czarownica (witch): zawsze bierze to, co wygląda najlepiej
bot-headologist = głowolog (headologist): myśli naprzód
level-apprentice = uczennica
level-witch = czarownica
level-headologist = głowolog
origin-rulebook = Z instrukcji
origin-public = Ze źródeł publicznych, nieporównane z drukowanymi elementami gry
origin-house = Wartości domowe: wymyślone tutaj

# Polecenie
cli-about = Gry planszowe o czarownicach i czarodziejach: graj, oglądaj, symuluj.
    .examples =
        przykłady:
          coven games
          coven play witchs_brew --seats you,bot:witch,bot:apprentice
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
          coven play witchs_brew --seats you,bot:witch,bot:apprentice
          coven play witchs_brew --seats Anna,Boris,bot:headologist --lang ru --record game.txt
        Miejsce to imię albo jeden z trzech poziomów: bot:apprentice, bot:witch, bot:headologist;
        dla laboratorium także bot:random, bot:greedy, bot:search:1000 (iteracji), bot:search:2s (sekund).
        Jeśli plik zapisu już istnieje, tamta rozgrywka jest kontynuowana.
cli-replay = Przejdź zapisaną rozgrywkę krok po kroku: oczami jednego miejsca albo z odkrytymi kartami.
    .examples =
        przykłady:
          coven replay game.txt
          coven replay game.txt --seat blue
          coven replay game.txt --at 120 --json
cli-verify = Sprawdź zapis albo dowód skończonego stołu ruch po ruchu i wskaż pierwszy błąd.
    .examples =
        przykłady:
          coven verify game.txt
          coven verify coven-k7mq2xw9ab.json
cli-sim = Symuluj wiele rozgrywek i policz, co się dzieje.
    .examples =
        przykłady:
          coven sim witchs_brew --seats 4 --games 100000 --bots random --jobs 2 --seed 7 --json
          coven sim witchs_brew --seats 3 --games 500 --bots greedy --csv games.csv --plot games.png
          coven sim witchs_brew --seats 3 --games 500 --bots greedy --out games.parquet
cli-arena = Niech boty zagrają przeciw sobie: ze zmianą miejsc, przedziałami i rankingiem.
    .examples =
        przykłady:
          coven arena witchs_brew --bots search:1000,greedy,greedy,greedy --games 100 --seed 3 --jobs 2 --json
          coven arena witchs_brew --ladder --games 100 --seed 3 --plot ladder.png
cli-analyse = Przyjrzyj się zakończonej partii: szanse w czasie, zwroty, szczęście i co dałyby inne ruchy.
    .examples =
        przykłady:
          coven analyse game.txt
          coven analyse game.txt --jobs 4 --plot game.png --json
cli-balance = Co wygrywa: odsetki według miejsc, ról, kart, żetonów, postaci i wydarzeń z wielu partii bota.
    .examples =
        przykład:
          coven balance witchs_brew --seats 4 --games 2000 --bots greedy --jobs 4 --plot balance.png
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
cli-arg-engine = kto pracuje: ta maszyna albo klaster Ray (RAY_ADDRESS, a bez niego uruchomiony tutaj z --jobs procesów); wyniki od tego nie zależą
cli-arg-json = wynik czytelny dla programów
cli-arg-seats = kto gdzie siedzi: imiona i boty po przecinku
cli-arg-seat-count = ile miejsc
cli-arg-bots = jeden bot na wszystkie miejsca albo po jednym na każde, po przecinku
cli-arg-arena-bots = po jednym bocie na każde miejsce, po przecinku, np. witch,apprentice,random
cli-arg-arena-ladder = każdy poziom przeciw stołowi pełnemu botów o poziom niżej i przeciw losowym, zamiast --bots; pary bez najwyższego poziomu grają cztery razy więcej gier
cli-arg-record = zapisuj rozgrywkę w tym pliku po każdym ruchu; istniejąca jest kontynuowana
cli-arg-csv = zapisz po jednym wierszu na rozgrywkę
cli-arg-out = zapisz zbiór danych (Parquet; wymaga dodatku `data`) i jego opis obok
cli-arg-rows = czym jest wiersz zbioru: partią czy decyzją
cli-arg-playouts = ile razy dogrywać partię z każdej chwili (domyślnie { $number })
cli-arg-moments = w ilu chwilach najwyżej oceniać szanse (domyślnie { $number })
cli-arg-worlds = w ilu możliwych światach ważyć każdą możliwość; 0 pomija je, w przeciwnym razie co najmniej 2 (domyślnie { $number })
cli-arg-analyse-seed = od czego zaczyna się los przy dogrywaniu: to samo ziarno daje ten sam wynik (domyślnie 0)
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
cli-progress-analysis = analiza
cli-progress-closer = z bliska
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
plot-reached = { $kind }, razy na partię
plot-rate = zwycięstwa, w procentach
arena-title = { $title }: { $games } { $games ->
    [one] rozgrywka
    [few] rozgrywki
    [many] rozgrywek
   *[other] rozgrywki
}, równy udział { $share }%
arena-title-together = { $title }: { $games } { $games ->
    [one] rozgrywka
    [few] rozgrywki
    [many] rozgrywek
   *[other] rozgrywki
}, wygrane lub przegrane wspólnie
arena-bot = bot
arena-games = gry
arena-rate = wygrane
arena-interval = przedział 95%
arena-first = pierwsze
arena-score = śr. punkty
arena-rating = OpenSkill
arena-against = przeciw
arena-move = CPU na ruch
ladder-title = { $title }: jeden przeciw { $others }, równy udział { $share }%
ladder-first = najwięcej punktów, wygrana czy nie
ladder-pair = { $bot } przeciw { $other }
arena-time = { $seconds } s, sekund procesora: { $cpu }

# Partia jeszcze raz
analysis-title = { $title }, { $moves } { $moves ->
    [one] ruch
    [few] ruchy
    [many] ruchów
   *[other] ruchu
}: { $ending }
analysis-player = gracz
analysis-score = punkty
analysis-win = wygrana
analysis-luck = szczęście
analysis-loss = decyzje
analysis-turning = Co odwróciło grę:
analysis-no-turning = Nic nie odwróciło tej gry za jednym razem.
analysis-turned = { "  " }ruch { $number } ({ $by }: { $move }): { $name } z { $before } na { $after }
analysis-draws = Najszczęśliwsze i najbardziej pechowe losowania, w punktach procentowych wygranej:
analysis-no-draws = Los nie miał w tej partii nic do powiedzenia.
analysis-draw = { "  " }ruch { $number } ({ $move }): { $shares }
analysis-decisions = Najdroższe decyzje, według tego, co gracz mógł wiedzieć:
analysis-decision = { "  " }ruch { $number }, { $name }: { $move } zamiast { $best } kosztowało { $loss } ± { $error }
analysis-better = Co mogło być lepsze, według tego, co gracz mógł wiedzieć:
analysis-choice = { "  " }ruch { $number }, { $name }: { $best } zamiast { $move }
analysis-means = Szczęście: co przyniosły losowania i kości wobec średniej. Decyzje: ile każda średnio straciła wobec możliwości, która wyglądała najlepiej. Jedno i drugie w punktach procentowych wygranej, według oceny botów.
analysis-together = Gdzie wszyscy wygrywają lub przegrywają razem, i dla grających samotnie, ocena botów nie jest szansą wygranej: szczęście i koszt decyzji są pominięte.
plot-moves = ruch
plot-chances = szansa na wygraną, w procentach
plot-luck-loss = całe szczęście (gładkie) i średnia decyzja (kreskowana), w punktach procentowych wygranej

# Co wygrywa
balance-title = { $title }: { $games } { $games ->
    [one] partia
    [few] partie
    [many] partii
   *[other] partii
}, miejsc: { $seats }, grają: { $bots }; miejsce wygrywa średnio { $fair } %
balance-seat = miejsce
balance-used = { $kind }
balance-leader-after = kto prowadził: { $kind }
balance-between = … pomiędzy nimi jeszcze { $count }
balance-times = razy
balance-rate = wygrane
balance-interval = przedział 95 %
balance-stands = wobec średniej
balance-above = powyżej
balance-below = poniżej
balance-even = bez wyraźnej różnicy
balance-means = Odsetek mówi, jak często wygrywał ten, kto z tej rzeczy korzystał, a przy wydarzeniu, jak często wygrywał w końcu ten, kto wtedy prowadził. Pokazuje, co idzie w parze z wygraną, a nie co ją powoduje.

# Zbiory danych
data-title = { $title }: { $games } { $games ->
    [one] zasymulowana partia
    [few] zasymulowane partie
    [many] zasymulowanych partii
   *[other] zasymulowanej partii
}
data-rows-games = Po wierszu na partię, razem { $rows }.
data-rows-decisions = Po wierszu na decyzję, także losu, razem { $rows }.
data-field = pole
data-type = typ
data-field-game = numer partii, od 0
data-field-decisions = decyzje graczy w partii
data-field-ending = jak partia się skończyła
data-field-number = numer ruchu w partii, od 1
data-field-seat = kto decydował: miejsce albo los (chance)
data-field-bot = kto grał na tym miejscu; puste przy losie
data-field-question = jakie było pytanie, po nazwie w regułach programu
data-field-options = wszystkie dozwolone ruchy; puste przy losie
data-field-move = wykonany ruch
data-field-score = punkty miejsca: w partii na jej końcu, w decyzji przed nią
data-field-win = udział miejsca w wygranej po zakończeniu partii
data-game = gra
data-rules = wersja reguł
data-edition = wydanie
data-edition-hash = skrót wydania
data-version = wersja Coven
data-seed = ziarno
data-games = partie
data-command = polecenie
data-licence = licencja
data-again = To samo polecenie w tej samej wersji daje te same wiersze. Partia n zależy tylko od ziarna i od n. Ruchy partii, razem z losem, odtwarzają ją.
data-clock = Niektóre z tych botów myślą na czas, więc na innej lub zajętej maszynie to samo polecenie rozegra inne partie. Ruchy partii, razem z losem, odtwarzają ją.
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
error-bot-budget = Budżet search to liczba iteracji (1000 albo 1000x4 w czterech drzewach) lub sekund (2s), a nie { $found }.
error-arena-who = Podaj boty (--bots witch,greedy,greedy) albo poproś o wszystkie poziomy (--ladder): jedno z dwojga.
error-ladder-together = Poziomy porównuje się w grze przeciw sobie; tu wszyscy wygrywają lub przegrywają razem. Podaj jednego bota na wszystkie miejsca: --bots.
error-bot-knob = Szukanie ustawia się przez { $words } i odpowiednią liczbę (scale: większą od 0; playout, turns: całkowitą; observers, keeps: 0 lub 1), jak w search:200:playout=8, a nie przez { $found }.
error-bot-patience = Poziomowi można dać tylko sekundy, jak w headologist:0.5s, a nie { $found }.
error-bots-count = Podano botów: { $found }, a miejsc: { $seats }; podaj jednego na wszystkie albo po jednym na każde.
error-seat-name = Miejsce { $number } wymaga imienia od 1 do 30 znaków albo bot:NAME; podano „{ $found }”.
error-seat-name-twice = Imię { $found } powtarza się; imiona muszą się różnić.
error-view-unknown = Nie ma widoku { $found }; są { $words }.
error-replay-number = Nie ma ruchu { $found }; wybierz od 0 do { $high }.
error-choice-number = Nie ma możliwości { $found }; wybierz od 1 do { $high }.
error-choice-complete = Wybór jest pełny po tylu numerach: { $count }; pozostałe pomiń.
error-paragraph-unknown = Nie ma akapitu { $found }; są { $words }.
error-play-no-game = Podaj grę: coven play witchs_brew --seats you,bot:witch,bot:apprentice
error-record-finished = { $file } to skończona rozgrywka; obejrzyj ją poleceniem `coven replay { $file }` albo wybierz inny plik.
error-analysis-unfinished = Analizować można tylko zakończoną partię; ta urywa się po ruchu { $moves }. Najpierw dograj ją do końca.
error-analysis-worlds = --worlds to 0 (możliwości pominięte) albo co najmniej 2 (jeden świat nic nie mówi o swoim błędzie), a nie { $found }.
error-job-died = Jeden z procesów dzielących pracę został zabity albo zabrakło mu pamięci. Nic nie zapisano; spróbuj ponownie, może z mniejszym --jobs.
error-parquet-missing = Zbiory danych wymagają pyarrow: pip install "coven-games[data]"
error-csv-and-out = --csv i --out to dwie postaci tych samych wierszy; podaj jedną z nich.
error-plot-format = Nazwa obrazka kończy się na { $words }, a nie jak { $found }.
error-plot-missing = Wykresy wymagają matplotlib: pip install "coven-games[plot]"
error-spiel-missing = Potrzebny jest OpenSpiel: pip install "coven-games[spiel]"
error-spiel-position = W tej pozycji liczba miejsc to { $seats }, a opcje to { $options }; gra zaś to { $game }. Wczytaj grę z takimi samymi.
error-spiel-observer = Brak obserwatora dla { $found }: nie ma żadnych parametrów, a część prywatna należy do jednego gracza albo do żadnego.
error-ray-missing = Klaster wymaga Ray: pip install "coven-games[cluster]"
error-ray-unreachable = Nie można połączyć się z klastrem Ray { $address } (RAY_ADDRESS): { $reason }
error-ray-version = Klaster Ray ma Coven { $found }; zainstaluj na wszystkich jego maszynach Coven { $expected }, jak tutaj.

error-word-twice = { $domain }: „{ $word }” występuje dwa razy.
error-move-twice = Dwa ruchy mają ten sam tekst: „{ $text }”.
error-move-number = Nie ma ruchu numer { $move }; liczba ruchów: { $count }.
error-move-unknown = Nie ma ruchu „{ $text }”. Podobne: { $near }.
error-not-offered = „{ $move }” nie jest tu możliwe (zasada { $rule }). Możliwe: { $legal }.
error-environment-reset = Nie ma rozgrywki, którą można kontynuować: najpierw wywołaj reset ({ $found } jej potrzebuje).
error-environment-no-mode = render() niczego nie rysuje, bo nie podano render_mode: { $words }.
error-environment-seed = Ziarno to liczba całkowita od 0, o najwyżej { $bits } bitach, a nie { $found }.
error-environment-opponents = opponents to jeden bot za wszystkich innych albo lista { $others }, po jednym na każde inne miejsce; podano { $found }.
error-vector-closed = Te rozgrywki są zamknięte; utwórz nowe przez VectorGames.
error-vector-not-offered = W rozgrywce { $row } ruch „{ $move }” nie jest możliwy. Możliwe: { $legal }.
error-vector-shape = Potrzebny jest jeden ruch na każdą z partii ({ $count }), w liczbach całkowitych, a nie tablica { $found }.
error-vector-workers = workers to 0 (partie prowadzi ten proces) albo liczba procesów, a nie { $found }.
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
error-position-agenda = { $where }: porządku nie da się wykonać przy tym stole; nie pasuje liczba, rzecz albo kolejność kroków.
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
error-table-luck = Wartość dla kości to jeden wiersz od 1 do { $high } znaków.
error-table-moves = Naraz można wysłać od 1 do { $high } ruchów, a nie { $found }.
error-table-phrase = Jednym naciśnięciem można powiedzieć { $words }, a nie { $found }.
cli-arg-tables-at-once = ile stołów jeden adres może otworzyć z rzędu; potem jeden na pół minuty
error-backup-not-one = { $where } nie jest kopią stołów.
error-backup-line = { $where }, wiersz { $line }: to nie jest stół w postaci, w jakiej zapisuje go `coven export`.
error-backup-table = { $where }, wiersz { $line }: { $reason }
backup-exported = { $count ->
    [one] Zapisano jeden stół
    [few] Zapisano { $count } stoły
   *[other] Zapisano { $count } stołów
 } w { $file }. Zachowaj ten plik dla siebie: są w nim tajemnice niedokończonych gier.
backup-imported = { $count ->
    [one] Przywrócono jeden stół
    [few] Przywrócono { $count } stoły
   *[other] Przywrócono { $count } stołów
 }; już były na miejscu: { $there }.
backup-progress = stoły
cli-export = Zapisuje stoły ze wszystkim, co do nich należy, w pliku.
    .examples =
        przykłady:
          coven export tables.jsonl
          coven export one.jsonl --table k7mq2xw9ab --database postgresql://USER:PASSWORD@HOST/NAME
cli-import = Przywraca stoły z pliku zapisanego przez `coven export`.
    .examples =
        przykłady:
          coven import tables.jsonl --database sqlite:///other.db
cli-arg-export-file = dokąd zapisać
cli-arg-import-file = plik do odczytania
cli-arg-export-table = tylko ten stół; można podać kilka razy
error-table-damaged = Dziennik tego stołu jest uszkodzony przy zdarzeniu { $number }: jego hash się nie zgadza.
error-table-outdated = Stół { $table } otwarto z innymi zasadami albo innym wydaniem ({ $edition }) niż te, które ma ten Coven.
error-table-busy = Zbyt wiele osób zmienia ten stół w tej samej chwili; wyślij jeszcze raz.
error-table-crowded = Do stołu ma usiąść { $found }, a miejsc jest { $high }.
error-table-full = Wszystkie miejsca są zajęte.
error-seat-unknown = Nie ma miejsca { $found }; są { $words }.
error-seat-which = Masz tu kilka miejsc: wskaż w "seat", o które chodzi.
error-no-seat = Twój link nie otwiera żadnego miejsca przy tym stole: możesz tylko patrzeć albo usiąść, jeśli masz zaproszenie.
error-not-your-seat = To nie twoje miejsce.
error-not-host = To może zrobić tylko gospodarz stołu.
error-not-invited = Z twoim linkiem nie można tu usiąść; poproś o zaproszenie.
error-no-table = Nie ma stołu { $found } albo nie masz do niego linku.
error-link-unknown = Ten link nie działa: jest niepełny albo został wycofany. Poproś o nowy.
error-store-url = Baza danych to sqlite:///FILE albo postgresql://USER:PASSWORD@HOST/NAME, a nie { $found }.
error-store-unreachable = Nie można otworzyć bazy danych { $found }: { $reason }.
error-store-in-use = Bazy { $found } używa już inny serwer. SQLite jest dla jednego procesu serwera; dla kilku użyj PostgreSQL.
error-store-away = Baza danych chwilowo nie odpowiada. Nic nie przepadło; za chwilę wyślij jeszcze raz.
error-bot-budget-high = Bot przy stole myśli nad ruchem najwyżej { $iterations } iteracji albo { $seconds } s, a nie { $found }.
error-bot-lost = Nie udało się zapytać bota { $bot }; serwer próbuje ponownie.
error-webhook-host = Powiadomienia o ruchu można wysyłać tylko na hosty, na które zezwolił administrator ({ $words }), a nie na { $found }.
error-limit-requests = Za dużo żądań: najwyżej { $rate } na sekundę. Poczekaj chwilę.
error-limit-messages = Za dużo wiadomości: najwyżej { $rate } na sekundę. Poczekaj chwilę.
error-limit-body = To za dużo: najwyżej { $high } bajtów.
error-limit-sockets = Za dużo otwartych połączeń z twojego adresu: może ich być najwyżej { $high }.
error-limit-tables = Stołów na tym serwerze jest już { $high }, nowych nie otwiera.
error-limit-links = Stół ma najwyżej { $high } linków jednego rodzaju; poproś o link gospodarza.
error-not-lesson = Podpowiedzi są tylko w partii z przewodnikiem.
error-serve-network = --metrics-for: „{ $found }” to ani adres, ani sieć; napisz na przykład 10.0.0.7 albo 10.0.0.0/8.
error-limit-analyses = Partii analizowanych i czekających jest już { $high }; spróbuj za minutę.
error-limit-new-analyses = Za dużo analiz z twojego adresu: można { $high } z rzędu, potem jedna na minutę.
error-limit-new-tables = Za dużo nowych stołów z twojego adresu: można { $high } z rzędu, potem jeden na pół minuty.
error-foreign-origin = To żądanie przyszło z innej strony ({ $found }); mogą je wysyłać tylko strony tego serwera.
error-message-form = Wiadomość to tekst, który ma najwyżej { $high } znaków.
error-message-json = Wiadomość to obiekt JSON z polem "do", a nie: { $found }
error-request-form = { $where }: { $reason }
error-http-status = Serwer odpowiada { $found }: nic się tu nie da zrobić.
error-server-fault = Coś jest nie tak na serwerze. Nic się nie zmieniło; administrator znajdzie przyczynę w dzienniku.
error-proof-commitment = To nie ten sekret, który ustalono przed grą.
error-proof-draw = Zdarzenie { $number }: z kości wychodzi { $expected }, a nie { $found }.
error-serve-public-url = Publiczny URL zaczyna się od http:// albo https://, a nie tak: { $found }
error-serve-port-taken = Port { $port } na { $host } jest zajęty; wybierz inny przez --port.
error-serve-port = Nie można nasłuchiwać na { $host }, port { $port }: { $reason }.
serve-open = Coven jest otwarty: { $link }
serve-sqlite = Stoły są przechowywane w { $database } (SQLite, jeden proces serwera).
serve-lan = Każdy w tej samej sieci może zeskanować kod albo otworzyć link.
serve-stop = Ctrl-C zatrzymuje serwer; stoły zostają.
cli-serve = Otwórz stoły dla znajomych i botów: w przeglądarce, w terminalu, dla programów.
    .examples =
        przykłady:
          coven serve
          coven serve --lan
          coven serve --database postgresql://USER:PASSWORD@HOST/NAME --public-url https://coven.example.org
cli-arg-host = adres, na którym nasłuchiwać (127.0.0.1: tylko ten komputer)
cli-arg-port = port (8000; 0 bierze dowolny wolny)
cli-arg-lan = nasłuchuj dla wszystkich w tej samej sieci; wypisz link i kod QR
cli-arg-database = gdzie są przechowywane stoły: sqlite:///FILE albo postgresql://...
cli-arg-public-url = pod jakim adresem ludzie widzą ten serwer: dla linków, ciasteczek i sprawdzania pochodzenia żądań
cli-arg-trusted-proxy = adres proxy, którego nagłówki mówią, kto naprawdę przychodzi
cli-arg-serve-edition = własne wydanie, które serwer zaproponuje; można podać kilka razy
cli-arg-webhook-host = host, na który można wysyłać powiadomienia o ruchu; można podać kilka razy
cli-arg-workers = w ilu procesach myślą boty
cli-arg-sockets = ile połączeń może utrzymywać jeden adres
cli-arg-requests = ile żądań na sekundę może wysyłać jeden adres
cli-arg-metrics-for = jakie inne komputery mogą czytać /metrics: adres lub sieć, np. 10.0.0.0/8 (można powtarzać)
cli-arg-log-level = jak dokładnie prowadzić dziennik, wierszami JSON na standardowe wyjście błędów
cli-join = Graj przy stole serwera z tego terminala.
    .examples =
        przykłady:
          coven join 'https://coven.example.org/join#TOKEN'
          coven join 'http://127.0.0.1:8000/join#TOKEN' --name Anna --seat blue
        Link to ten, który masz: zaproszenie, twoje miejsce, link widza albo gospodarza stołu.
cli-arg-link = link do stołu: https://HOST/join#TOKEN
cli-arg-join-name = twoje imię, jeśli link jest zaproszeniem; bez niego padnie pytanie
cli-arg-join-seat = miejsce, na przykład blue; bez niego pierwsze wolne
join-name = Twoje imię przy tym stole?
join-seated = Twoje miejsce: { $seat }. Twój własny link, także dla innego urządzenia: { $link }
join-free = wolne
join-open = { $host ->
    [yes] Stół jest otwarty. Wpisz start, gdy wszyscy usiądą; bot blue witch sadza bota.
   *[other] Stół jest otwarty; grę zaczyna gospodarz.
}
join-commands = numer = wybór · ? = reguła · undo = cofnij · log = dziennik · say TEKST · help · quit = wyjście
join-help =
    numer = wybór; kilka numerów przy tajnym wyborze · Enter = znów stół · ? = reguła · ?4.5 = ta reguła
    undo = cofnij · log = wszystko, co było · say TEKST = czat · quit = wyjście; stół zostaje
    propose undo · propose pace live 120 · propose replace IMIĘ = pytanie do innych · yes · no = odpowiedź
    order SŁOWO = dla przerwań: { $orders }
    plan RUCH, RUCH = na następny tajny wybór; samo plan go odwołuje
    hurry · hurry off = ruchy bez wyboru robią się same · away = zastępuje cię bot · back = graj znowu
    start · bot MIEJSCE BOT · luck TEKST = przed grą
join-waiting = Czekamy: { $names } ...
join-lost = Połączenie z { $host } zerwane; próbujemy znowu. Ctrl-C kończy.
join-again = Połączenie wróciło.
join-taken-back = Coś zostało cofnięte.
join-away = { $who ->
    [you] Teraz gra za ciebie bot. Wpisz back, żeby znów grać samemu.
   *[other] { $name } – nieobecność; gra tam teraz bot.
}
join-back = { $who ->
    [you] Znów grasz samodzielnie.
   *[other] { $name } – znów przy stole.
}
join-proposal = { $name } proponuje: { $kind ->
    [undo] cofnąć ostatni wybór
    [pace] tempo { $pace }, { $seconds } s na decyzję
   *[other] niech za gracza { $other } gra bot
}. { $wanted ->
    [yes] Wpisz yes albo no.
   *[other] Pytanie do innych.
}
join-proposal-over = Propozycja jest rozstrzygnięta.
join-order-ended = Twoje polecenie się skończyło: { $reason ->
    [turn-over] pada inne pytanie
    [threatened] twój pionek jest w niebezpieczeństwie
    [not-possible] plan nie jest możliwy
    [not-complete] plan nie był pełny
   *[other] coś zostało cofnięte
}.
join-held = Twoja odpowiedź: { $move }. Liczy się, gdy okno się zamknie; do tego czasu można ją zmienić.
join-window = Tu wszyscy czekają { $seconds } s, czy ktoś odpowiada, czy nie.
join-leave = Stół zostaje. Powrót: coven join '{ $link }'
error-join-link = To nie jest link do stołu: { $found } – wygląda on tak: https://HOST/join#TOKEN i potrzebny jest w całości.
error-join-unreachable = Pod adresem { $host } nie odpowiada żaden serwer: { $reason }.
error-join-no-coven = { $host } odpowiada, ale nie tak jak serwer Coven (status { $status }).
error-join-refused = Serwer mówi: { $text }
error-join-not-asked = Teraz nie ma do ciebie żadnego pytania.
error-join-no-line = Teraz nie ma połączenia; wpisz to jeszcze raz, gdy wróci.
error-join-unsure = Połączenie zerwało się przed odpowiedzią: sprawdź, czy to się stało, zanim wpiszesz to znowu.
verify-proof = { $file } – udowodnione: { $events } { $events ->
    [one] zdarzenie
    [few] zdarzenia
   *[many] zdarzeń
}, { $moves } { $moves ->
    [one] ruch
    [few] ruchy
   *[many] ruchów
}, { $draws } { $draws ->
    [one] rzut
    [few] rzuty
   *[many] rzutów
} kości.
verify-commitment = Sekret pasuje do tego skrótu, który wszyscy mogli widzieć przed pierwszym rzutem: { $commitment }
error-proof-json = { $where }, wiersz { $line }, kolumna { $column }: dowód jest uszkodzony albo ucięty: { $found }.
error-proof-form = Dowód jest zniekształcony: { $path } – tego brakuje albo jest innego rodzaju.
error-proof-newer = { $where }: jest „{ $found }”, ten Coven czyta „{ $expected }”.
error-proof-event = Zdarzenie { $number } nie mogło nastąpić: { $reason }
error-proof-undo = nikt nie mógł tego cofnąć i nie wszyscy się zgodzili.
error-proof-cut = { $where }: po zdarzeniu { $number } gra nie jest skończona; dowód został ucięty.

# Prosta strona
page-skip = Przejdź do treści
page-rich = Rysowany stół
page-language = Język
page-home = Na pierwszą stronę
page-sorry = Nie udało się
page-about = Cztery gry planszowe o wiedźmach, dla przyjaciół i botów. Bez kont: wystarczy link.
page-turn = Twój ruch
page-mine = Moje gry
page-mine-none = Jeszcze żadnej. Otwórz stół albo dołącz przez link.
page-mine-move = twój ruch
page-mine-open = jeszcze nie zaczęta
page-mine-playing = ruszają się inni
page-mine-finished = skończona
page-moves = ruchy: { $count }
page-new = Otwórz stół
page-new-title = Nowy stół: { $game }
page-new-do = Otwórz stół
page-rules = Zasady
page-rules-of = Zasady gry { $game }
page-enter = Dołącz do stołu
page-enter-label = Link lub kod
page-enter-why = Wklej otrzymany link albo tylko to, co stoi po znaku #.
page-enter-plain = Bez JavaScriptu link nie otworzy się sam: skopiuj go z paska adresu i wklej tutaj.
page-enter-do = Dołącz
page-edition = Wydanie
page-seats-count = Liczba miejsc
page-people = Osoby przy tym ekranie
page-people-why = Jedno imię albo kilka, jeśli gracie na zmianę przy tym ekranie. Resztę zostaw pustą.
page-person = Gracz { $number }
page-fill = Pozostałe miejsca
page-fill-who = Kto tam siedzi
page-fill-bots = Boty
page-fill-guests = Na razie nikt: wolne dla gości
page-fill-some = { $count ->
    [one] Jeden bot, reszta wolna dla gości
    [few] { $count } boty, reszta wolna dla gości
   *[other] { $count } botów, reszta wolna dla gości
}
page-fill-bot = Jak grają boty
page-time = Czas
page-pace = Czas na decyzję
page-pace-none = bez ograniczeń
page-pace-live = { $time }: wszyscy razem przy stole
page-pace-slow = { $time }: każdy, kiedy chce
page-pace-why = Gdy komuś skończy się czas, gra za niego bot, aż wróci.
page-seconds = { $count } s
page-minutes = { $count } min
page-hours = { $count } godz.
page-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
   *[other] { $count } dni
}
page-interrupts = Przerwania
page-window-normal = Zwykłe: na każdego, kto mógłby odpowiedzieć, czeka się tak samo długo, więc nikt się nie dowie, kto mógł.
page-window-quick = Szybkie: pyta się tylko tych, którzy mają czym odpowiedzieć. To oszczędza czas, ale wszyscy widzą, kto nie miał czym.
page-window-quicker = Zmień na szybkie
page-window-slower = Zmień na zwykłe
page-options = Warianty zasad
page-table-id = Stół { $id }
page-look = Spójrz jeszcze raz
page-lost = Serwer teraz nie odpowiada. Nic nie zostało wysłane; spróbuj jeszcze raz.
page-open-free = { $count ->
    [one] Jeszcze jedno miejsce jest wolne.
    [few] Jeszcze { $count } miejsca są wolne.
   *[other] Jeszcze { $count } miejsc jest wolnych.
}
page-open-ready = Wszyscy siedzą. Gospodarz może zaczynać.
page-open-ready-host = Wszyscy siedzą. Możesz zaczynać.
page-seats = Miejsca
page-free = wolne
page-you = ty
page-bot = bot
page-away = nieobecność: gra bot
page-here = przy stole
page-asked = teraz odpowiada
page-watching = widzowie: { $count }
page-put-bot = Posadź bota
page-put-bot-kind = Bot na miejsce { $seat }
page-clear = Zwolnij miejsce
page-leave = Wstań od stołu
page-start = Zaczynamy
page-sit = Usiądź
page-sit-more = Ktoś jeszcze przy tym ekranie
page-sit-name = Imię
page-sit-place = Miejsce
page-sit-any = dowolne
page-sit-do = Usiądź
page-settings = Jak gramy
page-set = Zapisz
page-dice = Uczciwe kości
page-dice-why = Kości biorą się z tajemnicy serwera, ustalonej przed grą, i z tego, co dołoży każde miejsce. Po grze każdy może je sprawdzić.
page-dice-commitment = Tajemnica jest związana przez
page-luck = Coś od siebie
page-luck-do = Dodaj
page-links = Linki
page-link-invite = Utwórz zaproszenie
page-link-watch = Utwórz link do oglądania
page-link-own = Moje miejsce ({ $name }) na innym urządzeniu
page-link-seat = Nowy link do miejsca: { $name }
page-link-host = Link dla drugiego gospodarza
page-made-invite = Zaproszenie: kto je ma, może usiąść
page-made-watch = Link do oglądania
page-made-seat = Link do tego miejsca
page-made-host = Link dla drugiego gospodarza
page-made-link = Link
page-made-qr = Ten sam link jako kod QR
page-made-why = Link pokazuje się tylko raz i działa u każdego, kto go ma. Wysyłaj go tylko tym, dla których jest.
page-revoke = Cofnij linki
page-revoke-why = Wszystkie linki tego rodzaju przestaną działać, także te używane.
page-revoke-invite = Zaproszenia
page-revoke-watch = Linki do oglądania
page-revoke-seat = Linki do miejsca: { $name }
page-status-you = Twój ruch, { $name }: { $question }
page-status-wait = Czekamy: { $names }.
page-away-you = Teraz gra za ciebie bot.
page-back = Już jestem
page-news = Co się wydarzyło
page-table = Stół
page-jump = Do mojego wyboru
page-left = Pozostały czas
page-held = Twoja odpowiedź: { $move }. Wszystkie odpowiedzi zobaczymy razem, gdy minie czas; do tej pory możesz ją zmienić.
page-picks = Zaznacz wszystko, co wybierasz
page-picks-do = Wybierz
page-rule = Zasada { $rule }
page-rule-more = Wszystkie zasady
page-undo = Cofnij
page-undo-do = Cofnij mój ostatni wybór
page-undo-ballot = Trwa tajny wybór: wcześniejszych ruchów nie można teraz cofnąć.
page-undo-nothing = Nie ma jeszcze czego cofnąć.
page-undo-chance = Po twoim wyborze przemówił los: wybór zostaje.
page-undo-other = Po twoim wyborze ruszył się ktoś inny: wybór zostaje.
page-proposal = Propozycja
page-proposal-undo = { $name } prosi o cofnięcie ostatniego wyboru.
page-proposal-pace = { $name } proponuje inny czas na decyzję: { $pace }.
page-proposal-replace = { $name } proponuje, żeby bot zastąpił gracza { $other }.
page-proposal-wait = Pytamy pozostałych.
page-yes = Tak
page-no = Nie
page-propose = Zapytaj wszystkich
page-propose-undo = Czy mogę cofnąć mój ostatni wybór?
page-propose-pace = Zmień czas
page-propose-replace = Czy bot może zastąpić gracza { $name }?
page-orders = Moje polecenia
page-order-ask = Pytaj mnie
page-order-always-ask = Zawsze mnie pytaj, nawet gdy mogę tylko spasować
page-order-pass-turn = Pasuj za mnie do mojej następnej kolejki
page-order-pass-unthreatened = Pasuj za mnie, dopóki nic mojego nie jest w niebezpieczeństwie
page-order-pass-always = Zawsze pasuj za mnie
page-plan = Mój następny tajny wybór
page-plan-why = Zostanie dokonany za ciebie, gdy tylko padnie pytanie. Żeby go wycofać, nie zaznaczaj niczego.
page-plan-do = Zapamiętaj ten wybór
page-hurry = Ruchy bez wyboru
page-hurry-why = Można je robić za ciebie. Inni mogą wtedy zobaczyć, że nie było wyboru.
page-hurry-on = Rób je za mnie
page-hurry-off = Pytaj mnie znowu
page-ended-threatened = Coś twojego jest w niebezpieczeństwie, więc znowu cię pytamy.
page-ended-turn-over = Polecenie było na jedną kolejkę; znowu cię pytamy.
page-ended-not-possible = Zaplanowany wybór nie był możliwy. Wybierz od nowa.
page-ended-not-complete = Zaplanowany wybór nie był pełny. Wybierz od nowa.
page-ended-undone = Coś cofnięto i zaplanowany wybór przepadł.
page-log = Cały dziennik ({ $count })
page-talk = Rozmowa
page-say = Twoja wiadomość
page-say-do = Powiedz
page-phrases = Szybkie słowa
page-phrase-hello = Cześć!
page-phrase-well-played = Dobry ruch!
page-phrase-thinking = Myślę.
page-phrase-one-moment = Chwileczkę, proszę.
page-phrase-oops = Ojej!
page-phrase-your-turn = Twój ruch!
page-phrase-thanks = Dzięki!
page-phrase-good-game = Dobra gra!
page-mute = Kogo czytam
page-mute-one = Nie czytaj więcej: { $name }
page-unmute-one = Czytaj znowu: { $name }
page-note = Moja prywatna notatka
page-note-why = Nikt inny nigdy jej nie zobaczy.
page-hot = Przy tym ekranie
page-hot-back = Do stołu, bez niczyich tajemnic
page-hot-talk = Żeby coś powiedzieć, najpierw przejmij ekran dla jednego ze swoich miejsc.
page-hand-on = Przekaż ekran: { $name }
page-hand-over = Teraz przy ekranie: { $name }
page-hand-over-why = Idź dalej, gdy nikt inny nie patrzy.
page-hand-over-do = To ja, { $name }
page-standings = Wynik końcowy
page-again = Co teraz?
page-rematch = Jeszcze raz, wszyscy o jedno miejsce dalej
page-rematch-there = Do następnej gry
page-record = Zapis gry
page-proof = Dowód kości
page-what-if = Co by było, gdyby… po ruchu
page-what-if-why = Otwiera nowy stół, który zaczyna się od tej chwili gry.
page-what-if-do = Graj stamtąd
page-moments = Zobacz dowolną chwilę
page-moment = Po ruchu { $number } z { $last }
page-moment-number = Ruch
page-moment-by = Oczami
page-moment-spectator = widza
page-moment-do = Pokaż
page-moment-first = Początek
page-moment-back = Wstecz
page-moment-on = Dalej
page-moment-last = Koniec
page-moment-leave = Wróć do stołu
error-proof-facts = jego dane nie są takie, jakie ma takie zdarzenie.
error-join-other-version = { $host } pokazuje stół w sposób, którego ten Coven nie rozumie ({ $reason }). Pomoże ta sama wersja po obu stronach.
play-picks = Wpisz naraz numery wszystkiego, co wybierasz, na przykład 1 4 7.
page-step-away = Odchodzisz od stołu
page-step-away-why = Bot gra za ciebie, dopóki nie powiesz, że już jesteś.
page-step-away-do = Niech gra za mnie bot
