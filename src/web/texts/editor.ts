import { MESSAGES } from './messages.ts';

import { counted, number, own } from './words.ts';

const characters = (count: number) => counted(count, { one: '# character', other: '# characters' });
const claims = (count: number) => counted(count, { one: '# claim', other: '# claims' });
const gaps = (count: number) => counted(count, { one: '# gap', other: '# gaps' });
const sources = (count: number) => counted(count, { one: '# source', other: '# sources' });
const quoted = (text: string) => `“${own(text)}”`;

export const EDITOR_TEXTS = {
  tabs: { content: 'Generated Content', research: 'Content Research', plan: 'Plan' },
  menu: {
    label: 'Pieces',
    place: (place: number, count: number) => `${number(place)} of ${number(count)}`,
    characters: characters,
    gaps,
    broken: (count: number) =>
      counted(count, { one: 'One required rule is not met', other: '# required rules are not met' }),
  },
  panel: {
    write: 'Write',
    preview: 'Preview',
    view: 'View',
    text: (piece: string) => `Text of ${piece}`,
    nowhereToSave: 'The server has no place to save this piece in. Copy or download it.',
    copy: 'Copy',
    download: 'Download',
    words: (count: number) => counted(count, { one: '# word', other: '# words' }),
    loadFailed: 'This piece could not be loaded.',
    tryAgain: 'Try again',
  },
  counter: {
    over: (count: number) => `${number(count)} too many`,
    /** Behind a count: less than the platform takes. */
    advised: 'recommended',
    tooLong: (name: string | null) => (name === null ? 'Over the limit' : `${name} is over its limit`),
  },
  checks: {
    notMet: (count: number) => counted(count, { one: 'One rule not met', other: '# rules not met' }),
    allMet: (count: number) => counted(count, { one: 'The one rule is met', other: 'All # rules met' }),
    met: (count: number) => counted(count, { one: 'One rule met', other: '# rules met' }),
    /** Beside the sign that tells whether they are met. */
    short: (count: number) => counted(count, { one: 'One rule', other: '# rules' }),
    which: 'Show the rules',
    split: (musts: number, shoulds: number) =>
      shoulds === 0 ? `${number(musts)} required` : `${number(musts)} required, ${number(shoulds)} advised`,
    must: 'Required',
    should: 'Advice',
    show: 'Show it in the text',
    places: (count: number) => `${number(count)} places, one after another`,
    /** Below what says that a text was copied or downloaded. */
    notMetYet: (rules: readonly string[]) => `Not met: ${rules.join('; ')}.`,
    more: (count: number) => `${number(count)} more`,
  },
  saved: {
    saved: 'Saved',
    waiting: 'Not saved yet',
    saving: 'Saving…',
    blank: 'The text is empty. The last saved text stays.',
    refused: 'Not saved.',
    offline: 'Not saved: you are offline. It is saved when the connection is back.',
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
    title: 'No source stands behind this piece',
    lead: 'It rests on your topic, persona and opinion.',
    builtin: 'What is missing is marked with [Add: …], for you to fill.',
    model: 'Figures, dates and quotations that nothing stands behind are marked with [Check: …].',
    advice: 'Material of your own would give the next project something to stand on.',
  },
  failed: {
    title: (count: number) =>
      counted(count, { one: 'One piece could not be written', other: '# pieces could not be written' }),
    stopped: (count: number) =>
      counted(count, {
        one: 'You stopped the run before this piece was written',
        other: 'You stopped the run before these # pieces were written',
      }),
    noReason: 'The writer gave no reason.',
    tryAgain: 'Try again',
    tryAgainOf: (piece: string) => `Try again: ${piece}`,
    tryAllAgain: 'Try all again',
    underWay: 'Being written once more',
  },
  stance: {
    angle: 'Planned angle',
    legend: (places: number) =>
      counted(places, { one: 'Your opinion, in one place', other: 'Your opinion, in # places' }),
    carries: (points: readonly string[]) => ['Your opinion', points.map(quoted).join(' ')].filter(Boolean).join(': '),
    show: (place: number, count: number) => `Show place ${number(place)} of ${number(count)}`,
  },
  grounds: {
    title: 'What sentences rest on',
    legend: 'What each look means, and how many sentences have it',
    names: { source: 'Source', ours: 'Our own material', opinion: 'Your view', none: 'Needs no source' },
    says: {
      source: 'Rests on a source',
      ours: 'Rests on our own material',
      opinion: 'Your view',
      none: 'Needs no source: advice, a view or trade knowledge',
    },
    showNext: 'Show the next one',
    unmarked: 'Without a mark: changed since, to be checked, or not looked at.',
  },
  flags: {
    title: (count: number) => counted(count, { one: 'One thing to check', other: '# things to check' }),
    explanation: 'Nothing found stands behind this. Check it or take it out.',
    lead: 'Nothing found stands behind what is marked. Check it or take it out, and the mark with it.',
    jump: (fact: string) => `Show “${own(fact)}” in the text`,
  },
  gaps: {
    explanation: 'A gap for you to fill, or to take out.',
    outline: (outline: { sources: number; gaps: number }) =>
      `Outline: ${sources(outline.sources)}, ${gaps(outline.gaps)}`,
    aboutOutline: 'A frame for you to fill in. This line is never copied.',
    left: (count: number) => counted(count, { one: '# gap left', other: '# gaps left' }),
    next: 'Next gap',
    stillToFill: (count: number) =>
      counted(count, { one: '# gap is still to be filled.', other: '# gaps are still to be filled.' }),
  },
  claims: {
    title: (count: number) => counted(count, { one: 'What stands behind this', other: '# claims stand behind this' }),
    titleOfNumber: (citation: number) => `What stands behind [${citation}]`,
    citation: (citation: number) => `[${citation}], show what stands behind it`,
    place: (index: number, count: number) => `Claim ${number(index)} of ${number(count)}`,
    quote: 'Quote',
    around: 'Show it in its surroundings',
    loading: 'Looking up the surroundings…',
    aroundFailed: 'The surroundings could not be loaded.',
    unknown: 'This claim could not be loaded.',
    gone: 'This project was deleted, and the full text of its sources with it.',
    copyQuote: 'Copy quote',
    disagree: 'Sources disagree',
    otherwise: 'Another source says otherwise:',
    open: (quote: string) => `Show in its source: ${own(quote)}`,
    standsOn: (ofClaims: number, sources: number) =>
      `Stands on ${claims(ofClaims)} from ${counted(sources, { one: '# source', other: '# sources' })}`,
  },
  research: {
    title: 'Content Research',
    parts: 'Parts of the research',
    brief: 'Brief',
    sources: 'Sources',
    claims: 'Claims',
    reuse: 'New project from this research',
    reused: (topic: string) => `This research was made for “${own(topic)}” and is used again here.`,
    by: (author: string) => `By ${own(author)}`,
    published: (day: string) => `published ${day}`,
    edited: (day: string) => `last edited ${day}`,
    retrieved: (day: string) => `read ${day}`,
    kinds: { encyclopaedia: 'Encyclopaedia', web: 'Web page', material: 'Your material' },
    /** Where something is from that is on no site. */
    yourMaterial: 'Your material',
    ours: 'Ours',
    untitled: 'Untitled',
    license: (license: string) => `Licence ${license}`,
    also: 'Also at',
    claimsOf: claims,
    noClaims: 'Read, but not quoted',
    claimsOfSource: 'Claims of',
    everySource: 'All sources',
    search: 'Search in claims…',
    searchLabel: 'Search in claims',
    shown: (shown: number, all: number) => (shown === all ? claims(all) : `${number(shown)} of ${claims(all)}`),
    noMatch: 'No claim fits.',
    showAll: 'Show all claims',
  },
  searches: {
    title: 'Where we looked',
    answered: (found: number, used: number) => `${number(found)} found, ${number(used)} used`,
    empty: 'nothing found on this topic',
    limited: 'has reached its limit for now',
    failed: 'could not be asked',
  },
  copied: MESSAGES.copied,
  copyFailed: MESSAGES.notCopied,
  downloaded: MESSAGES.downloaded,
  exportFailed: 'The file could not be made. Please try again.',
} as const;
