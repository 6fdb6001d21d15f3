/** A way into a topic, by which two pieces on the same research differ. */
export interface Angle {
  readonly id: string;
  /** As the product shows it. */
  readonly name: string;
  /** What a piece with it does, for whoever writes. */
  readonly does: string;
  /** What has to be given for it; null where any topic will do. */
  readonly needs: 'figure' | 'case' | 'opinion' | null;
}

export const ANGLES: readonly Angle[] = [
  {
    id: 'figure',
    name: 'The figure first',
    does: 'opens with the one figure that changes how the reader sees the matter, then what follows from it',
    needs: 'figure',
  },
  {
    id: 'contrary',
    name: 'A contrary view',
    does: 'names what most people do or believe, says that it is wrong or only half of it, and why',
    needs: 'opinion',
  },
  {
    id: 'how-to',
    name: 'How to',
    does: 'takes the reader through it in steps that can be done, each with its reason',
    needs: null,
  },
  { id: 'myth', name: 'Myth and fact', does: 'holds a common belief against what a source says', needs: 'figure' },
  {
    id: 'checklist',
    name: 'Checklist',
    does: 'gives points to tick off, each of which can be answered with yes or no',
    needs: null,
  },
  {
    id: 'question',
    name: 'The reader’s question',
    does: 'opens with the question as the reader would ask it and answers it at once, then the conditions',
    needs: null,
  },
  {
    id: 'mistake',
    name: 'The mistake to avoid',
    does: 'shows the mistake that is easily made, what it costs, and what to do instead',
    needs: null,
  },
  {
    id: 'comparison',
    name: 'Side by side',
    does: 'holds two ways of doing it against each other by the same measures, and says for whom which is right',
    needs: null,
  },
  {
    id: 'story',
    name: 'One case',
    does: 'tells one case that a claim or the author really tells, and what it shows',
    needs: 'case',
  },
  {
    id: 'change',
    name: 'What has changed',
    does: 'says what is different from before, since when, and what to do about it now',
    needs: 'figure',
  },
  {
    id: 'first-step',
    name: 'The first step',
    does: 'leaves all else aside and gives the one thing to do this week, with what to expect of it',
    needs: null,
  },
  {
    id: 'objection',
    name: 'The best objection',
    does: 'takes the strongest reason against the author’s view seriously and answers it',
    needs: 'opinion',
  },
  {
    id: 'meaning',
    name: 'What it means for you',
    does: 'turns each finding into a consequence for this audience’s day',
    needs: null,
  },
  {
    id: 'principle',
    name: 'The one principle',
    does: 'boils the matter down to one rule of thumb, says where it comes from and where it ends',
    needs: 'opinion',
  },
];
