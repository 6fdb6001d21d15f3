import type { QuoteLines } from '../quote-lines.ts';

/** Something rose, fell or was done differently: decided by somebody, or merely come about. */
export const change: QuoteLines = {
  headings: ['What changed', 'Before and after', 'Over time', 'Then and now', 'How things changed', 'A shift to note'],
  shots: [
    { visual: 'What it was in grey, what it became in black, as words on screen', onScreen: 'Before and after' },
    { visual: 'The sentence in parts, the part that changed last', onScreen: 'What changed' },
    { visual: 'Presenter reads while walking across the room', onScreen: 'Then and now' },
    { visual: 'A calendar on a phone, scrolling, the sentence over it', onScreen: '' },
    { visual: 'The camera turns slowly from one corner to the opposite one', onScreen: 'How it changed' },
    { visual: 'Close-up of the word that tells the change, then all of it', onScreen: '' },
  ],
};
