/** Imperatives that are hardly anything else at the beginning of a sentence, by language. */
export const IMPERATIVES: readonly string[] = [
  'allow ask begin breathe choose collect compare describe divide do eat fill give go imagine invite jot keep',
  'learn leave let listen make multiply pick put repeat reserve say send sit speak spend take talk tell think throw try',
  'wake wash write',
  'arbeite beginne bleib bleibe frag frage fang gib geh gehe halt halte lass lege leg lies mach mache miss nimm notier',
  'notiere plane probier probiere reservier reserviere ruf rufe schreib schreibe setz setze starte stell stelle teste trag',
  'trage wähle warte wiederhol wiederhole zähl zähle',
  'appelez arrêtez attendez bloquez choisissez commencez comptez consacrez demandez donnez écrivez essayez faites gardez',
  'laissez lancez mettez notez passez prenez prévoyez réglez répétez réservez testez',
  'anota anote deja deje dedica dedique elige elija empieza empiece escribe escriba espera espere haga haz llama llame pon',
  'ponga repita repite toma tome',
  'annota aspetta chiama dedica fai imposta inizia lascia metti prendi ripeti scegli scrivi',
  'anote comece deixe dedique escolha escreva espere experimente faça ligue ponha repita reserve',
  'bel begin doe geef herhaal kies laat maak neem noteer plan probeer schrijf stel wacht zet',
  'daj poczekaj powtórz ustaw weź wybierz zacznij zadzwoń zapisz zrób',
];

/** English imperatives that are nouns elsewhere: "wait times", but "wait for". */
export const NOUN_LIKE =
  'aim answer block book call check close cook count dial draw film hold limit list log look mark measure meet note open park pause plan play practice practise publish read record reply rest review ride run schedule set share show skip stand start step stick stop switch test time track turn use visit wait walk watch work';

/** Words behind an imperative that show it to be one. */
export const OBJECTS =
  'a about after again all an another any around aside at away back before both by down each every for from half here him her in it just less more my no off on once one only out over some somebody someone somewhere that the their them there these this those through to under until up with within without your yourself monday tuesday wednesday thursday friday saturday sunday tomorrow';

/** What may stand before it. */
export const OPENERS = 'also and bitte dann et first jetzt just next now please simply so then today und y zuerst';

/** A clause that goes on with one of these states something again: "call the shops that". */
export const GOING_ON =
  'that which who whom whose because since than when whenever if while where how what why dass weil wenn wie womit wo deren que qui parce comment où porque cómo quien che perché come dat omdat die';

/** What is promised is no instruction, in whatever mood: "take the 14-day trial", "call us within 5 days". */
export const PROMISES = [
  'trials?|guarantee\\p{L}*|refund\\p{L}*|warrant\\p{L}*|money[- ]back|discounts?|for free|free (?:for|of|until|month|week|day)s?',
  'free (?:trial|delivery|shipping|returns?)|deliver\\p{L}*|returns?|subscri\\p{L}+|our|us|we|lieferung|geliefert|rückgabe',
  'kostenlos\\p{L}*|gratis|garantie|probeabo|unser\\p{L}*|uns|wir|gratuit\\p{L}*|notre|nos|nous|nuestr\\p{L}+|nosotros',
];

/** German requests begin with a verb, but not with these, which ask or promise: "Haben Sie 30 Minuten?" */
export const NO_REQUESTS =
  'haben können wollen möchten müssen sollen dürfen werden würden hätten kennen wussten sparen gewinnen senken steigern erhöhen verdoppeln erreichen bekommen erhalten holen sichern verlieren verdienen vermeiden';

/** Behind a figure, they tell what a reader gets: "give your team 30 hours back", "do 25 stops an hour". */
export const RESULTS =
  '^ (?:back|more|extra|off|less|fewer|mehr|weniger|zurück)(?![a-zà-ÿ])|^(?: [a-zà-ÿ-]+){0,3} (?:a|an|per|each|every|pro|je|jeden|am|im|par|por) (?:second|minute|hour|day|week|month|year|sekunde|minute|stunde|tag|woche|monat|jahr|jour|semaine|mois|an|día|semana|mes|año|hora)(?![a-zà-ÿ])';

/** Whom a reader can be told to turn to, and the verbs for it; with others, so many of them are promised. */
export const TURNED_TO =
  'ask call choose count describe interview invite list meet name pick show speak talk tell visit';
