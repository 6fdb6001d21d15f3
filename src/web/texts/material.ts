import { counted, own, row } from './words.ts';

/** What is said of single notes, links and files; it comes with them. */
export const MATERIAL_TEXTS = {
  list: 'Kept material in this project',
  kinds: { note: 'Notes', link: 'Link', file: 'File' },
  characters: (count: number) => counted(count, { one: '# character', other: '# characters' }),
  whose: {
    short: 'Whose is this?',
    question: (title: string) => `Whose is this: ${own(title)}`,
    ours: 'Ours',
    theirs: 'Someone else’s',
  },
  remove: (title: string) => `Leave ${own(title)} out`,
  retry: (name: string) => `Try ${own(name)} again`,
  dismiss: (name: string) => `Dismiss ${own(name)}`,
  uploading: (name: string) => `${own(name)} is being read…`,
  tooLarge: 'The file is larger than 10 MB.',
  tooMany: (limit: number) =>
    counted(limit, {
      one: 'A project takes at most # file. Leave it out first.',
      other: 'A project takes at most # files. Leave one out first.',
    }),
  failed: 'It could not be kept. Please try again.',
  keepNote: (place: number) => `Keep for later: notes ${place}`,
  keepNoteShort: 'Keep for later',
  link: {
    title: 'Add a link',
    lead: 'The page is read now, so that you see whether it can be used.',
    label: 'Web address',
    placeholder: 'https://example.com/report',
    submit: 'Read the page',
    wrong: 'This is not the address of a web page. Copy it from the browser, such as https://example.com/report.',
    reading: 'Reading…',
  },
  library: {
    title: 'Kept material',
    lead: 'What you have kept from earlier projects. Choose what this project should read.',
    empty: 'Nothing kept yet',
    emptyLead: 'Links, files and notes that you keep can be used again in every project.',
    loadFailed: 'Your kept material could not be loaded.',
    tryAgain: 'Try again',
    use: (title: string) => `Use ${own(title)}`,
    always: (persona: string) => `Always use with ${own(persona)}`,
    delete: (title: string) => `Delete ${own(title)}`,
    deleteTitle: (title: string) => `Delete “${own(title)}”?`,
    deleteLead: 'It is removed from your kept material. Projects that have read it keep what they quote.',
    deleteConfirm: 'Delete',
    done: 'Done',
    changeFailed: 'The change was not saved. Please try again.',
  },
} as const;

export const RESEARCH_FIELD_TEXTS = {
  allowSites: 'Only these sites',
  denySites: 'Never these sites',
  sitesPlaceholder: 'example.com, another.org',
  sitesHint: 'Subdomains are included.',
  wrongSite: (words: readonly string[]) =>
    `Not a site: ${row(words.map((word) => `“${word}”`))}. Write names such as example.com.`,
  recency: 'Published within',
  recencyHint: 'Pages that tell no date are then left out.',
  language: 'Language of the sources',
  anyLanguage: 'Any language',
} as const;
