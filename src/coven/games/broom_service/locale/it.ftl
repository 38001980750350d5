# Broom Service. Names, moves, notes and effects; the rules themselves are in rules/.
game-title = Broom Service
game-blurb = Scegli in segreto quattro ruoli su dieci e consegna pozioni a cavallo di una scopa. Sii audace e rischia tutto, o gioca da codardi e prendi poco, ma di sicuro.

role-root-gatherer = Raccoglitore di radici
role-herb-gatherer = Raccoglitore di erbe
role-fruit-gatherer = Raccoglitore di frutti
role-prairie-witch = Strega della prateria
role-forest-witch = Strega della foresta
role-mountain-witch = Strega delle montagne
role-hill-witch = Strega delle colline
role-valley-druid = Druido della valle
role-hill-druid = Druido delle colline
role-weather-fairy = Fata del tempo

event-more-or-less = Più o meno?
event-black-market = Mercato nero
event-petty-hustlers = Piccoli imbroglioni
event-brave-lead = Apertura audace
event-dangerous-places = Luoghi pericolosi
event-safe-places = Luoghi sicuri
event-who-has-more = Chi ne ha di più?
event-empty-handed = A mani vuote
event-to-work = Al lavoro!
event-common-cause = Causa comune

terrain-forest = foresta
terrain-hills = colline
terrain-mountains = montagne
terrain-prairie = prateria
terrain-water = acqua

resource-purple = pozione viola
resource-green = pozione verde
resource-orange = pozione arancione
resource-wand = bacchetta
short-purple = viola
short-green = verde
short-orange = arancio
short-wand = bacch.
code-purple = vi
code-green = ve
code-orange = ar
set-four = tutti e quattro i tipi
set-no-purple = verde, arancione, bacchetta
set-no-green = viola, arancione, bacchetta
set-no-orange = viola, verde, bacchetta
set-no-wand = viola, verde, arancione

tower-purple = torre viola n. { $number }
tower-green = torre verde n. { $number }
tower-orange = torre arancione n. { $number }
tower-hilltop = cima del colle

cloud-heavy = nuvolone n. { $number }
cloud-rainbow = Arcobaleno
cloud-gale = Burrasca
cloud-downpour = Acquazzone
cloud-orange-hoard = Scorta arancione
cloud-green-hoard = Scorta verde
cloud-purple-hoard = Scorta viola

tile-potion = Pozione
tile-two-wands = Due bacchette
tile-delivery = Consegna
tile-two-flights = Due voli
tile-charm = Incanto
tile-bold-coward = Codardo audace
tile-extra-role = Ruolo extra
tile-five-points = Cinque punti
tile-broom-ab = Turboscopa A/B
tile-broom-ac = Turboscopa A/C
tile-broom-ad = Turboscopa A/D
tile-broom-bd = Turboscopa B/D
tile-broom-cd = Turboscopa C/D
tile-hilltop = Cima del colle
circle-a = A
circle-b = B
circle-c = C
circle-d = D

# Regioni
region-thornwood = Selvaspina
region-greytooth = Dente Grigio
region-larkfield = Campo Allodola
region-fox-downs = Colli della Volpe
region-owlwood = Bosco del Gufo
region-far-acres = Campi Lontani
region-westkeep-fields = Campi di Rocca Ovest
region-hollow-wood = Bosco Cavo
region-mirror-lake = Lago Specchio
region-stormhorn = Corno Tempesta
region-reed-lake = Lago dei Giunchi
region-mosswood = Bosco Muschioso
region-kettle-hills = Colli del Paiolo
region-barleyfield = Campo d'Orzo
region-badger-hills = Colli del Tasso
region-eastkeep-fields = Campi di Rocca Est
region-ravenwood = Bosco del Corvo
region-southmead = Prati del Sud
region-frog-lake = Lago delle Rane
region-cinder-peak = Picco Cenere
region-fernwood = Bosco di Felci
region-goat-hills = Colli della Capra
region-northkeep-fields = Campi di Rocca Nord
region-ashwood = Frassineto
region-whistling-hills = Colli Sibilanti
region-north-bay = Baia del Nord
region-outer-sea = Mare Esterno
region-lantern-isle = Isola della Lanterna
region-lantern-hills = Colli della Lanterna
region-ironcrag = Rupe di Ferro
region-ringmead = Prato del Cerchio
region-heartwood = Cuor di Bosco
region-eagle-peak = Picco dell'Aquila
region-inner-sound = Canale Interno
region-east-sea = Mare dell'Est
region-bramblewood = Bosco dei Rovi
region-barrow-hills = Colli dei Tumuli
region-twin-horn = Corno Gemello
region-wheatring = Cerchio del Grano
region-cliffwood = Bosco della Scogliera
region-narrow-strait = Stretto Angusto
region-mistmead = Prato di Nebbia
region-southkeep-fields = Campi di Rocca Sud
region-gooseheath = Brughiera delle Oche
region-otter-lake = Lago della Lontra
region-seal-hills = Colli della Foca
region-south-sea = Mare del Sud
region-last-shore = Ultima Riva

# Che cosa fanno le cose. I numeri vengono dall'edizione.
brave-gather = prendi { $goods }
brave-fly = vola con una pedina ({ $terrain }), poi puoi consegnare lì
brave-deliver = consegna ({ $terrain }); +{ $bonus } punti
brave-charm = incanta una nuvola vicina a una pedina; +{ $bonus } punti
cowardly-gather = prendi una cosa: { $goods }
cowardly-fly = vola con una pedina ({ $terrain })
cowardly-deliver = consegna ({ $terrain })
cowardly-charm = incanta una nuvola vicina a una pedina
event-does-count = scegli da 1 a { $most } ruoli; punti secondo il numero: { $table }
event-does-swap-resource = i codardi possono prendere una risorsa qualsiasi al posto dell'azione
event-does-swap-points = i codardi possono fare punti al posto dell'azione: { $points }
event-does-brave-lead = chi apre un giro deve essere audace
event-does-places = alla fine del round, per ogni pedina: { $table }
event-does-fists = alla fine del round, il pugno più pieno vale { $points }; tutti pagano ciò che mostrano
event-does-fists-winners = alla fine del round, il pugno più pieno vale { $points }; paga solo chi vince
event-does-missing = alla fine del round, −{ $points } per ogni tipo di risorsa che non hai
event-does-sets = alla fine del round puoi pagare una serie: quattro tipi { $four }, tre tipi { $three }
event-does-same-terrain = alla fine del round, +{ $points } se entrambe le pedine stanno sullo stesso terreno
cloud-does-aura = finché è lì, le consegne vicine valgono { $points } in più
cloud-does-fly = vola subito con una pedina, su qualsiasi terreno
cloud-does-deliver = consegna subito con una pedina vicina
cloud-does-deliver-any = consegna subito con una delle due pedine
cloud-does-hoard = +{ $points } se hai almeno { $need } × { $colour }
tile-does-potion = prendi una pozione
tile-does-potion-each = prendi una pozione di ogni colore
tile-does-wands = prendi { $number } { $number ->
    [one] bacchetta
   *[other] bacchette
}
tile-does-deliver = consegna con una delle due pedine
tile-does-fly = fino a { $number } { $number ->
    [one] volo
   *[other] voli
}, su qualsiasi terreno
tile-does-charm = incanta una nuvola vicina a una pedina
tile-does-bold = compi l'azione audace pur restando tra i codardi
tile-does-extra-role = un ruolo in più per questo round
tile-does-points = { $number } { $number ->
    [one] punto
   *[other] punti
} al posto dell'azione codarda
tile-does-broom = porta una pedina oltre, al cerchio { $circles }
tile-does-tower = riceve quante pozioni vuoi di colore { $colour }, per { $number } { $number ->
    [one] punto
   *[other] punti
} l'una

# Mosse
move-choose = { $role }
move-enough = Basta così
move-tile = Usa: { $tile }
move-keep = Tieni la tessera
move-add = { $role }
move-brave = Sono l'audace { $role }!
move-cowardly = { $role }, ma con prudenza.
move-next = Avanti il prossimo!
move-gather = Prendi tutto
move-take = Prendi: { $resource }
move-market = Invece: { $resource }
move-hustle = Invece: punti
move-ride = Al cerchio { $circle }
move-use-tile = Usa la tessera
move-done = Nient'altro
move-show = { $resource }
move-hand-in = Paga: { $set }
move-fly = { $region } → { $region2 }
move-deliver = { $region }: { $tower }
move-charm = { $region }: { $cloud }
move-first = Primo giocatore: { $seat }
move-cloud = { $cloud }
move-lay = { $tile }
move-event = { $event }
move-bewitch = Ruolo stregato: { $role }
effect-bewitched = stregato: −{ $penalty }
effect-role = da audaci: { $brave }; da codardi: { $cowardly }
effect-delivery = { $points } { $points ->
    [one] punto
   *[other] punti
}{ $wands ->
    [0] {""}
    [one] , { $wands } bacchetta
   *[other] , { $wands } bacchette
}
effect-cloud = { $wands } { $wands ->
    [one] bacchetta
   *[other] bacchette
}, { $bolts } { $bolts ->
    [one] fulmine
   *[other] fulmini
}
effect-points = { $points } { $points ->
    [one] punto
   *[other] punti
}

# Domande
ask-FirstPlayer = si estrae a sorte il primo giocatore
ask-LayCloud = si mette una nuvola sul tabellone
ask-LayTile = si mette una tessera sul tabellone
ask-OpenEvent = si scopre il prossimo evento
ask-Bewitch = si scopre un ruolo stregato
ask-ChooseRoles = scegli i tuoi ruoli: finora { $picked } su { $picks }
ask-ChooseAnyRoles = scegli da 1 a { $picks } ruoli, finora { $picked }
ask-ExtraRole = usi la tessera per un ruolo extra?
ask-AddRole = quale ruolo aggiungi?
ask-Lead = quale ruolo giochi, e come?
ask-Follow = { $leader } – { $role } (audace finora: { $bravest }). Ce l'hai anche tu: audacia o codardia?
ask-Follow-pass = { $leader } – { $role }. Tu non ce l'hai
ask-BraveAct = l'azione audace: { $role }
ask-CowardAct = { $role }, da codardi
ask-Deliver = consegni una pozione?
ask-OnMountain = { $region }: usi la tessera { $tile }, consegni, o nessuna delle due cose?
ask-OnMountain-tile = { $region }: usi la tessera { $tile }?
ask-TakePotion = quale pozione prendi?
ask-Fly = voli con una pedina? (al massimo { $left })
ask-Ride = { $tile }: quale cerchio?
ask-Charm = incanti una nuvola?
ask-MakeFists = che cosa chiudi nel pugno?
ask-HandIn = paghi una serie di risorse?

# Note
note-first = Primo giocatore: { $seat }.
note-cloud = { $region }: { $cloud }
note-tile = { $region }: { $tile }
note-round = Round { $amount }
note-event = Evento: { $event }
note-bewitched = Ruolo stregato: { $role }
note-count = { $seat } sceglie { $amount } { $amount ->
    [one] ruolo
   *[other] ruoli
}.
note-adds = Aggiungi: { $role }.
note-brave = { $seat }: «Sono l'audace { $role }!»
note-beats = { $seat } osa di più: niente per { $beaten }.
note-cowardly = { $seat }: «{ $role }, ma con prudenza.»
note-passes = { $seat }: «Avanti il prossimo!»
note-penalty = { $role }, ruolo stregato: { $seat } paga.
note-acts = { $seat } è l'audace { $role }.
note-nothing = { $seat }: nient'altro.
note-takes = { $seat }: { $resource } +{ $amount }
note-pays = { $seat }: { $resource } −{ $amount }
note-flies = { $seat } vola: { $region }.
note-delivers = { $seat } consegna: { $tower } ({ $region })
note-charms = { $seat } incanta: { $cloud } ({ $region })
note-loses = { $seat }: −{ $amount } { $amount ->
    [one] punto
   *[other] punti
}
note-points = { $seat }: +{ $amount } { $amount ->
    [one] punto
   *[other] punti
}
note-amulet = { $seat } prende un amuleto: { $region }
note-finds = { $seat } trova: { $tile }.
note-uses = { $seat } usa: { $tile }.
note-rides = { $seat } vola al cerchio { $circle }.
note-swaps = { $seat } sfrutta l'evento al posto dell'azione: { $event }
note-settles = Il round finisce: { $event }
note-fist = { $seat } mostra { $amount }.
note-hands-in = { $seat } paga: { $set }.
note-lightning = { $seat }: { $amount } per i fulmini
note-sets = { $seat }: { $amount } per le serie di risorse
note-amulets = { $seat }: { $amount } per gli amuleti

# Lo schermo
screen-round = round { $round } di { $rounds }
screen-leader = apre: { $seat }
screen-event = Evento: { $event } – { $does }
screen-bewitched = Ruoli stregati (−{ $penalty }): { $roles }
screen-number = n.
screen-region = regione
screen-terrain = terreno
screen-clouds = nuvole
screen-tile = tessera
screen-towers = torri
screen-pawns = pedine
screen-near = vicine
screen-circle = (cerchio { $circle })
screen-legend = ● riceve una pozione, ■ quante ne vuoi; punti, +bacchette. vi = viola, ve = verde, ar = arancione. Nuvole: bacchette/fulmini.
screen-legend-amulet = ◆ = lì c'è il tuo amuleto.
screen-seat = giocatore
screen-points = punti
screen-bolts = fulmini (punti)
screen-amulets = amuleti
screen-tiles = tessere
screen-cards = ruoli
screen-where = dove
screen-laid = Già giocati, { $seat }: { $roles }
screen-hand = In mano: { $roles }
screen-picked = Scelti finora: { $roles }
screen-fist = Nel pugno: { $goods }
screen-deciding = scelta
screen-nobody = nessuno
screen-you = tu
screen-public = ~ da fonti pubbliche, non confrontato con il gioco stampato
screen-house = * un valore della casa, non quello stampato

# Opzioni
option-board = Lato del tabellone
    .why = red: la prima partita; è il valore normale. purple: isole, turboscope, tessere foresta e collina, amuleti; per chi conosce già il lato rosso.
option-mountain_tiles = Tessere montagna e amuleti
    .why = Tessere e amuleti sulle tre montagne del lato rosso. Di norma è disattivata: il gioco base non li ha. Il lato viola li ha sempre.
option-storm_clouds = Nuvole tempestose
    .why = Si aggiungono otto nuvole che non danno solo fulmini. È una variante del regolamento, perciò di norma è disattivata.
option-fewer_heavy = Nuvoloni tolti
    .why = Con le nuvole tempestose, questo numero di nuvoloni resta nella scatola, così che compaiano più nuvole tempestose. Di norma 0. Tutti gli spazi per le nuvole vengono comunque riempiti.
option-black_market = Che cosa dà Mercato nero
    .why = resource: una risorsa qualsiasi, come suggerisce il nome; è il valore normale; Piccoli imbroglioni dà punti. points: il contrario, come si può leggere una frase del regolamento.
option-fist_pays = Chi paga in Chi ne ha di più?
    .why = all: ognuno paga ciò che ha mostrato; è il valore normale, altrimenti non ci sarebbe motivo di trattenersi. winners: paga solo chi fa punti. Il regolamento non lo dice.
option-potion_tile = Che cosa dà la tessera Pozione
    .why = one: una pozione di qualsiasi colore, come dice il testo principale; è il valore normale. each: una di ogni colore, come si può leggere una nota a margine.
option-drop_pawn = Chi consegna per l'Acquazzone
    .why = adjacent: una pedina vicina alla nuvola, come dice il regolamento; è il valore normale. any: una qualsiasi delle due.
option-turbo_broom = Turboscope
    .why = must: la pedina viene sempre portata oltre, come dice il regolamento; è il valore normale. may: può anche restare sulla collina.

table-tie-break = Punti pari: decide chi ha più risorse rimaste ({ $rows }).
ending-rounds = l'ultimo round è giocato

# Il tavolo nel browser
table-house-map = mappa nostra, non il tabellone stampato
table-realm = Il reame
table-can-choose = si può scegliere
table-tower = { $tower }, { $shape ->
    [square] quadrata
   *[round] rotonda
}, { $points } { $points ->
    [one] punto
   *[other] punti
}{ $wands ->
    [0] {""}
    [one] , { $wands } bacchetta
   *[other] , { $wands } bacchette
}
table-tower-filled = occupata
table-tower-covered = coperta da una tessera
table-takes-round = Prende una sola pozione in tutta la partita.
table-takes-square = Prende quante pozioni si vuole.
table-cloud = { $cloud }: { $wands } { $wands ->
    [one] bacchetta
   *[other] bacchette
}, { $bolts } { $bolts ->
    [one] fulmine
   *[other] fulmini
}
table-tile = Tessera: { $tile }
table-circle = Cerchio di pietre { $circle }
table-bewitched = stregato: chi lo gioca perde { $penalty } { $penalty ->
    [one] punto
   *[other] punti
}
table-score = Il punteggio
table-points = { $count } { $count ->
    [one] punto
   *[other] punti
}
table-count = { $count } × { $thing }
table-choosing-all = Tutti scelgono i ruoli in segreto
table-next-leads = { $seat } apre il prossimo ruolo
table-before = Il turno prima: { $role }
table-choosing = sta scegliendo
table-chosen = ha scelto
table-speaks = risponde ora
table-silent = non ha ancora parlato
table-passes = passa
table-brave = con audacia
table-bravest = con audacia, e l'azione riesce
table-cowardly = con codardia
table-beaten = audacia battuta: niente
table-paid = ha pagato per un ruolo stregato
table-leads = apre
table-holds = { $count } { $count ->
    [one] ruolo
   *[other] ruoli
} in mano
table-played = giocato: { $role }
table-bolts = { $bolts } { $bolts ->
    [one] fulmine
   *[other] fulmini
}: alla fine { $points } { $points ->
    [one] punto
   *[other] punti
}
table-amulets = { $count } { $count ->
    [one] amuleto
   *[other] amuleti
}
table-yours = Le tue risorse e tessere
table-roles = Le tue carte ruolo
table-no-roles = Nessuna carta ruolo rimasta in questo round.
table-picked = scelto
table-fist = nel pugno: { $count }

# Il maestro della prima partita
coach-intro-1 = Benvenuti nel reame. Le tue due streghe consegnano pozioni a cavallo di una scopa. Dopo sette round vince chi ha più punti.
coach-intro-2 = Le torri vogliono pozioni del loro colore e mostrano i loro punti. Una torre rotonda prende una sola pozione in tutta la partita, una quadrata quante se ne vuole. Le stelle su una torre sono bacchette che ricevi in più.
coach-intro-3 = Davanti a te ci sono le tue pozioni e bacchette. Con le bacchette si incantano le nuvole; i loro fulmini contano alla fine, e più ne hai, più vale ciascuno.
coach-intro-4 = In ogni round scegli in segreto quattro ruoli su dieci. Poi si gioca un ruolo dopo l'altro: con audacia per avere molto e rischiare tutto, o con codardia per avere poco, ma di sicuro.
coach-ChooseRoles = Scegli quattro ruoli. I raccoglitori portano pozioni e bacchette, le streghe volano su un tipo di terreno, i druidi consegnano, la Fata del tempo incanta le nuvole. Guarda dove sono le tue pedine: volano solo in regioni vicine. Un ruolo stregato costa punti.
coach-ChooseAnyRoles = In questo round il numero dei ruoli è libero: pochi ruoli portano punti, molti ne tolgono. Indica quelli che vuoi, poi «Basta così».
coach-Lead = Apri tu: gioca uno dei tuoi ruoli e di' come. Con codardia prendi subito l'azione piccola. Con audacia aspetti: chi dopo di te gioca lo stesso ruolo con audacia te lo toglie.
coach-Follow = Qualcuno gioca un ruolo che hai anche tu, quindi devi giocarlo. Audacia: batti tutti gli audaci prima di te, ma chi viene dopo può ancora batterti. Codardia: l'azione piccola è sicura.
coach-BraveAct = Nessuno ha avuto audacia dopo di te: l'azione grande è tua.
coach-CowardAct = L'azione piccola è tua, subito e di sicuro.
coach-Deliver = La tua strega è arrivata. Puoi consegnare una pozione a una torre di questa regione o sul suo confine.
coach-Fly = Indica una regione vicina a una delle tue pedine.
coach-Charm = Puoi incantare una nuvola vicina a una tua pedina: paghi le sue bacchette e tieni i suoi fulmini.
coach-OnMountain = Sulla montagna trovi un amuleto, e puoi usare la tessera che c'è o consegnare.
coach-Ride = La turboscopa porta oltre la tua strega: scegli uno dei suoi cerchi di pietre.
coach-TakePotion = Scegli una pozione. Pensa alle torri che le tue streghe possono raggiungere.
coach-ExtraRole = La tua tessera ti dà un ruolo in più per questo round. Non devi usarla per forza ora.
coach-AddRole = Scegli il ruolo da aggiungere alla mano.
coach-MakeFists = Prendi nel pugno ciò che osi perdere: il pugno più pieno fa punti, e ciò che si mostra si paga.
coach-HandIn = Puoi pagare una serie di risorse diverse per avere punti.

# What is counted over many games
kind-event = evento
kind-brave = dichiarato con audacia
kind-cowardly = dichiarato con prudenza
kind-penalty = penalità per un ruolo stregato
kind-acts = azione audace
kind-delivers = consegna
kind-charms = nuvola incantata
kind-finds = tessera trovata
kind-uses = tessera usata
kind-rides = volo a un cerchio di pietre
kind-hands-in = serie di risorse pagata
