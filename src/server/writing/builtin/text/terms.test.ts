import { describe, expect, it } from 'vitest';
import { findTerm } from './terms.ts';

const term = (quote: string, about: string): string | null => findTerm(quote, about, new Set());

describe('a term of a quotation', () => {
  it.each([
    ['The company changed the remote work policy.', 'Remote work', 'remote work policy'],
    ['Managers often ask about flexible working hours.', 'Flexible hours', 'flexible working hours'],
    ['The home office is a quiet place.', 'Home office', 'home office'],
  ])('is a noun phrase of %j', (quote, about, expected) => {
    expect(term(quote, about)).toBe(expected);
  });

  it.each([
    ['Hybrid work combines days at home with days in an office.', 'Remote work'],
    ['Hybrid work combines days spent at home with office days.', 'Remote work'],
    ['Home office costs rise every year.', 'Home office costs'],
    ['Remote work trends show steady growth.', 'Remote work'],
    ['Surveys show that people love dark mode.', 'What people love'],
    ['Many workers report higher satisfaction.', 'Remote workers'],
    ['Customer onboarding shapes customer loyalty.', 'Customer onboarding'],
    ['The tram cost 180 euros.', 'Tram cost'],
    ['Firms found that remote work cut costs for teams.', 'Remote work'],
  ])('is never a piece of %j with its verb inside', (quote, about) => {
    expect(term(quote, about)).toBeNull();
  });

  it('is not asked about twice', () => {
    const quote = 'The company changed the remote work policy.';
    expect(findTerm(quote, 'Remote work', new Set(['remote work policy']))).toBeNull();
  });
});
