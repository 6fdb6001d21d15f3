/**
 * Phrases that machines write far more often than people do, in English; what a careful editor uses every day is not here.
 * One entry up to each semicolon, in lower case: `a|b` is either word; `word+` its English forms (-s, -ed, -ing);
 * `word{,e,en}` the word with each ending; `(word)` may be left out; `…` is one to eight words; `,` is any sign that parts
 * words, a full stop included. Hyphens and spaces are alike.
 */
export const ENGLISH_PHRASES = `
delve+; tapestry of; rich|vibrant tapestry; game changer+; game changing; a symphony of; a kaleidoscope of; treasure trove of;
unlock+ the (full|true) power|potential|secrets|value; unlock+ your (full|true) potential; unleash+ the|your (full|true) power|potential;
harness+ the power|potential of; leverage+ the power of; in today's fast paced; in today's digital age|world|landscape|era;
in today's ever changing|evolving; in today's competitive|dynamic|crowded|rapidly|hyper; in today's world; in today's modern;
fast paced world|environment|landscape; ever evolving; ever changing landscape|world|market; rapidly evolving landscape|world|field;
in the realm of; in an increasingly; in an era of|where; now more than ever; digital landscape; dynamic landscape;
navigate+ the complexities|complexity|intricacies|landscape|challenges|world; as we navigate; complexities of modern;
it's|it|this (is) not just|merely|simply … , it's; it's|it|this (is) not just|merely|simply … , it is; isn't just|merely|simply … , it's; isn't just|merely|simply … , it is;
aren't just|merely|simply … , they're; it's|it (is) not about … , it's about; it's|it (is) not about … , it is about; isn't about … , it's about;
more than just a|an; stand+ as a testament; serve+ as a testament; testament to; a beacon of; stark reminder; serve+ as a reminder;
let's dive|delve in|into|deeper; dive+ deep|deeper into; dive into the world; take a deep dive; without further ado; buckle up;
look no further; say goodbye to; say hello to; gone are the days; picture this; imagine a world where|in; have you ever wondered;
in conclusion; it's|it (is) important|crucial|essential to note that; it's|it (is) worth noting|mentioning that;
play+ a crucial|vital|pivotal|critical|paramount role; a pivotal moment|role; of paramount importance; is paramount;
take|takes|taking|took … to the next level; to the next level; to new heights; reach+ new heights; a whole new level;
elevate+ your; elevate the everyday; supercharge+ your|the; turbocharge+ your|the; skyrocket+ your|the;
transform+ the way you|we|people|businesses|teams|companies; revolutioni{ze,zes,zed,zing,se,ses,sed,sing} the way|how;
redefin{e,es,ed,ing} the way|how|what; reimagin{e,es,ed,ing} the way|how|what; push+ the boundaries of; groundbreaking;
embark+ on a|an|your|this; transformative journey|power|experience|potential; join us on this|our journey; the journey begins;
whether you're|you a … or a|an|just|simply; whether you are a … or a|an|just|simply; a seasoned pro|professional|expert|veteran|marketer;
cutting edge solution+|technology|technologies|technique+; best kept secret; secret sauce; your secret weapon; hidden gem+;
the possibilities are endless|limitless; endless possibilities; world of possibilities; the sky's the limit;
seamless integration|experience|blend; seamlessly integrate+|blend+|combine+|connect+; robust solution+; holistic approach;
paradigm shift; nestled in|between|among|within|on; bustling city|streets|metropolis|marketplace|heart; rich cultural heritage;
a myriad of; myriad of; plethora of; a wide array of; multifaceted; intricate dance|tapestry|interplay|web|details;
foster+ a culture|sense|spirit of; underscore+ the importance|need|value; highlight+ the importance of;
stay+ ahead of the curve|game|competition|pack; the future is now|here|bright; the future of … is here; like never before;
here's the best part|kicker|twist; and the best part ,; let that sink in; read that again; but that's not all;
but wait , there's more; spoiler alert; unpopular opinion; thrilled|excited|humbled|delighted|proud to announce|share;
a breath of fresh air; move+ the needle; think+ outside the box; win win situation;
unparalleled; unwavering commitment|dedication|support; meticulously crafted|designed|curated|planned|researched;
carefully|thoughtfully|expertly|lovingly curated|crafted; crafted with care|love|precision|passion; with you in mind;
tailored to your (unique|specific|individual) needs; innovative solutions; the ultimate guide; comprehensive guide to|on;
everything you need to know; demystif{y,ies,ied,ying}; unravel+ the mysteries|mystery|secrets|complexities; uncover+ the secrets;
discover the secrets|magic|power|joy|art of; experience the magic|power|joy|difference|future; where tradition|style|art|science|innovation|luxury meets;
perfect|harmonious|seamless blend of; resonate+ deeply; captivate+ your|audiences|readers; compelling narrative+;
last but not least; needless to say; rest assured; that being said; this|my email|message|note finds you well; as an ai language;
as a large language model; certainly , here's|here|below; sure , here's|here; feel free to reach out;
only time will tell; actionable insights; valuable insights; in this article|guide|post|video (,) we'll|we|let's (will) explore|delve|dive|uncover|unpack;
profound impact; leave+ a lasting impression|mark|impact; indelible mark; timeless elegance;
one stop shop|solution|destination; second to none; stand+ the test of time; ignite+ your|a passion; fuel your passion;
empower+ you|businesses|teams|users|individuals|people|organizations|organisations|marketers to; thrive in today's; the key lies in;
at its core ,; at the forefront of; it's no secret that; the magic happens; small but mighty; level up your;
the power of storytelling; a deeper understanding of; enhance your experience; a recipe for success
`;

/** The same in other languages; no language has to be known, since none of them stands in another. */
export const PHRASES_ABROAD: Readonly<Record<'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl', string>> = {
  de: `
in der heutigen schnelllebigen|digitalen|modernen|vernetzten; in der heutigen zeit|welt; in einer welt , in der;
im zeitalter der digitalisierung; tauch{e,en,t} (wir|sie) ein in; lass|lassen (sie) uns eintauchen; eintauchen in die welt;
auf das nächste level; auf die nächste stufe; auf ein neues level|niveau; bahnbrechend{,e,en,em,er,es}; zukunftsweisend{,e,en,em,er,es};
gamechanger; revolutionier{t,en,te,ten} die art; nahtlos{e,en} integration; nahtlos integriert|integrieren;
ganzheitlich{e,en,er,es} ansatz|lösung|lösungen; maßgeschneidert{e,en,er,es} lösung|lösungen; spiel{t,en} eine entscheidende|zentrale|tragende rolle;
von entscheidender bedeutung; es ist wichtig zu beachten|betonen|erwähnen; es ist erwähnenswert; es geht nicht (nur) um … , es|sondern;
ist nicht nur … , es ist; weit mehr als nur ein{,e,en}; entfessel{n,t,e} (sie) das|ihr|dein|die; schöpf{e,en} (sie) das|ihr|dein volles;
das volle potenzial; die möglichkeiten sind endlos|grenzenlos|unbegrenzt; gehör{t,en} der vergangenheit an; in diesem artikel|beitrag|leitfaden erfahren|erfährst|tauchen;
der ultimative leitfaden|guide; zusammenfassend lässt sich sagen; am puls der zeit; begleite{,n} (sie) uns auf; auf dieser spannenden reise;
erleb{e,en} (sie) die magie; perfekte symbiose|mischung|balance; mit viel liebe zum detail; synergien nutzen; echt{e,en,er} mehrwert;
die zukunft der|des … ist da|jetzt; stets einen schritt voraus; das gewisse etwas`,
  fr: `
à l'ère du numérique|digital; à l'ère numérique; dans le monde d'aujourd'hui|actuel; dans un monde en constante|perpétuelle évolution;
en constante|perpétuelle évolution; plongez|plongeons dans l'univers|le; libére{z,r} (tout) le|votre potentiel; exploite{z,r} tout le potentiel;
révolutionne{,nt,r} la façon|manière; chang{e,er,ent} la donne; au niveau supérieur; jou{e,ent,er} un rôle crucial|essentiel|clé|primordial|déterminant;
il est important|essentiel|crucial de noter|souligner; il convient de noter|souligner; ce n'est pas seulement|juste … , c'est; plus qu'un|qu'une simple;
bien plus qu'un|qu'une; que vous soyez … ou; sans plus attendre; ne cherchez plus; dites adieu à|aux|au; les possibilités sont infinies|illimitées;
une expérience inoubliable; un véritable tournant; véritable mine d'or; le guide ultime|complet|définitif; tout ce que vous devez savoir;
dans cet article (,) nous allons|explorerons|plongerons; en conclusion; un savant mélange; une myriade de; une pléthore de; au cœur de l'innovation;
naviguer dans les|le complexités|paysage; paysage numérique; approche holistique; embarque{z,r} pour|dans un; reste{z,r} à la pointe;
à la pointe de l'innovation|la; une empreinte|impression durable|indélébile; mariage parfait entre`,
  es: `
en el mundo actual; en el mundo de hoy; en la era digital; en un mundo cada vez más; en constante evolución|cambio|transformación; sumérgete|sumerjámonos en;
desbloque{a,ar,e} el|tu|su (máximo|verdadero|pleno) potencial; liber{a,ar,e} el|tu|su (máximo|verdadero|todo) potencial; aprovech{a,ar,e} el poder;
revolucion{a,ar,an,ando,ó} la forma|manera; al siguiente nivel; jueg{a,an} un papel crucial|fundamental|clave|vital; desempeñ{a,an} un papel crucial|fundamental|clave|vital;
es importante destacar|señalar|mencionar que; cabe destacar|señalar|mencionar que; no es solo|sólo … , es; no se trata solo|sólo de … , se|sino;
más que un|una simple; mucho más que un|una; ya seas … o; ya sea que seas; no busques más; di adiós a|al; las posibilidades son infinitas|ilimitadas;
un antes y un después; sin más preámbulos|dilación; la guía definitiva|completa; todo lo que necesitas|debes saber; en este artículo (,) exploraremos|vamos|descubrirás;
en conclusión; un sinfín de; una miríada de; panorama digital; navegar por las|el complejidades|panorama; enfoque holístico; a la vanguardia de;
es un testimonio de|del; una huella|impresión duradera|imborrable; el poder transformador; fusión perfecta entre|de`,
  it: `
nel mondo di oggi; nell'era digitale; nel panorama digitale|odierno; in un mondo in continua|costante; in continua|costante evoluzione; immergiti|immergiamoci nel|nella|nell'affascinante;
sblocc{a,are} il (tuo) (pieno|vero) potenziale; liber{a,are} il (tuo) (pieno|vero) potenziale; sfrutta il potere|potenziale; rivoluzion{a,are,ando,ato} il modo;
al livello successivo; gioc{a,ano} un ruolo cruciale|fondamentale|chiave; svolg{e,ono} un ruolo cruciale|fondamentale|chiave; è importante notare|sottolineare|ricordare che;
vale la pena notare|sottolineare; non è solo … , è; non si tratta solo di … , si|ma; più di un semplice; molto più di un|una; che tu sia un|una … o;
non cercare oltre; dì|dite addio a|ai|alle|al; le possibilità sono infinite|illimitate; senza ulteriori indugi; la guida definitiva|completa;
tutto quello|ciò che devi|c'è (da) sapere; in questo articolo (,) esploreremo|scopriremo|vedremo; in conclusione; una miriade di; una pletora di; approccio olistico;
navigare nelle|nel complessità|panorama; un'impronta|un'impressione duratura|indelebile; connubio perfetto; perfetto connubio; sempre un passo avanti; il potere trasformativo`,
  pt: `
no mundo atual; no mundo de hoje; na era digital; em|num (um) mundo cada vez mais; em constante evolução|mudança|transformação; mergulhe no mundo|universo; mergulhe neste|nesta;
desbloque{ie,ar} o|seu|todo (seu) (verdadeiro|máximo) potencial; libert{e,ar} o|seu (seu) (verdadeiro|máximo) potencial; liber{e,ar} o|seu (seu) (verdadeiro|máximo) potencial;
aproveite o poder; revolucion{ar,a,ando,ou} a forma|maneira; para o próximo nível; a um novo patamar; desempenh{a,am} um papel crucial|fundamental|vital|essencial;
é importante ressaltar|destacar|notar que; vale ressaltar|destacar|mencionar que; não é apenas|só … , é; não se trata apenas|só de … , trata|mas;
mais do que um|uma simples; muito mais do que um|uma; seja você um|uma … ou; não procure mais; diga adeus a|ao|à|às|aos; as possibilidades são infinitas|ilimitadas;
sem mais delongas; o guia definitivo|completo; tudo o que você precisa saber; neste artigo (,) vamos|iremos|exploraremos|você; em conclusão; em suma; uma infinidade de;
uma miríade de; abordagem holística; cenário digital; navegar pelas|pelo complexidades|cenário; divisor de águas; uma marca|impressão duradoura|indelével;
é um testemunho do|da|de; na vanguarda do|da|de; combinação perfeita entre|de`,
  nl: `
in de huidige|hedendaagse snelle|digitale|dynamische|moderne; in de wereld van vandaag; in de snelle wereld; in het digitale tijdperk; in een wereld waarin;
duik (mee) in de wereld; laten we erin|eens duiken; duik{,en} (we) dieper in; ontgrendel{,en,t} het|de|je|uw; ontketen{,en,t} de|het|je kracht|potentieel|potentie;
het volledige potentieel; naar een hoger niveau; naar het volgende niveau; speel{t,} een cruciale|essentiële|vitale rol; spelen een cruciale|essentiële|vitale rol;
het is belangrijk om op te merken; het is vermeldenswaard; is niet zomaar|alleen … , het is; meer dan zomaar een; veel meer dan een; of je nu een … bent|of;
zoek niet verder; kijk niet verder; zeg vaarwel tegen; de mogelijkheden zijn eindeloos|onbeperkt; zonder verdere omhaal; de ultieme gids; alles wat je moet weten;
in dit artikel|blog|gids|blogbericht duiken|verkennen|nemen|onderzoeken; een schat aan informatie; een breed scala aan; holistische benadering|aanpak; naadloze integratie|ervaring;
naadloos geïntegreerd|integreren|samen; baanbrekend{,e}; een onuitwisbare indruk; voortdurend veranderende|evoluerende; steeds veranderende wereld|landschap; digitale landschap;
de concurrentie voor te|blijven; zet de volgende stap in; een perfecte balans tussen; concluderend kunnen we`,
};
