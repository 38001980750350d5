# Il tavolo nel browser. I nomi di mosse, carte e note stanno nei cataloghi dei giochi.
skip = Vai alla parte principale
home = Alla prima pagina
close = Chiudi
confirm = Conferma
cancel = Lascia stare
send = Di’
you = tu
start = Comincia la partita
more = altre { $count } …
credits = Icone degli autori di game-icons.net (Lorc, Delapouite e altri), CC BY 3.0, ricolorate. Caratteri: Alegreya (SIL OFL).
plain-page = La pagina semplice: solo testo, per vecchi browser e lettori di schermo
origin-public = Valore da una fonte pubblica, non confrontato con i componenti stampati
origin-house = Valore della casa: inventato qui, non della scatola
refused = Questo tavolo per te è chiuso

# Riga di stato
status-opening = Un momento …
status-lost = Il collegamento è caduto. Si riprova …
status-gathering = Il tavolo si prepara
status-over = La partita è finita
status-yours = Tocca a te
status-waiting = { $count ->
    [one] Deve rispondere { $names }
   *[other] Si aspettano { $names }
}
status-nature = Si danno le carte …
notice-turn = Tocca a te
clock = Tempo rimasto per rispondere

# Parti del tavolo
board = Tabellone
hand = Mano
players = Giocatori
log = Diario
chat = Chat
sheets = Parti del tavolo
table-menu = Tavolo
question = Domanda
answers-all = Tutte { $count }
answers-fewer = Chiudi
answers-point = Indica ciò che si illumina, o apri la lista.
undo = Annulla
rules = Regole
keys = Tasti
settings = Impostazioni
watching = { $count ->
    [one] Una persona guarda
   *[other] { $count } persone guardano
}
here = presente
not-here = ora non c’è
away = via: gioca un bot
bot = bot
asked = deve rispondere
thinking = pensa
why-not = Ora no: { $thing }
log-filter = Cerca nel diario
log-since = dopo la tua ultima mossa
chat-empty = Nessuno ha ancora detto nulla.
chat-placeholder = Di’ qualcosa
rules-search = Cerca nelle regole
rules-hits = { $count ->
    [one] un paragrafo
   *[other] { $count } paragrafi
}
hand-over = Ora lo schermo è per { $name }
hand-over-why = Nessun segreto si vede finché { $name } non prende lo schermo. Continua quando nessun altro guarda.
hand-over-take = Sono { $name }

# Perché non si può annullare nulla
undo-nothing = Non c’è ancora nulla da annullare.
undo-other = Dopo la tua scelta ha mosso qualcun altro.
undo-chance = Dopo la tua scelta ha parlato il caso: si è vista una carta o un dado.
undo-ballot = Una scelta segreta sigillata resta sigillata.

# Si dice spesso
phrase-hello = Ciao!
phrase-well-played = Bella mossa!
phrase-thinking = Fammi pensare …
phrase-one-moment = Un momento, per favore.
phrase-oops = Ops!
phrase-your-turn = Tocca a te!
phrase-thanks = Grazie!
phrase-good-game = Bella partita!

# Impostazioni
set-language = Lingua
set-theme = Luce
set-speed = Movimento
set-sound = Suoni
set-notices = Avvisami quando tocca a me, anche in un’altra scheda
set-confirm = Chiedi conferma prima di ogni mossa
set-plain-paper = Carta semplice, per computer lenti
theme-auto = come il sistema
theme-light = chiara
theme-dark = scura
speed-off = nessuno
speed-slow = lento
speed-table = come al tavolo
speed-quick = rapido
speed-fast = molto rapido
notices-denied = Il browser non permette avvisi da questa pagina; prima consentili nelle sue impostazioni.

# Tasti
key-option = scegli una risposta alla domanda
key-tab = vai alla prossima cosa che si può scegliere
key-enter = sceglila
key-escape = lascia una scelta, chiudi
key-undo = annulla
key-board = il tabellone
key-log = il diario
key-chat = la chat
key-rules = le regole
key-hand = la tua mano
key-help = questa pagina

# Prima pagina, nuovo tavolo, attesa, menu del tavolo
home-title = Coven
home-about = Giochi da tavolo di streghe, per amici e bot. Niente registrazione: basta un link.
home-games = A che cosa giochiamo?
home-turns = { $count ->
    [one] Tocca a te
   *[other] Tocca a te a { $count } tavoli
}
home-name = Il tuo nome
name-default = Ospite
home-seats = { $low }–{ $high } giocatori
home-play = Gioca subito
home-play-why = «Gioca subito» ti mette al tavolo con dei bot e comincia; senza orologio.
home-opening = Si prepara il tavolo …
home-new = Nuovo tavolo …
home-learn = Impara giocando
home-mine = Le mie partite
home-others = Le altre mie partite
home-others-none = Nessun’altra partita è in corso.
home-enter = Entra in un tavolo
fan-work = Un progetto amatoriale per chi possiede questi giochi. Non è legato ai loro autori ed editori.
mine-none = Ancora nessuna. Comincia qui sopra, oppure entra con un link.
mine-move = tocca a te
mine-open = non ancora cominciata
mine-playing = tocca ad altri
mine-finished = finita
mine-moves = { $count ->
    [one] una mossa
   *[other] { $count } mosse
}
mine-resume = Continua
mine-replay = Rivedi
enter-label = Link o codice
enter-why = Incolla il link che hai ricevuto, o solo ciò che viene dopo il #.
enter-do = Entra
seat-red = Rosso
seat-blue = Blu
seat-yellow = Giallo
seat-green = Verde
seat-lilac = Lilla
seat-free = posto libero
new-title = Nuovo tavolo
new-unknown = Qui questo gioco non c’è.
new-seats = Posti
new-who = Chi siede al posto { $seat }
new-name = Nome del giocatore { $number }
who-person = Qualcuno a questo schermo
who-free = Libero, per amici
who-free-why = Mandi un link; chi ce l’ha si siede.
who-bots = Bot
bot-apprentice = Apprendista
    .why = Prende ciò che sembra buono, e ogni tanto sbaglia. Per una prima partita.
bot-witch = Strega
    .why = Prende sempre ciò che sembra meglio. La vittoria va guadagnata.
bot-headologist = Testologa
    .why = Pensa in anticipo, valuta che cosa potresti avere in mano e si prende il suo tempo.
new-hot = Più persone allo stesso schermo giocano a turno; tra l’una e l’altra lo schermo nasconde tutti i segreti.
new-nobody = Solo bot e amici: tu guardi, o ti siedi più tardi.
new-pace = Tempo per una decisione
pace-none = senza limite
pace-live = { $time }: tutti insieme al tavolo
pace-slow = { $time }: ognuno quando vuole
pace-why = A chi finisce il tempo subentra un bot, finché non torna.
new-edition = Edizione
new-window = Interruzioni
window-normal = Si aspettano tutti allo stesso modo
    .why = Nessuno scopre chi avrebbe potuto rispondere. Costa fino a dieci secondi ogni volta.
window-quick = Rapide: si chiede solo a chi può rispondere
    .why = Si risparmia tempo, ma tutti vedono chi non aveva di che rispondere.
new-options = Varianti e regole della casa
options-changed = { $count ->
    [0] tutto come da regolamento
    [one] una cambiata
   *[other] { $count } cambiate
}
options-usual = Tutte le varianti sono come da regolamento
options-others = Il resto è come da regolamento
option-house = regola della casa
option-back = come al solito
option-on = sì
option-off = no
new-do = Apri il tavolo
new-do-why = { $count ->
    [one] Un posto resta libero; avrai un link da mandare.
   *[other] { $count } posti restano liberi; avrai un link da mandare.
}
new-start = Comincia la partita
new-wait = Apri il tavolo, comincia dopo
lobby-free = { $count ->
    [one] C’è ancora un posto libero.
   *[other] Ci sono ancora { $count } posti liberi.
}
lobby-ready = Tutti sono seduti. Chi ospita può cominciare.
lobby-ready-host = Tutti sono seduti. Puoi cominciare.
lobby-not-yet = Si comincia quando ogni posto è occupato: da un amico o da un bot.
lobby-wait-host = Chi ospita comincia quando tutti sono seduti.
lobby-watch = Con il tuo link puoi guardare; per sederti, chiedi un invito.
lobby-seats = Posti
lobby-sit-here = Siediti qui
lobby-bot = Fai sedere un bot …
lobby-leave = Alzati
lobby-clear = Libera il posto
lobby-sit = Siediti
lobby-sit-more = Qualcun altro a questo schermo
lobby-name = Nome
lobby-sit-do = Siediti
lobby-invite = Invita gli amici
lobby-invite-why = Un link per tutti. Chi lo apre può prendere un posto libero.
lobby-invite-do = Crea il link
lobby-how = Come si gioca
link-invite = Invito a questo tavolo
link-copy = Copia
link-copied = Copiato
link-share = Condividi …
link-qr = Lo stesso link come codice QR
link-why = Vale per chiunque lo abbia e si vede una volta sola. Mandalo solo alle persone giuste.
dice-title = Dadi onesti
dice-why = Il caso nasce da un segreto del server, fissato prima della partita, e da ciò che aggiunge ogni posto. Dopo, tutti possono controllarlo.
dice-commitment = Il sigillo sul segreto
luck-label = Aggiungi la tua fortuna
luck-example = gatto nero
luck-do = Aggiungi
orders = I miei ordini
orders-interrupts = Quando potrei interrompere
order-ask = Chiedimi
    .why = Quando ho qualcosa con cui rispondere.
order-always-ask = Chiedimi sempre
    .why = Anche se posso solo passare: così una pausa non dice nulla a nessuno.
order-pass-turn = Passa fino al mio turno
    .why = Poi mi si chiede di nuovo.
order-pass-unthreatened = Passa finché non corro rischi
    .why = Mi si chiede appena un mio pezzo è in pericolo.
order-pass-always = Passa sempre
    .why = Finché non lo cambio qui.
hurry = Fai per me le mosse senza scelta
    .why = Meno clic. Gli altri però potrebbero vedere che non c’era scelta.
plan = La mia prossima scelta segreta
    .why = Si sceglie per te appena arriva la domanda. Per ritirarla, non spuntare nulla.
plan-do = { $count ->
    [one] Ricorda questa
   *[other] Ricorda queste { $count }
}
plan-none = Chiedimi come al solito
ended-threatened = Un tuo pezzo è in pericolo, perciò ti si chiede di nuovo.
ended-turn-over = L’ordine valeva per un turno; ti si chiede di nuovo.
ended-not-possible = La scelta preparata non era possibile. Scegli di nuovo.
ended-not-complete = La scelta preparata non era completa. Scegli di nuovo.
ended-undone = Qualcosa è stato annullato, e la scelta preparata non c’è più.
orders-screen = A questo schermo
hand-on = Passa lo schermo a { $name }
propose = Chiedi a tutti
    .why = Si fa se tutti dicono sì; basta un no per lasciare le cose come sono.
propose-undo = Posso annullare la mia ultima scelta?
propose-pace = Proponi questo tempo
propose-replace = Un bot può sostituire { $name }?
proposal-undo = { $name } vorrebbe annullare l’ultima scelta.
proposal-pace = { $name } propone un altro tempo per le decisioni: { $pace }.
proposal-replace = { $name } propone che un bot sostituisca { $other }.
proposal-wait = Si chiede agli altri.
yes = Sì
no = No
orders-away = Ti assenti
away-you = In questo momento un bot gioca per te.
away-why = Un bot gioca per te finché non dici di essere di nuovo al tavolo.
away-do = Fai giocare un bot per me
away-back = Sono di nuovo qui
links = Link
link-own = Il mio posto ({ $name }) su un altro dispositivo
link-watch = Un link per guardare
link-host = Un link per chi ospita con te
revoke = Ritira i link
    .why = Tutti i link di quel tipo smettono di funzionare, anche quelli in uso.
revoke-invite = Inviti
revoke-watch = Link per guardare
revoke-seat = Link al posto di { $name }
revoke-done = Questi link non funzionano più.
orders-private = Solo per me
note = La mia nota
    .why = Nessun altro la vede mai.
note-keep = Salva
note-kept = Salvata
mute = Non leggere { $name } nella chat

# Entrare
join-nothing = In questo link manca la chiave. Fattelo mandare intero, con tutto ciò che viene dopo il #.
join-no-link = Questo non è un link a un tavolo: è fatto così, https://…/join#…, e serve intero.
join-coming = La porta si apre …

# Dopo la partita, replay
replay = Rivedi la partita
# After the game, replay
result = Il risultato
result-won = { $count ->
    [one] Vince { $winners }
   *[other] Vittoria condivisa: { $winners }
}
result-you-won = Hai vinto
result-nobody = Non vince nessuno
result-how = La partita è finita: { $ending }.
result-shared = Tutto pari: il posto { $place } è condiviso.
result-place = Posto
result-player = Giocatore
result-points = Punti
result-tie = Spareggio
final-table = Il tavolo alla fine
rematch = Rivincita
rematch-go = Alla rivincita
rematch-asked = Il tavolo della rivincita è pronto. Tutti si spostano di un posto.
chart = I punti nel tempo
chart-alt = I punti di ogni posto dopo ogni mossa, come linee. Gli stessi numeri sono nella tabella qui sotto.
chart-hint = Indica le linee per vedere una mossa; clicca per vederla nel replay.
chart-table = I numeri in una tabella
chart-move = Mossa
chart-lead = In testa
chart-end = Fine
analysis = La partita riguardata
analysis-why = Il server può continuare questa partita da molti suoi momenti: trova le probabilità di tutti nel tempo, le svolte e chi ha avuto fortuna. Ci vuole fino a un minuto o due.
analysis-begin = Analizza la partita
analysis-working = Analisi in corso …
analysis-lost = L'analisi non è stata finita. Si può ricominciare.
analysis-chances = Probabilità di vincere nel tempo
analysis-chances-alt = La probabilità di vincere di ogni posto in vari momenti della partita, come linee.
analysis-chances-why = Da ogni momento la partita è stata continuata molte volte da bot che vedono solo ciò che pare migliore. Clicca per vedere un momento nel replay.
analysis-error = ± { $number } %
analysis-turning = Che cosa ha cambiato la partita
analysis-no-turning = Nulla ha cambiato la partita in un colpo solo.
analysis-turned = { $name }: da { $before } a { $after }
analysis-luck = Fortuna
analysis-luck-why = Quanto hanno dato carte pescate e dadi rispetto alla media, in punti percentuali di vittoria, secondo la stima dei bot.
percent = { $number } %
proof = Dadi onesti
proof-why = Prima dell'inizio il server ha mostrato solo l'hash del suo segreto. Ora il segreto è aperto, e chiunque può ricalcolare ogni estrazione.
proof-commitment = Impegno (SHA-256 del segreto, visibile fin dall'inizio)
proof-secret = Segreto
proof-luck = Quello che hanno aggiunto i giocatori
proof-luck-none = niente
proof-draws = Il caso ha parlato { $count ->
    [one] una volta
   *[other] { $count } volte
}.
proof-fits = Verificato in questo browser: il segreto corrisponde all'impegno.
proof-wrong = Il segreto non corrisponde all'impegno!
proof-check = Verifica tutta la partita, mossa per mossa ed estrazione per estrazione:
download-proof = Scarica la prova
download-record = Scarica la registrazione
copy = Copia
copied = Copiato
what-if = E se …?
what-if-why = Scegli un momento nel replay e continua a giocare da lì a un nuovo tavolo.
what-if-here = Gioca da qui
replay-back = Torna al risultato
replay-first = All'inizio
replay-previous = Una mossa indietro
replay-next = Una mossa avanti
replay-last = Alla fine
replay-play = Riproduci
replay-pause = Pausa
replay-speed = Velocità
replay-slider = Mossa
replay-move = Mossa { $number } di { $of }
replay-start = Prima della prima mossa
replay-view = Guarda come
replay-all = tutte le carte aperte
replay-watcher = uno spettatore
replay-jump = Vai a
replay-jump-lead = { $name } passa in testa
replay-moves = Tutte le mosse
replay-link = Copia il link a questo momento
replay-chance = Il caso
replay-secret = una scelta segreta
replay-keys = Tasti: ← → una mossa, Spazio riproduce, Home e Fine
missed-button = Rivedi quello che ho perso
missed-offer = { $count ->
    [one] Una mossa dalla tua ultima visita
   *[other] { $count } mosse dalla tua ultima visita
}
missed-show = Mostra
missed-later = Non ora
missed-number = { $at } di { $of }
missed-skip = Torna al tavolo

# The coach
coach = Maestra
coach-other = Hai scelto altro. Va bene: vediamo che cosa ne viene.
coach-hint = Io farei: { $move }.
coach-known = Questa la conosci già. Chiedimi pure, se vuoi.
coach-wait = Pensano gli altri. Nel registro vedi che cosa fanno.
coach-next = Avanti
coach-ask = Tu che cosa faresti?
coach-leave = Grazie, conosco le regole
# La maestra

# A map that can be brought nearer
map-nearer = Più vicino
map-farther = Più lontano
map-fit = Tutta la mappa
