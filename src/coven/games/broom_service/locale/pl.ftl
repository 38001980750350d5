# Broom Service. Names, moves, notes and effects; the rules themselves are in rules/.
game-title = Broom Service
game-blurb = Wybierz potajemnie cztery z dziesięciu ról i rozwoź eliksiry na miotle. Graj odważnie i ryzykuj wszystko albo tchórzliwie i bierz mało, ale na pewno.

role-root-gatherer = Zbieracz korzeni
role-herb-gatherer = Zbieracz ziół
role-fruit-gatherer = Zbieracz owoców
role-prairie-witch = Wiedźma z pól
role-forest-witch = Wiedźma z lasu
role-mountain-witch = Wiedźma z gór
role-hill-witch = Wiedźma ze wzgórz
role-valley-druid = Druid Gaweł
role-hill-druid = Druid Paweł
role-weather-fairy = Wróżka Pogoduszka

event-more-or-less = Mniej więcej?
event-black-market = Czarny rynek
event-petty-hustlers = Drobne cwaniaczki
event-brave-lead = Odważny początek
event-dangerous-places = Niebezpieczne miejsca
event-safe-places = Bezpieczne miejsca
event-who-has-more = Kto ma lepiej?
event-empty-handed = Z pustymi rękoma
event-to-work = Do pracy, rodacy!
event-common-cause = Wspólna sprawa

terrain-forest = las
terrain-hills = wzgórza
terrain-mountains = góry
terrain-prairie = pola
terrain-water = woda

resource-purple = fioletowy eliksir
resource-green = zielony eliksir
resource-orange = pomarańczowy eliksir
resource-wand = różdżka
short-purple = fiolet.
short-green = ziel.
short-orange = pomar.
short-wand = różdż.
code-purple = fi
code-green = zi
code-orange = po
set-four = wszystkie cztery rodzaje
set-no-purple = zielony, pomarańczowy, różdżka
set-no-green = fioletowy, pomarańczowy, różdżka
set-no-orange = fioletowy, zielony, różdżka
set-no-wand = fioletowy, zielony, pomarańczowy

tower-purple = fioletowa wieża nr { $number }
tower-green = zielona wieża nr { $number }
tower-orange = pomarańczowa wieża nr { $number }
tower-hilltop = szczyt wzgórza

cloud-heavy = zwykła chmura nr { $number }
cloud-rainbow = Tęcza
cloud-gale = Wichura
cloud-downpour = Ulewa
cloud-orange-hoard = Pomarańczowy skarb
cloud-green-hoard = Zielony skarb
cloud-purple-hoard = Fioletowy skarb

tile-potion = Eliksir
tile-two-wands = Dwie różdżki
tile-delivery = Dostawa
tile-two-flights = Dwa loty
tile-charm = Czar na chmurę
tile-bold-coward = Śmiały tchórz
tile-extra-role = Dodatkowa rola
tile-five-points = Pięć punktów
tile-broom-ab = Turbo miotła A/B
tile-broom-ac = Turbo miotła A/C
tile-broom-ad = Turbo miotła A/D
tile-broom-bd = Turbo miotła B/D
tile-broom-cd = Turbo miotła C/D
tile-hilltop = Szczyt wzgórza
circle-a = A
circle-b = B
circle-c = C
circle-d = D

# Regiony
region-thornwood = Ciernisty Las
region-greytooth = Siwy Ząb
region-larkfield = Skowronkowe Pola
region-fox-downs = Lisie Wzgórza
region-owlwood = Sowi Las
region-far-acres = Dalekie Łany
region-westkeep-fields = Pola Zachodniego Zamku
region-hollow-wood = Dziuplowy Las
region-mirror-lake = Jezioro Zwierciadlane
region-stormhorn = Burzowy Róg
region-reed-lake = Jezioro Trzcinowe
region-mosswood = Omszały Las
region-kettle-hills = Kociołkowe Wzgórza
region-barleyfield = Jęczmienne Pola
region-badger-hills = Borsucze Wzgórza
region-eastkeep-fields = Pola Wschodniego Zamku
region-ravenwood = Kruczy Las
region-southmead = Południowe Łąki
region-frog-lake = Jezioro Żabie
region-cinder-peak = Popielny Szczyt
region-fernwood = Paprociowy Las
region-goat-hills = Kozie Wzgórza
region-northkeep-fields = Pola Północnego Zamku
region-ashwood = Jesionowy Las
region-whistling-hills = Świszczące Wzgórza
region-north-bay = Zatoka Północna
region-outer-sea = Morze Zewnętrzne
region-lantern-isle = Wyspa Latarni
region-lantern-hills = Wzgórza Latarni
region-ironcrag = Żelazna Turnia
region-ringmead = Kręgowe Błonia
region-heartwood = Serce Boru
region-eagle-peak = Orli Szczyt
region-inner-sound = Cieśnina Wewnętrzna
region-east-sea = Morze Wschodnie
region-bramblewood = Jeżynowy Las
region-barrow-hills = Kurhanowe Wzgórza
region-twin-horn = Bliźniaczy Róg
region-wheatring = Pszeniczny Krąg
region-cliffwood = Klifowy Las
region-narrow-strait = Wąski Przesmyk
region-mistmead = Mgliste Łąki
region-southkeep-fields = Pola Południowego Zamku
region-gooseheath = Gęsie Wrzosowisko
region-otter-lake = Jezioro Wydrze
region-seal-hills = Focze Wzgórza
region-south-sea = Morze Południowe
region-last-shore = Ostatni Brzeg
# Co robią role, wydarzenia, chmury i żetony. Liczby pochodzą z wydania.
brave-gather = weź { $goods }
brave-fly = leć pionkiem (teren: { $terrain }), potem możesz tam dostarczyć eliksir
brave-deliver = dostarcz eliksir (teren: { $terrain }); +{ $bonus } pkt
brave-charm = zaczaruj chmurę obok pionka; +{ $bonus } pkt
cowardly-gather = weź jedno: { $goods }
cowardly-fly = leć pionkiem (teren: { $terrain })
cowardly-deliver = dostarcz eliksir (teren: { $terrain })
cowardly-charm = zaczaruj chmurę obok pionka
event-does-count = wybierz od 1 do { $most } ról; punkty zależnie od ich liczby: { $table }
event-does-swap-resource = kto gra tchórzliwie, może zamiast akcji wziąć dowolny zasób
event-does-swap-points = kto gra tchórzliwie, może zamiast akcji zdobyć { $points } pkt
event-does-brave-lead = kto rozpoczyna turę, musi grać odważnie
event-does-places = na koniec rundy, za każdy pionek: { $table }
event-does-fists = na koniec rundy najpełniejsza garść daje { $points } pkt; każdy oddaje to, co pokazał
event-does-fists-winners = na koniec rundy najpełniejsza garść daje { $points } pkt; oddaje tylko ten, kto je zdobył
event-does-missing = na koniec rundy −{ $points } za każdy rodzaj zasobu, którego nie masz
event-does-sets = na koniec rundy możesz oddać jeden zestaw: cztery rodzaje za { $four } pkt, trzy za { $three }
event-does-same-terrain = na koniec rundy +{ $points }, jeśli oba pionki stoją na takim samym terenie
cloud-does-aura = dopóki jest na planszy, dostawy obok niej dają o { $points } pkt więcej
cloud-does-fly = od razu leć pionkiem na dowolny teren
cloud-does-deliver = od razu dostarcz eliksir pionkiem obok niej
cloud-does-deliver-any = od razu dostarcz eliksir dowolnym pionkiem
cloud-does-hoard = +{ $points }, jeśli masz co najmniej { $need } × { $colour }
tile-does-potion = weź eliksir
tile-does-potion-each = weź po jednym eliksirze każdego koloru
tile-does-wands = weź { $number } { $number ->
    [one] różdżkę
    [few] różdżki
   *[many] różdżek
}
tile-does-deliver = dostarcz eliksir dowolnym ze swoich pionków
tile-does-fly = do { $number } { $number ->
    [one] lotu
    [few] lotów
   *[many] lotów
}, na dowolny teren
tile-does-charm = zaczaruj chmurę obok pionka
tile-does-bold = wykonaj odważną akcję, choć grasz tchórzliwie
tile-does-extra-role = jeszcze jedna rola w tej rundzie
tile-does-points = { $number } pkt zamiast tchórzliwej akcji
tile-does-broom = niesie pionek dalej, do kręgu { $circles }
tile-does-tower = przyjmuje dowolną liczbę eliksirów ({ $colour }), każdy za { $number } { $number ->
    [one] punkt
    [few] punkty
   *[many] punktów
}

# Ruchy
move-choose = { $role }
move-enough = Wystarczy
move-tile = Użyj: { $tile }
move-keep = Zachowaj żeton
move-add = { $role }
move-brave = Odważnie: { $role } to ja!
move-cowardly = Tchórzliwie: { $role } to ja.
move-next = Następny!
move-gather = Weź wszystko
move-take = Weź: { $resource }
move-market = Zamiast akcji: { $resource }
move-hustle = Punkty zamiast akcji
move-ride = Do kręgu { $circle }
move-use-tile = Użyj żetonu
move-done = Nic więcej
move-show = { $resource }
move-hand-in = Oddaj: { $set }
move-fly = { $region } → { $region2 }
move-deliver = { $region }: { $tower }
move-charm = { $region }: { $cloud }
move-first = Pierwszy gracz: { $seat }
move-cloud = { $cloud }
move-lay = { $tile }
move-event = { $event }
move-bewitch = Zaczarowana rola: { $role }
effect-bewitched = zaczarowana: −{ $penalty }
effect-role = odważnie: { $brave }; tchórzliwie: { $cowardly }
effect-delivery = { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}{ $wands ->
    [0] {""}
    [one] , { $wands } różdżka
    [few] , { $wands } różdżki
   *[many] , { $wands } różdżek
}
effect-cloud = { $wands } { $wands ->
    [one] różdżka
    [few] różdżki
   *[many] różdżek
}, { $bolts } { $bolts ->
    [one] błyskawica
    [few] błyskawice
   *[many] błyskawic
}
effect-points = { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}

# Pytania
ask-FirstPlayer = pierwszego gracza wyłania los
ask-LayCloud = na planszę trafia chmura
ask-LayTile = na planszę trafia żeton
ask-OpenEvent = odkrywa się następne wydarzenie
ask-Bewitch = odkrywa się zaczarowaną rolę
ask-ChooseRoles = wybierz swoje role: na razie { $picked } z { $picks }
ask-ChooseAnyRoles = wybierz od 1 do { $picks } ról, na razie: { $picked }
ask-ExtraRole = używasz żetonu, żeby mieć dodatkową rolę?
ask-AddRole = którą rolę dokładasz?
ask-Lead = którą rolę zagrywasz i jak?
ask-Follow = { $leader } zagrywa: { $role } (odważnie jak dotąd: { $bravest }). Też masz tę rolę: odważnie czy tchórzliwie?
ask-Follow-pass = { $leader } zagrywa: { $role }. Nie masz tej roli
ask-BraveAct = odważna akcja: { $role }
ask-CowardAct = działasz tchórzliwie: { $role }
ask-Deliver = dostarczasz eliksir?
ask-OnMountain = { $region }: żeton ({ $tile }), dostawa czy nic z tego?
ask-OnMountain-tile = { $region }: użyć żetonu ({ $tile })?
ask-TakePotion = który eliksir bierzesz?
ask-Fly = lecisz pionkiem? (najwyżej lotów: { $left })
ask-Ride = { $tile }: który krąg?
ask-Charm = czarujesz chmurę?
ask-MakeFists = co bierzesz w garść?
ask-HandIn = oddajesz zestaw zasobów?

# Notatki
note-first = Pierwszy gracz: { $seat }.
note-cloud = { $region }: { $cloud }
note-tile = { $region }: { $tile }
note-round = Runda { $amount }
note-event = Wydarzenie: { $event }
note-bewitched = Zaczarowana rola: { $role }
note-count = { $seat } wybiera { $amount } { $amount ->
    [one] rolę
    [few] role
   *[many] ról
}.
note-adds = Dokładasz: { $role }.
note-brave = { $seat }: „Odważnie: { $role } to ja!”
note-beats = { $seat } ma więcej odwagi. Z niczym: { $beaten }.
note-cowardly = { $seat }: „Tchórzliwie: { $role } to ja”.
note-passes = { $seat }: „Następny!”
note-penalty = { $role } to zaczarowana rola: { $seat } za nią płaci.
note-acts = { $seat } działa odważnie: { $role }.
note-nothing = { $seat } na tym poprzestaje.
note-takes = { $seat }: { $resource } +{ $amount }
note-pays = { $seat }: { $resource } −{ $amount }
note-flies = { $seat } leci: { $region }.
note-delivers = { $seat } dostarcza eliksir: { $tower } ({ $region })
note-charms = { $seat } czaruje: { $cloud } ({ $region })
note-loses = { $seat }: −{ $amount } { $amount ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
note-points = { $seat }: +{ $amount } { $amount ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
note-amulet = { $seat } bierze amulet: { $region }
note-finds = { $seat } znajduje żeton: { $tile }.
note-uses = { $seat } używa żetonu: { $tile }.
note-rides = { $seat } leci dalej do kręgu { $circle }.
note-swaps = { $seat } bierze zamiast akcji to, co daje „{ $event }”.
note-settles = Koniec rundy: { $event }
note-fist = { $seat } pokazuje { $amount }.
note-hands-in = { $seat } oddaje: { $set }.
note-lightning = { $seat }: { $amount } za błyskawice
note-sets = { $seat }: { $amount } za zestawy zasobów
note-amulets = { $seat }: { $amount } za amulety

# Ekran
screen-round = runda { $round } z { $rounds }
screen-leader = rozpoczyna: { $seat }
screen-event = Wydarzenie: { $event } – { $does }
screen-bewitched = Zaczarowane role (−{ $penalty }): { $roles }
screen-number = Nr
screen-region = region
screen-terrain = teren
screen-clouds = chmury
screen-tile = żeton
screen-towers = wieże
screen-pawns = pionki
screen-near = obok
screen-circle = (krąg { $circle })
screen-legend = ● przyjmuje jeden eliksir, ■ dowolną liczbę; punkty, +różdżki. fi = fioletowy, zi = zielony, po = pomarańczowy. Chmury: różdżki/błyskawice.
screen-legend-amulet = ◆ = leży tam twój amulet.
screen-seat = gracz
screen-points = punkty
screen-bolts = błyskawice (punkty)
screen-amulets = amulety
screen-tiles = żetony
screen-cards = role
screen-where = gdzie
screen-laid = Zagrane ({ $seat }): { $roles }
screen-hand = Twoja ręka: { $roles }
screen-picked = Wybrane dotąd: { $roles }
screen-fist = W twojej garści: { $goods }
screen-deciding = wybór
screen-nobody = nikt
screen-you = ty
screen-public = ~ ze źródeł publicznych, nieporównane z drukowaną grą
screen-house = * wartość domowa, nie drukowana

# Opcje
option-board = Strona planszy
    .why = red: zamki czerwone, do pierwszej gry; tak jest domyślnie. purple: zamki fioletowe, z wyspami, turbo miotłami, żetonami lasu i wzgórz oraz amuletami; dla graczy, którzy znają już stronę czerwoną.
option-mountain_tiles = Żetony gór i amulety
    .why = Żetony i amulety na trzech górach strony czerwonej. Domyślnie wyłączone: w grze podstawowej ich nie ma. Po stronie fioletowej są zawsze.
option-storm_clouds = Chmury burzowe
    .why = Dochodzi osiem chmur, które dają więcej niż błyskawice. To wariant z instrukcji, więc domyślnie wyłączone.
option-fewer_heavy = Odłożone zwykłe chmury
    .why = Gdy gra się z chmurami burzowymi, tyle zwykłych zostaje w pudełku, żeby pojawiło się więcej burzowych. Domyślnie 0. Wszystkie miejsca na chmury i tak zostaną zajęte.
option-black_market = Co daje Czarny rynek
    .why = resource: dowolny zasób, jak podpowiada nazwa, a Drobne cwaniaczki dają punkty; tak jest domyślnie. points: na odwrót, bo tak można czytać jedno zdanie instrukcji.
option-fist_pays = Kto oddaje zasoby („Kto ma lepiej?”)
    .why = all: każdy oddaje to, co pokazał; tak jest domyślnie, bo inaczej nie byłoby po co się ograniczać. winners: oddaje tylko ten, kto zdobywa punkty. Instrukcja tego nie mówi.
option-potion_tile = Co daje żeton Eliksir
    .why = one: jeden eliksir dowolnego koloru, jak mówi główny tekst; tak jest domyślnie. each: po jednym każdego koloru, bo tak można czytać dopisek na marginesie.
option-drop_pawn = Kto dostarcza dla Ulewy
    .why = adjacent: pionek obok chmury, jak mówi instrukcja; tak jest domyślnie. any: dowolny z pionków.
option-turbo_broom = Turbo miotły
    .why = must: miotła zawsze niesie pionek dalej, jak mówi instrukcja; tak jest domyślnie. may: pionek może też zostać na wzgórzu.

table-tie-break = Równe punkty: decyduje więcej pozostałych zasobów ({ $rows }).
ending-rounds = rozegrano ostatnią rundę

# Stół w przeglądarce
table-house-map = nasza mapa, nie drukowana plansza
table-realm = Królestwo
table-can-choose = można wybrać
table-tower = { $tower }, { $shape ->
    [square] kwadratowa
   *[round] okrągła
}, { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}{ $wands ->
    [0] {""}
    [one] , { $wands } różdżka
    [few] , { $wands } różdżki
   *[many] , { $wands } różdżek
}
table-tower-filled = zajęta
table-tower-covered = zakryta żetonem
table-takes-round = Przyjmuje jeden eliksir w całej grze.
table-takes-square = Przyjmuje dowolnie wiele eliksirów.
table-cloud = { $cloud }: { $wands } { $wands ->
    [one] różdżka
    [few] różdżki
   *[many] różdżek
}, { $bolts } { $bolts ->
    [one] błyskawica
    [few] błyskawice
   *[many] błyskawic
}
table-tile = Żeton: { $tile }
table-circle = Kamienny krąg { $circle }
table-bewitched = zaczarowana: kto ją zagra, traci { $penalty } { $penalty ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
table-score = Punktacja
table-points = { $count } { $count ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
table-count = { $count } × { $thing }
table-choosing-all = Wszyscy potajemnie wybierają role
table-next-leads = Następną rolę rozpoczyna { $seat }
table-before = Poprzednia tura: { $role }
table-choosing = wybiera
table-chosen = już po wyborze
table-speaks = teraz odpowiada
table-silent = jeszcze nie odpowiada
table-passes = nie ma tej roli
table-brave = odważnie
table-bravest = odważnie, i akcja się udała
table-cowardly = tchórzliwie
table-beaten = odwaga pobita: nic
table-paid = kara za zaczarowaną rolę
table-leads = rozpoczyna
table-holds = { $count } { $count ->
    [one] rola
    [few] role
   *[many] ról
} na ręce
table-played = zagrano: { $role }
table-bolts = { $bolts } { $bolts ->
    [one] błyskawica
    [few] błyskawice
   *[many] błyskawic
}, na koniec { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
table-amulets = { $count } { $count ->
    [one] amulet
    [few] amulety
   *[many] amuletów
}
table-yours = Twoje zasoby i żetony
table-roles = Twoje karty ról
table-no-roles = W tej rundzie nie masz już kart ról.
table-picked = wybrana
table-fist = w pięści: { $count }

# Nauczyciel pierwszej gry
coach-intro-1 = Witaj w królestwie. Twoje dwie wiedźmy rozwożą eliksiry na miotle. Po siedmiu rundach wygrywa ten, kto ma najwięcej punktów.
coach-intro-2 = Wieże czekają na eliksir swojego koloru i pokazują swoje punkty. Okrągła wieża przyjmuje jeden eliksir w całej grze, kwadratowa dowolnie wiele. Gwiazdki na wieży to różdżki, które też dostaniesz.
coach-intro-3 = Przed tobą leżą twoje eliksiry i różdżki. Różdżkami czaruje się chmury; ich błyskawice liczą się na koniec, a im więcej ich masz, tym więcej każda jest warta.
coach-intro-4 = W każdej rundzie wybierasz potajemnie cztery z dziesięciu ról. Potem zagrywa się rolę po roli: odważnie, po wiele i z ryzykiem utraty wszystkiego, albo tchórzliwie, po mało, ale na pewno.
coach-ChooseRoles = Wybierz cztery role. Zbieracze przynoszą eliksiry i różdżki, wiedźmy latają na jeden rodzaj terenu, druidzi dostarczają, Wróżka Pogoduszka czaruje chmury. Spójrz, gdzie stoją twoje pionki: latają tylko do sąsiednich regionów. Zaczarowana rola kosztuje punkty.
coach-ChooseAnyRoles = W tej rundzie liczba ról jest dowolna: mało ról daje punkty, dużo je zabiera. Wskaż te, które chcesz, a potem „Wystarczy”.
coach-Lead = Rozpoczynasz: zagraj jedną ze swoich ról i powiedz, jak. Tchórzliwie: mała akcja od razu jest twoja. Odważnie: musisz poczekać; kto po tobie zagra tę samą rolę odważnie, odbierze ci ją.
coach-Follow = Ktoś zagrywa rolę, którą też masz, więc musisz ją zagrać. Odważnie: pobijesz wszystkich odważnych przed tobą, ale ci po tobie mogą jeszcze pobić ciebie. Tchórzliwie: mała akcja jest pewna.
coach-BraveAct = Po tobie nikt nie był odważny: duża akcja jest twoja.
coach-CowardAct = Mała akcja jest twoja, od razu i na pewno.
coach-Deliver = Twoja wiedźma dotarła na miejsce. Możesz dostarczyć jeden eliksir do wieży w tym regionie lub na jego granicy.
coach-Fly = Wskaż region obok jednego z twoich pionków.
coach-Charm = Możesz zaczarować chmurę obok swojego pionka: zapłać jej różdżki, zatrzymaj jej błyskawice.
coach-OnMountain = W górach znajdujesz amulet i możesz użyć leżącego tam żetonu albo dostarczyć eliksir.
coach-Ride = Turbo miotła niesie twoją wiedźmę dalej: wybierz jeden z jej kamiennych kręgów.
coach-TakePotion = Wybierz eliksir. Pomyśl o wieżach, do których dotrą twoje wiedźmy.
coach-ExtraRole = Twój żeton daje jeszcze jedną rolę na tę rundę. Nie musisz go teraz używać.
coach-AddRole = Wybierz rolę, którą dodasz do ręki.
coach-MakeFists = Weź do pięści to, co odważysz się stracić: najpełniejsza pięść punktuje, a za pokazane się płaci.
coach-HandIn = Możesz zapłacić zestaw różnych zasobów i dostać punkty.

# What is counted over many games
kind-event = wydarzenie
kind-brave = ogłoszone odważnie
kind-cowardly = ogłoszone tchórzliwie
kind-penalty = kara za zaczarowaną rolę
kind-acts = odważna akcja
kind-delivers = dostawa
kind-charms = zaczarowana chmura
kind-finds = znaleziony żeton
kind-uses = użyty żeton
kind-rides = lot do kamiennego kręgu
kind-hands-in = oddany zestaw surowców
