import { describe, expect, it } from 'vitest';
import type { CitedSentences } from '../../../test/support/cited-sentences/cited-sentence.ts';
import { HELD_BACK_SENTENCES } from '../../../test/support/cited-sentences/held-back.ts';
import { TUNING_SENTENCES } from '../../../test/support/cited-sentences/tuning.ts';
import { judgeSupport, shareOfWords } from './support.ts';

interface Figures {
  /** Of the sentences found unsupported, the share that is. */
  readonly precision: number;
  /** Of the unsupported sentences, the share that was found. */
  readonly recall: number;
  /** Of the supported sentences, the share that passes. */
  readonly passed: number;
}

function figuresOf(set: readonly CitedSentences[]): Figures {
  const judge = (pick: (one: CitedSentences) => readonly string[]) =>
    set.flatMap((one) => pick(one).map((sentence) => judgeSupport(sentence, [one.quote]).supported));
  const sound = judge(({ supported }) => supported);
  const strange = judge(({ unsupported }) => unsupported);
  const caught = strange.filter((supported) => !supported).length;
  const wrong = sound.filter((supported) => !supported).length;
  return { precision: caught / (caught + wrong), recall: caught / strange.length, passed: 1 - wrong / sound.length };
}

describe('judging whether a sentence is supported by what it cites', () => {
  it('is right on nearly all sentences that it was tuned on', () => {
    expect(TUNING_SENTENCES.flatMap(({ supported }) => supported).length).toBeGreaterThanOrEqual(40);
    const { precision, recall } = figuresOf(TUNING_SENTENCES);
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.9);
  });

  it('is right on most sentences that it has not seen', () => {
    const { precision, recall, passed } = figuresOf(HELD_BACK_SENTENCES);
    expect(precision).toBeGreaterThanOrEqual(0.9);
    expect(recall).toBeGreaterThanOrEqual(0.9);
    expect(passed).toBeGreaterThanOrEqual(0.9);
  });

  it('tells which figures the quotes do not hold', () => {
    const quote = 'In a survey of 1,200 companies, 38 percent of cancellations happened within the first ninety days.';
    expect(judgeSupport('In a survey, 83% of cancellations came within 60 days.', [quote])).toEqual({
      supported: false,
      missing: ['83%', '60 days'],
    });
  });

  it('takes all cited quotes together', () => {
    const quotes = ['Sales grew by 12 % in 2023.', 'The team had 40 people at the end of the year.'];
    expect(judgeSupport('With a team of 40 people, sales grew by 12% in 2023.', quotes).supported).toBe(true);
  });

  it.each([
    ['a direction', 'Sales rose in spring.', 'Sales fell in spring.', 'fell'],
    ['a negation', 'The update did not change prices.', 'The update changed prices.', 'changed'],
    ['a denial of nothing', 'Readers love images.', 'Readers do not love images.', 'love'],
    ['a rate', 'They send ten messages a day.', 'They send ten messages a month.', 'month'],
    ['a rate', 'Ein Rad kostet 2.450 Euro im Jahr.', 'Ein Rad kostet 2.450 Euro im Monat.', 'monat'],
    [
      'a rate',
      'The cost of a bike that is in use is 2,450 euros a year.',
      'Die Kosten für ein Rad, das nicht steht: 2.450 Euro im Monat.',
      'monat',
    ],
    ['a rate', 'Un vélo coûte 2 450 euros par an.', 'Un vélo coûte 2 450 euros par mois.', 'mois'],
    ['a rate', 'Una bici cuesta 2.450 euros al año, 204 cada mes.', 'Una bici cuesta 2.450 euros cada día.', 'día'],
    ['a direction', 'Der Anteil stieg auf 14 %.', 'Der Anteil sank auf 14 %.', 'sank'],
    ['a direction', 'La part a augmenté de 14 %.', 'La part a diminué de 14 %.', 'diminué'],
    ['a direction', 'La cuota aumentó un 14 %.', 'La cuota disminuyó un 14 %.', 'disminuyó'],
  ])('tells what turns %s round', (_, quote, sentence, missing) => {
    expect(judgeSupport(sentence, [quote])).toEqual({ supported: false, missing: [missing] });
  });

  it.each([
    ['Ein Rad kostet 2.450 Euro im Jahr.', 'Ein Rad kostet jährlich 2.450 Euro.'],
    ['Die Kosten für ein Rad, das nicht steht: 2.450 Euro im Jahr.', 'The cost of a bike is 2,450 euros a year.'],
    ['2024 zahlten die Betriebe 300 Euro im Monat.', 'Im Jahr 2024 zahlten Betriebe 300 Euro im Monat.'],
    ['Der Anteil stieg 2024 auf 14 %.', '2024 ist der Anteil auf 14 % gestiegen.'],
    ['Die Kosten sanken, der Anteil stieg auf 14 %.', 'Der Anteil wuchs auf 14 %.'],
  ])('takes one rate and direction for the same in other words: %s', (quote, sentence) => {
    expect(judgeSupport(sentence, [quote])).toEqual({ supported: true, missing: [] });
  });

  it('tells the words of a sentence that is about something else', () => {
    expect(judgeSupport('Green tea grows on hills.', ['The price of a set has fallen.']).missing).toEqual([
      'green',
      'tea',
      'grows',
      'hills',
    ]);
  });

  it('compares figures alone across languages', () => {
    const quote = 'Handwerksbetriebe kalkulieren häufig mit einem Zuschlag von 20 Prozent auf die Selbstkosten.';
    expect(judgeSupport('A surcharge of 20% is what the trades often add to their own cost.', [quote]).supported).toBe(
      true,
    );
    expect(judgeSupport('A surcharge of 30% is what the trades often add to their cost.', [quote]).missing).toEqual([
      '30%',
    ]);
  });

  it('reads scripts without spaces', () => {
    const quote = '中小企業は日本の企業数の九割以上を占めている。';
    expect(judgeSupport('日本の企業の多くは中小企業である。', [quote]).supported).toBe(true);
    expect(judgeSupport('猫は夜に魚を食べることが好きだ。', [quote]).supported).toBe(false);
  });

  it.each([
    [
      'what is done without something is done',
      'In a test by a retailer, a series without any discount earned more profit than one that opened with 10% off.',
      'The retailer earned more profit with a series that held no discount at all than with one that began with 10% off.',
    ],
    [
      'one thing stands instead of another',
      'The second email, with care tips and no discount, brought the fewest goodbyes.',
      'The second email held care tips instead of a discount and brought the fewest goodbyes.',
    ],
    [
      'one thing is told apart from another',
      'In a 2023 test a welcome series without any discount earned more profit than one that opened with 10% off.',
      'In 2023 more profit came from the series that never mentioned a discount, not from the one that opened with 10% off.',
    ],
    [
      'nobody more than they is they most',
      'The moment somebody signs up to your list is when they think about you most.',
      'People never think about you more than at the moment when they join your list.',
    ],
  ])('sees no denial where %s', (_, quote, sentence) => {
    expect(judgeSupport(sentence, [quote])).toEqual({ supported: true, missing: [] });
  });

  it('takes a denial for the same whichever way round it is told', () => {
    const quote = 'The plan covers machines of all makers; it does not cover vending machines.';
    expect(judgeSupport('Vending machines are not covered.', [quote]).supported).toBe(true);
    expect(judgeSupport('The plan covers vending machines.', [quote]).supported).toBe(false);
    expect(judgeSupport('It does not cover vending machines.', ['Vending machines are not covered.']).supported).toBe(
      true,
    );
  });

  it('sees one where it is meant', () => {
    expect(judgeSupport('A series without a discount earned more.', ['A series with a discount earned more.'])).toEqual(
      {
        supported: false,
        missing: ['discount'],
      },
    );
    expect(judgeSupport('Sales never rose more than 5 % a year.', ['Sales rose by 5 % a year.']).missing).toContain(
      'rose',
    );
  });

  it.each([
    ['The bikes never carried more than 125 kilograms.', 'The bikes carried 125 kilograms at most.', []],
    ['The bikes carried no more than 125 kilograms.', 'The bikes carried up to 125 kilograms.', []],
    ['Die Räder trugen höchstens 125 Kilogramm.', 'Die Räder trugen nie mehr als 125 Kilogramm.', []],
    ['The bikes carried more than 125 kilograms.', 'The bikes carried 125 kilograms at most.', ['more than']],
    ['The bikes never carried more than 125 kilograms.', 'The bikes carried more than 125 kilograms.', ['at most']],
    ['At least 40 parcels fit.', 'At most 40 parcels fit.', ['At least']],
    ['Es waren mindestens 40 Pakete.', 'Es waren höchstens 40 Pakete.', ['mindestens']],
    ['More than 40 parcels fit.', 'At least 40 parcels fit.', []],
  ])('compares what bounds a figure: %s', (sentence, quote, missing) => {
    expect(judgeSupport(sentence, [quote]).missing).toEqual(missing);
  });

  it('takes no row of figures for another language', () => {
    const row = 'Welcome series | 4,168,253 | 37.41% | 8.21% | $2.54 | 2.79%';
    expect(judgeSupport('Then say plainly what to expect and how to change it.', [row]).supported).toBe(false);
    expect(judgeSupport('The welcome series had 37.41% opens.', [row]).supported).toBe(true);
  });

  it('needs no word of a sentence that only tells who says which figure', () => {
    const quotes = ['Some place open rates at 50%.', 'Average open rates sit around 69%.'];
    expect(judgeSupport('One source says 50%, another says 69%.', quotes).supported).toBe(true);
    expect(judgeSupport('One source says 50%, another says 71%.', quotes).missing).toEqual(['71%']);
  });

  it('tells how many words of a sentence a quote has', () => {
    const quote = 'The first emails after joining a list are some of the most important messages.';
    expect(shareOfWords('The first emails are the most important messages.', quote)).toBe(1);
    expect(shareOfWords('People think of a shop when they join its list.', quote)).toBe(0.5);
  });

  it('does not support what cites nothing', () => {
    expect(judgeSupport('Sales grew by 12 % in 2023.', []).supported).toBe(false);
  });
});
