import { expect, test } from 'vitest';
import { detectLanguage } from './language.ts';

const GERMAN =
  'Eine gute Überschrift sagt in wenigen Worten, was die Leserin davon hat. Wer eine Seite zum ersten Mal besucht, ' +
  'entscheidet in Sekunden, ob er bleibt. Deshalb steht der wichtigste Satz immer ganz oben auf der Seite.';
const FRENCH =
  'Une bonne infolettre commence par une promesse claire. Les lecteurs décident en quelques secondes si le message ' +
  'mérite leur attention. On envoie donc le même jour chaque semaine, et on garde la même voix du début à la fin.';
const ENGLISH =
  'A good headline says in a few words what the reader gets out of it. Whoever visits a page for the first time ' +
  'decides within seconds whether to stay. The most important sentence therefore stands at the top of the page.';

test.each([
  ['English prose', ENGLISH, 'en'],
  ['a short English topic', 'Pricing psychology for SaaS', 'en'],
  ['a list of figures', 'Churn 4.1 %\nTrials 312\nWon back 17', 'en'],
  ['German prose', GERMAN, 'de'],
  ['French prose', FRENCH, 'fr'],
  ['a short German topic', 'Preise für kleine Onlineshops', 'de'],
  ['a short French topic', 'Les prix pour les petites boutiques', 'fr'],
  ['Japanese', '価格は大切です。', 'ja'],
  ['Russian', 'Как снизить отток клиентов', 'ru'],
  ['Arabic', 'التسويق عبر البريد الإلكتروني', 'ar'],
  ['a topic that looks German', 'Die hard fans die young', 'en'],
  ['a topic in Czech', 'Jak napsat dobrý newsletter pro malé pekárny', 'cs'],
  ['a topic in Swedish', 'Hur man skriver ett bra nyhetsbrev', 'sv'],
  ['a word of several languages', 'Café', null],
  ['a name', 'GPT-5', null],
  ['a sign', '🚲 → 🏙️', null],
  ['nothing', '', null],
])('%s', (_name, text, language) => {
  expect(detectLanguage(text)).toBe(language);
});
