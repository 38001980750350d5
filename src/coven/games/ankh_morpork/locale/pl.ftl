# Discworld: Ankh-Morpork. Names, effects, moves, questions and notes; the rules themselves are in rules/.
card-mr-boggis = Pan Boggis
card-mr-bent = Pan Bent
card-the-beggars-guild = Gildia Żebraków
card-the-bank-of-ankh-morpork = Bank Ankh-Morpork
card-the-ankh-morpork-sunshine-dragon-sanctuary = Słoneczne Schronisko dla Smoków w Ankh-Morpork
card-sergeant-angua = Sierżant Angua
card-the-agony-aunts = Ciotki Agonii
card-the-dysk = Teatr Dysk
card-the-duckman = Człowiek Kaczka
card-drumknott = Drumknott
card-cmot-dibbler = G.S.P. Dibbler
card-dr-cruces = Doktor Cruces
card-captain-carrot = Kapitan Marchewa
card-mrs-cake = Pani Cake
card-groat = Groat
card-gimlets-dwarf-delicatessen = Krasnoludzkie delikatesy Gimleta
card-gaspode = Gaspode
card-fresh-start-club = Klub Nowy Początek
card-foul-ole-ron = Paskudny Stary Ron
card-the-fools-guild = Gildia Błaznów
card-the-fire-brigade = Straż pożarna
card-inigo-skimmer = Inigo Skimmer
card-history-monks = Mnisi Historii
card-hex = Hex
card-here-n-now = Tu-i-Teraz
card-harry-king = Harry Król
card-hargas-house-of-ribs = Dom Żeberek Hargi
card-mr-gryle = Pan Gryle
card-the-peeled-nuts = Łuskane Orzeszki
card-the-opera-house = Gmach Opery
card-nobby-nobbs = Nobby Nobbs
card-modo = Modo
card-the-mended-drum = Załatany Bęben
card-librarian = Bibliotekarz
card-leonard-of-quirm = Leonard z Quirmu
card-shonky-shop = Sklep z tandetą
card-sacharissa-cripslock = Sacharissa Cripslock
card-rosie-palm = Rosie Palm
card-rincewind = Rincewind
card-the-royal-mint = Mennica Królewska
card-queen-molly = Królowa Molly
card-pink-pussycat-club = Klub Różowej Kici
card-zorgo-the-retro-phrenologist = Zorgo Retrofrenolog
card-dr-whiteface = Doktor Whiteface
card-wallace-sonky = Wallace Sonky
card-the-seamstresses-guild = Gildia Szwaczek
card-mr-pin-and-mr-tulip = Pan Szpila i pan Tulipan
card-the-thieves-guild = Gildia Złodziei
card-sergeant-cheery-littlebottom = Sierżant Cudo Tyłeczek
card-otto-chriek = Otto Chriek
card-the-clacks = Sekary
card-sergeant-colon = Sierżant Colon
card-cosmo-lavish = Cosmo Lavish
card-the-dean = Dziekan
card-hello = WITAJ
card-burleigh-and-stronginthearm = Burleigh i Stronginthearm
card-the-bursar = Kwestor
card-cable-street-particulars = Specjalni z ulicy Kablowej
card-canting-crew = Żebracza kompania
card-carcer = Carcer
card-the-chair-of-indefinite-studies = Kierownik studiów nieokreślonych
card-sir-charles-lavatory = Sir Charles Lavatory
card-dorfl = Dorfl
card-sergeant-detritus = Sierżant Detrytus
card-deep-dwarves = Krasnoludy głębinowe
card-adora-belle-dearheart = Adora Belle Dearheart
card-the-alchemists-guild = Gildia Alchemików
card-the-auditors = Audytorzy
card-buggy-swires = Buggy Swires
card-susan = Susan
card-sybil-vimes = Sybil Vimes
card-mr-teatime = Pan Herbatka
card-the-watch = Straż
card-wee-mad-arthur = Szalony Mały Arthur
card-william-de-worde = William de Worde
card-willikins = Willikins
card-archchancellor-ridcully = Nadrektor Ridcully
card-ruby = Ruby
card-the-senior-wrangler = Pierwszy prymus
card-mr-shine = Pan Blask
card-mr-slant = Pan Slant
card-the-smoking-gnu = Dymiący Gnu
card-stanley = Stanley
card-moist-von-lipwig = Moist von Lipwig
card-doctor-mossy-lawn = Doktor Mossy Lawn
card-patricians-palace = Pałac Patrycjusza
card-ponder-stibbons = Myślak Stibbons
card-the-post-office = Urząd Pocztowy
card-reacher-gilt = Reacher Gilt
card-professor-of-recent-runes = Wykładowca run współczesnych
card-doctor-hix = Doktor Hix
card-hobsonss-livery-stable = Stajnia Hobsona
card-hubert = Hubert
card-igor = Igor
card-the-luggage = Bagaż
card-the-mob = Tłum
card-lord-downey = Lord Downey
card-dwarves = Krasnoludy
card-edward-death = Edward d'Eath
card-errol = Errol
card-gargoyles = Gargulce

area-dolly-sisters = Siostry Dolly
area-unreal-estate = Nierealne Włości
area-dragons-landing = Smocze Lądowisko
area-small-gods = Pomniejsze Bóstwa
area-the-scours = Ścieki
area-the-hippo = Hippo
area-the-shades = Mroki
area-dimwell = Dimwell
area-longwall = Długi Mur
area-isle-of-gods = Wyspa Bogów
area-seven-sleepers = Siedmiu Śpiących
area-nap-hill = Drzemiące Wzgórze

# Zdarzenia losowe. Liczby pochodzą z wydania.
event-the-dragon = Smok
    .text = Rzuć kostką: z tej dzielnicy usuwa się wszystkich agentów, trolle i demony, budynek oraz znacznik niepokojów.
event-flood = Powódź
    .text = Rzuć kostką { $rolls } { $rolls ->
        [one] raz
        [few] razy
       *[many] razy
    }: wylosowane dzielnice są zalane, jeśli leżą nad rzeką. Gracze przesuwają stamtąd wszystkich swoich agentów do sąsiednich, niezalanych dzielnic.
event-fire = Pożar
    .text = Rzuć kostką: budynek w tej dzielnicy zostaje usunięty. Jeśli tam był, rzucaj dalej i usuwaj budynki, dopóki każda kolejna dzielnica sąsiaduje z poprzednią i ma budynek.
event-fog = Mgła
    .text = { $cards ->
        [one] { $cards } kartę z wierzchu talii pokazuje się wszystkim i odrzuca.
        [few] { $cards } karty z wierzchu talii pokazuje się wszystkim i odrzuca.
       *[many] { $cards } kart z wierzchu talii pokazuje się wszystkim i odrzuca.
    }
event-riots = Zamieszki
    .text = Jeśli na planszy { $markers ->
        [one] leży co najmniej { $markers } znacznik
        [few] leżą co najmniej { $markers } znaczniki
       *[many] leży co najmniej { $markers } znaczników
    } niepokojów, gra natychmiast się kończy i decydują punkty. W przeciwnym razie nic się nie dzieje.
event-explosion = Eksplozja
    .text = Rzuć kostką: budynek w tej dzielnicy zostaje usunięty.
event-mysterious-murders = Tajemnicze morderstwa
    .text = Po kolei, począwszy od aktywnego gracza, każdy rzuca kostką i usuwa z tej dzielnicy jednego wybranego agenta, trolla lub demona.
event-demons-from-the-dungeon-dimensions = Demony z Piekielnych Wymiarów
    .text = Rzuć kostką { $rolls } { $rolls ->
        [one] raz
        [few] razy
       *[many] razy
    }: do każdej wylosowanej dzielnicy trafia demon i, jeśli go brak, znacznik niepokojów. Dopóki jest tam demon, nikt nie kontroluje dzielnicy, jej karta nie działa, a agenci i budynki w niej są nic niewarci.
event-subsidence = Osiadanie gruntu
    .text = Każdy gracz płaci do banku ${ $price } za każdy swój budynek. Nieopłacone budynki się usuwa.
event-bloody-stupid-johnson = Cholernie Głupi Johnson
    .text = Rzuć kostką: jeśli karta tej dzielnicy ma właściciela, wypada z gry, a właściciel usuwa stamtąd jednego swojego agenta. Budynek zostaje.
event-trolls = Trolle
    .text = Rzuć kostką { $rolls } { $rolls ->
        [one] raz
        [few] razy
       *[many] razy
    }: do każdej wylosowanej dzielnicy trafia troll. Jeśli stoi tam już agent, troll lub demon, dokłada się znacznik niepokojów.
event-earthquake = Trzęsienie ziemi
    .text = Rzuć kostką { $rolls } { $rolls ->
        [one] raz
        [few] razy
       *[many] razy
    }: budynki w wylosowanych dzielnicach zostają usunięte.

personality-lord-vetinari = Lord Vetinari
personality-lord-selachii = Lord Selachii
personality-lord-rust = Lord Rust
personality-lord-de-worde = Lord de Worde
personality-dragon-king-of-arms = Smok Herbowy Królewski
personality-chrysoprase = Chryzopras
personality-commander-vimes = Komendant Vimes

# Jak wygrywają postacie
goal-spies = Na początku twojej tury twoi agenci stoją w co najmniej { $needed } { $needed ->
    [one] dzielnicy
    [few] dzielnicach
   *[many] dzielnicach
} bez demonów.
goal-control = Na początku swojej tury kontrolujesz co najmniej { $needed } { $needed ->
    [one] dzielnicę
    [few] dzielnice
   *[many] dzielnic
}.
goal-trouble = Na początku twojej tury na planszy { $needed ->
    [one] leży co najmniej { $needed } znacznik
    [few] leżą co najmniej { $needed } znaczniki
   *[many] leży co najmniej { $needed } znaczników
} niepokojów.
goal-fortune = Na początku twojej tury twoje pieniądze i koszt twoich budynków, po odjęciu pożyczek, dają co najmniej ${ $needed }.
goal-outlast = Talia się kończy, zanim ktokolwiek wygrał.

# Co robią karty dzielnic
power-earn = Weź ${ $amount } z banku.
power-hire = Zapłać do banku ${ $price } i umieść swojego agenta w dzielnicy „{ $area }” lub sąsiedniej.
power-draw-discard = Weź kartę z talii, a potem odrzuć jedną kartę.
power-protect = Gdy zdarzenie losowe ma dotknąć twojego agenta lub budynku, zapłać do banku ${ $price }, a nic mu się nie stanie. Za każdy element płaci się osobno.
power-sell = Odrzuć kartę i weź ${ $amount } z banku.
power-stir = Połóż znacznik niepokojów w dzielnicy „{ $area }” lub sąsiedniej, gdzie stoi agent i nie ma jeszcze znacznika.
power-calm = Zapłać do banku ${ $price } i usuń z planszy jeden znacznik niepokojów.

# Co mówi zwój na karcie
scroll-take-from-each = Każdy inny gracz daje ci ${ $amount } albo wszystko, co ma, jeśli ma mniej.
scroll-loan = Połóż tę kartę przed sobą i weź ${ $amount } z banku. Na koniec gry oddaj ${ $repay }, a jeśli nie możesz, stracisz { $penalty } { $penalty ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
scroll-beg = Wybierz innego gracza: oddaje ci z ręki { $cards } { $cards ->
    [one] wybraną przez siebie kartę
    [few] wybrane przez siebie karty
   *[many] wybranych przez siebie kart
}.
scroll-each-gives = Każdy inny gracz daje ci kartę albo ${ $amount }, jak woli.
scroll-earn-minions-in = Weź z banku ${ $amount } za każdego agenta w dzielnicy „{ $area }”, licząc też trolle i demony.
scroll-move-other = Przesuń cudzego agenta do sąsiedniej dzielnicy.
scroll-play-cards = Zagraj jeszcze { $cards } { $cards ->
    [one] kartę
    [few] karty, jedną po drugiej
   *[many] kart, jedną po drugiej
}.
scroll-dibbler = Rzuć kostką: przy { $low } lub więcej weź ${ $gain } z banku, przy 1 zapłać do banku ${ $pay } albo usuń jednego swojego agenta.
scroll-look-personalities = Obejrzyj w tajemnicy wszystkie nieużyte postacie oprócz { $hide } { $hide ->
    [one] losowej
    [few] losowych
   *[many] losowych
}.
scroll-jester = Wybierz innego gracza: płaci ci ${ $amount }, a jeśli nie, ta karta leży przed nim do końca gry i zajmuje jedno miejsce na jego ręce.
scroll-arson = Wybierz innego gracza, który ma budynek: płaci ci ${ $amount } albo usuwasz jeden z jego budynków.
scroll-recover = Weź na rękę { $cards } { $cards ->
    [one] losową kartę
    [few] losowe karty
   *[many] losowych kart
} ze stosu kart odrzuconych.
scroll-draw = Weź { $cards } { $cards ->
    [one] kartę
    [few] karty
   *[many] kart
} z talii.
scroll-here-n-now = Rzuć kostką: przy { $low } lub więcej weź ${ $amount } od innego gracza, przy 1 usuń jednego swojego agenta.
scroll-sell-discards = Odrzuć dowolną liczbę kart i weź z banku ${ $amount } za każdą.
scroll-take-from-one = Weź od innego gracza ${ $amount } albo wszystko, co ma, jeśli ma mniej.
scroll-discard-one = Odrzuć jedną kartę.
scroll-earn-trouble = Weź z banku ${ $amount } za każdy znacznik niepokojów na planszy.
scroll-sell-card = Oddaj innemu graczowi jedną swoją kartę. Płaci ci za nią ${ $amount } albo wszystko, co ma, jeśli ma mniej.
scroll-move-from-trouble = Przesuń swojego agenta z dzielnicy ze znacznikiem niepokojów do sąsiedniej.
scroll-swap-personality = Wymień swoją postać na losową spośród nieużytych.
scroll-hire-removal = Zapłać innemu graczowi ${ $amount }. Usuwa on agenta, ale nie twojego, z dzielnicy ze znacznikiem niepokojów.
scroll-remove-in = Usuń jednego agenta z dzielnicy „{ $area }”. Znacznik niepokojów nie jest potrzebny.
scroll-hire-assassin = Zapłać innemu graczowi ${ $amount } i dokonaj zabójstwa: usuń cudzego agenta z dzielnicy ze znacznikiem niepokojów.
scroll-swap-minions = Zamień miejscami dwóch dowolnych agentów z różnych dzielnic.
scroll-search-hand = Obejrzyj rękę innego gracza i wybierz z niej kartę, która zostaje odrzucona.
scroll-roll-remove = Rzuć kostką { $rolls } { $rolls ->
    [one] raz
    [few] razy
   *[many] razy
} i usuń po jednym agencie z każdej wylosowanej dzielnicy.
scroll-swap-hands = Wymień całą swoją rękę z innym graczem.
scroll-earn-buildings = Weź z banku ${ $amount } za każdy budynek na planszy.
scroll-move-own = Przesuń swojego agenta do dowolnej innej dzielnicy.
scroll-place-quietly = Umieść swojego agenta w dowolnej dzielnicy. Nie kładzie się przy tym znacznika niepokojów.
scroll-refresh-hand = Odrzuć najwyżej { $cards } { $cards ->
    [one] kartę
    [few] karty
   *[many] kart
}, a potem dobierz tyle, aby mieć na ręce { $hand }.
scroll-all-remove = Każdy inny gracz usuwa jednego swojego agenta.
scroll-buy-in-peace = Zastąp cudzy budynek w dzielnicy bez znacznika niepokojów swoim. Zapłać jego koszt właścicielowi i weź kartę dzielnicy.
scroll-buy-in-trouble = Zastąp cudzy budynek w dzielnicy ze znacznikiem niepokojów swoim. Zapłać jego koszt właścicielowi i weź kartę dzielnicy.
scroll-build-half = Postaw budynek według zwykłych zasad za połowę kosztu.
scroll-place-at-building = Umieść swojego agenta w dzielnicy, w której masz budynek.
scroll-place-near = Umieść { $count ->
    [one] { $count } swojego agenta
    [few] do { $count } swoich agentów
   *[many] do { $count } swoich agentów
} w dzielnicy „{ $area }” lub obok niej.
scroll-earn-in-trouble = Wybierz dzielnicę ze znacznikiem niepokojów i weź z banku ${ $amount } za każdego agenta, który w niej stoi.
scroll-place-in-trouble = Umieść swojego agenta w dzielnicy ze znacznikiem niepokojów.
scroll-take-blind = Wyciągnij w ciemno { $cards } { $cards ->
    [one] kartę
    [few] karty
   *[many] kart
} z ręki innego gracza. Jedną zatrzymaj, resztę oddaj.
scroll-cause-trouble = Połóż znacznik niepokojów w dowolnej dzielnicy, w której go nie ma.
scroll-spread-trouble = Połóż znacznik niepokojów w dzielnicy, w której go nie ma, ale jest w sąsiedniej.
scroll-hire-move = Zapłać innemu graczowi ${ $amount } i przesuń swojego agenta do dowolnej innej dzielnicy.
scroll-force-payment = Wybierz dwóch innych graczy: pierwszy daje drugiemu ${ $amount }.
scroll-errol = Rzuć kostką: przy { $low } lub więcej usuń agenta z dzielnicy ze znacznikiem niepokojów, przy 1 usuń jednego swojego.
scroll-draw-per-building = Weź z talii kartę za każdy swój budynek na planszy.
scroll-stop-harm = Gdy inny gracz ma przesunąć lub usunąć twojego agenta, zostaje on na miejscu.
scroll-stop-removal = Gdy twój agent ma zostać usunięty, z jakiegokolwiek powodu, zostaje na miejscu.
scroll-stop-text = Gdy tekst karty innego gracza ma podziałać na ciebie, nie działa.
scroll-return-minion = Gdy twój agent został usunięty, od razu umieść go w innej dzielnicy.
scroll-end-turn = W swojej turze, po zagraniu karty: tura natychmiast się kończy, a ostatnio zagrana karta wraca na twoją rękę.

# Symbole
symbol-minion = agent
symbol-building = budynek
symbol-assassinate = zabójstwo
symbol-calm = usuń niepokoje
symbol-money = ${ $amount }
symbol-scroll = zwój
symbol-event = zdarzenie losowe
symbol-play = kolejna karta
symbol-interrupt = przerwanie

# Opcje
option-gaspode_murders = Gaspode a Tajemnicze morderstwa
    .why = Włączona: Gaspode ratuje agenta także wtedy, gdy kostką na Tajemnicze morderstwa rzuca inny gracz. Domyślnie wyłączona, bo Gaspode odpowiada na działanie gracza, a nie na zdarzenie losowe.
option-fog_ends = Mgła może zakończyć grę
    .why = Włączona: jeśli Mgła odkryje ostatnią kartę talii, gra natychmiast się kończy, jak przy dobraniu jej przez gracza; tak jest domyślnie, żeby pusta talia zawsze znaczyła to samo. Wyłączona: gra toczy się, aż ktoś ma dobrać kartę, a jej nie ma.
option-fire_spreads = Pożar idzie dalej od ocalonego budynku
    .why = Włączona: budynek ocalony przez Pomniejsze Bóstwa liczy się jako płonący i rzuca się od niego dalej; tak jest domyślnie, bo chroniony jest tylko ten jeden budynek. Wyłączona: pożar tam się zatrzymuje.
option-subsidence = Opłata przy Osiadaniu gruntu
    .why = pay: kto może zapłacić, musi, a komu brakuje pieniędzy, ten wybiera, które budynki zachować; tak jest domyślnie, jak w instrukcjach. choose: właściciel swobodnie decyduje o każdym budynku, bo tak można czytać kartę.
option-revival = Dokąd wraca usunięty agent
    .why = by_rule: Igor i Klub Nowy Początek trzymają się zwykłych zasad umieszczania, w innej dzielnicy niż przedtem; tak jest domyślnie, jak w angielskiej instrukcji. anywhere: w dowolnej innej dzielnicy.
option-mossy_refill = Dobieranie po karcie Doktor Mossy Lawn
    .why = Włączona: tura kończy się jak zwykle, z dobieraniem kart; tak jest domyślnie, bo karta tego nie odbiera. Wyłączona: bez dobierania.
option-marker_needs_minion = Niepokoje tylko tam, gdzie jest agent
    .why = Włączona: Doktor Hix i Tłum mogą położyć znacznik tylko tam, gdzie stoi agent. Domyślnie wyłączona, bo obie karty tego nie wymagają.
option-move_neutrals = Można przesuwać trolle i demony
    .why = Włączona: Człowiek Kaczka, Paskudny Stary Ron i Żebracza kompania mogą przesuwać także trolle i demony; tak jest domyślnie, bo instrukcja zrównuje je z agentami. Wyłączona: tylko agentów innych graczy.
option-small_gods_reach = Jak daleko sięgają Pomniejsze Bóstwa
    .why = own_area: Pomniejsze Bóstwa nie wpuszczają demona lub trolla tylko tam, gdzie płacący ma agenta lub budynek; tak jest domyślnie, bo karta chroni to, co własne. demons_anywhere: demona można zatrzymać w każdej dzielnicy, trolla nadal tylko tam.
option-small_gods_trolls = Pomniejsze Bóstwa a trolle
    .why = Włączona: Pomniejsze Bóstwa nie wpuszczają także trolli; tak jest domyślnie, bo z demonami robią to samo. Wyłączona: na trolle nie działają.
option-flood_dry = Suche dzielnice podczas Powodzi
    .why = Włączona: wylosowana dzielnica, która nie leży nad rzeką, nie jest zalana i można do niej wejść; tak jest domyślnie, zgodnie z instrukcją. Wyłączona: nie można do niej wejść.
option-must_play = Kartę trzeba zagrać
    .why = Włączona: kto ma na ręce kartę, która nie jest samym przerwaniem, musi jedną zagrać; tak jest domyślnie i mało przeszkadza, bo większość karty można pominąć. Wyłączona: można pasować.
option-max_turns = Limit tur
    .why = Zasada domowa, żeby każda rozgrywka się skończyła: po tylu turach wszystkich graczy razem decydują punkty. 0 oznacza brak limitu; wartość domyślna jest wysoka, żeby przerywać tylko gry, które inaczej by się nie skończyły.

# Gra
game-title = Świat Dysku: Ankh-Morpork
game-blurb = Patrycjusz zniknął. Każdy ma tajny cel i jedną kartę na turę, żeby go osiągnąć, zanim inni odgadną, o co chodzi.
owner-red = Czerwony
owner-blue = Niebieski
owner-yellow = Żółty
owner-green = Zielony
owner-troll = troll
owner-demon = demon

# Ruchy
move-play = Zagraj: { $card }
move-interrupt = Przerwij: { $card }
move-discard = Odrzuć: { $card }
move-give = Oddaj: { $card }
move-keep = Zatrzymaj: { $card }
move-place = Umieść agenta: { $area }
move-lift = Podnieś agenta: { $area }
move-build = Buduj: { $area }
move-tear-down = Usuń budynek: { $area }
move-buy = Przejmij budynek: { $area }
move-trouble = Połóż znacznik niepokojów: { $area }
move-calm = Usuń znacznik niepokojów: { $area }
move-use = Użyj karty dzielnicy: { $area }
move-area = Wybierz: { $area }
move-remove = Usuń agenta: { $owner }, { $area }
move-move = Przesuń agenta: { $owner }, { $area }
move-swap = Zamień agenta: { $owner }, { $area }
move-to = Do dzielnicy: { $area }
move-player = { $seat }
move-take = Tak, wykonaj
move-skip = Pomiń
move-pass = Pas
move-pay = Zapłać
move-refuse = Nie
move-give-card = Oddaj kartę
move-save = Zapłać: Pomniejsze Bóstwa
move-done = Gotowe
move-first = Zaczyna { $seat }
move-draw = Dobrana karta: { $card }
move-reveal = Odkryta karta: { $card }
move-recover = Wraca karta: { $card }
move-blind = W ciemno: { $card }
move-roll = Na kostce { $die }
move-happens = Zdarzenie: { $event }
move-become = { $personality }
move-hide = Ukryta zostaje: { $personality }

# Co da ruch
effect-build = koszt ${ $price }. Karta dzielnicy: { $power }
effect-player = ${ $money }, { $cards } { $cards ->
    [one] karta
    [few] karty
   *[many] kart
}
effect-text = { $symbols }: { $text }

# Pytania
ask-FirstPlayer = pierwszego gracza wyłania los
ask-DealPersonality = rozdaje się postać
ask-DrawCard = dobiera się kartę
ask-RevealCard = mgła zabiera kartę
ask-RecoverCard = losuje się kartę ze stosu kart odrzuconych
ask-HidePersonality = jedna z nieużytych postaci zostaje ukryta
ask-DrawPersonality = losuje się postać
ask-DrawEvent = losuje się zdarzenie
ask-RollEvent = rzut kostką
ask-RollFire = rzut kostką: gdzie się pali?
ask-RollMurder = rzut kostką: gdzie jest morderstwo?
ask-RollFlood = rzut kostką: gdzie jest powódź?
ask-RollScroll = rzut kostką: { $card }
ask-RollRemove = rzut kostką: gdzie uderza Carcer?
ask-TakeBlindly = wyciąga się kartę w ciemno
ask-PlayCard = zagraj kartę
ask-EndTurn = twoja tura się kończy. Używasz jeszcze karty dzielnicy?
ask-PlayAnother = zagrywasz kolejną kartę? (jeszcze { $left })
ask-PlaceMinion = gdzie umieszczasz agenta?
ask-PutMinion = dokąd trafia agent?
ask-PlaceBuilding = gdzie budujesz?
ask-Assassinate = kto pada ofiarą zabójstwa?
ask-RemoveTrouble = który znacznik niepokojów usuwasz?
ask-TakeMoney = bierzesz ${ $amount }?
ask-ReadScroll = { $card }: { $text } Wykonujesz?
ask-ChoosePlayer = { $card }: { $text } Który gracz?
ask-ChoosePayee = { $payer } płaci: kto dostaje pieniądze?
ask-MoveMinion = { $card }: który agent?
ask-ChooseOwn = którego swojego agenta przesuwasz?
ask-MoveTo = dokąd idzie agent z dzielnicy „{ $area }”?
ask-SwapFirst = zamiana dwóch agentów: który pierwszy?
ask-SwapSecond = a który drugi, z innej dzielnicy?
ask-RemoveIn = którego agenta usuwasz z dzielnicy „{ $area }”?
ask-RemoveOne = którego agenta usuwasz?
ask-RemoveOwn = musisz usunąć jednego swojego agenta: którego?
ask-CauseTrouble = { $card }: gdzie kładziesz znacznik niepokojów?
ask-StirTrouble = gdzie kładziesz znacznik niepokojów?
ask-CalmTrouble = który znacznik niepokojów usuwasz?
ask-EarnInTrouble = wybierz dzielnicę z niepokojami: ${ $amount } za każdego agenta
ask-BuyBuilding = który budynek przejmujesz?
ask-TearDown = wszystkie twoje budynki stoją na planszy: który znika?
ask-PayOrBurn = { $by } żąda ${ $amount } albo tracisz budynek. Płacisz?
ask-TakeBuilding = { $other } nie płaci: który budynek usuwasz?
ask-PayOrWear = { $by } żąda ${ $amount } albo karta zostaje u ciebie: { $card }. Płacisz?
ask-PayOrLose = płacisz ${ $amount }? Jeśli nie, tracisz agenta
ask-RobPlayer = komu zabierasz ${ $amount }?
ask-GiveCard = { $to } dostaje od ciebie kartę: którą? (jeszcze { $number })
ask-SellCard = { $to } kupuje od ciebie kartę za ${ $number }: którą?
ask-GiveEither = { $to } dostaje od ciebie ${ $amount } albo kartę: co dajesz?
ask-DiscardCard = którą kartę odrzucasz?
ask-DiscardTheirs = { $other } traci kartę: którą?
ask-KeepCard = { $other } traci jedną z tych kart: którą zatrzymujesz?
ask-DiscardOne = odrzucasz kartę?
ask-SellDiscards = odrzucasz kartę za ${ $amount }?
ask-RefreshHand = odrzucasz kartę przed dobieraniem? (jeszcze { $left })
ask-MoveAway = powódź wypędza agenta z dzielnicy „{ $area }”: dokąd?
ask-KeepBuilding = osiadanie gruntu, { $area }: płacisz ${ $price } albo budynek się wali
ask-Interrupt = { $threat } Odpowiadasz?
ask-Revive = twój agent z dzielnicy „{ $area }” został usunięty. Ma wrócić?
threat-RemoveMinion = Twój agent w dzielnicy „{ $area }” ma zostać usunięty.
threat-ShiftMinion = Twój agent ma zostać przesunięty: { $area } → { $to }.
threat-SwapMinions = Agenci mają zamienić się miejscami: { $area } ↔ { $there }.
threat-RazeBuilding = Twój budynek w dzielnicy „{ $area }” ma zostać usunięty.
threat-BurnBuilding = Twój budynek w dzielnicy „{ $area }” ma spłonąć.
threat-Invade = Do dzielnicy „{ $area }” ma wejść { $owner }.
threat-TakeOver = { $by } chce przejąć twój budynek w dzielnicy „{ $area }”.
threat-HandMoney = { $to } ma dostać od ciebie ${ $amount }.
threat-GiveEither = { $to } ma dostać od ciebie ${ $amount } albo kartę.
threat-Deal = { $by } wybiera ciebie: { $card }.

# Notatki
note-first = Zaczyna { $seat }.
note-becomes = { $seat } to { $personality }.
note-turn = Tura: { $seat }
note-plays = { $seat } zagrywa: { $card }.
note-passes = { $seat } pasuje.
note-interrupts = { $seat } przerywa: { $card }.
note-uses = { $seat } używa karty dzielnicy: { $area }.
note-draws = { $seat } dobiera: { $card }.
note-draws-hidden = { $seat } dobiera kartę.
note-discards = { $seat } odrzuca: { $card }.
note-recovers = { $seat } odzyskuje: { $card }.
note-reveals = We mgle znika: { $card }.
note-gives = { $seat } → { $other }: { $card }.
note-gives-hidden = { $seat } → { $other }: jedna karta.
note-swaps-hands = { $seat } i { $other } wymieniają się rękami.
note-looks = { $seat } ogląda rękę: { $other }.
note-sees = { $seat } widzi nieużytą postać: { $personality }.
note-new-self = { $seat } ma nową postać.
note-lays = { $seat } ma teraz przed sobą: { $card }.
note-places = { $area }: + { $owner }
note-removes = { $area }: − { $owner }
note-moves = { $owner }: { $from } → { $to }
note-builds = { $seat } ma budynek: { $area }.
note-falls = { $seat } traci budynek: { $area }.
note-buys = { $seat } przejmuje budynek: { $area } (traci go { $other }).
note-buried = { $seat } traci kartę dzielnicy, która wypada z gry: { $area }.
note-trouble = Niepokoje: { $area }.
note-calm = Koniec niepokojów: { $area }.
note-earns = { $seat }: +${ $amount }
note-spends = { $seat }: −${ $amount }
note-pays = { $seat } → { $other }: ${ $amount }.
note-event = Zdarzenie losowe: { $event }!
note-rolls = { $seat } rzuca kostką: { $die }.
note-kept-off = Pomniejsze Bóstwa: { $owner } nie wchodzi do dzielnicy „{ $area }”.
note-wins = { $seat } wygrywa jako { $personality }!

# Ekran
screen-turn = tura: { $seat }
screen-deck = talia: { $cards }
screen-markers = niepokoje: { $markers }
screen-playing = w grze: { $card }
screen-number = nr
screen-area = dzielnica
screen-cost = koszt
screen-trouble = niepokoje
screen-minions = agenci
screen-building = budynek
screen-power = karta
screen-gone = poza grą
screen-silenced = wyciszona
screen-spent = użyta
screen-trolls = { $count } { $count ->
    [one] troll
    [few] trolle
   *[many] trolli
}
screen-demons = { $count } { $count ->
    [one] demon
    [few] demony
   *[many] demonów
}
screen-seat = gracz
screen-you = ty
screen-money = $
screen-cards = karty
screen-out = agenci
screen-buildings = budynki
screen-areas = dzielnice
screen-controls = kontrola
screen-points = punkty
screen-front = leży przed graczem
screen-goal = Twoja postać: { $personality }. Warunek zwycięstwa: { $goal }
screen-unused = Wiesz, że nikt nie ma postaci: { $personalities }
screen-known = Wiesz, że { $seat } ma: { $cards }
screen-perhaps = Być może { $seat } ma: { $cards }
screen-hand = Twoja ręka:
screen-empty-hand = Twoja ręka jest pusta.
screen-drawn = Wyciągnięte: { $cards }
screen-public = ~ według jednego publicznego źródła, nieporównane z drukowanymi kartami
screen-house = * wymyślone tutaj (wartość domowa)
screen-was = { $seat } to { $personality }

table-tie-break = Równe punkty: decyduje najdroższa karta dzielnicy ({ $rows }).
ending-spies = szpiedzy Vetinariego są wszędzie
ending-control = lord kontroluje miasto
ending-trouble = w mieście panuje chaos i wszyscy chcą króla
ending-fortune = ktoś zbił fortunę
ending-outlast = talia się skończyła, a Vimes utrzymał miasto
ending-deck = talia się skończyła
ending-riots = zamieszki
ending-max-turns = limit tur

# The coach of a first game: an introduction, then what each question is about
coach-intro-1 = To jest Ankh-Morpork. Jesteś w tajemnicy jedną z siedmiu osobistości, a każda wygrywa inaczej: jak, mówi twoja karta. Nikt nie wie, kim są pozostali.
coach-intro-2 = Mapa pokazuje dwanaście dzielnic. Twoi agenci mają twój kolor, kształt i literę. Gdzie agent dołącza do innych, rodzą się niepokoje (czarna gwiazda): tam można zabijać i nie można budować.
coach-intro-3 = W każdej turze zagrywasz jedną kartę. Jej symbole wykonuje się z góry na dół: postaw agenta, zbuduj, zabij, weź pieniądze, przeczytaj zwój. Wskaż kartę, żeby ją przeczytać.
coach-intro-4 = Budynek kosztuje, trzyma dzielnicę i daje jej kartę, która pomaga raz w każdej twojej turze. Patrz, co zbierają inni: to mówi, kim mogą być.
coach-PlayCard = Twoja tura: zagraj kartę z ręki. Symbole wykonuje się po kolei, każdy można pominąć. Kart swoich dzielnic możesz użyć przed, pomiędzy i po.
coach-EndTurn = Karta zagrana. Może jeszcze pomóc karta dzielnicy nieużyta w tej turze. Potem dobierasz do pięciu kart.
coach-PlayAnother = Ten symbol pozwala zagrać jeszcze jedną kartę.
coach-PlaceMinion = Postaw agenta w dzielnicy, w której już masz agenta, albo w sąsiedniej. Jeśli ktoś tam stoi, będą niepokoje.
coach-PlaceBuilding = Budować możesz tam, gdzie masz agenta i nie ma ani niepokojów, ani budynku. Cena jest na mapie.
coach-Assassinate = Usuń cudzego agenta tam, gdzie są niepokoje. Niepokoje znikną razem z nim.
coach-RemoveTrouble = Zabierz znacznik niepokojów: twoi agenci będą tam bezpieczni albo znajdzie się miejsce na budynek.
coach-TakeMoney = Pieniądze z banku. Za nie się buduje, a jedna osobistość dzięki nim wygrywa.
coach-ReadScroll = Zwój: to, co mówi tekst karty. Możesz zrezygnować.
coach-Interrupt = Ktoś robi coś tobie, a twoja karta może odpowiedzieć. Teraz albo nigdy.
coach-StirTrouble = Niepokoje sprzyjają jednej osobistości i otwierają dzielnice zabójcom.
coach-CalmTrouble = Cisza i spokój: jeden znacznik znika.
coach-DiscardCard = Wybierz kartę, z której masz najmniej pożytku.
# Stół w przeglądarce
table-city = Ankh-Morpork
table-city-line = dwanaście dzielnic, jedna rzeka
table-river = rzeka Ankh
table-hub = Oś
table-turn = tura { $number }
table-beside = Obok planszy
table-deck = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
} w talii: najpierw zielone, potem brązowe
table-deck-green = zielona talia
table-deck-brown = brązowa talia
table-discard = Odrzucone
table-events = Wydarzenia
table-events-left = Jeszcze możliwe
table-events-seen = Już były
table-markers = { $count ->
    [one] { $count } znacznik niepokojów
    [few] { $count } znaczniki niepokojów
   *[many] { $count } znaczników niepokojów
} na planszy
table-trouble-short = Niepokoje
table-personalities = Postacie
table-nothing = Jeszcze nic.
table-in-play = Zagrywana
table-threat = Możesz odpowiedzieć
table-shown = Pokazane tobie
table-city-cards = Twoje karty dzielnic
table-secret = Widzisz to tylko ty
table-known = Ma na ręce:
table-perhaps = Być może:
table-not-played = nie we dwoje
table-nobodys = nikt
table-goal-spies = { $count ->
    [one] { $count } dzielnica
    [few] { $count } dzielnice
   *[many] { $count } dzielnic
}
table-goal-control = kontrola { $count }
table-goal-trouble = { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
   *[many] { $count } znaczników
}
table-goal-fortune = ${ $count }
table-goal-outlast = koniec talii
table-has-money = Pieniądze
table-has-cards = Karty na ręce
table-has-minions = Agenci na planszy, ze wszystkich
table-has-buildings = Budynki na planszy, ze wszystkich
table-has-areas = Dzielnice z własnymi agentami, bez demonów
table-has-controls = Kontrolowane dzielnice
table-has-points = Punkty, gdyby liczyć teraz
table-area = { $area }, { $number }
table-minions = { $name }: { $count } { $count ->
    [one] agent
    [few] agenci
   *[many] agentów
}
table-nobody = Nikogo tu nie ma
table-trouble = Niepokoje
table-building = Budynek gracza { $name }
table-no-building = Bez budynku, koszt { $cost }
table-card-of = Karta dzielnicy: { $name }
table-card-free = Karta dzielnicy jest wolna
table-card-gone = Karta dzielnicy jest poza grą
table-can-choose = Można wybrać

# What is counted over many games
kind-becomes = osobowość
kind-plays = zagrana karta
kind-interrupts = zagrane przerwanie
kind-uses = użyta karta dzielnicy
kind-builds = postawiony budynek
kind-falls = utracony budynek
kind-event = zdarzenie losowe
kind-wins = wygrana jako
