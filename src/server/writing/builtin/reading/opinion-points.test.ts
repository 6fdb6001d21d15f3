import { describe, expect, it } from 'vitest';
import { measuresIn, opinionGaps } from './opinion-points.ts';

describe('what an opinion counts', () => {
  it.each([
    ['Churn fell when we called.', ['Churn']],
    ['Our reply rate says more than our open rates.', ['reply rate', 'open rates']],
    ['Attendance drops if rehearsals start late; attendance is all we have.', ['Attendance']],
    ['The cost is not the budget.', ['cost', 'budget']],
    ['Waste less flour.', []],
    ['Waste is a choice.', ['Waste']],
    ['A meeting is a waste of a morning.', []],
    ['Your first loaf will be ugly. Eat it anyway.', []],
    ['A priceless coster.', []],
    ['The till cost me more than the box ever cost me.', []],
    ['We price by the hour.', []],
  ])('%j: %j', (opinion, measures) => {
    expect(measuresIn(opinion)).toEqual(measures);
  });
});

const OPINIONS = [
  'We stopped sending product updates and churn fell. A call is worth more than ten emails.',
  'Your first loaf will be ugly. Eat it anyway.',
  'They leave because nobody asked them why they came.',
  'Last spring we moved to a four-day week, and sick days halved.',
  'Zero trust is a product category, not a plan.',
  'No.',
  'Our choir needs tenors more than it needs robes.',
  'Every customer should get a phone call on the first day!',
  'I think prices should be on the wall: guests trust what they can read.',
];

describe('the gaps made from an opinion', () => {
  it('begin with what it counts and what it tells', () => {
    const [first, ...others] = opinionGaps(OPINIONS[0] ?? '', 'Churn');
    expect(first).toBe('churn before and after, with the dates');
    expect(others.join('\n')).toContain('the other way did better');
    expect(opinionGaps(OPINIONS[3] ?? '', 'Sick days')).toContain('“sick days” before and after, with the dates');
    expect(opinionGaps(OPINIONS[3] ?? '').join('\n')).toContain('“Last spring”');
    expect(opinionGaps('Guests come back when the tips are shared.')[0]).toMatch(/^one guest whose case/);
    expect(opinionGaps('Small choirs sing louder than their number.')[0]).toMatch(/^one choir where/);
  });

  it('ask whoever keeps records for them, and others for a figure', () => {
    expect(opinionGaps('Churn is a question of the first week.', 'Customer churn')[0]).toBe(
      'churn from your own records, with the dates',
    );
    expect(opinionGaps('Put the salary into the advertisement.', 'Salary in job adverts')[0]).toBe(
      'a figure of your own on salary, and where it comes from',
    );
  });

  it('make nobody the point who merely acts, and ask for a case from the author’s work instead', () => {
    const gaps = opinionGaps('A manager should walk the shop floor before the meeting, not after it.');
    expect(gaps[0]).toBe('one case from your own work that shows it');
    expect(gaps.join('\n')).not.toMatch(/one manager|one shop/);
  });

  it.each([
    ['We call instead of writing.', true],
    ['A cheap oven beats a dear one.', true],
    ['Phone calls work better than surveys.', true],
    ['Pain the next morning counts more than pain on the run.', false],
    ['Zero trust is a product category, not a plan.', false],
    ['Bread is better than ever.', false],
    ['It beats me.', false],
  ])('compare two ways only where there are two: %j', (opinion, compares) => {
    expect(opinionGaps(opinion).some((gap) => gap.includes('the other way did better'))).toBe(compares);
  });

  it.each(OPINIONS)('are several and concrete for %j', (opinion) => {
    const gaps = opinionGaps(opinion);
    expect(gaps.length).toBeGreaterThanOrEqual(3);
    expect(new Set(gaps).size).toBe(gaps.length);
    for (const gap of gaps) {
      expect(gap).not.toMatch(/[[\]\n]|undefined|null/u);
      expect(gap.split(' ').length).toBeLessThanOrEqual(16);
      // Whatever stands in quotation marks is the author's.
      for (const [, words = ''] of gap.matchAll(/“([^”]+)”/gu)) expect(opinion).toContain(words);
    }
  });

  it('are none without an opinion', () => {
    expect(opinionGaps(' \n ')).toEqual([]);
  });
});
