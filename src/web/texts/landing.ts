import { counted, dateFormat, number } from './words.ts';

/** The day as it is told, wherever the reader is. */
const DAY = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

export const LANDING = {
  nav: [
    { href: '#features', label: 'Features' },
    { href: '#how-it-works', label: 'How it works' },
    { href: '#pricing', label: 'Pricing' },
  ],
  navLabel: 'On this page',
  signIn: 'Sign In',
  getStarted: 'Get Started',
  goToApp: 'Go to App',
  hero: {
    chip: '9+ content formats from one idea',
    title: ['One idea in.', 'A week of', 'content'],
    marked: 'out.',
    text: 'Pick a brand persona, enter a topic and add what you actually think. Manifold researches it and writes posts, newsletters, scripts and articles together, in one voice.',
    start: 'Start for free',
    how: 'See how it works',
    note: '$0 on the free tier. No credit card.',
  },
  characters: (count: number) => counted(count, { one: '# character', other: '# characters' }),
  example: {
    caption: 'An example run of the product: one topic, one opinion, a piece of each of twelve formats',
    ready: (pieces: number) => `${number(pieces)} of ${number(pieces)} ready`,
    topicLabel: 'Topic',
    opinionLabel: 'Your opinion, in every piece',
    more: 'and six more formats',
  },
  marks: { opinion: 'Your opinion', check: 'A figure that nothing stands behind' },
  benefits: [
    {
      title: 'A set in about a minute',
      text: 'A run typically takes 30-60 seconds, whether you ask for one piece or for several of each format.',
    },
    {
      title: 'Sounds like one brand',
      text: 'A persona holds audience and tone. Every piece of a run is written for the same reader, in the same voice.',
    },
    {
      title: 'Stands on sources',
      text: 'Each run starts with research. Quotes stand word for word, each beside its source, before anything is published.',
    },
  ],
  features: {
    title: 'See what comes out',
    text: ({ by, on }: { by: string; on: string }) =>
      `This is the example that the product opens for you, written by ${by} through Manifold’s own prompts on ${DAY.format(new Date(on))}. The shoe shop, its notes and its sources are invented. Press and switch as you like.`,
  },
  research: {
    label: 'Research engine',
    title: 'Reads first, writes second',
    text: 'Manifold looks your topic up, reads notes, links and files of your own, and keeps each statement with the sentence that it rests on, word for word. Press a statement and see where it stands.',
    points: [
      'Your notes, links and files are sources like any other',
      'Sources that tell different figures are marked side by side',
      'Finding nothing is said, never filled with something made up',
    ],
    demoTitle: 'Content Research',
    demoCount: (sources: number) => counted(sources, { one: '# source', other: '# sources, quoted word for word' }),
    legend: 'Statements and the words that they rest on',
    inSource: (title: string, ours: boolean) => (ours ? `“${title}”, from the shop’s own notes` : `“${title}”`),
  },
  fusion: {
    label: 'Interactive fusion workflow',
    title: 'Your opinion is the ingredient',
    text: 'Add the take that only you have, and fusion works it into every piece. Without it Manifold says what its sources say: it never invents a view for you.',
    points: [
      'The marker shows each sentence that carries it',
      'It is never credited to a source',
      'Empty is fine, too: the run goes on without',
    ],
    opinionLabel: 'Your opinion',
    toggle: 'Mark what carries it',
    pieceLabel: 'Email Newsletter',
  },
  formats: {
    label: 'Multi-format generator',
    title: 'Choose formats and quantities, get a set',
    text: 'One to three pieces of each format: posts, ads, newsletters, scripts, pages and long reads that agree with each other because they share one brief. Each is counted as its platform counts.',
    legend: 'A piece of the example in each of six formats',
    others: 'And just as many again:',
  },
  pieces: {
    weight: (weight: number) => `${number(weight)} of 280`,
    from: 'From',
    subject: 'Subject',
    preheader: 'Preheader',
    script: { time: 'Time', spoken: 'Spoken', visual: 'Visual' },
    sponsored: 'Sponsored',
    yourSite: 'Your site',
  },
  steps: {
    title: 'How it works',
    items: [
      {
        title: 'Pick a persona',
        text: 'A name, an audience in up to five words, and a tone. Make it once and use it again.',
      },
      {
        title: 'Give it a topic',
        text: 'One line is enough. Add your opinion and your own material if you have them.',
      },
      { title: 'Choose formats', text: 'Set how many of each and start. Then edit, copy or download what you like.' },
    ],
  },
  pricing: {
    title: 'Start free. Upgrade later.',
    free: {
      name: 'Free',
      price: '$0',
      note: 'No credit card needed',
      points: ['All content formats', 'Brand personas', 'Research with every run', 'History and downloads'],
    },
    pro: {
      name: 'Pro',
      price: 'Soon',
      badge: 'Coming soon',
      note: 'For teams that publish daily',
      points: ['Unlimited use', 'Team features', 'Fast queue'],
      notify: 'Notify Me',
      reason: 'Coming soon: there is no waiting list yet.',
    },
  },
  closing: {
    title: 'What do you want to say this week?',
    text: 'Bring one topic. Leave with a set of drafts that you would put your name on.',
    start: 'Create your first set',
  },
  footer: {
    navLabel: 'More',
    api: 'API',
    note: 'Open source under the Apache License 2.0.',
  },
} as const;
