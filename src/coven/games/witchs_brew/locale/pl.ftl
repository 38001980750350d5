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
ask-ChooseRoles = wybierz swoje role: na razie { $picked } z { $picks }. Możesz podać wszystkie numery naraz, na przykład 1 4 7 8 12
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

ending-ravens = dość kruków
ending-max-sets = limit tur
