import { describe, expect, test } from 'vitest';
import { cpuTimeOf } from '../../../test/support/cpu-time.ts';
import { measureStyle } from './measure-style.ts';
import { styleLines } from './style-lines.ts';

const ROASTERY = `We roast on Tuesdays. That's it. Nobody wants a bag that sat on a shelf for three months, and neither do we.

So we print the roast date on the front. Not the best-before date. The roast date.

Don't know which grind you need? Tell us what you brew with, and we'll do the rest.`;

const POST = `3 things we learned from 400 returned bags:

- Grind matters more than beans
- Nobody reads the leaflet
- But everybody reads the lid

So we moved the recipe to the lid. You're welcome. ☕️

#coffee #roasting`;

const RÖSTEREI = `Wir rösten am Dienstag. Mehr nicht. Niemand will eine Tüte, die drei Monate im Regal stand, und wir auch nicht. Deshalb drucken wir das Röstdatum nach vorn.

Wenn Sie nicht wissen, welchen Mahlgrad Sie brauchen: Schreiben Sie uns, womit Sie brühen. Den Rest machen wir. So geht’s schneller, als Sie denken, und kostet nichts.

Aber ehrlich gesagt ist das kein Kunststück für eine Rösterei mitten in der Stadt, oder?`;

const 焙煎 =
  '私たちは火曜日に焙煎します。それだけです。三か月も棚に置かれた袋を欲しがる人はいません。私たちもそうです。だから焙煎日を表に印刷します。どの挽き目が必要かわかりませんか？何で淹れるか教えてください。残りは私たちがやります。ラベルを読む人はいませんが、ふたは誰でも読みます。だからレシピはふたに印刷しました。';

const linesOf = (...texts: string[]) => styleLines(measureStyle(texts));

describe('what can be counted in the voice of a brand', () => {
  test('in English it is told in sentences that anybody can check', () => {
    expect(linesOf(ROASTERY, POST)).toEqual([
      'Short sentences: half of them have 5 words or fewer, the shortest 2, the longest 16.',
      'Speaks as “we” (6 of 14 sentences).',
      'Addresses the reader as “you” (3 of 14 sentences).',
      'Contracts 4 times, as in “that’s”, and writes none out.',
      'Asks questions: 1 of 14 sentences.',
      'Emoji: 1 in 2 texts.',
      'No exclamation marks.',
      'Hashtags: 2 in 2 texts.',
      'Short paragraphs: half of them have 2 sentences or fewer, the longest 3.',
      'Opens with a figure in 1 of 2 texts, with a plain statement in 1.',
      'Uses lists in 1 of 2 texts.',
    ]);
  });

  test('in German the polite form is known by its capital within a sentence', () => {
    const lines = linesOf(RÖSTEREI);
    expect(lines).toContain('Speaks as “wir” (5 of 8 sentences).');
    expect(lines).toContain('Addresses the reader as “Sie” (2 of 8 sentences).');
    expect(lines).toContain('Contracts once, as in “geht’s”.');
    expect(lines).toContain('Ends on a question.');
    const they = linesOf(RÖSTEREI.replaceAll(/\bSie\b/g, 'sie'));
    expect(they).toContain('The reader is addressed neither as “du” nor as “Sie”.');
  });

  test('in Japanese sentences are counted in characters, and nothing is said of what is not known there', () => {
    expect(linesOf(焙煎)).toEqual([
      'Short sentences: half of them have 13 characters or fewer, the shortest 6, the longest 23.',
      'Asks questions: 1 of 10 sentences.',
      'No exclamation marks, no emoji.',
      'Opens with a plain statement.',
      'No lists.',
    ]);
  });

  test.each([
    [
      'French',
      `On torréfie le mardi ! ${'Rien de plus, et personne ne s’en plaint. '.repeat(9)}`,
      'Exclamation marks: 1',
    ],
    ['Russian', 'Мы обжариваем кофе по вторникам. И это всё? '.repeat(10), 'Asks questions: 10 of 20 sentences.'],
    ['Arabic', 'نحمّص القهوة كل يوم ثلاثاء. هل تعرف لماذا؟ '.repeat(10), 'Asks questions: 10 of 20 sentences.'],
    ['Thai', 'เราคั่วกาแฟทุกวันอังคาร 🎉 '.repeat(20), 'Emoji: 20 in the text.'],
  ])('in %s signs and lengths are measured, persons are not', (_, text, line) => {
    const { measured } = measureStyle([text]);
    expect([measured?.person, measured?.contractions, measured?.grade]).toEqual([null, null, null]);
    expect(linesOf(text).join('\n')).toContain(line);
  });

  test('Thai ends no sentence with a sign, so that none are counted', () => {
    const { measured } = measureStyle(['เราคั่วกาแฟทุกวันอังคาร '.repeat(30)]);
    expect([measured?.sentences, measured?.signs.questions, measured?.endOnQuestion]).toEqual([null, null, null]);
  });
});

describe('only what the figures carry', () => {
  const formal =
    'The committee does not assemble in August. It is not a matter of preference for the individual representatives of the association. '.repeat(
      8,
    );

  test('a voice without persons, questions and contractions is told so', () => {
    const lines = linesOf(formal);
    expect(lines).toContain('Neither “I” nor “we” speaks.');
    expect(lines).toContain('The reader is not addressed as “you”.');
    expect(lines).toContain('Writes forms such as “do not” out (16 times) and never contracts them.');
    expect(lines).toContain('No questions, no exclamation marks, no emoji.');
    expect(lines.at(-1)).toMatch(/^Reads at about grade \d+ \(years of school\)\.$/);
  });

  test('connecting words and words of manner are named when they return, and not for coming once', () => {
    const text = 'But we just do it. So you wait. The shop is open on Monday. We simply close at five. ';
    expect(linesOf(text.repeat(4)).join('\n')).toMatch(
      /Often begins a sentence with “But” \(4\), “So” \(4\), of 16 sentences\.\nWords that return: “just” \(4 times\), “simply” \(4 times\)\./,
    );
    expect(linesOf(`${text}${formal}`).join('\n')).not.toMatch(/Often begins|that return/);
  });

  test('what others say between quotation marks is nobody’s own voice', () => {
    const text = `The shop closes at five, and that is all there is to it. “I love you and I always will,” said one of the guests. `;
    const lines = linesOf(text.repeat(4));
    expect(lines).toContain('Neither “I” nor “we” speaks.');
    expect(lines).toContain('The reader is not addressed as “you”.');
  });

  test('a text for beginners is told so, and what all texts open with, too', () => {
    const text = 'We are at it. It is on the lid. You can see it. We go to the shop, and you may go with us. '.repeat(
      6,
    );
    expect(linesOf(text).at(-1)).toBe('Reads as easily as the first grade of school.');
    expect(linesOf(text, text)).toContain('Opens with a plain statement in both texts.');
    expect(linesOf(text, text, text)).toContain('Opens with a plain statement in all 3 texts.');
  });

  test('the country is not us', () => {
    const text = 'The US market is a place of its own, and the rules of the US are not those of the others. ';
    expect(linesOf(text.repeat(5))).toContain('Neither “I” nor “we” speaks.');
  });

  test('a mail with hard line ends has the sentences and the paragraphs that its author wrote', () => {
    const paragraph =
      'We have moved the recipe from the leaflet to the lid of the bag because everybody reads the lid and nobody ever reads the leaflet.';
    const wrapped = paragraph.replaceAll(/(.{40,55}) /g, '$1\n');
    expect(wrapped.split('\n').length).toBeGreaterThan(2);
    const texts = (body: string) => [[body, body, body].join('\n\n')];
    expect(measureStyle(texts(wrapped)).measured).toEqual(measureStyle(texts(paragraph)).measured);
  });

  test('addresses, headings and lines of tags are no sentences', () => {
    const body = 'We sell coffee to offices in the north. You drink it there. '.repeat(6);
    const dressed = `# Our coffee\n\n${body}\n\n#coffee @northkit\n\nhttps://shop.example/a?b=c`;
    const [plain, rich] = [measureStyle([body]).measured, measureStyle([dressed]).measured];
    expect(rich?.sentences).toEqual(plain?.sentences);
    expect(rich?.person).toEqual(plain?.person);
    expect(rich?.signs.hashtags).toBe(1);
  });
});

describe('odd input', () => {
  test.each([[[]], [['']], [['🎉🎉🎉', '!!!']], [['We roast on Tuesdays.']]])(
    '%j is too little to tell a style',
    (texts) => {
      expect(measureStyle(texts).measured).toBeNull();
      expect(linesOf(...texts)).toEqual([
        expect.stringMatching(/^Too little text to tell a style: \d words?\. Give at least 60/),
      ]);
    },
  );

  test('every line stays short, whatever was counted', () => {
    const odd = ['a. '.repeat(8_000), '- a\n'.repeat(6_000), 'We? You! I… '.repeat(2_000), 'x y\n'.repeat(6_000)];
    for (const text of odd) {
      for (const line of linesOf(text, ROASTERY)) expect(line.length).toBeLessThan(200);
    }
  });

  test('takes no time, whatever is in 25,000 characters', () => {
    const odd = [
      '!',
      'e\u0301',
      '\u0301',
      '"',
      '“a ',
      '- a\n',
      'a. ',
      '#a ',
      '👨‍👩‍👧‍👦',
      'a',
      '\n',
      'x y\n',
      'http://',
      `${ROASTERY}\n\n`,
    ].map((part) => part.repeat(Math.ceil(25_000 / part.length)).slice(0, 25_000));
    for (const text of odd) {
      expect(
        cpuTimeOf(() => styleLines(measureStyle([text]))),
        JSON.stringify(text.slice(0, 8)),
      ).toBeLessThan(300);
    }
  });
});
