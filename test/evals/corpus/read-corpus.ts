import { readdirSync, readFileSync } from 'node:fs';

/** How a site lays its pages out. */
export const LOOKS = ['news', 'report', 'trade', 'blog', 'institute', 'association', 'authority'] as const;
export type Look = (typeof LOOKS)[number];

export interface CorpusPage {
  /** Name of the site, such as `lantern-post`. */
  readonly site: string;
  readonly path: string;
  readonly title: string;
  readonly author: string;
  /** ISO date. */
  readonly date: string;
  readonly look: Look;
  readonly language: string;
  /** `copy` repeats another page almost word for word; `off-topic` shares a word with the topic and nothing else. */
  readonly role: 'source' | 'copy' | 'off-topic';
  /** Paragraphs between blank lines; `## ` headings, `- ` items and `| ` rows a line each. */
  readonly text: string;
}

export interface CorpusTopic {
  readonly id: string;
  readonly topic: string;
  readonly language: string;
  /** Words of two pages that say otherwise on the same matter. */
  readonly disputed: readonly [string, string];
  /** Whether both say it in the same words, but for the figure. */
  readonly disputedAlike: boolean;
  readonly pages: readonly CorpusPage[];
  readonly article: { readonly title: string; readonly revised: string; readonly text: string };
}

const FOLDER = new URL('topics/', import.meta.url);

/** The topics that the fake web covers: a file each in `topics`. */
export function readCorpus(): CorpusTopic[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .map((name) => parseTopic(name.replace(/\.txt$/, ''), readFileSync(new URL(name, FOLDER), 'utf8')));
}

interface Block {
  readonly place: string;
  readonly head: ReadonlyMap<string, string>;
  readonly text: string;
}

function parseTopic(id: string, file: string): CorpusTopic {
  const [start = '', ...parts] = file.split(/^=== /m);
  const head = headOf(start.trim());
  const language = need(head, 'Language', id);
  const [one, other] = need(head, 'Disputes', id).split(' <> ');
  const blocks = parts.map(parseBlock);
  const article = blocks.find(({ place }) => place === 'wiki');
  if (!one || !other || !article) throw new Error(`${id} needs two disputed places and an article`);
  const written = blocks.filter((block) => block !== article && !block.head.has('Copy-of'));
  const pages = written.map((block) => pageOf(block, language));
  const copies = blocks.filter(({ head: own }) => own.has('Copy-of')).map((block) => copyOf(block, pages));
  return {
    id,
    topic: need(head, 'Topic', id),
    language,
    disputed: [one, other],
    disputedAlike: need(head, 'Worded', id) === 'alike',
    pages: [...pages, ...copies],
    article: {
      title: need(article.head, 'Title', id),
      revised: need(article.head, 'Revised', id),
      text: article.text,
    },
  };
}

function parseBlock(block: string): Block {
  const [first = '', ...rest] = block.split('\n');
  const body = rest.join('\n').trim();
  const border = body.indexOf('\n\n');
  const head = border < 0 ? body : body.slice(0, border);
  return { place: first.trim(), head: headOf(head), text: border < 0 ? '' : body.slice(border).trim() };
}

function pageOf({ place, head, text }: Block, language: string): CorpusPage {
  const look = LOOKS.find((name) => name === head.get('Look'));
  if (!look) throw new Error(`${place} has no look`);
  return {
    ...placeOf(place),
    title: need(head, 'Title', place),
    author: need(head, 'Author', place),
    date: need(head, 'Date', place),
    look,
    language,
    role: head.get('Role') === 'off-topic' ? 'off-topic' : 'source',
    text,
  };
}

/** As agencies' texts are taken over: under another title, a day later, with a word on where it comes from. */
function copyOf({ place, head }: Block, pages: readonly CorpusPage[]): CorpusPage {
  const original = pages.find((page) => page.site === head.get('Copy-of') && page.role === 'source');
  if (!original) throw new Error(`${place} copies nothing`);
  const from = original.language === 'de' ? 'Zuerst erschienen bei' : 'This article was first published by';
  return {
    ...original,
    ...placeOf(place),
    title: need(head, 'Title', place),
    date: new Date(Date.parse(original.date) + 86_400_000).toISOString().slice(0, 10),
    role: 'copy',
    text: `${original.text}\n\n${from} ${original.site}.`,
  };
}

function placeOf(place: string): { site: string; path: string } {
  const [site = '', path = ''] = place.split(' ');
  return { site, path };
}

export function headOf(text: string): Map<string, string> {
  return new Map(
    text.split('\n').map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
}

export function need(head: ReadonlyMap<string, string>, name: string, place: string): string {
  const value = head.get(name);
  if (!value) throw new Error(`${place} needs ${name}`);
  return value;
}
