const number = (value: number) => value.toLocaleString('en');
const counted = (count: number, one: string, many: string) => `${number(count)} ${count === 1 ? one : many}`;
const calls = (count: number) => counted(count, 'call', 'calls');
const tokens = (count: number) => counted(count, 'token', 'tokens');

/** What calls to models took, in words. */
export const USAGE_TEXTS = {
  none: 'No model was used',
  calls,
  tokens,
  projects: (count: number) => counted(count, 'project', 'projects'),
  pieces: (count: number) => counted(count, 'piece', 'pieces'),
  costUnknown: 'cost unknown',
  tokensUnknown: 'tokens unknown',
  unpriced: (count: number) => `without ${calls(count)} of unknown price`,
  uncounted: (count: number) => `without ${calls(count)} that ${count === 1 ? 'was' : 'were'} not counted`,
  /** A part of what others are summed in. */
  unknown: 'unknown',
  soFar: 'So far:',
  inAll: 'It took:',
} as const;
