import { both, counted, own } from './words.ts';

const quoted = (titles: readonly string[]) => both(titles.map((title) => `“${own(title)}”`));

/** Which texts of a project were sent to whom. */
export const SENT_TEXTS = {
  title: 'What was sent',
  lead: 'To write this project, these of its texts were sent to the vendor of a model.',
  failed: 'What was sent could not be loaded',
  nothing: 'Nothing was sent to a model.',
  /** A kind of endpoint, where it is of no vendor that everybody knows. */
  compatible: 'An OpenAI-compatible endpoint',
  calls: (count: number) => counted(count, { one: '# call', other: '# calls' }),
  facts: (facts: readonly string[]) => facts.join(' · '),
  between: (first: string, last: string) => `${first} to ${last}`,
  texts: 'Texts',
  kinds: {
    topic: 'Topic',
    persona: 'Persona',
    opinion: 'Your opinion',
    replies: 'Your answers to the questions',
    plan: 'Plan',
    pieces: 'Drafts of the pieces',
  },
  audience: 'Audience of the persona',
  sources: (count: number) => counted(count, { one: '# source', other: '# sources' }),
  untitled: 'Untitled source',
  inPart: 'passages of it',
  withheld: 'Not sent to the writer',
  why: (titles: readonly string[]) =>
    counted(titles.length, {
      one: `${quoted(titles)}: its text speaks to machines and may hold orders.`,
      other: `${quoted(titles)}: their texts speak to machines and may hold orders.`,
    }),
  noted: 'For the notes on the sources, passages were sent of these, too.',
} as const;
