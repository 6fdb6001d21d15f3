import { expect, test } from 'vitest';
import { detectLanguage } from './detect-language.ts';

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
  ['German prose', GERMAN, 'other'],
  ['French prose', FRENCH, 'other'],
  ['a short German topic', 'Preise für kleine Onlineshops', 'other'],
  ['a short French topic', 'Les prix pour les petites boutiques', 'other'],
  ['Japanese', '価格は大切です。', 'other'],
  ['Russian', 'Как снизить отток клиентов', 'other'],
  ['Arabic', 'التسويق عبر البريد الإلكتروني', 'other'],
  ['nothing', '', 'en'],
])('%s', (_name, text, language) => {
  expect(detectLanguage(text)).toBe(language);
});
