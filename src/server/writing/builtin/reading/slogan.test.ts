import { describe, expect, test } from 'vitest';
import type { Source } from '../../../../core/contracts/research.ts';
import { isFinding } from './finding.ts';
import { introducesItself } from './introduces.ts';
import { isSlogan } from './slogan.ts';
import { holdsLittle } from './thin.ts';

const OWN = { kind: 'material', title: 'Brochure' } as Source;
const REVOLUTION = 'The revolutionary AeroDry 300 is the ultimate solution for a healthy home.';

describe('a slogan', () => {
  test.each([
    'Say goodbye to damp cellars – forever!',
    REVOLUTION,
    'Our award-winning engineers have reinvented drying from scratch.',
    '290 W – costs less than a cup of coffee a day!',
    'Order today and experience the difference!',
    'Order yours while you can.',
    'Because you deserve the best.',
    'A perfect fit for the kitchen of your dreams.',
    'Don’t miss our world-class service.',
  ])('%s', (text) => {
    expect(isSlogan(text)).toBe(true);
    expect(holdsLittle(text, OWN)).toBe(true);
  });

  test.each([
    'Removes up to 30 litres of water per day.',
    'The filter can be washed under the tap and does not need to be replaced.',
    'Order by 3 December for Christmas!',
    'soup at the end at the bakery - bring your own cup!!',
    'The best time to bake is at night.',
    'Experience shows that guests leave early.',
    'The award-winning cheese won the gold medal of 2024.',
    'The site had 4,100 unique visitors in its first week.',
    'Perfect for rooms up to 70 m².',
  ])('not: %s', (text) => {
    expect(isSlogan(text)).toBe(false);
  });

  test('is no finding, and says of nothing what it is', () => {
    expect(isFinding({ text: 'Cut your energy bill by 40 % – order today!', source: OWN })).toBe(false);
    expect(isFinding({ text: 'Our customers cut their energy bill by 40 %.', source: OWN })).toBe(true);
    expect(introducesItself({ text: REVOLUTION, source: OWN })).toBe(false);
    expect(introducesItself({ text: 'The AeroDry 300 is a dehumidifier for cellars.', source: OWN })).toBe(true);
  });
});
