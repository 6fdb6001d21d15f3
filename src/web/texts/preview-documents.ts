import { counted, number, type Forms } from './words.ts';

/** What a format counts, by its unit's name. */
const UNITS: Readonly<Record<string, Forms>> = {
  characters: { one: '# character', other: '# characters' },
  words: { one: '# word', other: '# words' },
};

interface Count {
  readonly found: number;
  readonly unit: string;
  readonly max?: number;
}

const units = (count: number, unit: string) => counted(count, UNITS[unit] ?? { other: `# ${unit}` });

/** The frames around previews of documents; what stands within them is the piece's own. */
export const DOCUMENT_TEXTS = {
  count({ found, unit, max = Infinity }: Count): string {
    const sum = units(found, unit);
    if (found > max) return `${sum}, ${number(found - max)} too many`;
    return max === Infinity ? sum : `${number(found)} of ${units(max, unit)}`;
  },
  search: {
    caption: 'In search results',
    title: 'SEO title',
    description: 'Meta description',
    slug: 'Slug',
  },
  newsletter: {
    inbox: 'In the inbox',
    mail: 'As it opens',
    subjects: 'Subject options',
    subject: (place: number) => `Subject ${number(place)}`,
    preheader: 'Preheader',
  },
  article: {
    caption: 'As an article',
    minutes: (minutes: number) => `${number(minutes)} min read`,
  },
  release: { caption: 'As a press release' },
  landing: { caption: 'As a page' },
  descriptions: {
    caption: 'On a product page',
    short: 'Short description',
    medium: 'Medium description',
    long: 'Long description',
    bullets: 'Bullets',
  },
} as const;
