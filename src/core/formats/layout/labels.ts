import { asLine } from './lines.ts';
import { withoutLead } from './noise.ts';

/** What the parts of a piece are called; the first name is printed, all of them are read, in every language. */
const LABELS = {
  en: {
    seoTitle: ['SEO title', 'Meta title', 'Title tag'],
    metaDescription: ['Meta description'],
    slug: ['Slug', 'URL slug'],
    title: ['Title', 'H1', 'Headline'],
    summary: ['Summary', 'Key takeaways', 'Key points', 'TL;DR'],
    intro: ['Introduction', 'Intro'],
    faq: ['Frequently asked questions', 'FAQ', 'FAQs', 'Questions and answers'],
    conclusion: ['Conclusion', 'Final thoughts', 'Closing thoughts'],
    sources: ['Sources', 'References', 'Citations'],
    short: ['Short description', 'Short'],
    medium: ['Medium description', 'Medium'],
    long: ['Long description', 'Long'],
    bullets: ['Bullets', 'Bullet points', 'Key benefits'],
    subject: ['Subject', 'Subject line', 'Subject lines', 'Subject options', 'Subject option'],
    preheader: ['Preheader', 'Preview text', 'Preview'],
    lead: ['Lead', 'Opening'],
    callToAction: ['Call to action', 'Call-to-action', 'CTA', 'Button'],
    signOff: ['Sign-off', 'Sign off', 'Signoff'],
    footer: ['Footer'],
    titleOptions: ['Title options', 'Titles', 'Title option', 'Video titles'],
    description: ['Description', 'Video description'],
    chapters: ['Chapters', 'Timestamps'],
    script: ['Script', 'Rows', 'Video script'],
    spoken: ['Spoken', 'Voiceover', 'Voice-over', 'Voice over', 'Narration', 'Narrator', 'Audio', 'VO', 'Says'],
    visual: ['Visual', 'Visuals', 'Shot', 'Scene', 'On camera'],
    onScreen: ['On-screen text', 'On screen text', 'Onscreen text', 'On-screen', 'Text on screen', 'Text overlay'],
    caption: ['Caption'],
    hashtags: ['Hashtags', 'Hashtag', 'Tags'],
    dateline: ['Dateline', 'Place and date'],
    about: ['About', 'Boilerplate'],
    contact: ['Press contact', 'Press contacts', 'Media contact', 'Contact', 'Contacts'],
    subhead: ['Subhead', 'Subheadline', 'Sub-headline', 'Subheading'],
    microcopy: ['Microcopy', 'Below the button'],
    benefits: ['Benefits', 'Key benefits', 'Benefit cards', 'Cards'],
    figures: ['In figures', 'Proof', 'Proof strip', 'In numbers', 'Results'],
    steps: ['How it works', 'Steps', 'Three steps'],
    objections: [
      'Questions and answers',
      'Objections',
      'Common objections',
      'Objections answered',
      'FAQ',
      'FAQs',
      'Frequently asked questions',
    ],
    slide: ['Slide', 'Card'],
    slides: ['Slides', 'Carousel', 'Instagram carousel'],
    body: ['Body', 'Text', 'Copy'],
    altText: ['Alt text', 'Alt', 'Alternative text', 'Image description'],
    hook: ['Hook'],
    point: ['Point'],
    proof: ['Proof'],
    action: ['Action', 'Call to action', 'CTA'],
    headlines: ['Headlines', 'Headline', 'Headline options', 'Ad headlines'],
    adDescriptions: ['Descriptions', 'Description', 'Description lines', 'Ad descriptions'],
    paths: ['Paths', 'Path', 'Display paths', 'Display path', 'URL paths'],
    variant: ['Variant', 'Ad', 'Version'],
    primaryText: ['Primary text', 'Ad text', 'Main text', 'Body text'],
    adHeadline: ['Headline'],
    button: ['Button', 'Call to action', 'Call-to-action', 'CTA'],
    pain: ['Pain', 'Problem', 'Pain point'],
    offer: ['Offer', 'The offer'],
    question: ['Question'],
  },
} as const satisfies Record<string, Readonly<Record<string, readonly [string, ...string[]]>>>;

export type LabelLanguage = keyof typeof LABELS;
export type LabelKey = keyof (typeof LABELS)['en'];

export interface LabelHit<Key extends LabelKey> {
  readonly key: Key;
  /** What stands behind the label on its line. */
  readonly value: string;
}

export function labelName(key: LabelKey, language: LabelLanguage = 'en'): string {
  return LABELS[language][key][0];
}

export function isLabelKey(name: string): name is LabelKey {
  return Object.hasOwn(LABELS.en, name);
}

export function namesOf(key: LabelKey): string[] {
  return Object.values(LABELS).flatMap((names) => [...names[key]]);
}

/**
 * Reads lines such as `Subject: text`, `**Subject:** text`, `- Subject 2 (question): text` and `## Subject`, for the
 * given labels only.
 */
export function labelReader<Key extends LabelKey>(keys: readonly Key[]): (line: string) => LabelHit<Key> | null {
  const named = keys
    .flatMap((key) => namesOf(key).map((name) => ({ key, name })))
    .sort((a, b) => b.name.length - a.name.length);
  const alternatives = named.map(({ name }) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(
    `^(?<name>${alternatives.join('|')})(?:\\s*#?\\d{1,2}|\\s+[A-C])?(?:\\s*\\([^)]*\\))?`,
    'iu',
  );
  const byName = new Map(named.map(({ key, name }) => [name.toLowerCase(), key]));

  return (line) => {
    const { rest, heading, mark } = withoutLead(line);
    const match = pattern.exec(rest);
    const key = byName.get(match?.groups?.['name']?.toLowerCase() ?? '');
    if (match === null || key === undefined) return null;
    const value = valueBehind(rest.slice(match[0].length), mark, heading);
    return value === null ? null : { key, value };
  };
}

/** What follows a label's name: a colon and the value, or the end of a line that stands out as a heading. */
function valueBehind(text: string, mark: string, heading: boolean): string | null {
  const closed = mark !== '' && text.startsWith(mark);
  const unmarked = closed ? text.slice(mark.length) : text;
  const colon = /^\s*[:：]/u.exec(unmarked)?.[0];
  if (colon === undefined) return unmarked === '' && (heading || closed) ? '' : null;
  const value = unmarked.slice(colon.length);
  if (mark === '' || closed) return value.trim();
  if (value.trimStart().startsWith(mark)) return value.trimStart().slice(mark.length).trim();
  return value.endsWith(mark) ? value.slice(0, -mark.length).trim() : value.trim();
}

/** Which of the given parts a heading names exactly, such as `FAQ`. */
export function namedPart<Key extends LabelKey>(heading: string, keys: readonly Key[]): Key | null {
  const wanted = asLine(heading).replace(/:$/, '').toLowerCase();
  return keys.find((key) => namesOf(key).some((name) => name.toLowerCase() === wanted)) ?? null;
}
