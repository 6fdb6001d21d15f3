import { expect, test } from 'vitest';
import { growthOf } from '../../../test/support/growth.ts';
import { readQuotations } from './quotations.ts';

const read = (text: string) => readQuotations(text).map(({ words, speaker }) => [words, speaker]);

test.each([
  ['“We had no plan,” said Priya Nair, who founded it.', [['We had no plan,', 'Priya Nair']]],
  [
    '“Nobody reads it,” Okafor said, “but everybody signs it.” Then he laughed.',
    [
      ['Nobody reads it,', 'Okafor'],
      ['but everybody signs it.', 'Okafor'],
    ],
  ],
  ['Adeyemi put it bluntly: “That is insane!”', [['That is insane!', 'Adeyemi']]],
  [
    '„Die Nachfrage“, so Kowalski, „hat uns überrollt.“',
    [
      ['Die Nachfrage', 'Kowalski'],
      ['hat uns überrollt.', 'Kowalski'],
    ],
  ],
  ['« Pourquoi changer ? » demande Samir Benali. Bonne question !', [['Pourquoi changer ?', 'Samir Benali']]],
  [
    '«Мы не ждали такого спроса», — говорит Ольга Миронова. Сейчас тихо.',
    [['Мы не ждали такого спроса', 'Ольга Миронова']],
  ],
  ['「正直、思いませんでした」と田中健一は話す。', [['正直、思いませんでした', '田中健一']]],
  ['李雯说：“我们没有退路。”', [['我们没有退路。', '李雯']]],
  ['“It is worth it in the end.” Nobody knows who said so.', [['It is worth it in the end.', null]]],
])('words of somebody are told with the name beside them: %s', (text, quotations) => {
  expect(read(text)).toEqual(quotations);
});

test.each([
  'So-called “smart” locks fail.',
  'Die „smarte“ Matratze schnitt ab.',
  'It’s the customers’ choice.',
  'A 27" screen and a 32" one.',
])('terms and apostrophes are no quotations: %s', (text) => {
  expect(read(text)).toEqual([]);
});

test.each(['“', '“a ', '"a" ', '’', '„a“, so A, ', 'A “', '「あ」と'])(
  'are found in time in proportion to %j',
  (unit) => {
    const { taken, allowed } = growthOf(unit, readQuotations);
    expect(taken).toBeLessThan(allowed);
  },
);
