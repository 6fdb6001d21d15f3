import { describe, expect, it } from 'vitest';
import { findGaps } from '../../../../core/formats/layout/gaps.ts';
import { createGapBook } from '../lines/gap-book.ts';
import { invitation } from '../lines/places/invitation.ts';
import { offer } from '../lines/places/offer.ts';
import { isAnswered, nextPlace } from './own-case.ts';

const WALK = [
  'Sat 22 Nov, meet 5pm at the lock',
  'lanterns: bring your own, or make one at the youth centre, 2 euros for material',
  'if storm: cancelled, call Jette',
].join('\n');
const JOB = 'pay: band S8a, ca 1.640 gross\nqualified educator or career changer\napply: short email is enough';
const BROCHURE = 'Weight 16.5 kg | Warranty 3 years | RRP € 389\n✔ Removes up to 30 litres of water per day';

const asked = (heading: string, gap: string, note: string) => isAnswered({ heading, gap }, { notes: [note] });

describe('what the author’s notes have told', () => {
  it.each([
    ['What does it cost?', 'the price, or that it costs nothing', WALK],
    ['What does it cost?', 'the price, or that it costs nothing', 'The replacement costs residents nothing.'],
    ['Terms', 'the price or the pay, and by when to decide', JOB],
    ['When and where is it?', 'the day, the hour and the full address', WALK],
    ['How do you get there?', 'the way there, or the link for those who join from home', WALK],
    ['What should you bring?', 'what to bring along, or that nothing is needed', WALK],
    ['How can you take part?', 'how to sign up, book or apply, with the link', JOB],
    ['Where can I ask?', 'where to write or call with a question', WALK],
    ['Is it something for me?', 'whom it suits, and what nobody has to know beforehand', JOB],
    ['How long does it take?', 'how long it took you the first time, and how long now', 'The work takes 20 minutes.'],
    ['Warranty', 'the warranty, and where to turn to', BROCHURE],
    ['What does it do?', 'what it does for people, without praise', BROCHURE],
    ['What should I do first?', 'what to do first, or that nobody has to do anything', 'Please clear the tap.'],
  ])('is not asked again: %s', (heading, gap, note) => {
    expect(asked(heading, gap, note)).toBe(true);
  });

  it.each([
    ['What does it cost?', 'the price, or that it costs nothing', 'The brass band plays.'],
    ['What should you bring?', 'what to bring along, or that nothing is needed', JOB],
    ['Warranty', 'the warranty, and where to turn to', WALK],
    ['Where can I ask?', 'where to write or call with a question', 'Weight 16.5 kg'],
    ['How long does it take?', 'how long it took you the first time, and how long now', 'Weight 16.5 kg'],
    ['What have we seen ourselves?', 'one case of your own, with the place and the year', WALK],
    ['How did it come about?', 'how it came about, from the first thought to the decision', BROCHURE],
  ])('is nothing about another question: %s', (heading, gap, note) => {
    expect(asked(heading, gap, note)).toBe(false);
  });

  it('is nothing without notes', () => {
    expect(isAnswered({ heading: 'What does it cost?', gap: 'the price' }, { notes: [] })).toBe(false);
  });
});

describe('the next place for what only the author knows', () => {
  it('is the first that the notes have left open, as a gap', () => {
    const place = nextPlace(offer[0].places, { notes: [BROCHURE] }, createGapBook());
    expect(place?.heading).toBe('Who is it for?');
    expect(findGaps(place?.open ?? '')).toHaveLength(1);
  });

  it('is none where the piece has asked for all of them', () => {
    const gaps = createGapBook();
    const { places } = invitation[0];
    for (const _ of places) expect(nextPlace(places, { notes: [] }, gaps)).not.toBeNull();
    expect(nextPlace(places, { notes: [] }, gaps)).toBeNull();
  });
});
