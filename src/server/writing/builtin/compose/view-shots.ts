import type { Angle } from '../angles/angle.ts';
import { ofVariant } from '../lines/of-variant.ts';
import type { Shot } from '../lines/quote-lines.ts';

/** What is seen around the quotation of a short script. */
export interface ViewShots {
  readonly hook: string;
  /** Where the kind of the quotation has no picture left. */
  readonly quotation: Shot;
  readonly view: Shot;
  readonly task: Shot;
  readonly close: Shot;
}

export const VIEW_SHOTS: Readonly<Record<Angle, ViewShots>> = {
  question: {
    hook: 'Face to camera, close, no intro',
    quotation: { visual: 'The quotation as text over a still background', onScreen: 'In the source' },
    view: { visual: 'Back to the face, one step nearer', onScreen: 'Our answer' },
    task: { visual: 'Pause symbol on screen', onScreen: 'Your turn' },
    close: { visual: 'Finger points down at the comments', onScreen: 'Your answer below' },
  },
  contrast: {
    hook: 'Split screen, the same person on both sides',
    quotation: { visual: 'Right half reads from a page', onScreen: 'In writing' },
    view: { visual: 'Left half speaks, right half listens', onScreen: 'Our side' },
    task: { visual: 'The line between both halves disappears', onScreen: 'Compare' },
    close: { visual: 'Both halves look at the viewer', onScreen: 'Left or right?' },
  },
  list: {
    hook: 'An empty sheet is pinned to the wall',
    quotation: { visual: 'The quotation, printed and pinned up', onScreen: 'Read' },
    view: { visual: 'A second sheet in another colour', onScreen: 'What we think' },
    task: { visual: 'A third sheet, a hand writing on it', onScreen: 'Do' },
    close: { visual: 'All sheets in one frame', onScreen: 'Save this list' },
  },
  story: {
    hook: 'Walking towards the camera, mid-thought',
    quotation: { visual: 'Stops, takes out the phone, reads from it', onScreen: 'For comparison' },
    view: { visual: 'Still walking, straight to camera', onScreen: 'What we think' },
    task: { visual: 'Looks away, thinking, then back', onScreen: 'Test it' },
    close: { visual: 'The camera is handed to somebody else', onScreen: 'Tell us your story' },
  },
  figure: {
    hook: 'The figure alone, full screen, a beat of silence',
    quotation: { visual: 'The sentence around the figure appears word by word', onScreen: 'The whole sentence' },
    view: { visual: 'Presenter steps in front of the figure', onScreen: 'What we make of it' },
    task: { visual: 'Thumb scrolls through the source', onScreen: 'Check it' },
    close: { visual: 'The figure again, a blank beside it', onScreen: 'And yours?' },
  },
};

/** Somebody talks, and nothing else is promised. */
const TALKING: ViewShots = {
  hook: 'Sitting at the table, looks up, starts to speak',
  quotation: { visual: 'Phone held up to the camera, the sentence on it', onScreen: 'Word for word' },
  view: { visual: 'Leans forward, same seat, no cut', onScreen: 'How we see it' },
  task: { visual: 'A hand turns the phone over', onScreen: 'And you?' },
  close: { visual: 'Gets up and leaves the chair to the viewer', onScreen: 'Write to us' },
};

/** Several variants may have to be questions, or opinions: each has its own pictures, `variant` from 1. */
export function viewShots(angle: Angle, variant: number): ViewShots {
  const isTalk = angle === 'question' || angle === 'story';
  return isTalk ? ofVariant([VIEW_SHOTS.question, VIEW_SHOTS.story, TALKING], variant) : VIEW_SHOTS[angle];
}
