import { both, counted, number, own } from './words.ts';

/** The page of all usage, apart from what is read before it. */
export const USAGE_PAGE_TEXTS = {
  title: 'Usage',
  lead: 'What language models have cost you, today and month by month.',
  soFar: (month: string) => `${month}, so far`,
  noneThisMonth: 'No model was used this month.',
  costUnknown: 'Cost unknown',
  tokensUnknown: 'Tokens unknown',
  tokensIn: (input: number, cached: number, output: number) =>
    `${number(input)} in${cached > 0 ? ` (${number(cached)} of them cached)` : ''}, ${number(output)} out`,
  madeFor: (projects: number, pieces: number) =>
    `for ${counted(projects, { one: '# project', other: '# projects' })} and ${counted(pieces, { one: '# piece', other: '# pieces' })}`,
  since: (month: string, figures: string) => `Since ${month}: ${figures}`,
  noPersona: 'No persona',
  deleted: (name: string) => `${own(name)} (deleted)`,
  chart: {
    heading: 'By month and persona',
    measure: 'What the bars show',
    measures: { cost: 'Cost', tokens: 'Tokens' },
    title: { cost: 'Cost by month and persona.', tokens: 'Tokens by month and persona.' },
    others: 'Other personas',
    nothing: 'There is nothing to draw.',
    unavailable: 'The chart could not be drawn. The table below says the same.',
    missing: (missing: readonly string[]) => `The bars are ${both(missing)}.`,
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
} as const;
