import { describe, expect, it } from 'vitest';
import { stancePointsOf } from '../../../core/rules/stance-points.ts';
import { statedPoints } from './stated-points.ts';

const said = (text: string, opinion: string) =>
  statedPoints(text, stancePointsOf(opinion)).map(({ pointId, sentence }) => `${pointId} ${sentence}`);

const OPINION = 'Onboarding emails are theatre. The calendar invite for week four is what saves accounts.';

describe('a point in the author’s words', () => {
  it('is found in each sentence that says it, whatever stands around it', () => {
    expect(said(`Some say otherwise. ${OPINION}\n\n## Why onboarding emails are theatre`, OPINION)).toEqual([
      'o1 Onboarding emails are theatre.',
      'o2 The calendar invite for week four is what saves accounts.',
      'o1 Why onboarding emails are theatre',
    ]);
  });

  it.each([
    ['another sign for its full stop', 'Onboarding emails are theatre: ask anybody.'],
    ['other quotation marks and case', '“ONBOARDING EMAILS are theatre” [1]'],
    ['a mark of what is to be checked', 'Onboarding emails are [Check: theatre].'],
  ])('is found with %s', (_, sentence) => {
    expect(said(sentence, OPINION)).toEqual([`o1 ${sentence}`]);
  });

  it('is found where a format had to cut it, and nowhere else by its beginning alone', () => {
    expect(said('The calendar invite for week…', OPINION)).toEqual(['o2 The calendar invite for week…']);
    expect(said('The calendar invite', OPINION)).toEqual([]);
    expect(said('The calendar invite for week five is late.', OPINION)).toEqual([]);
  });

  it('is not told by another that begins as it does', () => {
    const opinion = 'The calendar invite for week four saves accounts.\nThe calendar invite for week four annoys me.';
    expect(said('The calendar invite for week four annoys me.', opinion)).toEqual([
      'o2 The calendar invite for week four annoys me.',
    ]);
  });

  it('is found though it has a mood or a question with it', () => {
    const opinion = 'Why not? Onboarding emails are theatre. Seriously.';
    expect(said('Why not? Seriously. Onboarding emails are theatre.', opinion)).toEqual([
      'o1 Onboarding emails are theatre.',
    ]);
  });

  it('is found in languages without blanks between words, within a sentence, too', () => {
    expect(said('私たちはリモートは良いと思う。会議は別です。', 'リモートは良い。毎日の会議は多すぎる！')).toEqual([
      'o1 私たちはリモートは良いと思う。',
    ]);
  });
});

describe('a few signs', () => {
  it('are whole words', () => {
    expect(said('The satisfactory nowhere-land is a fact nowhere.', 'Act now')).toEqual([]);
    expect(said('Contact nobody by letter.', 'Act nobody by letter')).toEqual([]);
  });

  it('are all that is said, or stand by themselves in it', () => {
    expect(said('No doubt. There is no doubt.', 'No.')).toEqual([]);
    expect(said('No.', 'No.')).toEqual(['o1 No.']);
    expect(said('My view: no.', 'No.')).toEqual(['o1 My view: no.']);
  });
});

it('without a point nothing is said', () => {
  expect(said(OPINION, '')).toEqual([]);
});
