import { describe, expect, it } from 'vitest';
import { growthOf } from '../../../test/support/growth.ts';
import { readSentenceSpans } from './sentences.ts';

const sentencesOf = (text: string) => readSentenceSpans(text).map(({ start, end }) => text.slice(start, end));

describe('sentences', () => {
  it.each([
    ['end with a sign', 'One. Two! Three? Four…  Five.', ['One.', 'Two!', 'Three?', 'Four…', 'Five.']],
    [
      'end with a figure and a full stop, like others',
      'The class of ten goes to 152, a single class stays 17. Payment now takes 26. We are glad.',
      ['The class of ten goes to 152, a single class stays 17.', 'Payment now takes 26.', 'We are glad.'],
    ],
    ['begin with a figure, too', 'Give it time. 41 of 60 asked first.', ['Give it time.', '41 of 60 asked first.']],
    [
      'go on behind a title, an initial and an abbreviation',
      'Prof. J. P. Smith of Acme Inc. met us at 9 a.m. on Fig. 5. Sales grew.',
      ['Prof. J. P. Smith of Acme Inc. met us at 9 a.m. on Fig. 5.', 'Sales grew.'],
    ],
    [
      'end with an abbreviation that a common word follows',
      'It opens at 7 p.m. We met at Acme Inc. The rest is history.',
      ['It opens at 7 p.m.', 'We met at Acme Inc.', 'The rest is history.'],
    ],
    [
      'go on behind a German ordinal, and end with a German figure',
      'Am 13. Juni öffnet die 3. Filiale. Der Preis bleibt bei 17. Sonst ändert sich nichts.',
      ['Am 13. Juni öffnet die 3. Filiale.', 'Der Preis bleibt bei 17.', 'Sonst ändert sich nichts.'],
    ],
    [
      'end behind a French closing mark with a blank before it',
      'Il dit : « On ferme. » Puis il rit. « Pourquoi ? » demande Samir.',
      ['Il dit : « On ferme. »', 'Puis il rit.', '« Pourquoi ? » demande Samir.'],
    ],
    ['of a list of names begin with initials', 'A. Bell bakes. B. Cole eats.', ['A. Bell bakes.', 'B. Cole eats.']],
    [
      'go on behind what somebody says in them',
      '“Why now?” she asked. 「はい。」と彼は言った。帰った。',
      ['“Why now?” she asked.', '「はい。」と彼は言った。', '帰った。'],
    ],
    [
      'do not end within addresses',
      'See https://a.example/x.html?y=1 or a.b@c.example. Go.',
      ['See https://a.example/x.html?y=1 or a.b@c.example.', 'Go.'],
    ],
    ['end where a footnote mark was taken out', 'Sales improved.The rest fell.', ['Sales improved.', 'The rest fell.']],
    [
      'end with a line',
      '# Title\n\n- one item\n2. another\n・三つ目\ntext',
      ['Title', 'one item', 'another', '三つ目', 'text'],
    ],
    ['end with a cell', '| 00:05 | We bake. | An oven |', ['00:05', 'We bake.', 'An oven']],
    [
      'go on within brackets that opened amid them',
      'The bill (H.R. 88, as amended. It was long.) died. We slept.',
      ['The bill (H.R. 88, as amended. It was long.) died.', 'We slept.'],
    ],
    [
      'go on behind what only a shortened word looks like',
      'Die Hrn. Petersen und Dr. rer. nat. habil. Kern aus v. d. Höhe, gem. § 5, pkt. 3 und k.u.k. Armee. Gut.',
      ['Die Hrn. Petersen und Dr. rer. nat. habil. Kern aus v. d. Höhe, gem. § 5, pkt. 3 und k.u.k. Armee.', 'Gut.'],
    ],
    [
      'end with a unit, and go on where no more than a date is told',
      'Длина 40 см. Автобус ушёл. В 2021 г. Иванов пришёл. А. С. Мельник ждёт.',
      ['Длина 40 см.', 'Автобус ушёл.', 'В 2021 г. Иванов пришёл.', 'А. С. Мельник ждёт.'],
    ],
    [
      'go on behind what ends names, and before the sign of a currency',
      'He ran Fosse Bros. Inc. for years. Kosten: 310 Mio. €. Das ist viel.',
      ['He ran Fosse Bros. Inc. for years.', 'Kosten: 310 Mio. €.', 'Das ist viel.'],
    ],
    [
      'begin with a word that has its capital later',
      'I use it. iPads are big. Het regent. ’s Ochtends niet.',
      ['I use it.', 'iPads are big.', 'Het regent.', '’s Ochtends niet.'],
    ],
    [
      'go on with the one who asks',
      '“Why now?” Okafor asked. „Kto?” – zapytała Iga. “Stop!” Nobody moved.',
      ['“Why now?” Okafor asked.', '„Kto?” – zapytała Iga.', '“Stop!”', 'Nobody moved.'],
    ],
    ['hold a word', '---\n…\n***', []],
  ])('%s', (_, text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });

  it.each([
    'a',
    'a ',
    ' ',
    '[',
    '1',
    '.',
    '. ',
    'a. ',
    'A. ',
    '?!',
    '.)”',
    '：“。”他',
    '13. ',
    '漢',
    '*',
    '\n',
    '| ',
    '> ',
    '(a. ',
    'a (A. ',
    '?” A a ',
  ])('take time in proportion to a text of %j', (unit) => {
    const { taken, allowed } = growthOf(unit, readSentenceSpans);
    expect(taken).toBeLessThan(allowed);
  });
});
