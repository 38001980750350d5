# The Witches: A Discworld Game. Names, effects, moves, questions and notes; the rules themselves are in rules/.
card-granny-weatherwax = Nonnina Weatherwax
card-nanny-ogg = Tata Ogg
card-magrat-garlick = Magrat Garlick
card-agnes-nitt = Agnes Nitt
card-perdita-x-dream = Perdita X Dream
card-nac-mac-feegle = Nac Mac Feegle
card-greebo = Greebo
card-death = Morte
card-igor-and-scraps = Igor e Scraps
card-eskarina-smith = Eskarina Smith
card-mustrum-ridcully = Mustrum Ridcully
card-jason-ogg = Jason Ogg
card-roland = Roland de Chumsfanleigh
card-hodgesaargh = Hodgesaargh
card-mightily-oats = Mightily Oats
card-summer-lady = Signora dell'Estate
card-tomjon = Tomjon
card-mother-dismass = Vecchia Madre Dismass
card-casanunda = Casanunda
card-you-kitten = Tu (la gattina)
card-miss-tick = Miss Tick
card-miss-level = Miss Level
card-desiderata-hollow = Desiderata Hollow
card-mrs-earwig = Mrs Earwig
card-hamish = Hamish l'Aviatore
card-shawn-ogg = Shawn Ogg
card-lucy-warbeck = Lucy Warbeck
card-goodie-whemper = Goodie Whemper
card-miss-treason = Miss Treason
card-oswald = Oswald
card-rob-anybody = Rob Anybody
card-verence-ii = Re Verence II
card-daft-wullie = Daft Wullie
card-mrs-gogol = Mrs Gogol
card-hwel = Hwel
card-granny-aching = Nonna Aching
card-gammer-beavis = Comare Beavis
card-gertruder-tiring = Gertruder Tiring
card-harrieta-bilk = Harrieta Bilk
card-farmer-poorchick = Fattore Poorchick
card-nannys-pig = Maiale di Tata Ogg
card-thunder-lightning = Tuono e Fulmine
card-joe-aching = Joe Aching

apprentice-tiffany-aching = Tiffany Aching
    .text = Una volta per partita sei invisibile senza una carta.
apprentice-annagramma-hawkin = Annagramma Hawkin
    .text = Una volta per partita usi la magia senza una carta. Inizi con { $cackle } { $cackle ->
        [one] tassello
       *[other] tasselli
    } Chiacchiere.
apprentice-petulia-gristle = Petulia Gristle
    .text = Una volta per partita risolvi senza dadi il problema { $problem }.
apprentice-dimity-hubbub = Dimity Hubbub
    .text = Giochi il primo turno.

# Località e loro spazi
location-lancre-castle = Castello di Lancre
location-lancre-town = Città di Lancre
location-bad-ass = Bad Ass
location-rock-hard-place = A Rock and a Hard Place
location-lancre-gorge = Lancre Gorge
location-magrats-cottage = Cottage di Magrat
location-slice = Slice
location-razorback = Razorback
location-blasted-oak = Blasted Oak
location-creel-springs = Creel Springs
location-grannys-cottage = Casa di Nonnina Weatherwax
location-sun-not-shine = Il Posto Dove Non Batte il Sole
location-long-man = Il Lungo Uomo
location-dancers = I Danzatori
location-standing-stone = La Pietra Eretta
location-nanny-oggs = Cottage di Tata Ogg
location-mad-stoat = Mad Stoat
location-slippery-hollow = Slippery Hollow
location-brass-neck = Brass Neck
location-copperhead = Copperhead
location-lancre-bridge = Ponte di Lancre
location-miss-treasons = Cottage di Miss Treason
location-mrs-earwigs = Casa di Mrs Earwig
location-gnarly-ground = La Terra Nodosa
location-lancre-caves = Grotte di Lancre
location-oggs-forge = Fucina di Jason Ogg
location-poorchicks-farm = Fattoria di Poorchick
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
space-dungeon = Prigione sotterranea

# Problemi
problem-fever = Febbre
problem-sick-pig = Maiale malato
problem-sick-sheep = Pecora malata
problem-broken-limb = Arto Rotto
problem-pregnancy = Gravidanza
problem-death = Morte
problem-elves = Gli Elfi
problem-lankin = Lankin l'Elfo
problem-king-of-elves = Re degli Elfi
problem-queen-of-elves = Regina degli Elfi
problem-vlad = Vlad de Magpyr
problem-lacrimosa = Lacrimosa de Magpyr
problem-count-magpyr = Conte de Magpyr
problem-count-bela = Conte Bela de Magpyr
problem-duke-felmet = Duca Felmet
problem-lady-felmet = Lady Felmet
problem-cunning-man = L'uomo astuto
problem-hiver = Lo Sciame
problem-lily = Lily Weatherwax
problem-wintersmith = Invernaio

# Gruppi di problemi difficili
group-elves = elfi
group-magpyrs = Magpyr
group-felmets = Felmet
group-wintersmith = Invernaio
group-others = altri

# Che cosa succede a chi fallisce e a chi risolve
fails-elf = Subito nulla, ma l'elfo resta scoperto: con tre elfi scoperti alla fine di un turno perdono tutti.
fails-crisis = Il problema riceve un altro tassello Crisi, qualunque cosa vi sia già sopra.
fails-dungeon = Finisci nella prigione sotterranea.
fails-dungeon-all = Tutte le streghe finiscono nella prigione sotterranea.
fails-black-aliss = Prendi una tessera Black Aliss.
fails-winter = Ogni giocatore mette da parte un problema facile: la mano di carte può ridursi.
solves-banish = Risolverlo toglie dal tabellone gli altri problemi scoperti del suo gruppo.

# Simboli
symbol-headology = testologia
symbol-magic = magia
symbol-broomstick = manico di scopa
face-cackle = chiacchiere

# Benefici delle carte
benefit-bonus = Bonus
    .text = +{ $amount } al totale dopo tutti i dadi.
benefit-bonus-against = Bonus contro nemici
    .text = +{ $amount } al totale dopo tutti i dadi, solo contro: { $group }.
benefit-borrowing = Prestito
    .text = Guarda in segreto fino a { $tiles } { $tiles ->
        [one] problema difficile coperto
       *[other] problemi difficili coperti
    } sul tabellone.
benefit-cure = Cura
    .text = Risolvi senza dadi il problema { $problem }.
benefit-escape = Fuga
    .text = Scappa dopo un tentativo fallito, oppure lascia la prigione sotterranea.
benefit-extra-cards = Carte Extra
    .text = Pesca { $cards } { $cards ->
        [one] carta
       *[other] carte
    }.
benefit-extra-cards-cackle = Carte Extra (+ Chiacchiere)
    .text = Pesca { $cards } { $cards ->
        [one] carta
       *[other] carte
    } e prendi { $cackle } { $cackle ->
        [one] tassello
       *[other] tasselli
    } Chiacchiere.
benefit-extra-movement = Movimento Extra
    .text = Cammina per { $links } { $links ->
        [one] connessione
       *[other] connessioni
    } in più.
benefit-helping-hand = Mano di aiuto
    .text = Togli un tassello Crisi da un problema.
benefit-invisibility = Invisibilità
    .text = Non fermarti davanti a un problema o a una strega; un problema coperto puoi prima guardarlo.
benefit-reroll = Rilancio dei dadi
    .text = Rilancia uno o entrambi i dadi della coppia appena lanciata.
benefit-self-awareness = Consapevolezza di sé
    .text = Restituisci fino a { $tokens } { $tokens ->
        [one] tassello
       *[other] tasselli
    } Chiacchiere.
benefit-shambles = Andatura dinoccolata
    .text = Scopri un problema difficile sul tabellone.
benefit-transmutation = Trasmutazione
    .text = Scarta quante carte vuoi, poi pescane altrettante più una.
power-of-three = Potere di tre
    .text = Tre carte con tre personaggi diversi risolvono qualsiasi problema.

# Opzioni
option-mode = Modalità
    .why = competitive: vince chi ha più punti; è il valore normale. cooperative: tutti vincono o perdono insieme. Con un solo giocatore si gioca sempre in solitario.
option-expert = Partita per esperti
    .why = Attiva: un problema può ricevere più tasselli Crisi, e una partita competitiva ne ha solo otto. Di norma è disattivata: meglio giocare prima qualche partita.
option-hard_cackles = Tasselli Chiacchiere per un problema difficile fallito
    .why = Di norma 1, come dice in entrambi i regolamenti il capitolo sul fallimento; uno dei due altrove dice 2.
option-tea_reach = Chi beve il tè
    .why = space: le streghe su uno stesso spazio; è il valore normale, altrimenti non servirebbe evitare una strega nella Città di Lancre. location: anche quelle su altri spazi della città o del castello, come si possono leggere i regolamenti.
option-shared_most = Parità nel maggior numero di tasselli Chiacchiere
    .why = black_aliss: a riserva vuota chi è alla pari prende una tessera Black Aliss; è il valore normale, come dice il regolamento italiano. take: prende il tassello da un altro giocatore che ne ha altrettanti.
option-broom_retreat = Volare via dopo un fallimento
    .why = may: chi non ha uno spazio vicino vuoto può tenere i manici di scopa e prendere invece un tassello Chiacchiere; è il valore normale, perché le carte in mano sono segrete. must: chi ha un manico di scopa deve volare.
option-invisibility_reach = Quanto dura l'Invisibilità
    .why = location: ogni uso vale per una località; è il valore normale e la lettura più restrittiva. walk: dura per l'intera camminata.
option-dungeon_refill = Carte per chi è in prigione
    .why = Attiva: chi finisce nella prigione sotterranea completa la mano alla fine del turno; è il valore normale, perché sono finite solo le azioni. Disattivata: non la completa.
option-frozen_points = L'Invernaio lascia i punti
    .why = Attiva: i problemi messi da parte per l'Invernaio contano comunque alla fine; è il valore normale, come dice il regolamento russo. Disattivata: ogni giocatore ne sceglie uno e lo perde.
option-shambles_check = Gli elfi si contano subito
    .why = Attiva: tre elfi scoperti fanno perdere la partita appena Andatura dinoccolata scopre l'ultimo. Di norma è disattivata: gli elfi si contano alla fine di un turno.

# Il gioco
game-title = Le Streghe
game-blurb = Sei una giovane strega a Lancre. Risolvi i problemi degli altri con i dadi, la testologia e un po' di magia, e attenzione alle chiacchiere.

# Mosse
move-apprentice = { $apprentice }
move-begin = Comincia qui: { $space }
move-place-problem = Gira una carta per il prossimo problema
move-put = { $space }
move-crisis = { $space }
move-stay = Resta
move-walk = Cammina: { $space }
move-fly = Vola: { $card }
move-to = Verso: { $space }
move-wait = Aspetta
move-use = Gioca: { $card }
move-tile = Usa la tua tessera
move-power-of-three = Potere di tre: { $card }, { $card2 }, { $card3 }
move-pass-by = Prosegui di nascosto
move-look = Guarda il problema, solo tu
move-look-at = Guarda: { $space }
move-enough = Basta così
move-tea = Bevi il tè
move-turn-up = Scopri il problema
move-attempt = Lancia la prima coppia
move-go-on = Continua
move-run = Scappa
move-add = Aggiungi: { $card }
move-add-tile = Aggiungi la tua magia
move-roll-on = Lancia la seconda coppia
move-finish = È tutto
move-again = Rilancia: { $face }
move-again-both = Rilancia entrambi
move-retreat = Ritirati: { $space }
move-stumble = Prendi un tassello Chiacchiere e ritirati ovunque
move-help = { $space }
move-reveal = Scopri: { $space }
move-discard = Scarta: { $card }
move-give-back = { $tokens }
move-take-from = Da { $seat }
move-lose = { $problem }
move-refill = Completa la mano
move-end-turn = Concludi il turno
move-deal = { $problem }
move-total = { $total }
move-draw = Pesca: { $card }
move-flip = Si gira: { $card }
move-roll = { $face } e { $face2 }
move-reroll = { $face }
move-show = { $problem }

# Che cosa farebbe una mossa
effect-problem = { $problem }: serve { $needed }, { $points } { $points ->
    [one] punto
   *[other] punti
}
effect-fails = Se fallisci: { $text }
effect-hidden = un problema coperto
effect-tea = tè: { $witches }
effect-card = { $benefit }: { $text }
effect-symbol = +{ $amount }
effect-magic = +{ $amount }, un tassello Chiacchiere
effect-success = totale { $total }: risolto
effect-failure = totale { $total } su { $needed }: fallito

# Domande
ask-DealSquare = si piazza un problema iniziale
ask-DealTop = si vede la cima di una pila
ask-ShowProblem = si scopre un problema
ask-RollForOrder = i dadi decidono chi sceglie per primo
ask-ChooseApprentice = chi sarai?
ask-DrawCard = si pesca una carta
ask-PlaceWitch = dove cominci?
ask-Begin = comincia il tuo turno. Prima giochi una carta?
ask-FlipCard = si gira una carta
ask-ChooseSpace = quale spazio riceve il problema?
ask-ChooseCrisis = quale problema riceve il tassello Crisi?
ask-Act = che cosa fai?
ask-Imprisoned = sei nella prigione sotterranea. Paghi per uscire o aspetti?
ask-GoTo = dove vai?
ask-Confront = qui c'è un problema
ask-Greet = qui c'è un'altra strega
ask-Onward = di nascosto: dove prosegui?
ask-RollPair = si lanciano due dadi
ask-RollOne = si rilancia un dado
ask-ChooseDice = quali dadi rilanci?
ask-Decide = scappi o continui?
ask-Boost = aggiungi simboli prima della seconda coppia?
ask-Finish = tutti i dadi sono lanciati. Altro?
ask-Retreat = devi andartene. Dove?
ask-LoseProblem = quale problema perdi?
ask-TakeFrom = la riserva è vuota: da chi prendi un tassello Chiacchiere?
ask-GiveBack = quanti tasselli Chiacchiere restituisci?
ask-LookAt = quale problema guardi?
ask-Help = da quale problema togli un tassello Crisi?
ask-Reveal = quale problema scopri?
ask-Transmute = quali carte scarti?
ask-BeforeRefill = le tue azioni sono finite. Giochi una carta prima di completare la mano?
ask-EndTurn = la tua mano è completa. Giochi una carta prima della fine del turno?

# Note
note-deals = { $space }: { $problem }
note-total = { $seat } lancia i dadi: { $amount }
note-becomes = { $seat } è { $apprentice }
note-begins = { $seat } comincia qui: { $space }
note-draws = { $seat } pesca: { $card }
note-draws-hidden = { $seat } pesca una carta
note-shuffles = Si mescola la pila degli scarti: { $amount } { $amount ->
    [one] carta
   *[other] carte
}
note-turn = Turno { $amount }: { $seat }
note-flips = { $card }: { $location }
note-places = Nuovo problema, { $space }: { $problem }
note-places-hidden = Nuovo problema difficile: { $space }
note-crisis = Crisi, { $space }: { $amount }
note-blocked = Non si può piazzare nulla: { $location }
note-stays = { $seat } resta
note-walks = { $seat } cammina: { $space }
note-flies = { $seat } vola: { $card }
note-lands = { $seat } arriva: { $space }
note-runs = { $seat } scappa
note-retreats = { $seat } si ritira: { $space }
note-waits = { $seat } aspetta nella prigione sotterranea
note-hides = { $seat } si nasconde: { $space }
note-uses = { $seat } gioca: { $card }
note-tile = { $seat } usa la tessera di { $apprentice }
note-three = Potere di tre, { $seat }: { $card }
note-looks = { $seat } guarda il problema: { $space }
note-sees = Vedi, { $space }: { $problem }
note-shows = { $space }: si scopre { $problem }
note-rolls = { $seat } lancia: { $face } e { $second }
note-rerolls = { $seat } rilancia: { $face } e { $second }
note-adds = { $seat } aggiunge: { $card }
note-total-now = { $seat } ha { $amount } su { $needed }
note-solves = { $seat } risolve: { $problem }
note-fails = { $seat } fallisce: { $problem }
note-cackles = { $seat } prende un tassello Chiacchiere
note-takes = { $seat } prende un tassello Chiacchiere da { $other }
note-aliss = { $seat } prende una tessera Black Aliss
note-gives-back = { $seat } restituisce { $amount } { $amount ->
    [one] tassello
   *[other] tasselli
} Chiacchiere
note-tea = { $seat } beve il tè
note-dungeon = { $seat } va nella prigione sotterranea
note-leaves = { $seat } esce dalla prigione sotterranea
note-winter = { $seat } mette da parte un problema facile
note-loses = { $seat } perde: { $problem }
note-banished = In fuga, { $space }: { $problem }
note-helps = { $seat } placa la crisi: { $space }
note-discards = { $seat } scarta: { $card }
note-deadlock = Nessuna carta piazzerebbe più nulla.
note-over = { $finale }

# La fine
table-tie-break = Punti pari: decide chi ha meno tasselli Chiacchiere e tessere Black Aliss ({ $rows }), poi i punti dei problemi difficili, poi il problema più difficile.
ending-points = tutti i problemi sono piazzati – decidono i punti
ending-crisis = una crisi di troppo – tutti perdono
ending-elves = gli elfi irrompono – tutti perdono
ending-black-aliss = Black Aliss è tornata – tutti perdono
ending-deadlock = nessun problema trova più posto – tutti perdono
ending-saved = Lancre è salva – le streghe vincono insieme
ending-overrun = restano troppi problemi difficili – le streghe perdono
ending-farmers-wife = non basta – sarai la moglie di un agricoltore
ending-licence = hai la tua licenza di strega
ending-distinction = passi con nota di merito
finale-competitive-points = competitiva: decidono i punti
finale-competitive-crisis = competitiva: persa per crisi
finale-competitive-elves = competitiva: persa contro gli elfi
finale-cooperative-saved = cooperativa: Lancre è salva
finale-cooperative-overrun = cooperativa: troppi problemi difficili rimasti
finale-cooperative-crisis = cooperativa: persa per crisi
finale-cooperative-elves = cooperativa: persa contro gli elfi
finale-cooperative-black-aliss = cooperativa: persa contro Black Aliss
finale-solo-farmers-wife = solitario: moglie di un agricoltore
finale-solo-licence = solitario: la licenza
finale-solo-distinction = solitario: con nota di merito
finale-solo-crisis = solitario: perso per crisi
finale-solo-elves = solitario: perso contro gli elfi
finale-solo-black-aliss = solitario: perso contro Black Aliss

# Lo schermo
screen-turn = turno: { $seat }
screen-action = azione { $action }
screen-deck = { $cards } { $cards ->
    [one] carta nel mazzo
   *[other] carte nel mazzo
}
screen-problems = problemi in arrivo: facili { $easy }, difficili { $hard }
screen-next = prossimo: { $problem }
screen-next-hidden = prossimo: uno difficile
screen-supply = riserva: { $cackle } Chiacchiere, { $crisis } Crisi, { $aliss } Black Aliss
screen-number = n.
screen-location = località
screen-problem = problema
screen-needs = serve
screen-worth = punti
screen-crisis = crisi
screen-witches = streghe
screen-links = connessa a
screen-hidden = ? coperto
screen-known = { $problem }, lo sai solo tu
screen-dungeon = nella prigione sotterranea: { $witches }
screen-seat = strega
screen-place = dove
screen-cards = carte
screen-cackle = chiacchiere
screen-aliss = Black Aliss
screen-easy = facili
screen-hard = difficili
screen-points = punti
screen-own = tessera propria
screen-yes = sì
screen-you = tu
screen-hand = La tua mano:
screen-empty-hand = La tua mano è vuota.
screen-dice = Dadi: { $dice }. Totale { $total }, serve { $needed }.
screen-played = giocate in questo turno: { $cards }
screen-aim-cooperative = Insieme: alla fine meno di { $most } problemi difficili sul tabellone; ora { $now }.
screen-aim-solo = In solitario: { $licence } punti per la licenza, più di { $distinction } per la nota di merito; ora { $now }.
screen-elves = Elfi scoperti: { $now } di { $most }.
screen-public = ~ da fonti pubbliche, non confrontato con il gioco stampato
screen-house = * valore della casa, non quello stampato

# The table in the browser
table-kingdom = Lancre
table-kingdom-line = un regno, per lo più verticale
table-house-map = mappa nostra; molti sentieri, spazi e problemi sono valori della casa
table-turn = turno { $number }
table-beside = Accanto alla mappa
table-cackle = chiacchiere
table-crisis = crisi
table-black_aliss = Black Aliss
table-tray = Dadi
table-chance = { $chance } % senza altre carte
table-chance-before = { $chance } % con quattro dadi, senza carte
table-enough = basta: risolto
table-short = mancano { $count }
table-solves = risolto
table-fails = fallito
table-runs = fuga
table-added = simboli e bonus: +{ $amount }
table-bonus = problemi difficili già risolti: +{ $amount }
table-would-add = Che cosa aggiungerebbero le tue carte
table-adds = Ora aggiungerebbe { $amount }.
table-again = Rilancia: { $face }
table-not-rolled = non ancora lanciato
table-unseen = invisibile
table-unseen-links = invisibile: { $links ->
    [one] resta { $links } connessione
   *[other] restano { $links } connessioni
}
table-stacks = problemi in arrivo: { $count }
table-discard = Pila degli scarti
table-open-hard = problemi difficili scoperti: serve, punti
table-played = giocate in questo turno
table-nothing = niente
table-hidden-problem = Un problema difficile, coperto
table-easy-problem = { $problem }, facile: serve { $needed }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
table-hard-problem = { $problem }, difficile: serve { $needed }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
table-only-you = Lo sai solo tu
table-crisis-tokens = { $count ->
    [one] { $count } tassello Crisi
   *[other] { $count } tasselli Crisi
}
table-witches-here = Qui: { $names }
table-empty-space = Qui non c'è niente
table-can-choose = Si può scegliere
table-foot = indica { $location }
table-growth = { $count } facili sulla carta · mano di { $size }
table-tile-used = usata
table-has-points = punti
table-has-cards = carte in mano, e quante ne ha una mano piena
table-has-cackle = tasselli Chiacchiere
table-has-black_aliss = tessere Black Aliss, un punto in meno ciascuna
table-has-easy = problemi facili risolti
table-has-hard = problemi difficili risolti

# The coach of a first game: an introduction, then what each question is about
coach-intro-1 = Benvenuta a Lancre. Sei una giovane strega e la gente ha problemi: risolvili, ognuno vale punti. Quando tutti i problemi sono stati piazzati, vince chi ha più punti. Ma se le crisi sono troppe, o se tre elfi sono scoperti, perdono tutti.
coach-intro-2 = I quadrati verdi sulla mappa sono problemi facili, i rombi viola difficili, molti ancora coperti. Il numero su un problema è quanto devono fare i dadi. Un triangolo rosso è una crisi: rende il problema più difficile di 2.
coach-intro-3 = In un turno arriva un nuovo problema, poi hai due azioni: cammina fino a due connessioni, vola con una carta manico di scopa, o resta. Dove ti fermi devi occuparti di ciò che c'è: un problema, oppure un'altra strega, con cui si beve il tè.
coach-intro-4 = Decidono quattro dadi, due alla volta. Le carte aiutano: la testologia aggiunge 1, la magia 2 ma porta Chiacchiere. Ogni carta ha anche un beneficio. Attenta alle Chiacchiere: quando i tasselli sono finiti, le tessere Black Aliss costano punti.
coach-ChooseApprentice = Scegli chi sarai. Ogni apprendista ha qualcosa di suo; per cominciare vanno bene Tiffany e Petulia.
coach-PlaceWitch = Comincia vicino a problemi facili: due connessioni per azione non sono molte.
coach-Begin = Il tuo turno comincia. Gira una carta: mostra dove arriva il prossimo problema. Prima potresti giocare una carta per il suo beneficio.
coach-ChooseSpace = Il nuovo problema arriva qui. Scegli uno spazio dove non ti disturbi.
coach-ChooseCrisis = Un tassello Crisi rende un problema più difficile di 2. Scegli quello che ti fa meno danno.
coach-Act = Un'azione: indica uno spazio illuminato per andarci a piedi, gioca un manico di scopa per volare ovunque, o resta. Prima i problemi facili: due di essi aumentano la mano di una carta.
coach-Imprisoned = Sei nella prigione sotterranea. Un manico di scopa, Fuga o Invisibilità ti liberano subito; aspettare costa questa azione.
coach-GoTo = Scegli dove andare. Dovrai occuparti di ciò che c'è.
coach-Confront = Qui c'è un problema. Accanto alla mappa vedi con quale probabilità quattro dadi lo risolvono. Lancia la prima coppia, o gioca una carta adatta.
coach-Greet = Un'altra strega: bevi il tè e restituisci fino a tre tasselli Chiacchiere. Solo l'Invisibilità ti fa passare oltre.
coach-Onward = Nessuno ti vede: prosegui con le connessioni che restano, o aspetta.
coach-Decide = La prima coppia è lanciata. Se va male, scappa: nessun fallimento, nessuna conseguenza. Se continui, devi arrivare in fondo.
coach-Boost = Ora, e solo ora, contano i simboli: la testologia aggiunge 1, la magia 2 e un tassello Chiacchiere. Accanto ai dadi vedi che cosa cambierebbe ogni carta.
coach-ChooseDice = Rilancia un dado di questa coppia, o entrambi. Le Chiacchiere non contano e costano un tassello: rilancia quelle.
coach-Finish = Tutti i dadi sono lanciati. Bonus e rilanci possono ancora aiutare; poi conta il totale.
coach-Retreat = Devi lasciare questo spazio. Scegline uno vuoto vicino, o vola.
coach-LookAt = Guarda un problema coperto, solo tu. Sapere che cosa ti aspetta vale molto.
coach-Help = Togli un tassello Crisi da un problema: diventa più facile di 2, e la riserva cresce.
coach-Reveal = Scopri un problema difficile. Attenta agli elfi: tre scoperti fanno perdere la partita.
coach-Transmute = Scarta ciò che serve poco: peschi altrettante carte, più una.
coach-GiveBack = Meno tasselli Chiacchiere è sempre meglio.
coach-BeforeRefill = Le azioni sono finite. Una carta giocata ora viene sostituita subito quando completi la mano.
coach-EndTurn = La mano è di nuovo piena. Concludi il turno, a meno che una carta non ti serva proprio ora.

# What is counted over many games
kind-becomes = strega
kind-uses = carta giocata
kind-tile = tessera usata
kind-three = Potere di tre
kind-solves = problema risolto
kind-fails = problema fallito
kind-over = fine della partita
