import { describe, expect, it } from 'vitest';
import { growthOf } from '../../../test/support/growth.ts';
import { findSuperlatives } from './superlatives.ts';

const found = (text: string): string[] => findSuperlatives(text).map(({ text: words }) => words);

describe('praise that has to be proved', () => {
  it.each([
    ['The best service in Leipzig.', 'The best service'],
    ['Buy the fastest grinder you can get.', 'the fastest grinder'],
    ['Our most trusted plan.', 'Our most trusted plan'],
    ['Europe’s cheapest flights', 'Europe’s cheapest flights'],
    ['We are #1 in town.', '#1'],
    ['The No. 1 choice for teams', 'No. 1'],
    ['World-class support', 'World-class'],
    ['A market-leading tool', 'market-leading'],
    ['An unbeatable price', 'unbeatable'],
    ['Results guaranteed.', 'guaranteed'],
    ['Try it risk-free', 'risk-free'],
    ['Die beste Lösung für kleine Läden', 'Die beste Lösung'],
    ['Das schnellste Rad der Stadt', 'Das schnellste Rad'],
    ['Garantiert frisch', 'Garantiert'],
    ['Un prix imbattable', 'imbattable'],
    ['Calidad garantizada', 'garantizada'],
  ])('%s', (text, praise) => expect(found(text)).toEqual([praise]));

  it('stands where it is told to stand', () => {
    const text = 'Come in. The best bread in town, guaranteed.';
    expect(findSuperlatives(text).map(({ span }) => text.slice(span.start, span.end))).toEqual([
      'The best bread',
      'guaranteed',
    ]);
  });

  it.each([
    'The best way to begin is a call.',
    'What is the best time to post?',
    'Do your best. Best before May.',
    'Best practices for small teams',
    'The best of both worlds',
    'At best, it saves an hour.',
    'The first call is the hardest.',
    'Rule #12 and issue no. 14',
    'A customer said: “It is the best grinder I own, guaranteed.”',
    '[Add: the best figure you have]',
    'Der beste Weg ist ein Anruf.',
    'Guarantor and warrant are other words.',
  ])('is not seen in: %s', (text) => expect(found(text)).toEqual([]));

  it.each(['the best ', 'the ', 'world-', 'a', ' ', '#1 '])('is looked for in proportion to a text of "%s"', (bit) => {
    const { taken, allowed } = growthOf(bit, findSuperlatives);
    expect(taken).toBeLessThan(allowed);
  });
});
