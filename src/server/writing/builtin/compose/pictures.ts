/** What is seen wherever a video is made of its author's face. */
export interface Pictures {
  readonly hook: string;
  /** In turn, for as long as the opinion lasts. */
  readonly opinion: readonly string[];
  /** Of a quotation where its own kind has none left. */
  readonly reading: readonly string[];
  /** While somebody else's answer is looked for. */
  readonly asking: string;
  readonly end: string;
}

/** One for each of three variants. */
const PICTURES: readonly [Pictures, Pictures, Pictures] = [
  {
    hook: 'Presenter, close up, straight into the camera',
    opinion: ['Presenter in a new place, closer to the camera', 'Hands while speaking, then back to the face'],
    reading: [
      'Presenter reads on, the page in hand',
      'The page again, from closer',
      'The reader looks up from the page',
    ],
    asking: 'Presenter to camera, no music',
    end: 'End card with room for the next video',
  },
  {
    hook: 'The topic in large letters, the voice over it',
    opinion: [
      'Presenter sitting down, speaking to somebody next to the camera',
      'From the side, while the sentence goes on',
    ],
    reading: [
      'The words come up as they are spoken',
      'Same words, white on a dark ground',
      'The words shrink to make room for a face',
    ],
    asking: 'The words appear as text while they are spoken',
    end: 'Presenter nods towards the comments',
  },
  {
    hook: 'First words over black, then the picture',
    opinion: ['One take, standing, hands free', 'The same take, from further away'],
    reading: [
      'A voice from off screen, the place in view',
      'The place, emptier now, same voice',
      'Back to the presenter, listening',
    ],
    asking: 'Handheld, as if asked across a table',
    end: 'The picture stays, the sound fades',
  },
];

export function picturesOf(variant: number): Pictures {
  return PICTURES[(variant - 1) % PICTURES.length] ?? PICTURES[0];
}
