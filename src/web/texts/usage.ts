import { counted, number } from './words.ts';

const calls = (count: number) => counted(count, { one: '# call', other: '# calls' });
const tokens = (count: number) => counted(count, { one: '# token', other: '# tokens' });

const gaps = {
  unpriced: (count: number) =>
    counted(count, { one: 'without # call of unknown price', other: 'without # calls of unknown price' }),
  uncounted: (count: number) =>
    counted(count, { one: 'without # call that was not counted', other: 'without # calls that were not counted' }),
  beforeCounting: (count: number) =>
    counted(count, {
      one: 'without # piece whose calls were not counted',
      other: 'without # pieces whose calls were not counted',
    }),
} as const;

/** What calls to models took, in words. */
export const USAGE_TEXTS = {
  none: 'No model was used',
  calls,
  tokens,
  tokensBetween: (least: number, most: number) =>
    counted(most, { one: `${number(least)} to # token`, other: `${number(least)} to # tokens` }),
  under: (amount: string) => `under ${amount}`,
  upTo: (amount: string) => `up to ${amount}`,
  between: (least: string, most: string) => `${least} to ${most}`,
  ofUnknownCost: (count: number) =>
    counted(count, { one: '# token of unknown cost', other: '# tokens of unknown cost' }),
  nothingCounted: (count: number) =>
    counted(count, { one: '# call that was not counted', other: '# calls that were not counted' }),
  ...gaps,
  unpricedWhy: 'No price of the model is known here.',
  uncountedWhy: 'The vendor did not tell them.',
  /** A part of what others are summed in. */
  unknown: 'unknown',
  /** No cached tokens: some vendors tell nought, some tell nothing, and a nought may stand for both. */
  noneTold: '–',
  soFar: (figures: string) => `So far: ${figures}`,
  inAll: (figures: string) => `In all: ${figures}`,
  facts: { cost: 'Cost', calls: 'Calls', input: 'Tokens in', cached: 'of which cached', output: 'Tokens out' },
  without: (count: number) => counted(count, { one: 'without # call', other: 'without # calls' }),
  notCounted: (count: number) => `${number(count)} not counted`,
  job: {
    details: 'Details',
    sent: 'What was sent',
    table: 'Usage by piece',
    part: 'Part',
    all: 'In all',
    shared: 'Research and plan',
    showCalls: (count: number) => counted(count, { one: 'Show the call', other: 'Show all # calls' }),
    calls: 'Calls in their order',
    call: 'Call',
    model: 'Model',
    failed: 'failed',
    notTold: 'not told',
    callsFailed: 'The calls could not be loaded',
    /** By what the wire calls them; older projects have pieces and their repairs. */
    purposes: {
      brief: 'Reading sources',
      plan: 'Plan',
      draft: 'Draft',
      edit: 'Edit',
      check: 'Fact check',
      piece: 'Piece',
      repair: 'Correction',
    } as Readonly<Record<string, string>>,
  },
} as const;
