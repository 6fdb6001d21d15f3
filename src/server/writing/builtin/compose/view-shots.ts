import type { Angle } from '../angles/angle.ts';
import { ofVariant } from '../lines/of-variant.ts';
import type { Shot } from '../lines/quote-lines.ts';

/** What is seen around the quotation of a short script. */
export interface ViewShots {
  readonly hook: string;
  /** Where the kind of the quotation has no picture left. */
  readonly quotation: Shot;
  readonly view: Shot;
  readonly close: Shot;
}

/** One person gives an opinion and quotes: no picture shows sides, and what is written on it asks nothing. */
export const VIEW_SHOTS: Readonly<Record<Angle, ViewShots>> = {
  question: {
    hook: 'Face to camera, close, no intro',
    quotation: { visual: 'The quotation as text over a still background', onScreen: 'Quoted' },
    view: { visual: 'Back to the face, one step nearer', onScreen: 'Our view' },
    close: { visual: 'Finger points down at the comments', onScreen: 'In the comments' },
  },
  contrast: {
    hook: 'In profile, then a turn to the camera',
    quotation: { visual: 'The quotation alone, light letters on dark', onScreen: 'Word for word' },
    view: { visual: 'Presenter against a bright wall, straight to camera', onScreen: 'Our view' },
    close: { visual: 'Presenter steps back, the whole room in view', onScreen: '' },
  },
  list: {
    hook: 'Presenter beside an empty board, marker in hand',
    quotation: { visual: 'The quotation, printed and pinned to the board', onScreen: 'Quoted' },
    view: { visual: 'Presenter speaks with a hand on the board', onScreen: 'What we think' },
    close: { visual: 'The whole board in one frame', onScreen: '' },
  },
  story: {
    hook: 'Walking towards the camera, mid-thought',
    quotation: { visual: 'Stops, takes out the phone, reads from it', onScreen: 'Word for word' },
    view: { visual: 'Still walking, straight to camera', onScreen: 'What we think' },
    close: { visual: 'The camera is handed to somebody else', onScreen: 'Over to you' },
  },
  figure: {
    hook: 'The figure alone, full screen, a beat of silence',
    quotation: { visual: 'The sentence around the figure appears word by word', onScreen: 'The whole sentence' },
    view: { visual: 'Presenter steps in front of the figure', onScreen: 'What we make of it' },
    close: { visual: 'The figure again, small, beside the presenter', onScreen: '' },
  },
};

/** Somebody talks, and nothing else is promised. */
const TALKING: ViewShots = {
  hook: 'Sitting at the table, looks up, starts to speak',
  quotation: { visual: 'Phone held up to the camera, the sentence on it', onScreen: 'Quoted' },
  view: { visual: 'Leans forward, same seat, no cut', onScreen: 'How we see it' },
  close: { visual: 'Leans back and nods to the viewer', onScreen: '' },
};

/** Several variants may have to be questions, or opinions: each has its own pictures, `variant` from 1. */
export function viewShots(angle: Angle, variant: number): ViewShots {
  const isTalk = angle === 'question' || angle === 'story';
  return isTalk ? ofVariant([VIEW_SHOTS.question, VIEW_SHOTS.story, TALKING], variant) : VIEW_SHOTS[angle];
}
