import type { ExampleOrigin } from '../../core/contracts/job.ts';
import { dateFormat } from './words.ts';

/** The day as it is told, wherever the reader is. */
const DAY = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

export const EXAMPLE_TEXTS = {
  label: 'Example project',
  title: 'See what comes out',
  lead: 'A finished project, open at once: the notes and the opinion of a shoe shop that we invented, and a piece in each of twelve formats, written by a large language model. The copy is yours to edit, have written again or delete.',
  /** For somebody who has begun. */
  short: 'A finished project to look at: one topic, one opinion, twelve formats.',
  button: 'Try an example',
  opening: 'Opening the example…',
  failed: 'The example could not be opened. Please try again.',
  /** At a copy of it. */
  origin: ({ written_by: by, written_on: on }: ExampleOrigin) =>
    `Written by ${by} on ${DAY.format(new Date(on))}, as an example. The shop, its people and its sources are invented.`,
  filled: {
    title: 'This is how the example was set up',
    lead: 'Change what you like and start a project of your own from it, or clear it and begin anew.',
    clear: 'Clear the example',
  },
} as const;
