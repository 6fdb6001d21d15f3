import { counted } from './words.ts';

/** What is said of pieces while they are written. */
export const LIVE_TEXTS = {
  /** How the text came about that stands there. */
  reasons: {
    first: 'Being written. Not checked yet.',
    retry: 'Started over with another try. Not checked yet.',
    edit: 'The draft is being edited. Not checked yet.',
    redo: 'Written once more, as you asked. Not checked yet.',
  },
  stalled: 'No new words for a while. What does not come is tried again by itself.',
  paused: 'Interrupted. It waits for its next try.',
  coming: 'Ready. The finished text is on its way.',
  ready: 'Ready. This is the finished text.',
  text: (name: string) => `Text of ${name} so far`,
  readyText: (name: string) => `Text of ${name}`,
  characters: (count: number) => counted(count, { one: '# character', other: '# characters' }),
  writing: (count: number) => counted(count, { one: 'Writing, # character', other: 'Writing, # characters' }),
  editing: 'Editing',
  read: (name: string) => `Read ${name} while it is written`,
  readShort: 'Read',
  toEnd: 'Newest words',
  open: 'Open in the editor',
  openShort: 'Open',
  next: (name: string) => `Next: ${name}`,
} as const;
