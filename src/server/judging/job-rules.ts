import type { CheckResult } from '../../core/checks/check-result.ts';
import type { Span } from '../../core/text/span.ts';
import { overlapOfShingles, shinglesOf, type Overlap, type Shingles } from '../../core/checks/overlap.ts';
import { findContradictions } from '../fact-check/same-fact.ts';
import { findFormat } from '../../core/formats/registry.ts';

/** A piece of a job with its text. */
export interface JobPiece {
  readonly id: string;
  /** The format's label, as on the wire. */
  readonly format: string;
  /** 1-based. */
  readonly variant: number;
  readonly content: string;
}

/** What the author of a job has said. */
interface Said {
  readonly opinion: string;
  /** Also the title of many a piece. */
  readonly topic: string;
}

/** Twice the longest piece of any format; what a person adds behind that is not compared, since all texts of a job are. */
const MOST_COMPARED = 20_000;
/** Of the 5-word sequences of the shorter of two pieces. */
const MOST_SHARED = 0.2;
/** Of fewer a share says nothing: an outline has a sentence or two beside its gaps, and a post on X thirty. */
const FEWEST_SEQUENCES = 12;
/** Contradictions that a detail tells. */
const NAMED = 3;

interface ReadPiece extends JobPiece {
  /** "X Post 2" */
  readonly name: string;
  /** The content; its beginning where it is long. */
  readonly body: string;
}

/**
 * What pieces of one job are judged by beside each other, by the id of each piece: that those of one format differ, and that
 * all tell the same facts. A rule with nothing to compare (one piece of its format, one piece at all) is left out. Both are
 * conventions and only warn; spans count in `content`.
 */
export function jobChecks(pieces: readonly JobPiece[], { opinion, topic }: Said): Map<string, CheckResult[]> {
  const read = pieces.map((piece): ReadPiece => ({
    ...piece,
    body: piece.content.slice(0, MOST_COMPARED),
    name: `${piece.format} ${piece.variant}`,
  }));
  const variants = judgeVariants(read, [opinion, topic]);
  const facts = judgeFacts(read);
  return new Map(read.map(({ id }) => [id, [variants.get(id), facts.get(id)].filter((check) => check !== undefined)]));
}

function judgeVariants(pieces: readonly ReadPiece[], said: readonly string[]): Map<string, CheckResult> {
  const checks = new Map<string, CheckResult>();
  for (const siblings of Map.groupBy(pieces, ({ format }) => format).values()) {
    if (siblings.length < 2) continue;
    const shingled = siblings.map((piece) => ({ piece, shingles: shinglesOf(piece.body, asideOf(piece, said)) }));
    for (const one of shingled) checks.set(one.piece.id, verdictOn(one, shingled));
  }
  return checks;
}

interface Shingled {
  readonly piece: ReadPiece;
  readonly shingles: Shingles;
}

function verdictOn({ piece, shingles }: Shingled, all: readonly Shingled[]): CheckResult {
  const overlaps = all
    .filter((other) => other.piece !== piece)
    .map((other) => ({ other: other.piece, ...overlapOfShingles(shingles, other.shingles) }));
  const close = overlaps.filter(({ share }) => share > MOST_SHARED);
  const alike = close.filter(({ sequences }) => sequences >= FEWEST_SEQUENCES);
  const rule = { id: 'variants-differ', label: 'Variants differ' };
  if (alike.length > 0) {
    const detail = alike.map(({ other, share }) => `${percent(share)} shared with ${other.name}`).join('; ');
    return {
      ...rule,
      status: 'warn',
      detail: `${detail}, at most ${percent(MOST_SHARED)} is better`,
      spans: spansOf(alike),
    };
  }
  if (close.length > 0) return { ...rule, status: 'pass', detail: 'Too few words to compare yet', spans: [] };
  const most = Math.max(...overlaps.map(({ share }) => share));
  return { ...rule, status: 'pass', detail: `At most ${percent(most)} shared with another variant`, spans: [] };
}

/** Words that no variant can be blamed for: what its author has said, and the names of what a list of sources names. */
function asideOf({ format, body }: ReadPiece, said: readonly string[]): string[] {
  const parts = findFormat(format)?.parse(body).parts;
  return hasSources(parts) ? [...said, ...parts.sources.flatMap(({ title, note }) => [title, note])] : [...said];
}

function hasSources(parts: unknown): parts is { sources: readonly { title: string; note: string }[] } {
  return typeof parts === 'object' && parts !== null && 'sources' in parts && Array.isArray(parts.sources);
}

function judgeFacts(pieces: readonly ReadPiece[]): Map<string, CheckResult> {
  const rule = { id: 'same-facts', label: 'Same facts everywhere' };
  if (pieces.length < 2) return new Map();
  const contradictions = Map.groupBy(
    findContradictions(pieces.map(({ name, body }) => ({ name, text: body }))),
    ({ piece }) => piece,
  );
  return new Map(
    pieces.map((piece) => {
      const found = contradictions.get(piece.name) ?? [];
      const details = [...new Set(found.map(({ detail }) => detail))];
      const more = details.length > NAMED ? `; and ${details.length - NAMED} more` : '';
      return [
        piece.id,
        found.length === 0
          ? { ...rule, status: 'pass', detail: 'No other piece says otherwise', spans: [] }
          : {
              ...rule,
              status: 'warn',
              detail: details.slice(0, NAMED).join('; ') + more,
              spans: spansOf(found),
            },
      ];
    }),
  );
}

/** All places, each once, in order. */
function spansOf(found: readonly (Pick<Overlap, 'spans'> | { readonly span: Span })[]): Span[] {
  const places = new Map<string, Span>();
  for (const { start, end } of found.flatMap((one) => ('span' in one ? [one.span] : one.spans))) {
    places.set(`${start} ${end}`, { start, end });
  }
  return [...places.values()].toSorted((one, other) => one.start - other.start);
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
