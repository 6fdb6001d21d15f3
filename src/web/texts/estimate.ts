import { counted, dateFormat, number } from './words.ts';

const DAY = dateFormat({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** What a start would take. */
export const ESTIMATE_TEXTS = {
  term: 'Estimated cost',
  builtin: 'No model, no cost',
  tokens: (range: string) => `About ${range}`,
  /** The cost first, as in the summary beside it. */
  figures: (cost: string | null, range: string) => (cost === null ? `About ${range}.` : `${cost}, about ${range}.`),
  basis: {
    measured: 'Estimated from what pieces took here with this model.',
    typical: 'Estimated from three recorded projects.',
  },
  noPrice: (model: string) => `The price of ${model} is unknown.`,
  pricesOf: (day: string) => `Prices of ${DAY.format(new Date(day))}.`,
  limit: {
    may_pass: (limit: number) => `This project may reach the limit of ${number(limit)} tokens`,
    passes: (limit: number) => `This project needs more than the limit of ${number(limit)} tokens`,
    consequence: (pieces: number) =>
      counted(pieces, {
        one: 'The piece is not written if it would pass the limit. You can start now.',
        other:
          'What is written by then is kept; pieces that would pass the limit are not written. You can start now, or choose fewer pieces.',
      }),
  },
} as const;
