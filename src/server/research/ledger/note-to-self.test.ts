import { describe, expect, test } from 'vitest';
import { meantForReaders } from './note-to-self.ts';

describe('what of a note is meant for readers', () => {
  test.each([
    ['does NOT hold two monitors, please say so', 'does NOT hold two monitors'],
    ['The spring is from Austria (please check)', 'The spring is from Austria'],
    ['Doors open at seven – don’t forget the vegan menu', 'Doors open at seven'],
    ['We sold 400 loaves, check with Jan', 'We sold 400 loaves'],
    ['What it’s about: The Old Town gets three parking zones.', 'The Old Town gets three parking zones.'],
    ['What it’s about: parking zones in the Old Town.', 'What it’s about: parking zones in the Old Town.'],
    ['The studio moves in May; ask Jan', 'The studio moves in May'],
  ])('%s', (note, left) => {
    expect(meantForReaders(note)).toBe(left);
  });

  test.each([
    'NB don’t mention the multi-storey car park, not decided yet!!',
    'Don’t mention the price yet',
    'please say so on the page',
    'Make sure to mention the discount for members',
    'TODO find the figure for last year',
    'opened in 1974 ???',
    'Check this with Silke before it goes out',
    'Tell them about the new opening hours',
    'Ask Martina if we may quote her',
  ])('nothing: %s', (note) => {
    expect(meantForReaders(note)).toBe('');
  });

  test.each([
    'Check the tyre pressure once a month, also in winter.',
    'Check in from 3 pm at the desk.',
    'Ask Anna at the bar for a stamp card.',
    'Make sure that you bring a towel.',
    'Guests never mention the noise, they praise the bread.',
    'Buyers ask for Type II reports, and auditors check the controls.',
    'The council has to decide, then residents say what they think.',
    'Please bring your own cup.',
  ])('all of it: %s', (note) => {
    expect(meantForReaders(note)).toBe(note);
  });
});
