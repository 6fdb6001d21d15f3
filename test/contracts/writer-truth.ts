import { expect } from 'vitest';
import { findLinks } from '../../src/core/checks/links.ts';
import { findXLinks } from '../../src/core/checks/x-links.ts';
import { blankCheckMarks, findCheckMarks } from '../../src/core/formats/layout/check-mark.ts';
import { findFormat } from '../../src/core/formats/registry.ts';
import { withoutForeignLinks } from '../../src/server/writing/model/foreign-links.ts';
import { jobEvidence } from '../../src/server/writing/tracing/job-evidence.ts';
import { untracedFacts } from '../../src/server/writing/tracing/untraced-facts.ts';
import type { Assignment, WrittenPiece } from '../../src/server/writing/writer.ts';

/** What holds for every piece of a writer that keeps to the format: it is honest, and no hard rule is broken. */
export function expectTrue(piece: WrittenPiece, format: string, assignment: Assignment): void {
  expectSound(piece, format, nameOf(piece, format, assignment));
  expectHonest(piece, format, assignment);
}

/** What holds for every piece that is delivered, whoever wrote it and however badly the model behaved. */
export function expectHonest(piece: WrittenPiece, format: string, assignment: Assignment): void {
  const name = nameOf(piece, format, assignment);
  expect(piece.text, name).not.toMatch(/\[c\d+\]/i);
  expectCitations(piece, assignment, name);
  expectTracedOrMarked(piece, assignment, name);
  expectVerbatim(piece, assignment, name);
  expectKnownLinks(piece, assignment, name);
}

function expectSound({ text }: WrittenPiece, format: string, name: string): void {
  const broken = findFormat(format)
    ?.check(text)
    .filter(({ status }) => status === 'fail');
  expect(broken, name).toEqual([]);
}

const nameOf = ({ text }: WrittenPiece, format: string, { topic }: Assignment) =>
  `${format} on ${topic.slice(0, 60)}\n${text}`;

function expectCitations({ text, citations }: WrittenPiece, { ledger }: Assignment, name: string): void {
  const sourceOf = new Map(ledger.map((claim) => [claim.id, claim.source_id]));
  for (const { claim_id, source_id, number } of citations) {
    expect(sourceOf.get(claim_id), name).toBe(source_id);
    if (number !== null) expect(text, name).toContain(`[${number}]`);
  }
  expect(new Set(citations.map(({ claim_id }) => claim_id)).size, name).toBe(citations.length);
}

/** Nothing untraced outside of a mark; every mark is told of, and nothing else is. */
function expectTracedOrMarked({ text, flags }: WrittenPiece, assignment: Assignment, name: string): void {
  expect(untracedFacts(text, jobEvidence(assignment)), name).toEqual([]);
  expect(
    findCheckMarks(text).map((mark) => mark.text),
    name,
  ).toEqual(flags.map((flag) => flag.text));
  // By a second measure, plainer than ours: shares and money are in the material to the letter.
  const given = digits(materialOf(assignment).join('\n'));
  const read = blankCheckMarks(text).replace(/\]\([^()\s]*\)|https?:\/\/\S+/g, ' ');
  for (const [figure] of read.matchAll(/[$€£]\s?\d[\d,.]*|\d[\d,.]*(?=\s?(?:%|percent))/g)) {
    expect(given, `${figure} in ${name}`).toContain(digits(figure).replace(/[,.]+$/, ''));
  }
}

/** Words between curly marks, a sentence's worth of them, are somebody's. */
function expectVerbatim({ text }: WrittenPiece, assignment: Assignment, name: string): void {
  const given = plain(materialOf(assignment).join('\n'));
  for (const [, words = ''] of blankCheckMarks(text).matchAll(/“([^“”\n]+)”/g)) {
    const parts = words.split('…').map(plain);
    if (plain(words).split(' ').length >= 5) for (const part of parts) expect(given, name).toContain(part);
  }
}

function expectKnownLinks({ text }: WrittenPiece, assignment: Assignment, name: string): void {
  const { sources, topic, opinion, persona } = assignment;
  const own = [topic, opinion, persona.name, persona.audience, ...persona.objectives].join('\n');
  const known = [...sources.flatMap(({ url }) => url ?? []), ...findLinks(own).map(({ url }) => url)].map(decoded);
  for (const { url } of findLinks(text)) expect(known, `${url} in ${name}`).toContain(decoded(url));
  const names = decoded([own, ...known, ...materialOf(assignment)].join('\n'));
  for (const { url } of findXLinks(text.normalize('NFC'))) expect(names, `${url} in ${name}`).toContain(decoded(url));
  expect(withoutForeignLinks(text, assignment), name).toBe(text);
}

function materialOf({ topic, opinion, persona, ledger, sources, texts }: Assignment): string[] {
  const named = sources.flatMap(({ title, site, license, published_at }) => [
    title,
    title.replace(/https?:\/\/\S+/g, ' '),
    site,
    license,
    published_at,
  ]);
  const own = [topic, opinion, persona.name, persona.audience, ...persona.objectives, ...texts.values()];
  return [
    ...own,
    ...ledger.map(({ quote }) => quote),
    ...ledger.map(({ quote }) => quote.replace(/https?:\/\/\S+/g, ' ')),
    ...named,
  ].map((text) => text ?? '');
}

const digits = (text: string) => text.replace(/[^\d.,]+/g, ' ').trim();
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
const decoded = (url: string) =>
  url.replace(/%28/g, '(').replace(/%29/g, ')').replace(/%5b/gi, '[').replace(/%5d/gi, ']').toLowerCase();
