import { expect, it } from 'vitest';
import { assignmentWith } from '../../../../../../test/fakes/assignment.ts';
import { layDesk } from '../../desk.ts';
import { opinionTexts } from './ad-words.ts';

const LONG =
  'Deposits work better than discounts because guests hate losing two euros more than they ever liked saving them.';
const SHORT = 'Cafés should stop apologising for asking for a deposit.';

const textsOf = (opinion: string): string[] => {
  const piece = { format: 'Google Search Ad', variant: 1, angle: 'question', claimIds: [] };
  return opinionTexts(layDesk(assignmentWith({ opinion }), piece), { width: 90, most: 2 });
};

it('an ad says a whole sentence of the opinion, whichever fits', () => {
  expect(textsOf(`${LONG} ${SHORT}`)).toEqual([SHORT]);
  expect(textsOf(`${SHORT} ${LONG}`)).toEqual([SHORT]);
});

it('an ad takes no sentence that leans on the one before it, and the first part of the first where none fits', () => {
  expect(textsOf(`${LONG} They hate it.`)).toEqual([expect.stringMatching(/^Deposits work better .*…$/u)]);
  expect(textsOf(LONG)).toEqual([expect.stringMatching(/^Deposits work better .*…$/u)]);
});
