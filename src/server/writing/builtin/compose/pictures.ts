/** What is seen wherever a video is made of its author's face. */
export interface Pictures {
  readonly hook: string;
  readonly walk: string;
  /** In turn, for as long as the opinion lasts. */
  readonly opinion: readonly string[];
  /** Of a quotation where its own kind has none left. */
  readonly reading: readonly string[];
  /** One for each point of a checklist. */
  readonly list: readonly [string, string, string, string];
  readonly pause: string;
  readonly asking: string;
  readonly end: string;
}

/** One for each of three variants. */
const PICTURES: readonly [Pictures, Pictures, Pictures] = [
  {
    hook: 'Presenter, close up, straight into the camera',
    walk: 'Presenter walks to the place where it is filmed',
    opinion: ['Presenter in a new place, closer to the camera', 'Hands while speaking, then back to the face'],
    reading: [
      'Presenter reads on, the page in hand',
      'The page again, from closer',
      'The reader looks up from the page',
    ],
    list: [
      'The list fades in, its top line lit',
      'A tick beside the top line, the next line lit',
      'Down to the line below, pen still moving',
      'The bottom line, then the whole list',
    ],
    pause: 'A beat of silence, eyes on the viewer',
    asking: 'Presenter to camera, no music',
    end: 'End card with room for the next video',
  },
  {
    hook: 'The topic in large letters, the voice over it',
    walk: 'From the letters to the presenter, in one move',
    opinion: [
      'Presenter sitting down, speaking to somebody next to the camera',
      'From the side, while the sentence goes on',
    ],
    reading: [
      'The words come up as they are spoken',
      'Same words, white on a dark ground',
      'The words shrink to make room for a face',
    ],
    list: [
      'A blank card, the words being written on it',
      'A new card laid on top',
      'Another card, held up to the lens',
      'All cards side by side, seen from above',
    ],
    pause: 'Hold the shot, nobody speaks',
    asking: 'The words appear as text while they are spoken',
    end: 'Presenter nods towards the comments',
  },
  {
    hook: 'First words over black, then the picture',
    walk: 'Over the shoulder, on the way in',
    opinion: ['One take, standing, hands free', 'The same take, from further away'],
    reading: [
      'A voice from off screen, the place in view',
      'The place, emptier now, same voice',
      'Back to the presenter, listening',
    ],
    list: [
      'Presenter counts it off on a finger',
      'Next finger, next point, no pause',
      'Presenter turns to a board and writes',
      'Presenter steps aside, the board in full view',
    ],
    pause: 'A look around, then back into the lens',
    asking: 'Handheld, as if asked across a table',
    end: 'The picture stays, the sound fades',
  },
];

export function picturesOf(variant: number): Pictures {
  return PICTURES[(variant - 1) % PICTURES.length] ?? PICTURES[0];
}
