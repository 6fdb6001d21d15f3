import type { ShortKit } from './short-kit.ts';

export const contrast: ShortKit = {
  hookVisual: 'Split screen, the same person on both sides',
  quotation: { visual: 'Left half speaks, right half listens', onScreen: 'In writing' },
  opinion: { visual: 'Right half answers, left half listens', onScreen: 'Our side' },
  opinionFirst: false,
  task: {
    spoken: 'Now read the first line again and swap one word in it for yours. Which word did you pick?',
    visual: 'One word on screen crossed out, a blank beside it',
    onScreen: 'Swap one word',
  },
  close: { visual: 'Both halves shrug and look at the viewer', onScreen: 'Left or right?' },
  caption: 'Two views, one screen. Comment left or right.',
};
