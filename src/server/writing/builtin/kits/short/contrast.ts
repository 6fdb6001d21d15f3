import type { ShortKit } from './short-kit.ts';

export const contrast: ShortKit = {
  hookVisual: 'Split screen, the same person on both sides',
  quotation: { visual: 'Left half speaks, right half listens', onScreen: 'In writing' },
  opinion: { visual: 'Right half answers, left half listens', onScreen: 'Our side' },
  opinionFirst: false,
  task: {
    spoken: 'Now go back to the quotation and choose the first word you would question. Which one is it?',
    visual: 'One word of the quotation underlined',
    onScreen: 'Which word?',
  },
  close: { visual: 'Both halves look at the viewer', onScreen: 'Left or right?' },
  caption: 'Two views, one screen. Comment left or right.',
};
