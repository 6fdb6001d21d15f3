const number = (value: number) => value.toLocaleString('en');
const counted = (count: number, one: string, many: string) => `${number(count)} ${count === 1 ? one : many}`;
const calls = (count: number) => counted(count, 'call', 'calls');
const tokens = (count: number) => counted(count, 'token', 'tokens');

const projectsOf = (count: number) => counted(count, 'project', 'projects');
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
  page: {
    title: 'Usage',
    lead: 'What the calls to language models took, month by month.',
    soFar: (month: string) => `${month}, so far`,
    noneThisMonth: 'No model was used this month.',
    costUnknown: 'Cost unknown',
    tokensUnknown: 'Tokens unknown',
    tokensIn: (input: number, cached: number, output: number) =>
      `${number(input)} in${cached > 0 ? ` (${number(cached)} of them cached)` : ''}, ${number(output)} out`,
    madeFor: (projects: number, pieces: number) => `for ${projectsOf(projects)} and ${piecesOf(pieces)}`,
    since: (month: string) => `Since ${month}`,
    noPersona: 'No persona',
    deleted: (name: string) => `${name} (deleted)`,
    chart: {
      heading: 'By month and persona',
      measure: 'What the bars show',
      measures: { cost: 'Cost', tokens: 'Tokens' },
      title: { cost: 'Cost by month and persona.', tokens: 'Tokens by month and persona.' },
      others: 'Other personas',
      nothing: 'There is nothing to draw.',
      unavailable: 'The chart could not be drawn. The table below says the same.',
      missing: (missing: readonly string[]) => `The bars are ${missing.join(' and ')}.`,
    },
    table: {
      heading: 'In figures',
      label: 'Usage by month and persona',
      who: 'Month and persona',
      projects: 'Projects',
      pieces: 'Pieces',
      download: 'Download CSV',
    },
    csv: [
      'Month',
      'Persona',
      'Projects',
      'Pieces',
      'Calls',
      'Tokens in',
      'Tokens in, cached',
      'Tokens out',
      'Calls not counted',
      'Cost (USD)',
      'Calls of unknown price',
    ],
    notes: [
      'Tokens are as the vendor counted them. A call is priced by this installation’s price list when it is made; a vendor’s invoice may differ.',
      'What was deleted stays counted, since it was paid for. Months are those of UTC; months without a call are not listed.',
    ],
    empty: {
      title: 'No model was used yet',
      text: 'As soon as a model writes for you, its tokens and their cost are summed here.',
      builtin: 'The built-in writer calls no model, so nothing you made so far has cost anything.',
      action: 'Start a project',
    },
    failed: { title: 'Your usage could not be loaded', stale: 'These figures may be out of date.' },
  },
} as const;
