import type { ShortKit } from './short-kit.ts';

export const question: ShortKit = {
  hookVisual: 'Face to camera, close, no intro',
  quotation: { visual: 'Quotation as text over a still background', onScreen: 'What the source says' },
  opinion: { visual: 'Back to face, one step nearer', onScreen: 'Our answer' },
  opinionFirst: false,
  task: {
    spoken: 'Put your own answer into one sentence, before you read anybody else’s.',
    visual: 'Pause symbol on screen',
    onScreen: 'Pause. Answer. Go on.',
  },
  close: { visual: 'Point down at the comments', onScreen: 'Your answer below' },
  caption: 'Answer in one sentence, before you read the replies.',
};
