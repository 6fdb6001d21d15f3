import { MESSAGES } from './messages.ts';
import { counted, number, row } from './words.ts';

const pieces = (count: number) => counted(count, { one: '# piece', other: '# pieces' });

interface Counts {
  readonly all: number;
  readonly ready: number;
  readonly writing: number;
  readonly failed: number;
}

/** Of a run that was started: apart from the texts of the setup, which are fetched before there is one. */
export const RUN_TEXTS = {
  /** Of the browser's tab. */
  titles: {
    running: (topic: string) => `Generating: ${topic}`,
    planWaits: (topic: string) => `Plan to read: ${topic}`,
    opinionWaits: (topic: string) => `Your opinion: ${topic}`,
    failed: (topic: string) => `Not written: ${topic}`,
  },
  progress: {
    title: 'Generating Your Content',
    note: 'This typically takes 30-60 seconds. You can leave this page, the run goes on.',
    bar: 'Progress of the run',
    stages: {
      researching: 'Researching the topic',
      fusion_pending: 'Fusing your opinion',
      drafting: 'Drafting the plan',
      generating_formats: 'Writing each piece',
    },
    noOpinion: 'No opinion given',
    stageStates: { done: 'done', current: 'under way', ahead: 'still to come', skipped: 'nothing to do' },
    piecesTitle: 'Pieces',
    pieceStates: { pending: 'Waiting', writing: 'Writing', completed: 'Ready', failed: 'Not written' },
    open: (name: string) => `Open ${name}`,
    openShort: 'Open',
    /** Only what there is of it is said. */
    counts: ({ all, ready, writing, failed }: Counts) =>
      row([
        `${number(ready)} of ${pieces(all)} ready`,
        ...(writing > 0 ? [`${number(writing)} being written`] : []),
        ...(failed > 0 ? [`${number(failed)} could not be written`] : []),
      ]),
    characters: (count: number) => counted(count, { one: '# character', other: '# characters' }),
  },
  opinion: {
    title: 'This run waits for your opinion',
    lead: 'It was started without one. Add it now, or go on without.',
    leadAsked: (minutes: number) =>
      `Answer what you like: what only you know makes the pieces yours. Without a word from you, the run goes on after ${counted(minutes, { one: '# minute', other: '# minutes' })}.`,
    leadRefused: 'Send it again, change it, or go on without.',
    refused: 'Your opinion was not saved.',
    answersRefused: 'Your answers were not saved.',
    notSkipped: 'The run could not go on.',
    kept: 'What you typed is kept here.',
    submit: 'Go on with my opinion',
    submitAnswers: 'Go on with my answers',
    skip: 'Go on without',
  },
  run: {
    checkFailed: MESSAGES.checkFailed,
    stillTrying: 'Nothing is lost. The run is checked again every 2 seconds.',
    checkNow: 'Check now',
    tryAgain: 'Try again',
    failedTitle: 'This run has failed',
    cancelledLead: 'You stopped this run before a piece was written.',
    goOn: 'Go on with it',
    unexpected: MESSAGES.unexpectedStatus,
    inputsKept: 'Your persona, topic, opinion, material and formats are kept.',
    editAndStart: 'Edit and start again',
    restartFailed: 'The run could not be started again. Please try again.',
    startNew: 'Start New Project',
    done: 'Your content is ready.',
    doneInPart: (ready: number, all: number) => `${number(ready)} of ${pieces(all)} ready.`,
    goneTitle: 'This project was deleted elsewhere',
    goneLead: 'Its pieces can still be copied and downloaded here, until you leave. Nothing is saved any more.',
  },
  redo: { failed: 'The piece could not be written once more. Please try again.' },
  cancel: {
    button: 'Stop run',
    title: 'Stop this run?',
    lead: 'Pieces that are already written are kept. Nothing more is written.',
    confirm: 'Stop the run',
    failed: 'The run could not be stopped. Please try again.',
  },
} as const;
