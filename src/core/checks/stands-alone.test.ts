import { describe, expect, it } from 'vitest';
import { leansOn } from './stands-alone.ts';

describe('a line of an ad', () => {
  it.each([
    'And free delivery',
    'but cheaper',
    'Plus a free month',
    '& more',
    'It saves an hour a day',
    'It’s faster',
    'They love mornings',
    'This is why',
    'That’s all',
    'These work',
    'Repair, reuse,',
    'What you get:',
    'Bread –',
    'Free coffee and',
    '新鲜面包，',
  ])('needs another one: %s', (text) => {
    expect(leansOn(text)).not.toBeNull();
  });

  it.each([
    'Fresh bread, daily',
    'Android repair in Leith',
    'Butter croissants at 7',
    'Sofas from 90 euros',
    'This week: rye',
    'These shoes last',
    'It is time to repair it',
    'It pays to ask',
    'Try it today',
    'What is it about?',
    'Plus-size dresses',
    'Or-tools explained',
    'C++',
    'Itinerary for Rome',
    'Theory made plain',
    '50 % off',
    '焼きたてパン',
    '[Add: the main benefit]',
    '',
  ])('stands alone: %s', (text) => {
    expect(leansOn(text)).toBeNull();
  });
});
