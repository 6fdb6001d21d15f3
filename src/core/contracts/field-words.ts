/** What a person calls a field; of a list or a record, also what one of its entries is called. */
type Words = string | { readonly all: string; readonly one: string };

const SITES = 'A site';

/**
 * Words for every field that a request can hold, by its name on the wire. A name that means two things has its place
 * before it. Sentences about an input are made with them, so that nobody reads a name of the wire.
 */
const WORDS: Readonly<Record<string, Words>> = {
  // Personas
  name: 'Name',
  business_description: 'Target audience',
  marketing_objectives: { all: 'Marketing objectives', one: 'A marketing objective' },
  tone_voice: 'Tone',
  language: 'Language',
  website: 'Website',
  banned_terms: { all: 'Banned terms', one: 'A term' },
  required_terms: { all: 'Required terms', one: 'A term' },
  preferred_terms: { all: 'Preferred terms', one: 'A term' },
  approved_facts: { all: 'Approved facts', one: 'An approved fact' },
  voice_samples: { all: 'Voice samples', one: 'A voice sample' },
  style_profile: 'The style profile',

  // Projects and pieces
  persona_id: 'Persona',
  topic: 'Topic',
  desired_formats: { all: 'Formats', one: 'A format' },
  batch_formats: { all: 'Quantities', one: 'A quantity' },
  fusion: 'Opinion',
  fusion_type: 'Kind of opinion',
  answers: 'Opinion',
  fusion_content: 'Opinion',
  q1: 'Your first answer',
  q2: 'Your second answer',
  q3: 'Your third answer',
  keep_answers: 'Whether your answers are kept',
  ask_first: 'Whether you are asked first',
  review_plan: 'Whether the plan waits for you',
  mode: 'How it is written',
  writer: 'Writer',
  research: 'Research',
  allow_sites: { all: 'Sites to use', one: SITES },
  deny_sites: { all: 'Sites to leave out', one: SITES },
  recency: 'Age of what is found',
  'research.language': 'Language of what is found',
  research_from: 'Earlier project',
  material_characters: 'Length of your material',
  opinion_characters: 'Length of your opinion',
  content: 'Text',
  angle: 'Angle',

  // The plan
  page: 'The plan',
  idea: 'The idea',
  reader: 'The reader',
  proof: { all: 'The proof', one: 'A fact of the proof' },
  source_id: 'The source of a fact',
  words: 'The words of a fact',
  left_out: 'What is left out',
  objection: 'The objection',
  answer: 'The answer',
  tomorrow: 'The step for tomorrow',
  own_words: { all: 'Our own words', one: 'A line of our own words' },
  not_to_claim: { all: 'What no piece may claim', one: 'A line of what no piece may claim' },
  pieces: { all: 'The pieces', one: 'A piece' },
  format: 'The format of a piece',
  variant: 'The number of a piece',
  first_line: 'The first line of a piece',
  how: 'How a piece goes on',
  leaves_out: 'What a piece leaves out',

  // Material
  material: { all: 'Notes, links and files', one: 'Your material' },
  title: 'A title of your material',
  text: 'Your material',
  url: 'Link',
  'material.id': 'Kept material',
  file: 'File',
  ours: 'Whose it is',

  // Accounts
  email: 'E-mail address',
  password: 'Password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  token: 'The token of the link',
  id: 'The id of the sign-in',
  revokeOtherSessions: 'The choice to end other sign-ins',
  removeAccessTokens: 'The choice to remove access tokens',
  scopes: { all: 'Scopes', one: 'A scope' },
  expires_in_days: 'Days until the token expires',
  confirm: 'The confirmation',

  // Queries
  limit: 'Limit',
  offset: 'Offset',
  status_filter: 'Status filter',
  search: 'Search',
  months: 'Months',
};

/** For what is no field of any request; no schema has one. */
export const UNNAMED = 'Something in the request';

/** The words for the field at a path of an input, to open a sentence with. */
export function fieldWords(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'The request body';
  const names = path.filter((key) => typeof key === 'string');
  const last = path.at(-1);
  const own = typeof last === 'string' ? (WORDS[names.join('.')] ?? WORDS[last]) : undefined;
  if (own !== undefined) return typeof own === 'string' ? own : own.all;
  const around = WORDS[names.at(typeof last === 'string' ? -2 : -1) ?? ''];
  return typeof around === 'object' ? around.one : UNNAMED;
}
