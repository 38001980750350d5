# Witch's Brew. Nazwy, ruchy, notatki i działanie; same zasady są w rules/.
game-title = Witch's Brew
game-blurb = Wybierz potajemnie pięć z dwunastu ról. Sięgaj po nie i ryzykuj wszystko albo powiedz „Niech tak będzie!” i weź mało, ale na pewno.

role-wolf-keeper = Pogromca wilków
role-snake-hunter = Łowca węży
role-herb-collector = Zielarz
role-alchemist = Alchemik
role-fortune-teller = Wróżka
role-assistant = Pomocnik
role-wizard = Czarodziej
role-witch = Czarownica
role-druid = Druid
role-warlock = Czarnoksiężnik
role-cutpurse = Rzezimieszek
role-begging-monk = Żebrzący mnich

drop-red = wilcza krew (czerwona)
drop-white = jad węża (biały)
drop-green = sok z ziół (zielony)
goods-red = wilcza krew (czerwona)
goods-white = jad węża (biały)
goods-green = sok z ziół (zielony)
goods-gold = złoto
goods-vial = fiolki
short-red = czerw.
short-white = biał.
short-green = ziel.
short-gold = szt. złota
short-vial = fiol.
short-drops = dow. krop.
short-all-drops = krople

stack-copper = miedziane kotły
stack-iron = żelazne kotły
stack-silver = srebrne kotły
stack-gold-shelf = złota półka
stack-ingredient-shelf = półka składników
potion-copper = miedziany kocioł { $number }
potion-iron = żelazny kocioł { $number }
potion-silver = srebrny kocioł { $number }
potion-gold-shelf = złota półka { $number }
potion-ingredient-shelf = półka składników { $number }

spell-copia = Copia
spell-optio = Optio
spell-herba = Herba
spell-lupus = Lupus
spell-serpens = Serpens
spell-magus = Magus
spell-sanatio = Sanatio
spell-strix = Strix

# Co robią akcje. Liczby pochodzą z wydania.
full-gather = weź { $amount } { $goods } { $amount ->
    [one] kroplę
    [few] krople
    [many] kropli
   *[other] kropli
}
full-transmute = zapłać 1 kroplę, weź { $amount } { $amount ->
    [one] bryłkę
    [few] bryłki
    [many] bryłek
   *[other] bryłki
} złota
full-foretell = zapłać { $price } { $price ->
    [one] bryłkę
    [few] bryłki
    [many] bryłek
   *[other] bryłki
} złota, weź { $amount } { $amount ->
    [one] fiolkę
    [few] fiolki
    [many] fiolek
   *[other] fiolki
}
full-assist = zapłać { $price } { $price ->
    [one] bryłkę
    [few] bryłki
    [many] bryłek
   *[other] bryłki
} złota, weź { $amount } { $amount ->
    [one] kroplę dowolnego koloru
    [few] krople dowolnych kolorów
    [many] kropli dowolnych kolorów
   *[other] kropli dowolnych kolorów
}
full-brew = { $stack }: weź wierzchnią kartę za jej krople
full-cast = rzuć zaklęcie z otwartej księgi
full-rob = { $stack }: pozostali kładą na wierzchniej karcie 1/{ $divisor } tego, co mają ({ $goods }); możesz dołożyć swoje i ją wziąć
favour-gather = weź { $amount } { $goods } { $amount ->
    [one] kroplę
    [few] krople
    [many] kropli
   *[other] kropli
}
favour-transmute = zapłać 1 kroplę, weź { $amount } { $amount ->
    [one] bryłkę
    [few] bryłki
    [many] bryłek
   *[other] bryłki
} złota
favour-foretell = zapłać { $price } { $price ->
    [one] bryłkę
    [few] bryłki
    [many] bryłek
   *[other] bryłki
} złota, weź { $amount } { $amount ->
    [one] fiolkę
    [few] fiolki
    [many] fiolek
   *[other] fiolki
}
favour-assist = zapłać { $price } { $price ->
    [one] bryłkę
    [few] bryłki
    [many] bryłek
   *[other] bryłki
} złota, weź { $amount } { $amount ->
    [one] kroplę dowolnego koloru
    [few] krople dowolnych kolorów
    [many] kropli dowolnych kolorów
   *[other] kropli dowolnych kolorów
}
favour-brew = { $stack }: weź wierzchnią kartę za jej krople i { $price } { $price ->
    [one] bryłkę
    [few] bryłki
    [many] bryłek
   *[other] bryłki
} złota
favour-cast = weź { $amount } { $amount ->
    [one] bryłkę
    [few] bryłki
    [many] bryłek
   *[other] bryłki
} złota
favour-rob = przy tej daninie płacisz o { $amount } mniej
spell-does-gain = weź { $amount } { $amount ->
    [one] kroplę dowolnego koloru
    [few] krople dowolnych kolorów
    [many] kropli dowolnych kolorów
   *[other] kropli dowolnych kolorów
}
spell-does-brew = weź wierzchni kocioł z jednego, dowolnego metalu za jego krople
spell-does-bottle = zapłać 1 { $goods } kroplę, weź { $amount } { $amount ->
    [one] fiolkę
    [few] fiolki
    [many] fiolek
   *[other] fiolki
}
spell-does-blend = { $stack }: weź wierzchnią kartę za tyle samo kropli, w dowolnych kolorach

# Ruchy
move-choose = { $role }
move-lead = { $role } to ja!
move-claim = { $role } to ja!
move-favour = Niech tak będzie!
move-pass = Pas
move-take = Skorzystaj
move-decline = Zrezygnuj
move-trade = Zapłać 1 kroplę: { $drop }
move-gain = Weź: { $handful }
move-brew = Weź: { $potion }
move-swap = Zamień 1 kroplę w fiolkę: { $drop }
move-pay = Zapłać 1 kroplę: { $drop }
move-levy = Zbierz daninę: { $potion }
move-give = Oddaj 1 kroplę: { $drop }
move-add = Dołóż: 1 × { $goods }
move-done = Zostaw, jak jest
move-first = Pierwszy gracz: { $seat }
move-reveal = Księga zaklęć: { $spell }
move-block = Zablokowana rola: { $role }
effect-potion = { $price }; { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
effect-potion-raven = { $price }; { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}, kruk
effect-waiting = { $price }; na karcie już: { $waiting }; { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}

# Pytania
ask-ChooseRoles = wybierz swoje role: na razie { $picked } z { $picks }
ask-Lead = którą rolą rozpoczynasz rundę?
ask-Follow = { $claimant } to { $role }. Też masz tę kartę: sięgasz po rolę czy bierzesz przysługę?
ask-Follow-pass = { $claimant } to { $role }. Nie masz tej karty
ask-Gather = bierzesz krople?
ask-TakeGold = bierzesz złoto?
ask-Transmute = zamieniasz kroplę w złoto?
ask-Foretell = zamieniasz złoto w fiolki?
ask-Assist = zamieniasz złoto w krople?
ask-BrewCauldron = warzysz miksturę?
ask-SwapDrop = zamieniasz jeszcze jedną kroplę w fiolkę?
ask-CastSpell = rzucasz zaklęcie?
ask-PayAnyDrops = którymi kroplami płacisz? (jeszcze { $left })
ask-Levy = zbierasz daninę?
ask-GiveDrops = które krople oddajesz Mnichowi? (jeszcze { $left })
ask-AddToShelf = dokładasz na półkę?
ask-FirstPlayer = pierwszego gracza wyłania los
ask-OpenBook = otwiera się następna księga zaklęć
ask-BlockRole = odkrywa się kartę, która blokuje rolę

# Notatki
note-set = Zaczyna się nowa tura.
note-first = Pierwszy gracz: { $seat }.
note-spell = Księga zaklęć: { $spell }.
note-blocked = Zablokowana w tej turze: { $role }.
note-leads = { $seat }: „{ $role } to ja!”
note-claims = { $seat }: „{ $role } to ja!” Z niczym: { $beaten }.
note-favour = { $seat }: „Niech tak będzie!” ({ $role })
note-passes = { $seat }: „Pas”.
note-full = { $seat } to { $role }.
note-declines = { $seat }: rezygnacja.
note-gains = { $seat }: { $goods } +{ $amount }
note-pays = { $seat }: { $goods } −{ $amount }
note-brews = { $seat }: nowa karta, { $potion }.
note-casts = { $seat }: zaklęcie { $spell }.
note-levy = { $seat }: danina ({ $potion }).
note-puts = { $seat }, na półkę: { $goods }, { $amount }
note-waits = { $potion }: czeka razem z tym, co na niej leży.
note-set-ends = Koniec tury.

# Ekran
screen-set = tura { $set }
screen-ravens = kruki: { $ravens } z { $needed }
screen-leader = rozpoczyna: { $seat }
screen-spell = Zaklęcie: { $spell } – { $does }
screen-blocked = Zablokowane: { $roles }
screen-settled = Rozstrzygnięte w tej turze: { $roles }
screen-hand = Twoja ręka: { $roles }
screen-picked = Wybrane dotąd: { $roles }
screen-stack = stos
screen-price = cena
screen-points = punkty
screen-left = karty
screen-waiting = czeka
screen-seat = gracz
screen-cards = role
screen-potions = mikstury
screen-score = punkty
screen-face-down = { $count } { $count ->
    [one] zakryta
    [few] zakryte
    [many] zakrytych
   *[other] zakrytej
}
screen-choosing = wybór
screen-empty = pusto
screen-raven = kruk
screen-you = ty
screen-public = ~ według jednego publicznego źródła, nieporównane z drukowanymi kartami
screen-house = * wymyślone tutaj (wartość domowa)

# Opcje
option-blocked_roles = Zablokowane role
    .why = W każdej turze nie można wybrać dwóch ról (przy trzech graczach) lub jednej (przy czterech). Instrukcja nazywa to wariantem, więc domyślnie wyłączone.
option-ravens = Czyje kruki kończą grę
    .why = all: czwarty kruk wszystkich graczy razem. one: cztery kruki u jednego gracza. Instrukcję można czytać na oba sposoby; inne źródła mówią: all.
option-spell_metals = Co oznaczają Sanatio i Strix
    .why = by_name: Sanatio srebro, Strix żelazo, jak podpowiadają nazwy. by_word_order: na odwrót, w kolejności, w jakiej metale wymienia instrukcja.
option-hidden_vials = Ukryte fiolki
    .why = Cudzych fiolek, zakrytych kart i punktów nie widać do końca gry, na co pozwala instrukcja. Wyłączona pokazuje wszystko.
option-max_sets = Limit tur
    .why = Zasada domowa, żeby każda rozgrywka się skończyła: najpóźniej po tylu turach. 0 oznacza brak limitu.

table-tie-break = Równe punkty: decyduje większa łączna liczba kropli i bryłek złota ({ $rows }).
ending-ravens = dość kruków
ending-max-sets = limit tur

# On the cards
card-full = Pełna akcja: { $text }
card-favour = Przysługa: { $text }

# The coach of a first game: an introduction, then what each question is about
coach-intro-1 = Witaj w kuchni. Gdy pojawi się dość kruków, wygrywa osoba z największą liczbą punktów: karty mikstur mają je nadrukowane, a każda fiolka to jeden punkt.
coach-intro-2 = O te pięć stosów toczy się gra: na każdej karcie widać cenę w kroplach lub złocie i punkty. Wziąć można tylko kartę z wierzchu. Wskaż cokolwiek, żeby to przeczytać.
coach-intro-3 = Przed tobą leżą twoje krople, złoto i fiolki. Zapasy innych są na panelach z boku.
coach-intro-4 = W każdej turze wybierasz w tajemnicy pięć z dwunastu ról. Potem wywołuje się role jedną po drugiej: zaryzykuj i zgłoś rolę, by dostać dużo, albo powiedz „Niech tak będzie!” i weź mało, ale na pewno.
coach-ChooseRoles = Wybierz pięć ról. Pomyśl, co wybiorą inni: rola, której nie ma nikt inny, na pewno będzie twoja. Zbieracze przynoszą krople, Alchemik i Wróżka złoto i fiolki, Czarodziej, Czarownica i Druid biorą kotły.
coach-Lead = Ty zaczynasz: wywołaj jedną ze swoich ról. Kto też ją ma, musi odpowiedzieć: może ją zgłosić po tobie, a wtedy nie dostajesz nic, albo powiedzieć „Niech tak będzie!” i wziąć przysługę.
coach-Follow = Ktoś wywołał rolę, którą też masz. Zgłoś ją: jeśli po tobie nikt tego nie zrobi, mocna akcja jest twoja, a wcześniejsi nie dostają nic. Albo powiedz „Niech tak będzie!”: mała przysługa jest pewna.
coach-Gather = Twoja nagroda: krople. Kroplami płaci się za karty mikstur.
coach-TakeGold = Złotem płaci się Wróżce, Pomocnikowi, za złotą półkę i za droższe przysługi.
coach-Transmute = Alchemik zamienia kroplę w złoto.
coach-Foretell = Wróżka zamienia złoto w fiolki. Każda fiolka to punkt, którego nikt nie odbierze.
coach-Assist = Pomocnik sprzedaje krople w kolorach, jakich chcesz.
coach-BrewCauldron = Możesz wziąć wierzchnią kartę tego stosu za jej krople. Punkty zostają u ciebie; kruk na karcie przybliża koniec.
coach-CastSpell = Możesz rzucić zaklęcie z otwartej księgi. W każdej turze jest inne.
coach-PayAnyDrops = Wybierz, którymi kroplami płacisz.
coach-Levy = Inni położyli coś na tej półce. Weź kartę, jeśli możesz dołożyć resztę.
coach-GiveDrops = Przychodzi Żebrzący mnich: wybierz, które krople oddajesz.
coach-AddToShelf = Możesz dokładać ze swojego, aż karta na półce będzie opłacona.
# The table in the browser
table-stack = { $stack }, karta na wierzchu: { $card }. { $count ->
    [one] Została { $count } karta.
    [few] Zostały { $count } karty.
   *[many] Zostało { $count } kart.
}
table-stack-waiting = Czekają na niej: { $goods }; potrzeba { $needed }.
table-stack-empty = { $stack }: pusto
table-look = Przejrzyj stos: { $stack }
table-on-top = na wierzchu
table-below = { $count ->
    [one] pod { $count } kartą
    [few] pod { $count } kartami
    [many] pod { $count } kartami
   *[other] pod { $count } kartami
}
table-book = Księgi zaklęć
table-book-none = Żadna księga zaklęć nie jest otwarta.
table-spell = { $spell }: { $does }
table-books-used = jeszcze wrócą:
table-books-unseen = { $count ->
    [one] { $count } księga nieodkryta
    [few] { $count } księgi nieodkryte
   *[many] { $count } ksiąg nieodkrytych
}
table-ravens = kruki: { $ravens } z { $needed }
table-supply = zapas
table-vials-left = fiolki w zapasie: { $count }
table-vials-hidden = fiolki w zapasie: zakryte
table-vials-unknown = fiolki: zakryte
table-blocked = zablokowane
table-blocked-one = { $role }: rola zablokowana
table-settled = już rozegrane
table-settled-one = { $role }: { $seat }
table-now = W tej rundzie: { $role }
table-next-leads = Następną rundę rozpoczyna { $seat }
table-choosing-all = Tura { $set }: wszyscy potajemnie wybierają pięć ról
table-choosing = wybiera
table-chosen = wybór gotowy
table-speaks = mówi teraz
table-silent = jeszcze nie mówi
table-claims = zgłasza się
table-has-it = zdobywa rolę
table-lost = zostaje z niczym
table-passes = pas
table-declines = rezygnuje
table-leads = rozpoczyna
table-holds = { $count ->
    [one] { $count } karta roli
    [few] { $count } karty ról
   *[many] { $count } kart ról
}
table-count = { $count } × { $thing }
table-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
table-yours = Twoje zapasy
table-roles = Twoje karty ról
table-no-roles = W tej turze nie masz już kart ról.
table-picked = wybrana
table-taken = { $count ->
    [one] wzięto { $count } kartę mikstur
    [few] wzięto { $count } karty mikstur
   *[many] wzięto { $count } kart mikstur
}

# What is counted over many games
kind-blocked = zablokowana rola
kind-leads = ogłoszona rola
kind-claims = przejęta rola
kind-favour = „Niech tak będzie!”
kind-full = pełna akcja
kind-brews = zdobyta karta
kind-casts = zaklęcie
