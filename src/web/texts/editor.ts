const number = (value: number) => value.toLocaleString('en');

export const EDITOR_TEXTS = {
  tabs: { content: 'Generated Content', research: 'Content Research' },
  menu: {
    label: 'Pieces',
    characters: (count: number) => `${number(count)} ${count === 1 ? 'character' : 'characters'}`,
  },
  panel: {
    write: 'Write',
    preview: 'Preview',
    view: 'View',
    text: (piece: string) => `Text of ${piece}`,
    copy: 'Copy',
    download: 'Download',
    words: (count: number) => `${number(count)} ${count === 1 ? 'word' : 'words'}`,
    onX: (weight: number, limit: number) => `${number(weight)}/${number(limit)} on X`,
    overOnX: 'X counts more characters than it takes. Shorten the post before you publish it.',
    loadFailed: 'This piece could not be loaded.',
    tryAgain: 'Try again',
  },
  saved: {
    saved: 'Saved',
    waiting: 'Not saved yet',
    saving: 'Saving…',
    blank: 'The text is empty. The last saved text stays.',
    refused: 'Not saved.',
    unreachable: 'Not saved. It is tried again by itself.',
    saveNow: 'Save now',
    conflict: 'Not saved: changed elsewhere',
  },
  conflict: {
    title: 'This piece was changed elsewhere',
    lead: 'Your text is not saved yet. Keep yours, or take the other one; the one you do not choose is replaced.',
    show: 'Show the other text',
    hide: 'Hide the other text',
    other: 'The other text',
    keepMine: 'Keep mine',
    takeTheirs: 'Take the other',
  },
  noSources: {
    title: 'No source stands behind these pieces',
    lead: 'They rest on your topic, persona and opinion. What is missing is marked with [Add: …].',
  },
  failed: {
    title: (count: number) => (count === 1 ? 'One piece could not be written' : `${count} pieces could not be written`),
    noReason: 'The writer gave no reason.',
    tryAgain: 'Try again',
  },
  research: {
    title: 'Content Research',
    sources: 'Sources',
    retrieved: (day: string) => `read on ${day}`,
    ownMaterial: 'Your own material',
  },
  copied: 'Copied!',
  copyFailed: 'Unable to copy content to clipboard.',
  downloaded: 'Downloaded!',
} as const;
