import { PLAN_LIMITS } from '../../core/rules/limits.ts';
import { both, counted, number, own } from './words.ts';

/** What a model has planned for all pieces of a project, to be read and changed. */
export const PLAN_TEXTS = {
  title: 'Plan',
  lead: 'Long pieces are written from the plan. Short ones have their own idea, unless you change the plan or asked to review it first.',
  leadWhileWritten: 'Pieces that are not begun yet follow what you change here.',
  loading: 'The plan is on its way…',
  loadFailed: 'The plan could not be loaded.',
  tryAgain: 'Try again',
  none: 'There is no plan for this project.',
  noPage: {
    best: 'The model made no plan for all pieces together. Each was planned by itself.',
    fast: 'In fast mode there is no plan for all pieces together. Each is planned while it is written.',
  },
  change: 'Change the plan',
  parts: {
    idea: 'Idea',
    reader: 'Reader',
    proof: 'Proof',
    objection: 'Objection',
    answer: 'Our answer',
    tomorrow: 'A step for tomorrow',
    own_words: 'Our own words',
    not_to_claim: 'Not to be claimed',
    left_out: 'We leave out',
  },
  ofOurs: 'Ours',
  withheld: (titles: readonly string[]) => {
    const named = both(titles.map((title) => `“${own(title)}”`));
    return counted(titles.length, {
      one: `Not shown to the model: ${named}, since its text speaks to machines and may hold orders.`,
      other: `Not shown to the model: ${named}, since their texts speak to machines and may hold orders.`,
    });
  },
  pieces: 'Pieces',
  piece: {
    angle: 'Way in',
    first_line: 'First line',
    how: 'How',
    leaves_out: 'Leaves out',
  },
  form: {
    label: 'Change the plan',
    hints: {
      idea: 'The one sentence that a reader would repeat tomorrow.',
      reader: 'A moment of the reader’s day in which the idea matters.',
      proof: 'Word for word as in the source. Leave it empty to do without it.',
      ownProof: 'What you say yourself, one line each.',
      objection: 'The strongest one, whole.',
      answer: 'Honest, with what you concede.',
      tomorrow: 'One small thing that the reader can do.',
      own_words: 'Words that must appear, one line each.',
      not_to_claim: 'What no piece may say, one line each.',
      left_out: 'What everybody uses, and these pieces do not.',
    },
    proofFrom: (source: string) => `Proof from ${own(source)}`,
    ownProof: 'Proof of our own',
    of: (part: string, piece: string) => `${part} of ${piece}`,
    ofLimit: (count: number, limit: number) => `${number(count)}/${number(limit)} characters`,
    tooLong: (limit: number) => `At most ${number(limit)} characters.`,
    lineTooLong: `Each line may have at most ${number(PLAN_LIMITS.text)} characters.`,
    tooMany: `At most ${number(PLAN_LIMITS.lines)} lines.`,
    save: 'Save',
    saving: 'Saving…',
    cancel: 'Cancel',
    notSaved: 'The plan was not saved.',
    fix: 'Please shorten what is marked below.',
    kept: 'What you typed is kept here.',
  },
  saved: {
    title: 'The plan is saved.',
    writing: 'Texts that are there stay as they are. Pieces that are not begun yet follow the new plan.',
    done: 'Texts that are there stay as they are. Write a piece again to have it follow the new plan.',
  },
  review: {
    title: 'The plan is ready for you to read',
    lead: 'Change what you like. Nothing is written before you say so.',
    confirm: 'Write the pieces',
    failed: 'The pieces could not be begun. Please try again.',
    begins: ({ left, day, time }: { left: string; day: string; time: string }) =>
      `Without a word from you, writing begins by itself ${left}, on ${day} at ${time}.`,
    beginsSoon: 'Writing is about to begin by itself.',
  },
} as const;
