import type { ShortKit } from './short-kit.ts';

export const list: ShortKit = {
  hookVisual: 'A sticky note is put on the wall',
  quotation: { visual: 'First note, the quotation written on it', onScreen: 'Read this' },
  opinion: { visual: 'Second note, in another colour', onScreen: 'Compare it' },
  opinionFirst: false,
  task: {
    spoken: 'Third note: write the name of one person who should see this, and send it to them today.',
    visual: 'Third note, a name being written',
    onScreen: 'Send it to one person',
  },
  close: { visual: 'All notes in one row', onScreen: 'Save this list' },
  caption: 'Read, compare, send. Save it for later.',
};
