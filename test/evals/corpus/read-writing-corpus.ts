import { readdirSync, readFileSync } from 'node:fs';
import { FORMAT_LABELS } from '../../../src/core/formats/registry.ts';
import { TONES, type Tone } from '../../../src/core/rules/tones.ts';
import { headOf, LOOKS, need, type CorpusPage } from './read-corpus.ts';

/** Where the research of a topic looks; what the author brings along is always there. */
const SEARCHES = ['wikipedia', 'web', 'both', 'none'] as const;

export interface WritingTopic {
  readonly id: string;
  readonly topic: string;
  /** Whether the writer has words of its own for the language of the topic. */
  readonly english: boolean;
  readonly brand: string;
  readonly audience: string;
  readonly tone: Tone;
  readonly search: (typeof SEARCHES)[number];
  /** Formats, each with how many variants are wanted. */
  readonly pieces: Readonly<Record<string, number>>;
  /** Empty for none. */
  readonly opinion: string;
  readonly notes: readonly { readonly title: string; readonly text: string }[];
  /** Pages that stand on the web for this topic, besides those of the research corpus. */
  readonly pages: readonly CorpusPage[];
}

const FOLDER = new URL('writing/', import.meta.url);

/** The topics that are written about: a file each in `writing`. */
export function readWritingCorpus(): WritingTopic[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => parseTopic(name.replace(/\.md$/, ''), readFileSync(new URL(name, FOLDER), 'utf8')));
}

interface Block {
  readonly name: string;
  readonly text: string;
}

function parseTopic(id: string, file: string): WritingTopic {
  const [start = '', ...parts] = file.split(/^# /m);
  const head = headOf(start.trim());
  const blocks = parts.map((part): Block => {
    const end = part.indexOf('\n');
    return { name: part.slice(0, end).trim(), text: part.slice(end).trim() };
  });
  const named = (kind: string) => blocks.filter(({ name }) => name.startsWith(`${kind}: `));
  return {
    id,
    topic: need(head, 'Topic', id),
    english: (head.get('Language') ?? 'en') === 'en',
    brand: need(head, 'Brand', id),
    audience: need(head, 'Audience', id),
    tone: oneOf(TONES, need(head, 'Tone', id)),
    search: oneOf(SEARCHES, need(head, 'Search', id)),
    pieces: Object.fromEntries(need(head, 'Pieces', id).split(', ').map(readCount)),
    opinion: blocks.find(({ name }) => name === 'Opinion')?.text ?? '',
    notes: named('Note').map(({ name, text }) => ({ title: name.slice('Note: '.length), text })),
    pages: named('Page').map(pageOf),
  };
}

function pageOf({ name, text }: Block): CorpusPage {
  const border = text.indexOf('\n\n');
  const head = headOf(text.slice(0, border));
  return {
    site: need(head, 'Site', name),
    path: need(head, 'Path', name),
    title: name.slice('Page: '.length),
    author: 'Editorial desk',
    date: need(head, 'Date', name),
    look: oneOf(LOOKS, need(head, 'Look', name)),
    language: 'en',
    role: 'source',
    text: text.slice(border).trim(),
  };
}

function readCount(entry: string): [string, number] {
  const { format = '', count = '' } = /^(?<format>.+) (?<count>[1-3])$/.exec(entry)?.groups ?? {};
  if (!FORMAT_LABELS.some((label) => label === format)) throw new Error(`"${entry}" is no format with its number`);
  return [format, Number(count)];
}

function oneOf<T extends string>(known: readonly T[], word: string): T {
  const found = known.find((entry) => entry === word);
  if (found === undefined) throw new Error(`"${word}" is none of ${known.join(', ')}`);
  return found;
}
