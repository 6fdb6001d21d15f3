import type { ShortKit } from './short-kit.ts';

export const figure: ShortKit = {
  hookVisual: 'The number alone, full screen, no sound for a beat',
  quotation: { visual: 'The sentence around the number appears word by word', onScreen: 'The number in context' },
  opinion: { visual: 'Presenter steps in front of the number', onScreen: 'What we make of it' },
  opinionFirst: false,
  task: {
    spoken: 'Before you share it, open the source and find out who was counted.',
    visual: 'Thumb scrolling to the method section',
    onScreen: 'Who was counted?',
  },
  close: { visual: 'The number again, with a blank beside it', onScreen: 'And your number?' },
  caption: 'Source named. Now post your own number.',
};
