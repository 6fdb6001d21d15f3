import type { Angle } from '../angles/angle.ts';

/** Where the quotations are from; `{sources}` becomes the names of those that have an address. */
export const PROVENANCE: Readonly<Record<Angle, { readonly question: string; readonly answer: string }>> = {
  question: {
    question: 'Where do the quotations come from?',
    answer:
      'From {sources}. Nothing is shortened or put in other words; the numbers in square brackets lead to the entries at the end.',
  },
  contrast: {
    question: 'Can I check what is quoted?',
    answer:
      'Yes. Open {sources} by the links at the end, look for the sentence, and read what stands before and after it.',
  },
  list: {
    question: 'What are the numbers in brackets?',
    answer:
      'Each leads to its source at the end of the page: {sources}. Should a page have changed since, go by the page.',
  },
  story: {
    question: 'Who said what is quoted here?',
    answer: 'Look it up in {sources}. The wording is theirs; the opinion, marked as ours, is not.',
  },
  figure: {
    question: 'Where can I read more?',
    answer: 'In {sources}. Look for the day of the count before you use a figure elsewhere; the links are at the end.',
  },
};
