import { TERM_LIMITS } from '../../core/rules/terms.ts';
import { counted, number, own } from './words.ts';

/** Of the folded part of a persona's form, and of what is wrong in it. */
export const VOICE_TEXTS = {
  title: 'More about the voice',
  plain: 'Language, words, facts, samples of your style',
  never: (terms: number) => counted(terms, { one: 'never one term', other: 'never # terms' }),
  always: (terms: number) => counted(terms, { one: 'always one term', other: 'always # terms' }),
  prefers: (terms: number) => counted(terms, { one: 'prefers one term', other: 'prefers # terms' }),
  objectives: (count: number) => counted(count, { one: 'one objective', other: '# objectives' }),
  facts: (count: number) => counted(count, { one: 'one fact', other: '# facts' }),
  samples: (count: number) => counted(count, { one: 'one sample', other: '# samples' }),
  profile: 'style profile',
  tooLong: (item: string, limit: number) => `“${own(item)}” is too long: ${number(limit)} characters at most.`,
  tooMany: (count: number, limit: number) => `${number(limit)} at most; there are ${number(count)}.`,
  tooMuch: (count: number, limit: number) =>
    `${number(limit)} characters at most; there are ${number(count)}. Take out ${number(count - limit)}.`,
  inBoth: (term: string) => `“${own(term)}” cannot stand here and under “Never use”.`,
  holds: (term: string, banned: string) => `“${own(term)}” holds “${own(banned)}”, which stands under “Never use”.`,
  wrong: 'Please correct what is marked under “More about the voice”.',
} as const;

/** Of what comes when the voice is unfolded. */
export const VOICE_FIELD_TEXTS = {
  builtin:
    'The built-in writer goes by the language and leaves out what stands under “Never use”; the checks look for “Always use”. Its press releases close with your facts. Objectives, preferred words and style are for a model: they are kept until you connect one.',
  language: 'Language',
  asTopic: 'As the topic',
  languageHint: 'What the pieces are written in. A project can choose another one.',
  objectives: {
    label: 'Objectives',
    hint: 'One a line. What the pieces should help you to achieve.',
    placeholder: 'More trials of the Pro plan',
  },
  banned: {
    label: 'Never use',
    hint: 'One word or phrase a line. No piece may hold it; “cheap*” covers every ending.',
    placeholder: 'game-changer\ncheap',
  },
  required: {
    label: 'Always use',
    hint: 'One word or phrase a line. Each piece should hold it once.',
    placeholder: 'Northkit Pro',
  },
  preferred: {
    label: 'Prefer',
    hint: 'One word or phrase a line. Used where it fits, never forced.',
    placeholder: 'first week\nset-up call',
  },
  facts: {
    label: 'Approved facts',
    hint: 'One fact a line. Pieces may state these without a source.',
    placeholder: 'Founded in Bergen in 1987\nOur support answers within four hours on weekdays',
  },
  count: (count: number, limit: number = TERM_LIMITS.perList) => `${number(count)}/${number(limit)}`,
  style: 'How you sound',
  styleHint:
    'Paste up to five texts that sound like you: a post, a newsletter, a page. They show how you write; what they say is not taken over.',
  sample: (place: number) => `Voice sample ${number(place)}`,
  samplePlaceholder: 'Paste a text that sounds like you',
  characters: (count: number, limit: number) => `${number(count)}/${number(limit)}`,
  addSample: 'Add another text',
  removeSample: (place: number) => `Remove voice sample ${number(place)}`,
  allSamples: 'Five texts are all that is taken.',
  profile: 'Style profile',
  profileHint: 'One trait a line. Correct it as you like, or write it yourself: a model goes by what stands here.',
  profilePlaceholder: 'Short sentences, now and then a long one.\nSpeaks as “we”, never of “the company”.',
  describe: 'Describe our style',
  describing: 'Reading your texts…',
  nothingToRead: 'Paste a text above first.',
  tooLongToRead: 'Shorten the texts above first.',
  failed: 'Your style could not be described. Please try again.',
  byModel: (model: string) => `Described by ${model} from your texts. Read it, and correct what is not you.`,
  byCounting: 'Counted in your texts, without a model. Read it, and add what figures cannot tell.',
  corrected: 'Corrected by you.',
  offer: 'A new description is ready. Yours stays until you replace it.',
  replace: 'Replace',
  keep: 'Keep mine',
} as const;
