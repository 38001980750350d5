# The Witches: A Discworld Game. Names, effects, moves, questions and notes; the rules themselves are in rules/.
card-granny-weatherwax = Babcia Weatherwax
card-nanny-ogg = Niania Ogg
card-magrat-garlick = Magrat Garlick
card-agnes-nitt = Agnes Nitt
card-perdita-x-dream = Perdita X Dream
card-nac-mac-feegle = Nac Mac Feegle
card-greebo = Greebo
card-death = Śmierć
card-igor-and-scraps = Igor i Skrawek
card-eskarina-smith = Eskarina Smith
card-mustrum-ridcully = Mustrum Ridcully
card-jason-ogg = Jason Ogg
card-roland = Roland de Chumsfanleigh
card-hodgesaargh = Hodgesaargh
card-mightily-oats = Wielce Oats
card-summer-lady = Letnia Pani
card-tomjon = Tomjon
card-mother-dismass = Matula Dismass
card-casanunda = Casanunda
card-you-kitten = Ty (kotka)
card-miss-tick = Panna Tyk
card-miss-level = Panna Plask
card-desiderata-hollow = Dezyderata Hollow
card-mrs-earwig = Pani Earwig
card-hamish = Lotnik Hamish
card-shawn-ogg = Shawn Ogg
card-lucy-warbeck = Lucy Warbeck
card-goodie-whemper = Mateczka Whemper
card-miss-treason = Panna Spisek
card-oswald = Oswald
card-rob-anybody = Rob Rozbój
card-verence-ii = Król Verence II
card-daft-wullie = Tępak Wullie
card-mrs-gogol = Pani Gogol
card-hwel = Hwel
card-granny-aching = Babcia Obolała
card-gammer-beavis = Babunia Beavis
card-gertruder-tiring = Gertruder Tiring
card-harrieta-bilk = Harrieta Bilk
card-farmer-poorchick = Farmer Poorchick
card-nannys-pig = Świnia Niani Ogg
card-thunder-lightning = Grom i Błyskawica
card-joe-aching = Joe Obolały

apprentice-tiffany-aching = Tiffany Obolała
    .text = Raz na grę masz niewidzialność bez karty.
apprentice-annagramma-hawkin = Annagramma Hawkin
    .text = Raz na grę używasz magii bez karty. Zaczynasz, mając { $cackle } { $cackle ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } rechotu.
apprentice-petulia-gristle = Petulia Chrzęstna
    .text = Raz na grę rozwiązujesz bez kostek problem „{ $problem }”.
apprentice-dimity-hubbub = Dimity Hubbub
    .text = Pierwsza tura jest twoja.

# Miejsca i ich pola
location-lancre-castle = Zamek Lancre
location-lancre-town = Miasto Lancre
location-bad-ass = Głupi Osioł
location-rock-hard-place = Młot i Kowadło
location-lancre-gorge = Wąwóz Lancre
location-magrats-cottage = Chatka Magrat
location-slice = Kromka
location-razorback = Brzytwogrzbiet
location-blasted-oak = Rażony Dąb
location-creel-springs = Rybie Źródła
location-grannys-cottage = Chatka Babci Weatherwax
location-sun-not-shine = Miejsce, Gdzie Słońce Nie Dochodzi
location-long-man = Długi Człowiek
location-dancers = Tancerze
location-standing-stone = Stojący Kamień
location-nanny-oggs = Domek Niani Ogg
location-mad-stoat = Wściekły Gronostaj
location-slippery-hollow = Śliska Kotlina
location-brass-neck = Mosiężny Kark
location-copperhead = Miedzianka
location-lancre-bridge = Most Lancre
location-miss-treasons = Chatka Panny Spisek
location-mrs-earwigs = Dom Pani Earwig
location-gnarly-ground = Rosochaty Grunt
location-lancre-caves = Jaskinie Lancre
location-oggs-forge = Kuźnia Jasona Ogga
location-poorchicks-farm = Farma Poorchicka
space-lancre-castle = { location-lancre-castle } { $number }
space-lancre-town = { location-lancre-town } { $number }
space-bad-ass = { location-bad-ass }
space-rock-hard-place = { location-rock-hard-place }
space-lancre-gorge = { location-lancre-gorge }
space-magrats-cottage = { location-magrats-cottage }
space-slice = { location-slice }
space-razorback = { location-razorback }
space-blasted-oak = { location-blasted-oak }
space-creel-springs = { location-creel-springs }
space-grannys-cottage = { location-grannys-cottage }
space-sun-not-shine = { location-sun-not-shine }
space-long-man = { location-long-man }
space-dancers = { location-dancers }
space-standing-stone = { location-standing-stone }
space-nanny-oggs = { location-nanny-oggs }
space-mad-stoat = { location-mad-stoat }
space-slippery-hollow = { location-slippery-hollow }
space-brass-neck = { location-brass-neck }
space-copperhead = { location-copperhead }
space-lancre-bridge = { location-lancre-bridge }
space-miss-treasons = { location-miss-treasons }
space-mrs-earwigs = { location-mrs-earwigs }
space-gnarly-ground = { location-gnarly-ground }
space-lancre-caves = { location-lancre-caves }
space-oggs-forge = { location-oggs-forge }
space-poorchicks-farm = { location-poorchicks-farm }
space-dungeon = Lochy

# Problemy
problem-fever = Gorączka
problem-sick-pig = Chora świnia
problem-sick-sheep = Chora owca
problem-broken-limb = Złamana kończyna
problem-pregnancy = Ciąża
problem-death = Śmierć
problem-elves = Elfy
problem-lankin = Elf Lankin
problem-king-of-elves = Król elfów
problem-queen-of-elves = Królowa elfów
problem-vlad = Vlad de Magpyr
problem-lacrimosa = Lacrimosa de Magpyr
problem-count-magpyr = Hrabia de Magpyr
problem-count-bela = Hrabia Bela de Magpyr
problem-duke-felmet = Książę Felmet
problem-lady-felmet = Lady Felmet
problem-cunning-man = Przebiegły Człowiek
problem-hiver = Ulnik
problem-lily = Lily Weatherwax
problem-wintersmith = Zimistrz

# Grupy trudnych problemów
group-elves = elfy
group-magpyrs = Magpyrowie
group-felmets = Felmetowie
group-wintersmith = Zimistrz
group-others = inni

# Co się dzieje po porażce i po rozwiązaniu
fails-elf = Od razu nic, ale elf pozostaje odkryty: trzy odkryte elfy na koniec tury i wszyscy przegrywają.
fails-crisis = Na problem trafia jeszcze jeden żeton kryzysu, bez względu na to, co już tam leży.
fails-dungeon = Trafiasz do lochów.
fails-dungeon-all = Wszystkie czarownice trafiają do lochów.
fails-black-aliss = Bierzesz żeton Czarnej Aliss.
fails-winter = Każdy gracz odkłada jeden łatwy problem: na ręce może być mniej kart.
solves-banish = Rozwiązanie usuwa z planszy pozostałe odkryte problemy z tej samej grupy.

# Symbole
symbol-headology = głowologia
symbol-magic = magia
symbol-broomstick = miotła
face-cackle = rechot

# Korzyści z kart
benefit-bonus = Premia
    .text = +{ $amount } do wyniku po wszystkich kostkach.
benefit-bonus-against = Premia przeciw wrogom
    .text = +{ $amount } do wyniku po wszystkich kostkach, tylko przeciw grupie „{ $group }”.
benefit-borrowing = Pożyczanie
    .text = Obejrzyj potajemnie do { $tiles } { $tiles ->
        [one] zakrytego trudnego problemu
        [few] zakrytych trudnych problemów
       *[many] zakrytych trudnych problemów
    } na planszy.
benefit-cure = Leczenie
    .text = Rozwiąż bez kostek problem „{ $problem }”.
benefit-escape = Ucieczka
    .text = Ucieknij po nieudanej próbie albo opuść lochy.
benefit-extra-cards = Dodatkowe karty
    .text = Dobierz { $cards } { $cards ->
        [one] kartę
        [few] karty
       *[many] kart
    }.
benefit-extra-cards-cackle = Dodatkowe karty (+ rechot)
    .text = Dobierz { $cards } { $cards ->
        [one] kartę
        [few] karty
       *[many] kart
    } i weź { $cackle } { $cackle ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } rechotu.
benefit-extra-movement = Dodatkowy ruch
    .text = Idź o { $links } { $links ->
        [one] połączenie
        [few] połączenia
       *[many] połączeń
    } dalej.
benefit-helping-hand = Pomocna dłoń
    .text = Usuń żeton kryzysu z jednego problemu.
benefit-invisibility = Niewidzialność
    .text = Nie zatrzymuj się przy problemie ani przy czarownicy; zakryty problem możesz najpierw obejrzeć.
benefit-reroll = Przerzut
    .text = Rzuć ponownie jedną lub obiema kostkami z pary, którą właśnie rzucono.
benefit-self-awareness = Samoświadomość
    .text = Oddaj do { $tokens } { $tokens ->
        [one] żetonu
        [few] żetonów
       *[many] żetonów
    } rechotu.
benefit-shambles = Urządzenie
    .text = Odkryj trudny problem na planszy.
benefit-transmutation = Transmutacja
    .text = Odrzuć dowolną liczbę kart, a potem dobierz tyle samo i jeszcze jedną.
power-of-three = Moc trzech
    .text = Trzy karty z trzema różnymi postaciami rozwiązują każdy problem.

# Opcje
option-mode = Tryb
    .why = competitive: wygrywa największa liczba punktów; tak jest domyślnie. cooperative: wszyscy razem wygrywają albo przegrywają. Jeden gracz zawsze gra solo.
option-expert = Gra ekspercka
    .why = Włączona: problem może dostać kilka żetonów kryzysu, a w grze rywalizacyjnej jest ich tylko osiem. Domyślnie wyłączona: najpierw warto rozegrać kilka partii.
option-hard_cackles = Żetony rechotu za porażkę przy trudnym problemie
    .why = Domyślnie 1, jak mówi w obu instrukcjach rozdział o porażce; jedna z nich w innym miejscu mówi o 2.
option-tea_reach = Kto pije herbatę
    .why = space: czarownice na jednym polu; tak jest domyślnie, bo inaczej omijanie czarownicy w Mieście Lancre nic by nie dawało. location: także te na innych polach miasta lub zamku, bo tak można czytać instrukcje.
option-shared_most = Remis w liczbie żetonów rechotu
    .why = black_aliss: kto ma najwięcej razem z innymi, ten przy pustych zasobach bierze żeton Czarnej Aliss; tak jest domyślnie, jak we włoskiej instrukcji. take: bierze żeton od kogoś, kto ma tyle samo.
option-broom_retreat = Odlot po porażce
    .why = may: kto nie ma obok pustego pola, może zachować miotły i wziąć zamiast tego żeton rechotu; tak jest domyślnie, bo ręce są tajne. must: kto ma miotłę, musi lecieć.
option-invisibility_reach = Jak długo działa Niewidzialność
    .why = location: każde użycie dotyczy jednego miejsca; tak jest domyślnie, bo to węższe odczytanie. walk: działa przez cały marsz.
option-dungeon_refill = Karty dla więźniów
    .why = Włączona: kto trafia do lochów, uzupełnia rękę na koniec tury; tak jest domyślnie, bo kończą się tylko akcje. Wyłączona: nie uzupełnia.
option-frozen_points = Zimistrz zostawia punkty
    .why = Włączona: problemy odłożone przez Zimistrza liczą się na koniec; tak jest domyślnie, jak w rosyjskiej instrukcji. Wyłączona: każdy gracz wybiera jeden i go traci.
option-shambles_check = Elfy liczy się od razu
    .why = Włączona: trzy odkryte elfy oznaczają przegraną, gdy tylko Urządzenie odkryje ostatniego. Domyślnie wyłączona: elfy liczy się na koniec tury.

# Gra
game-title = Wiedźmy
game-blurb = Jesteś młodą czarownicą w Lancre. Rozwiązuj cudze problemy kostkami, głowologią i odrobiną magii, a rechotu się wystrzegaj.

# Ruchy
move-apprentice = { $apprentice }
move-begin = Zacznij: { $space }
move-place-problem = Odkryj kartę dla następnego problemu
move-put = { $space }
move-crisis = { $space }
move-stay = Zostań
move-walk = Idź: { $space }
move-fly = Leć na miotle: { $card }
move-to = Na pole: { $space }
move-wait = Czekaj
move-use = Zagraj: { $card }
move-tile = Użyj własnego kafelka
move-power-of-three = Moc trzech: { $card }, { $card2 }, { $card3 }
move-pass-by = Idź dalej niepostrzeżenie
move-look = Obejrzyj problem potajemnie
move-look-at = Obejrzyj: { $space }
move-enough = Wystarczy
move-tea = Wypij herbatę
move-turn-up = Odkryj problem
move-attempt = Rzuć pierwszą parą
move-go-on = Próbuj dalej
move-run = Uciekaj
move-add = Dołóż: { $card }
move-add-tile = Dołóż własną magię
move-roll-on = Rzuć drugą parą
move-finish = To wszystko
move-again = Rzuć ponownie: { $face }
move-again-both = Rzuć ponownie obiema
move-retreat = Wycofaj się: { $space }
move-stumble = Weź żeton rechotu i wycofaj się dokądkolwiek
move-help = { $space }
move-reveal = Odkryj: { $space }
move-discard = Odrzuć: { $card }
move-give-back = { $tokens }
move-take-from = Od gracza: { $seat }
move-lose = { $problem }
move-refill = Uzupełnij rękę
move-end-turn = Zakończ turę
move-deal = { $problem }
move-total = { $total }
move-draw = Dobrana karta: { $card }
move-flip = Odkryta karta: { $card }
move-roll = { $face } i { $face2 }
move-reroll = { $face }
move-show = { $problem }

# Co da ruch
effect-problem = { $problem }: trzeba { $needed }, { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
effect-fails = Gdy się nie uda: { $text }
effect-hidden = zakryty problem
effect-tea = herbata: { $witches }
effect-card = { $benefit }: { $text }
effect-symbol = +{ $amount }
effect-magic = +{ $amount }, jeden żeton rechotu
effect-success = wynik { $total }: problem rozwiązany
effect-failure = wynik { $total } z { $needed }: porażka

# Pytania
ask-DealSquare = wykłada się problem
ask-DealTop = odsłania się wierzch stosu
ask-ShowProblem = problem wychodzi na jaw
ask-RollForOrder = kostki decydują, kto wybiera pierwszy
ask-ChooseApprentice = kim będziesz?
ask-DrawCard = dobiera się kartę
ask-PlaceWitch = gdzie zaczynasz?
ask-Begin = zaczyna się twoja tura. Zagrywasz najpierw kartę?
ask-FlipCard = odkrywa się kartę
ask-ChooseSpace = na które pole trafia problem?
ask-ChooseCrisis = który problem dostaje żeton kryzysu?
ask-Act = co robisz?
ask-Imprisoned = jesteś w lochach. Płacisz za wyjście czy czekasz?
ask-GoTo = dokąd?
ask-Confront = tu jest problem
ask-Greet = tu jest inna czarownica
ask-Onward = nikt cię nie widzi: dokąd idziesz dalej?
ask-RollPair = rzut dwiema kostkami
ask-RollOne = ponowny rzut kostką
ask-ChooseDice = którymi kostkami rzucasz ponownie?
ask-Decide = uciekasz czy próbujesz dalej?
ask-Boost = dokładasz symbole przed drugą parą?
ask-Finish = wszystkie kostki leżą. Coś jeszcze?
ask-Retreat = musisz się wycofać. Dokąd?
ask-LoseProblem = który problem tracisz?
ask-TakeFrom = zasoby są puste: od kogo bierzesz żeton rechotu?
ask-GiveBack = ile żetonów rechotu oddajesz?
ask-LookAt = który problem oglądasz?
ask-Help = z którego problemu zdejmujesz żeton kryzysu?
ask-Reveal = który problem odkrywasz?
ask-Transmute = które karty odrzucasz?
ask-BeforeRefill = to koniec twoich akcji. Zagrywasz kartę przed uzupełnieniem ręki?
ask-EndTurn = ręka uzupełniona. Zagrywasz kartę przed końcem tury?

# Notatki
note-deals = { $space }: { $problem }
note-total = { $seat } wyrzuca { $amount }
note-becomes = { $seat } to { $apprentice }
note-begins = { $seat } zaczyna: { $space }
note-draws = { $seat } dobiera: { $card }
note-draws-hidden = { $seat } dobiera kartę
note-shuffles = Tasuje się stos kart odrzuconych: { $amount } { $amount ->
    [one] karta
    [few] karty
   *[many] kart
}
note-turn = Tura { $amount }: { $seat }
note-flips = { $card }: { $location }
note-places = Nowy problem: { $problem }, { $space }
note-places-hidden = Nowy trudny problem: { $space }
note-crisis = Kryzys: { $space } ({ $amount })
note-blocked = Nic nie można położyć: { $location }
note-stays = { $seat } zostaje na miejscu
note-walks = { $seat } idzie: { $space }
note-flies = { $seat } leci na miotle: { $card }
note-lands = { $seat } trafia na pole: { $space }
note-runs = { $seat } ucieka
note-retreats = { $seat } wycofuje się: { $space }
note-waits = { $seat } czeka w lochach
note-hides = { $seat } ukrywa się: { $space }
note-uses = { $seat } zagrywa: { $card }
note-tile = { $seat } używa własnego kafelka: { $apprentice }
note-three = { $seat }, Moc trzech: { $card }
note-looks = { $seat } ogląda problem: { $space }
note-sees = Widzisz: { $problem } ({ $space })
note-shows = { $space }: odkryty problem, { $problem }
note-rolls = { $seat } wyrzuca: { $face } i { $second }
note-rerolls = { $seat } rzuca ponownie: { $face } i { $second }
note-adds = { $seat } dokłada: { $card }
note-total-now = { $seat } ma { $amount } z { $needed }
note-solves = { $seat } rozwiązuje problem: { $problem }
note-fails = { $seat } ponosi porażkę: { $problem }
note-cackles = { $seat } bierze żeton rechotu
note-takes = { $seat } bierze żeton rechotu, traci go { $other }
note-aliss = { $seat } bierze żeton Czarnej Aliss
note-gives-back = { $seat } oddaje { $amount } { $amount ->
    [one] żeton
    [few] żetony
   *[many] żetonów
} rechotu
note-tea = { $seat } pije herbatę
note-dungeon = { $seat } trafia do lochów
note-leaves = { $seat } opuszcza lochy
note-winter = { $seat } odkłada łatwy problem
note-loses = { $seat } traci problem: { $problem }
note-banished = { $problem } znika z planszy: { $space }
note-helps = { $seat } łagodzi kryzys: { $space }
note-discards = { $seat } odrzuca: { $card }
note-deadlock = Żadna karta niczego już nie położy.
note-over = { $finale }

# Koniec
table-tie-break = Równe punkty: decyduje mniejsza łączna liczba żetonów rechotu i Czarnej Aliss ({ $rows }), potem punkty z trudnych problemów, potem najtrudniejszy problem.
ending-points = położono wszystkie problemy, decydują punkty
ending-crisis = o jeden kryzys za dużo, wszyscy przegrywają
ending-elves = elfy się przedarły, wszyscy przegrywają
ending-black-aliss = Czarna Aliss powraca, wszyscy przegrywają
ending-deadlock = żaden problem nie znajduje już miejsca, wszyscy przegrywają
ending-saved = Lancre jest bezpieczne, czarownice wygrywają razem
ending-overrun = zostało za dużo trudnych problemów, czarownice przegrywają
ending-farmers-wife = za mało, zostaniesz żoną farmera
ending-licence = masz licencję czarownicy
ending-distinction = zdajesz z wyróżnieniem
finale-competitive-points = rywalizacja: decydują punkty
finale-competitive-crisis = rywalizacja: przegrana przez kryzys
finale-competitive-elves = rywalizacja: przegrana z elfami
finale-cooperative-saved = kooperacja: Lancre jest bezpieczne
finale-cooperative-overrun = kooperacja: za dużo trudnych problemów
finale-cooperative-crisis = kooperacja: przegrana przez kryzys
finale-cooperative-elves = kooperacja: przegrana z elfami
finale-cooperative-black-aliss = kooperacja: przegrana z Czarną Aliss
finale-solo-farmers-wife = solo: żona farmera
finale-solo-licence = solo: licencja
finale-solo-distinction = solo: z wyróżnieniem
finale-solo-crisis = solo: przegrana przez kryzys
finale-solo-elves = solo: przegrana z elfami
finale-solo-black-aliss = solo: przegrana z Czarną Aliss

# Ekran
screen-turn = tura: { $seat }
screen-action = akcja { $action }
screen-deck = { $cards } { $cards ->
    [one] karta w talii
    [few] karty w talii
   *[many] kart w talii
}
screen-problems = kolejne problemy: łatwe { $easy }, trudne { $hard }
screen-next = następny: { $problem }
screen-next-hidden = następny: trudny
screen-supply = zasoby: rechot { $cackle }, kryzys { $crisis }, Czarna Aliss { $aliss }
screen-number = nr
screen-location = miejsce
screen-problem = problem
screen-needs = trzeba
screen-worth = punkty
screen-crisis = kryzys
screen-witches = czarownice
screen-links = połączenia
screen-hidden = ? zakryty
screen-known = { $problem }, wiesz tylko ty
screen-dungeon = w lochach: { $witches }
screen-seat = czarownica
screen-place = gdzie
screen-cards = karty
screen-cackle = rechot
screen-aliss = Czarna Aliss
screen-easy = łatwe
screen-hard = trudne
screen-points = punkty
screen-own = własny kafelek
screen-yes = tak
screen-you = ty
screen-hand = Twoja ręka:
screen-empty-hand = Twoja ręka jest pusta.
screen-dice = Kostki: { $dice }. Wynik { $total }, trzeba { $needed }.
screen-played = zagrane w tej turze: { $cards }
screen-aim-cooperative = Razem: na koniec na planszy musi leżeć mniej trudnych problemów niż { $most }; teraz { $now }.
screen-aim-solo = Solo: { $licence } pkt na licencję, ponad { $distinction } na wyróżnienie; teraz { $now }.
screen-elves = Odkryte elfy: { $now } z { $most }.
screen-public = ~ ze źródeł publicznych, nieporównane z drukowaną grą
screen-house = * wartość domowa, nie z druku

# The table in the browser
table-kingdom = Lancre
table-kingdom-line = królestwo, głównie pionowe
table-house-map = własny układ; wiele ścieżek, pól i problemów to wartości domowe
table-turn = tura { $number }
table-beside = Obok mapy
table-cackle = rechot
table-crisis = kryzys
table-black_aliss = Czarna Aliss
table-tray = Kostki
table-chance = { $chance } % bez kolejnych kart
table-chance-before = { $chance } % na czterech kostkach, bez kart
table-enough = wystarczy: rozwiązany
table-short = brakuje { $count }
table-solves = rozwiązany
table-fails = porażka
table-runs = ucieczka
table-added = symbole i premie: +{ $amount }
table-bonus = rozwiązane trudne problemy: +{ $amount }
table-would-add = Co dodałyby twoje karty
table-adds = Teraz dodałaby { $amount }.
table-again = Rzuć ponownie: { $face }
table-not-rolled = jeszcze nie rzucona
table-unseen = niewidzialna
table-unseen-links = niewidzialna: { $links ->
    [one] zostało { $links } połączenie
    [few] zostały { $links } połączenia
   *[other] zostało { $links } połączeń
}
table-stacks = kolejne problemy: { $count }
table-discard = Stos kart odrzuconych
table-open-hard = odkryte trudne problemy: potrzeba, punkty
table-played = zagrane w tej turze
table-nothing = nic
table-hidden-problem = Trudny problem, zakryty
table-easy-problem = { $problem }, łatwy: trzeba { $needed }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
table-hard-problem = { $problem }, trudny: trzeba { $needed }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
table-only-you = Wiesz tylko ty
table-crisis-tokens = { $count ->
    [one] { $count } żeton kryzysu
    [few] { $count } żetony kryzysu
   *[other] { $count } żetonów kryzysu
}
table-witches-here = Tutaj: { $names }
table-empty-space = Nic tu nie ma
table-can-choose = Można wybrać
table-foot = miejsce na karcie: { $location }
table-growth = łatwe: { $count } · ręka: { $size }
table-tile-used = zużyty
table-has-points = punkty
table-has-cards = karty na ręce i rozmiar pełnej ręki
table-has-cackle = żetony rechotu
table-has-black_aliss = kafelki Czarnej Aliss, każdy to punkt mniej
table-has-easy = rozwiązane łatwe problemy
table-has-hard = rozwiązane trudne problemy

# The coach of a first game: an introduction, then what each question is about
coach-intro-1 = Witaj w Lancre. Jesteś młodą czarownicą, a ludzie mają problemy: rozwiązuj je, każdy daje punkty. Gdy wszystkie problemy trafią na planszę, wygrywa ta, która ma najwięcej punktów. Ale jeśli kryzysów jest za dużo albo leżą trzy odkryte elfy, przegrywają wszyscy.
coach-intro-2 = Zielone kwadraty na mapie to łatwe problemy, fioletowe romby trudne, wiele jeszcze zakrytych. Liczba na problemie mówi, ile muszą dać kostki. Czerwony trójkąt to kryzys: problem jest o 2 trudniejszy.
coach-intro-3 = W turze pojawia się nowy problem, potem masz dwie akcje: przejdź do dwóch połączeń, poleć dzięki karcie z miotłą albo zostań. Tam, gdzie staniesz, musisz zająć się tym, co jest: problemem albo inną czarownicą, z którą pije się herbatę.
coach-intro-4 = Decydują cztery kostki, po dwie naraz. Karty pomagają: głowologia dodaje 1, magia 2, ale wywołuje rechot. Każda karta ma też własną korzyść. Uważaj na żetony rechotu: gdy ich zabraknie, kafelki Czarnej Aliss zabiorą ci punkty.
coach-ChooseApprentice = Wybierz, kim będziesz. Każda uczennica ma coś własnego; na początek dobre są Tiffany i Petulia.
coach-PlaceWitch = Zacznij blisko łatwych problemów: dwa połączenia na akcję to niedaleko.
coach-Begin = Zaczyna się twoja tura. Odkryj kartę: pokaże, dokąd trafi następny problem. Wcześniej możesz zagrać kartę dla jej korzyści.
coach-ChooseSpace = Nowy problem trafi tutaj. Wybierz pole, na którym ci nie przeszkadza.
coach-ChooseCrisis = Żeton kryzysu czyni problem o 2 trudniejszym. Wybierz ten, który najmniej ci szkodzi.
coach-Act = Akcja: wskaż podświetlone pole, aby tam pójść, zagraj kartę z miotłą, aby polecieć dokądkolwiek, albo zostań. Najpierw łatwe problemy: dwa z nich powiększają rękę o kartę.
coach-Imprisoned = Jesteś w lochach. Miotła, Ucieczka lub Niewidzialność uwolni cię od razu; czekanie kosztuje tę akcję.
coach-GoTo = Wybierz, dokąd się udasz. Tym, co tam leży, trzeba się zająć.
coach-Confront = Tu jest problem. Obok mapy widać, z jaką szansą rozwiążą go cztery kostki. Rzuć pierwszą parą albo zagraj odpowiednią kartę.
coach-Greet = Inna czarownica: wypij herbatę i oddaj do trzech żetonów rechotu. Minąć ją można tylko dzięki Niewidzialności.
coach-Onward = Nikt cię nie widzi: idź dalej, póki są połączenia, albo czekaj.
coach-Decide = Pierwsza para rzucona. Jeśli jest źle, uciekaj: nie ma porażki ani konsekwencji. Jeśli próbujesz dalej, musisz doprowadzić rzecz do końca.
coach-Boost = Teraz, i tylko teraz, liczą się symbole: głowologia dodaje 1, magia 2 i żeton rechotu. Obok kostek widać, co zmieni każda karta.
coach-ChooseDice = Rzuć ponownie jedną kostką tej pary albo obiema. Rechot nic nie daje i kosztuje żeton: rzuć właśnie nim.
coach-Finish = Wszystkie kostki rzucone. Mogą jeszcze pomóc premie i przerzuty; potem liczy się wynik.
coach-Retreat = Musisz opuścić to pole. Wybierz puste pole obok albo leć.
coach-LookAt = Obejrzyj zakryty problem, potajemnie. Wiedza o tym, co czeka, jest wiele warta.
coach-Help = Zdejmij żeton kryzysu z dowolnego problemu: będzie o 2 łatwiejszy, a zasoby wzrosną.
coach-Reveal = Odkryj trudny problem. Uważaj na elfy: trzy odkryte to przegrana.
coach-Transmute = Odrzuć to, co mało pomaga: dobierzesz tyle samo kart i jedną więcej.
coach-GiveBack = Im mniej żetonów rechotu, tym lepiej.
coach-BeforeRefill = Akcje skończone. Karta zagrana teraz zostanie od razu zastąpiona, gdy uzupełnisz rękę.
coach-EndTurn = Ręka znów jest pełna. Zakończ turę, chyba że karta przyda ci się właśnie teraz.

# What is counted over many games
kind-becomes = czarownica
kind-uses = zagrana karta
kind-tile = użyty kafelek
kind-three = Moc trzech
kind-solves = rozwiązany problem
kind-fails = nierozwiązany problem
kind-over = koniec gry
