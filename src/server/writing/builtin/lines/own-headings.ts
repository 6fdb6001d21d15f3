import type { QuoteKind } from '../reading/quote-kind.ts';

const PLAIN = [
  'Details on {term}',
  'Notes on {term}',
  'Concerning {term}',
  'For the record',
  'The details',
  'What to know',
  'A detail to know',
  'First hand',
  'The particulars',
  'At a glance',
  'Useful to know',
  'In brief',
] as const;

/**
 * Above what the author's own notes tell: prices, dates, choices. Three variants as in `QuoteLines`; where a list is used
 * up, the plain ones follow. None speaks of notes, since the line below names them.
 */
export const OWN_HEADINGS: Readonly<Record<QuoteKind, readonly string[]>> = {
  figure: [
    'Our figures',
    'Our numbers',
    'Our own figures',
    'Our side in numbers',
    'Our numbers at a glance',
    'From our records',
  ],
  change: [
    'What changed with us',
    'A shift on our side',
    'Our before and after',
    'What we saw happen',
    'How things developed',
    'How things changed here',
  ],
  cause: [
    'Our explanation',
    'What we put it down to',
    'How we explain it',
    'What we see behind it',
    'Our reason',
    'The reasons we see',
  ],
  contrast: [
    'A difference we see',
    'Where the difference lies',
    'The one and the other',
    'What sets it apart',
    'How it compares',
    'The difference with us',
  ],
  voice: [
    'What we hear',
    'What people tell us',
    'What others tell us',
    'From other people',
    'Words from others',
    'In other people’s words',
  ],
  open: [
    'Open on our side',
    'Our open question',
    'What we ask ourselves',
    'Still to be found out',
    'What we cannot say yet',
    'A question for us, too',
  ],
  advice: [
    'Our advice',
    'What we advise',
    'How we go about it',
    'What we go by',
    'What we recommend',
    'What to remember',
  ],
  definition: PLAIN,
  plain: PLAIN,
};
