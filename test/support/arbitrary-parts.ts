import type { Format } from '../../src/core/formats/format.ts';
import { asBlock, asLine } from '../../src/core/formats/layout/lines.ts';
import type { CallToAction } from '../../src/core/formats/parts.ts';
import type { AnyShape, FieldKind, PartKind } from '../../src/core/formats/shape.ts';
import { fc } from './property.ts';

/** Pieces of text that a reader of layouts could stumble over: every kind of structure, and what surrounds it. */
const STUMBLING = [
  'Subject: a',
  'Betreff: a',
  'Titel: b',
  '**Zusammenfassung**',
  '## Fazit',
  '## Über uns',
  '## Häufige Fragen',
  'Légende : c',
  'Voix : d',
  'Título: e',
  'Descripción:',
  'Oggetto: f',
  'Legenda: g',
  '## Bronnen',
  'Opis: h',
  '标题：i',
  '## 常见问题',
  '件名: j',
  '**本文**',
  'العنوان: k',
  '**Subject:** b',
  '- Preheader: c',
  '## Subject',
  'Slug:',
  'SEO title: d',
  'Title: e',
  'Summary:',
  '**Summary**',
  '## Conclusion',
  'Conclusion:',
  '**FAQ**',
  '### Why?',
  '**Why now?**',
  '# One',
  '## Two',
  '##',
  '---',
  '***',
  '* * *',
  '**[Go](https://a.example/x)**',
  '**Go** [Add: link]',
  'Call to action: Go | https://a.example',
  'CTA:',
  'Sign-off:',
  'Footer: x',
  'Spoken: f',
  'Visual:',
  'On-screen text: g',
  'Caption: h',
  'Hashtags: #i',
  'Script:',
  'Chapters:',
  'Description: j',
  'Title options:',
  'Bullets:',
  'Short description: k',
  'Long:',
  '[00:00-00:15]',
  '00:00-00:15',
  '0:05 – 0:10: l',
  '**00:10-00:20**',
  '[00:30] m',
  '0-3s: n',
  '00:10 o',
  '- p',
  '* q',
  '1. r',
  '2) s',
  '• t',
  '> u',
  '| 00:00-00:05 | v | w |',
  '| Spoken | Visual |',
  '|---|---|',
  '\\Subject: x',
  '\\\\## y',
  '\\',
  '**',
  '__z__',
  '[1]',
  '1. [A](https://a.example), b',
  '*c*, d',
  'to 00:20 e',
  '- 00:20 f',
  ': g',
];
const WORDS = [
  'Week',
  'four',
  'decides',
  '31%',
  'naïve',
  '漢字',
  'שלום',
  '👩‍🚀',
  '#tag',
  'a|b',
  '(c)',
  '“d”',
  '[e]',
  'f:',
  '-',
];
const BETWEEN = [' ', ' ', ' ', '\n', '\n\n', '\n\n\n', '\r\n', '\t', '\u2028', '  \n', '\n  ', '\u00a0'];

const rawText = fc
  .array(
    fc.tuple(
      fc.oneof(fc.constantFrom(...STUMBLING), fc.constantFrom(...WORDS), fc.string()),
      fc.constantFrom(...BETWEEN),
    ),
    { maxLength: 7 },
  )
  .map((pieces) => pieces.flat().join(''));

/** Canonical parts, as `formats/parts.ts` defines them. */
const block = rawText.map(asBlock);
const line = rawText.map(asLine);
const saying = line.filter((text) => text !== '');
const items = fc.array(saying, { maxLength: 4 });
const seconds = fc.integer({ min: 0, max: 359_999 });
const url = fc.constantFrom('', 'https://a.example', 'https://b.example/p?q=1#r', 'http://c.example/d_(e)');

const action: fc.Arbitrary<CallToAction> = fc.oneof(
  fc.constant({ label: '', url: '' }),
  fc.record({ label: saying, url }),
  fc.record({ label: line, url: fc.constant('https://a.example') }),
);
const tag = line.map((text) => text.replace(/[\s,#＃]/gu, '')).filter((text) => text !== '');

const FIELDS = {
  line,
  block,
  seconds,
  'source-number': fc.integer({ min: 1, max: 200 }),
  'source-title': line.map((title) => asLine(title.replace(/[[\]“”]/g, ' '))),
  'source-url': fc.constantFrom('', 'https://a.example', 'https://b.example/p?q=1#r'),
} as const;

function arbitraryField(kind: FieldKind): fc.Arbitrary<unknown> {
  return typeof kind === 'string' ? FIELDS[kind] : fc.constantFrom(...kind.oneOf);
}

function arbitraryPart(kind: PartKind): fc.Arbitrary<unknown> {
  if (kind === 'items') return items;
  if (kind === 'tags') return fc.array(tag, { maxLength: 4 });
  if (kind === 'action') return action;
  if (typeof kind === 'string' || 'oneOf' in kind) return arbitraryField(kind);
  const fields = Object.entries(kind.each).map(([name, field]) => [name, arbitraryField(field)]);
  return fc.array(fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>), { maxLength: 4 });
}

/** Parts of any piece of the format, in canonical form and full of what a reader of layouts could stumble over. */
export function arbitraryParts({ shape }: Pick<Format, 'shape'>): fc.Arbitrary<unknown> {
  const kinds = Object.entries(shape as AnyShape).map(([name, kind]) => [name, arbitraryPart(kind)]);
  return fc.record(Object.fromEntries(kinds) as Record<string, fc.Arbitrary<unknown>>);
}

/** Any text at all: what a person pastes, with the same stumbling blocks. */
export const ANY_TEXT: fc.Arbitrary<string> = fc.oneof(
  rawText,
  fc.string({ maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 100 }),
);
