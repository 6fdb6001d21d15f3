import { expect, test } from 'vitest';
import { growthOf } from '../../../test/support/growth.ts';
import { readQuotations } from './quotations.ts';

const read = (text: string) => readQuotations(text).map(({ words, speaker }) => [words, speaker]);

test.each([
  ['“We had no plan,” said Priya Nair, who founded it.', [['We had no plan,', 'Priya Nair']]],
  ['“They come less often now,” according to Gareth Umney of Pulse.', [['They come less often now,', 'Gareth Umney']]],
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
  ['“间隔不超过4分钟。”公司副总经理周建平说。', [['间隔不超过4分钟。', '周建平']]],
  ['“It is worth it in the end.” Nobody knows who said so.', [['It is worth it in the end.', null]]],
  // Posts and titles are no part of a name.
  ['“It works,” said Finance Director Maya Lind.', [['It works,', 'Maya Lind']]],
  ['„Das war knapp“, sagte Bürgermeisterin Sander am Montag.', [['Das war knapp', 'Sander']]],
  ['„Es eilt“, sagte Prof. Dr. Eva Roth der Zeitung.', [['Es eilt', 'Eva Roth']]],
  ['“It’s a start,” said the mayor of Leeds, Anna Berg.', [['It’s a start,', 'Anna Berg']]],
  // Somebody's words as a part of a sentence.
  ['Anna Berg described the plan as “dead on arrival”.', [['dead on arrival', 'Anna Berg']]],
  ['According to Tom Roe, the bridge is “safe for now”.', [['safe for now', 'Tom Roe']]],
  ['Für Lea Voss ist das „ein guter Anfang“.', [['ein guter Anfang', 'Lea Voss']]],
  ['Pour Mme Rigaud, présidente de la chambre, « l’hiver sera long ».', [['l’hiver sera long', 'Rigaud']]],
  ['For Ann Berg, who runs it, “small is enough.”', [['small is enough.', 'Ann Berg']]],
  ['Il direttore Aldo Nesi ha definito l’accordo «un passo avanti».', [['un passo avanti', 'Aldo Nesi']]],
  ['По мнению Анны Зуевой, это «шаг назад».', [['шаг назад', 'Анны Зуевой']]],
  // A French colon has a blank before it, and a name can be among the words.
  ['Le maire Paul Rivet est clair : « On ferme. » Il rit.', [['On ferme.', 'Paul Rivet']]],
  [
    'Mon voisin Gérard m’avait prévenu : « Ici, le silence fait du bruit. »',
    [['Ici, le silence fait du bruit.', 'Gérard']],
  ],
  [
    'Interrogée par Le Courrier, Aïcha Benali, directrice, se veut rassurante : « Ce sera fait. »',
    [['Ce sera fait.', 'Aïcha Benali']],
  ],
  [
    '« On ne tient plus, plaide l’adjointe Nadège Perrot, mais on paie. »',
    [['On ne tient plus, plaide l’adjointe Nadège Perrot, mais on paie.', 'Nadège Perrot']],
  ],
  [
    'Für Jens Oltmanns ist der Fall klar: „Ohne Azubis geht es nicht.“',
    [['Ohne Azubis geht es nicht.', 'Jens Oltmanns']],
  ],
  ['Deren Chefin sagt: „Wir verkaufen Höhe.“', [['Wir verkaufen Höhe.', null]]],
  ['In a letter to the mayor, Ann Berg, the paper wrote: “This has to stop.”', [['This has to stop.', null]]],
  // Dashes for marks.
  [
    'Firma rośnie. – Nie planujemy zwolnień – mówi Agnieszka Wrona, prezeska. – Brakuje nam spawaczy.',
    [
      ['Nie planujemy zwolnień', 'Agnieszka Wrona'],
      ['Brakuje nam spawaczy.', 'Agnieszka Wrona'],
    ],
  ],
  [
    'Firma rośnie i szuka ludzi. – Idziemy dalej – mówi Anna Lis. – Teraz szukamy – dodaje. – Naprawdę szukamy.',
    [
      ['Idziemy dalej', 'Anna Lis'],
      ['Teraz szukamy', 'Anna Lis'],
      ['Naprawdę szukamy.', 'Anna Lis'],
    ],
  ],
  ['—No cerramos —dijo Marta Ruiz.', [['No cerramos', 'Marta Ruiz']]],
  ['Firma – jak mówi prezes – rośnie. Ceny – stale.', []],
  // They are signed, or go on.
  ['“Best bread in town.”\n— Ella Moss, regular', [['Best bread in town.', 'Ella Moss']]],
  [
    '‘It’s not a race,’ said Bea Flint. ‘We can wait.’',
    [
      ['It’s not a race,', 'Bea Flint'],
      ['We can wait.', 'Bea Flint'],
    ],
  ],
  [
    'Gestern sagte Kai Brandt: „Wir bleiben.“ Später ergänzte er: „Ganz sicher.“',
    [
      ['Wir bleiben.', 'Kai Brandt'],
      ['Ganz sicher.', 'Kai Brandt'],
    ],
  ],
  // Languages without capitals.
  ['小林誠さんは「もう限界です」と語った。', [['もう限界です', '小林誠']]],
  ['佐藤健によると、「客が倍になった」という。', [['客が倍になった', '佐藤健']]],
  [
    '“太晚了，”张伟摇摇头说，“明天再来吧。”',
    [
      ['太晚了，', '张伟'],
      ['明天再来吧。', '张伟'],
    ],
  ],
  ['สมหญิง รักดี กล่าวว่า “เราดีใจมากค่ะ”', [['เราดีใจมากค่ะ', 'สมหญิง รักดี']]],
  // Nobody rather than the wrong one.
  ['“Why now?” Silence fell over the room.', [['Why now?', null]]],
  ['“We will open in May,” she said on Monday.', [['We will open in May,', null]]],
  ['Critics called it “a waste of public money”.', [['a waste of public money', null]]],
  ['Im Brief steht: „Bitte melden Sie sich bis Freitag.“', [['Bitte melden Sie sich bis Freitag.', null]]],
  ['有人问：“还开门吗？”', [['还开门吗？', null]]],
])('words of somebody are told with the name beside them: %s', (text, quotations) => {
  expect(read(text)).toEqual(quotations);
});

test.each([
  'So-called “smart” locks fail.',
  'Die „smarte“ Matratze schnitt ab.',
  'It’s the customers’ choice.',
  'A 27" screen and a 32" one.',
  'Anna Berg wrote “The Art of Waiting” in May.',
  'The “early bird” price ends on Monday, says Tom Roe.',
  'Laut Packung reicht es „für 30 Tage“.',
])('terms and apostrophes are no quotations: %s', (text) => {
  expect(read(text)).toEqual([]);
});

test.each(['“', '“a ', '"a" ', '’', '„a“, so A, ', 'A “', '「あ」と', 'Ann B “a b” ', 'sagt A B: „a“, '])(
  'are found in time in proportion to %j',
  (unit) => {
    const { taken, allowed } = growthOf(unit, readQuotations);
    expect(taken).toBeLessThan(allowed);
  },
);
