import { expect, test } from 'vitest';
import { namesFacts, namesMeasure } from './facts.ts';

test.each([
  'Sat 22 Nov, meet at the lock',
  'Doors open on 22.11.',
  'Open from 9 March',
  'Our best month was May.',
  'Mon-Thu in the garden',
  'Sun, 4 May in the park',
  'walk starts 5pm',
  'we close at 5 p.m. sharp',
  'Doors 17:00',
  'Doors 17.00 h',
  'We begin at half past seven.',
  'Doors open at seven.',
  'Entry € 12',
  'Entry 12 €',
  'Entry £4',
  'free admission for children',
  'Start 1 Sept, earlier possible',
  'The fair is on 2026-03-09.',
])('when, where or for how much: %s', (text) => {
  expect(namesFacts(text)).toBe(true);
});

test.each([
  'We may change the menu.',
  'May we ask for your help?',
  'They march through town.',
  'A ratio of 3.5 is fine.',
  'He sat on the bench in the sun.',
  'Open since March',
  'Three of the seven left.',
  'We are at one with that.',
  'Version 1.2.3 is out.',
  'pay: ca 1.640 gross for 20h',
  'I got my afternoons back.',
])('none of these: %s', (text) => {
  expect(namesFacts(text)).toBe(false);
});

test.each([
  ['Removes up to 30 litres of water per day', true],
  ['Whisper-quiet: only 39 dB', true],
  ['For rooms up to 70 m²', true],
  ['Runs at 290 W', true],
  ['Below 5 °C it switches itself off.', true],
  ['Warranty 3 years', true],
  ['We named it AeroDry 300 last week.', false],
  ['Founded in 2019 by Mina', false],
])('a measure: %s, %s', (text, expected) => {
  expect(namesMeasure(text)).toBe(expected);
});
