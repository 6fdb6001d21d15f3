import type { ShortKit } from './short-kit.ts';

export const story: ShortKit = {
  hookVisual: 'Walking towards the camera, mid-thought',
  quotation: { visual: 'Stop, take out the phone, read from it', onScreen: 'For comparison' },
  opinion: { visual: 'Still walking, straight to camera', onScreen: 'What we think' },
  opinionFirst: true,
  task: {
    spoken: 'Think of the last time you saw the opposite happen. What was different on that day?',
    visual: 'Looks away, thinking, then back',
    onScreen: 'What was different?',
  },
  close: { visual: 'Camera is handed over to the viewer', onScreen: 'Tell us your story' },
  caption: 'We said ours. Reply with the day that proves us wrong.',
};
