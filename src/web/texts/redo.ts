import { counted, number, own } from './words.ts';

/** A piece that is written once more, and the texts that it had before. */
export const REDO_TEXTS = {
  menu: {
    button: 'Write again',
    of: (piece: string) => `Write ${piece} again`,
    same: 'Same angle',
    sameLead: (angle: string | null) =>
      angle ? `Another text with the angle “${own(angle)}”.` : 'Another text of its kind.',
    new: 'New angle',
    newLead: 'Another text from an angle that none of its siblings has.',
    onlyNew: 'With the same angle the built-in writer would write the same text again.',
    builtin: 'New angle, by the built-in writer',
    builtinLead: 'At once and without a model.',
    kept: 'The other pieces stay as they are, and this text is kept.',
    cost: (took: string) =>
      `It took ${took}; another text is likely to take about as much, and a new angle a plan on top.`,
    costSoFar: (took: string) =>
      `All its texts together took ${took}; another one comes on top, with a new angle its plan too.`,
  },
  running: {
    title: 'Being written once more…',
    lead: 'You can read the earlier text meanwhile. It can be edited again once this is done.',
    menu: 'Being written',
    stop: 'Stop',
    stopOf: (piece: string) => `Stop writing ${piece} again`,
    stopAll: 'Stop all',
    stopAllOf: (count: number) =>
      counted(count, {
        one: 'Stop the piece that is being written',
        other: 'Stop all # pieces that are being written',
      }),
    draft: 'The new text so far',
    unchecked: 'Not checked yet',
    earlier: 'The earlier text',
  },
  done: {
    written: 'Written once more. The earlier text is kept.',
    restored: 'The earlier text is back. The one that it replaced is kept.',
    first: (piece: string) => `${piece} is written`,
    elsewhere: (piece: string) => `${piece} is written once more`,
    elsewhereLead: 'Its earlier text is kept.',
    compare: 'Compare',
    takeBack: 'Take back',
    undo: 'Undo',
  },
  failed: {
    title: 'Not written once more: this is the earlier text.',
    elsewhere: (piece: string) => `${piece} was not written once more`,
    tryAgain: 'Try again',
  },
  unsaved: {
    title: 'Your last change is not saved yet.',
    lead: 'Please save it first, then have the piece written again.',
    leadRestore: 'Please save it first, then take the earlier text back.',
  },
  versions: {
    open: (count: number) => counted(count, { one: '# earlier text', other: '# earlier texts' }),
    title: (piece: string) => `Earlier texts of ${piece}`,
    loading: 'The earlier texts are on their way…',
    loadFailed: 'The earlier texts could not be loaded.',
    tryAgain: 'Try again',
    none: 'There are no earlier texts.',
    name: (place: number) => `Version ${number(place)}`,
    angle: 'Angle',
    characters: (count: number) => counted(count, { one: '# character', other: '# characters' }),
    /** After its length. */
    byBuiltin: 'by the built-in writer',
    by: 'by {model}',
    edited: 'changed by hand',
    replaced: (time: string) => `replaced ${time}`,
    read: 'Read',
    compare: 'Compare',
    takeBack: 'Take back',
    of: (action: string, version: string) => `${action}: ${version}`,
    standsNow: 'This text stands now.',
    text: (version: string) => `Text of ${version}`,
    comparison: (version: string) => `${version} compared with the present text`,
    onlyEarlier: 'only in the earlier text',
    onlyPresent: 'only in the present one',
    apart: 'Little is the same in both, so here they stand in full.',
    earlierText: 'Earlier text',
    presentText: 'Present text',
    restoreFailed: 'The earlier text could not be taken back. Please try again.',
    changed: 'The piece was changed elsewhere meanwhile. Nothing was replaced; please look at it again.',
  },
} as const;
