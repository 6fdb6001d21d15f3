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
  example: {
    caption: 'An example run: one topic, six formats, one opinion',
    persona: 'Fieldnote',
    initials: 'FN',
    audience: 'Team leads, small companies',
    ready: '6 of 6 ready',
    topicLabel: 'Topic',
    topic: 'Why our meetings always fill the hour',
    opinionLabel: 'Your opinion, fused in',
    opinion: ['“Cut the slot to ', '25 minutes', ' and the agenda writes itself.”'],
  },
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
      text: 'Each run starts with research that you can read, copy and check before anything is published.',
    },
  ],
  featuresTitle: 'What it does',
  research: {
    label: 'Research engine',
    title: 'Reads first, writes second',
    text: 'Manifold looks your topic up, keeps the brief beside the drafts and names where each statement comes from. Paste notes of your own and they count as a source too.',
    demoTitle: 'Content research',
    demoHeading: 'Meetings and the time they take',
    findings: [
      {
        text: '“Work expands so as to fill the time available for its completion.”',
        source: 'Parkinson’s law, wikipedia.org',
      },
      {
        text: 'The sentence opens an essay printed in The Economist on 19 November 1955.',
        source: 'Parkinson’s law, wikipedia.org',
      },
      { text: 'Tuesday stand-up: booked for 30 minutes, seven people.', source: 'Your own notes' },
    ],
  },
  fusion: {
    label: 'Interactive fusion workflow',
    title: 'Your opinion is the ingredient',
    text: 'Add the take that only you have. Fusion works it into every format, so that the pieces say what you think and not what everybody says.',
    opinion: 'Nobody needs an hour. Cut the slot to 25 minutes and the agenda writes itself.',
    pieceLabel: 'Email Newsletter, second section',
    piece: 'Parkinson saw it in 1955: work expands to fill the time it is given. So give it less.',
    marked: 'Cut the slot to 25 minutes and the agenda writes itself.',
  },
  formats: {
    label: 'Multi-format generator',
    title: 'Choose formats and quantities, get a set',
    text: 'One to three pieces of each format: posts, ads, newsletters, scripts, pages and long reads that agree with each other because they share one brief. Each is counted as its platform counts.',
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
    },
  },
  closing: {
    title: 'What do you want to say this week?',
    text: 'Bring one topic. Leave with a set of drafts that you would put your name on.',
    start: 'Create your first set',
  },
  footer: { note: 'Open source under the Apache License 2.0.' },
} as const;
