const number = (value: number) => value.toLocaleString('en');
const counted = (count: number, one: string, many: string) => `${number(count)} ${count === 1 ? one : many}`;
const calls = (count: number) => counted(count, 'call', 'calls');
const tokens = (count: number) => counted(count, 'token', 'tokens');

const piecesOf = (count: number) => counted(count, 'piece', 'pieces');

const wereNotCounted = (count: number) => `${count === 1 ? 'was' : 'were'} not counted`;

const gaps = {
  unpriced: (count: number) => `without ${calls(count)} of unknown price`,
  uncounted: (count: number) => `without ${calls(count)} that ${wereNotCounted(count)}`,
  beforeCounting: (count: number) => `without ${piecesOf(count)} whose calls were not counted`,
} as const;

/** What calls to models took, in words. */
export const USAGE_TEXTS = {
  none: 'No model was used',
  calls,
  tokens,
  /** Behind how many tokens. */
  ofUnknownCost: 'of unknown cost',
  nothingCounted: (count: number) => `${calls(count)} that ${wereNotCounted(count)}`,
  ...gaps,
  unpricedWhy: 'No price of the model is known here.',
  uncountedWhy: 'The vendor did not tell them.',
  /** A part of what others are summed in. */
  unknown: 'unknown',
  /** No cached tokens: some vendors tell nought, some tell nothing, and a nought may stand for both. */
  noneTold: '–',
  soFar: 'So far:',
  inAll: 'It took:',
  facts: { cost: 'Cost', calls: 'Calls', input: 'Tokens in', cached: 'of them cached', output: 'Tokens out' },
  without: (count: number) => `without ${calls(count)}`,
  notCounted: (count: number) => `${number(count)} not counted`,
  job: {
    details: 'Details',
    table: 'Usage by piece',
    part: 'Part',
    all: 'In all',
    shared: 'Research and plan',
    showCalls: (count: number) => (count === 1 ? 'Show the call' : `Show all ${calls(count)}`),
    calls: 'Calls in their order',
    call: 'Call',
    model: 'Model',
    failed: 'failed',
    notTold: 'not told',
    callsFailed: 'The calls could not be loaded',
    /** By what the wire calls them. */
    purposes: {
      brief: 'Reading sources',
      plan: 'Plan',
      piece: 'Writing',
      repair: 'Corrections',
    } as Readonly<Record<string, string>>,
  },
} as const;
