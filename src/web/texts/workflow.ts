import { TEXT_LIMITS } from '../../core/rules/limits.ts';
import { MESSAGES } from './messages.ts';
import { counted, number, own, row } from './words.ts';

const ofLimit = (count: number, limit: number) => `${number(count)}/${number(limit)} characters`;
const pieces = (count: number) => counted(count, { one: '# piece', other: '# pieces' });

export const WORKFLOW_TEXTS = {
  steps: {
    label: 'Progress of your project',
    setup: 'Setup',
    output: 'Output',
    persona: 'Persona',
    complete: '(complete)',
  },
  topic: {
    title: 'Topic',
    lead: 'One line is enough. Be specific about the angle.',
    label: 'Topic',
    placeholder: 'e.g. Why week-four onboarding decides annual churn',
    ofLimit,
  },
  material: {
    title: 'Your material',
    optional: 'Optional',
    lead: 'Notes, links and files are read as sources, like everything the research finds. What is yours, a piece may call “our”; what is someone else’s is quoted as theirs.',
    add: 'Add notes',
    addMore: 'Add more notes',
    noteTitle: 'Title (optional)',
    noteTitlePlaceholder: 'Customer interviews, May',
    noteText: 'Notes',
    noteTextPlaceholder: 'Paste your text here.',
    name: (place: number) => `Notes ${place}`,
    remove: (place: number) => `Remove notes ${place}`,
    ofLimit,
  },
  kept: {
    addLink: 'Add a link',
    addFiles: 'Upload files',
    choose: 'From earlier projects',
    dropHere: 'Drop files here',
    gone: (title: string) => `“${own(title)}” is no longer kept, so it was left out.`,
    filesHint: 'PDF, Word, Markdown, text or HTML, up to 10 files of 10 MB. You can also drop them here.',
  },
  research: {
    title: 'Research options',
    any: 'All sites, any time, any language',
    off: 'Switched off here',
    wrongSites: 'A site in the research options cannot be read. Please correct it.',
    only: (sites: number) => counted(sites, { one: 'one site only', other: '# sites only' }),
    without: (sites: number) => counted(sites, { one: 'without one site', other: 'without # sites' }),
    recencies: {
      any: 'Any time',
      day: 'The last day',
      week: 'The last week',
      month: 'The last month',
      year: 'The last year',
    },
  },
  from: {
    title: 'Uses earlier research',
    lead: (topic: string, sources: number) =>
      `From “${own(topic)}”, ${counted(sources, { one: '# source', other: '# sources' })}. The web is not searched again; material that you add is read as well.`,
    remove: 'Search the web again instead',
  },
  fusion: {
    title: 'Fusion',
    optional: 'Optional',
    lead: 'Add the opinion only you have, and it will be woven into every piece.',
    label: 'Your opinion',
    placeholder: 'What do you believe about this topic that others get wrong?',
    ofLimit,
  },
  formats: {
    title: 'Content Generation',
    lead: 'Choose formats and how many of each, from 1 to 3.',
    quantity: (format: string) => `Quantity of ${format}`,
    fewer: (format: string) => `Decrease quantity of ${format}`,
    more: (format: string) => `Increase quantity of ${format}`,
    moreFormats: 'More formats',
    chosen: (count: number, all: number) => `${number(count)} of ${number(all)} chosen`,
  },
  language: {
    title: 'Output language',
    asTopic: 'As the topic',
    asPersona: (language: string) => `${language}, as the persona`,
  },
  summary: {
    title: 'This run',
    persona: 'Persona',
    noPersona: 'Not selected',
    topic: 'Topic',
    noTopic: 'Not set',
    opinion: 'Opinion',
    opinionGiven: 'Woven into every piece',
    material: 'Your material',
    notes: (count: number) => counted(count, { one: '# source that you bring', other: '# sources that you bring' }),
    research: 'Research',
    language: 'Language',
    pieces: 'Pieces',
    noPieces: 'None chosen',
    estimate: 'Typically takes 30-60 seconds',
    nothingChosen: 'No pieces chosen yet',
    goToStart: 'Go to Start',
    pieceCount: pieces,
  },
  /** Of a setup as it was started, for whoever comes back to it. */
  again: {
    title: 'This project is started already',
    lead: 'It goes on by itself. Start Workflow would write all of it once more.',
    open: 'Open it',
  },
  /** Of sections that are minimized. */
  minimized: {
    noOpinion: 'No opinion given',
    formats: (formats: number, count: number) =>
      row([counted(formats, { one: '# format', other: '# formats' }), pieces(count)]),
  },
  start: {
    button: 'Start Workflow',
    starting: 'Starting…',
    incomplete: MESSAGES.startIncomplete,
    missing: { persona: 'a persona', topic: 'a topic', formats: 'a format' },
    stillMissing: (parts: readonly string[]) => `Still missing: ${row(parts)}.`,
    ready: (count: number) => counted(count, { one: '# piece will be written.', other: '# pieces will be written.' }),
    readyBuiltin: (count: number) =>
      counted(count, {
        one: '# piece will be written by the built-in writer.',
        other: '# pieces will be written by the built-in writer.',
      }),
    keeping: 'Your material is still being read. You can start as soon as it is there.',
    failed: MESSAGES.startFailed,
    tooLong: {
      topic: `The topic must be ${number(TEXT_LIMITS.topic)} characters or less.`,
      opinion: `Your opinion must be ${number(TEXT_LIMITS.opinion)} characters or less.`,
      material: `Your material must be ${number(TEXT_LIMITS.material)} characters or less in all.`,
    },
  },
} as const;
