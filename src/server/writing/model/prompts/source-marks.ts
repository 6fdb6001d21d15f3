/** How a writer marks what a sentence rests on, for the fact check; the marks are taken out of the text. */
export const MARKS =
  'Mark what a sentence rests on, right behind it: [s3] where it reports what source 3 says, [s1][s4] for two; [o1] where it says a point of our opinion. No mark where a sentence rests on neither. The marks are taken out and count towards no length.';
