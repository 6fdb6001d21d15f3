import { describe, expect, test } from 'vitest';
import { givenAddresses } from '../writing/model/given-addresses.ts';
import { foreignAddressesIn } from '../../core/checks/foreign-addresses.ts';
import { findFormat, FORMAT_LABELS } from '../../core/formats/registry.ts';
import { reportOn } from '../../core/reports/report-on.ts';
import { placeStance } from '../../core/rules/place-stance.ts';
import { hashOf } from '../research/reading/stored-text.ts';
import { prepareJobEvidence } from '../writing/tracing/job-evidence.ts';
import { reportContextOf } from '../writing/tracing/report-context.ts';
import { assignmentOf } from './example-assignment.ts';
import { finishedExample } from './finished-example.ts';

const example = finishedExample();
const assignment = assignmentOf(example);
const claims = new Map(assignment.ledger.map((claim) => [claim.id, claim]));
const texts = new Map(example.sources.map(({ id, text }) => [id, text]));

describe('the finished example', () => {
  test('has a piece of every format, and says who wrote them and when', () => {
    expect(example.pieces.map(({ format }) => format)).toEqual(FORMAT_LABELS);
    expect(example.origin).toEqual({
      written_by: 'a large language model',
      written_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });

  test('has the one invention that was planted in it marked, and nothing else', () => {
    expect(example.pieces.flatMap(({ flags }) => flags)).toEqual([{ kind: 'number', text: '86%' }]);
  });

  test('its sources are of our own invention: notes, or pages of hosts that nobody can have', () => {
    for (const { url, text, hash, ours } of example.sources) {
      expect(hash).toBe(hashOf(text));
      if (url === null) expect(ours).toBe(true);
      else expect(new URL(url).hostname).toMatch(/\.example$/);
    }
  });

  test('every claim stands in its source word for word', () => {
    expect(assignment.ledger.length).toBeGreaterThan(0);
    for (const { source_id: source, quote, start } of assignment.ledger)
      expect(texts.get(source)?.slice(start, start + quote.length)).toBe(quote);
  });

  test('what its plan leans on stands in a source word for word', () => {
    for (const { sourceId, words } of example.plan.page?.proof ?? [])
      if (sourceId !== null) expect(texts.get(sourceId)).toContain(words);
    for (const { claimId } of example.objections) expect(claims.has(claimId)).toBe(true);
  });
});

describe.each(example.pieces)('$format of the finished example', (piece) => {
  test('cites claims that there are, each from its source', () => {
    for (const { claim_id: id, source_id: source } of piece.citations) expect(claims.get(id)?.source_id).toBe(source);
  });

  test('names no address that nobody gave', () => {
    expect(foreignAddressesIn(piece.content, givenAddresses(assignment))).toEqual([]);
  });

  test('says the opinion, and each sentence that carries it or rests on something stands in it', () => {
    expect(piece.stance.length).toBeGreaterThan(0);
    expect(placeStance(piece.content, piece.stance)).toHaveLength(piece.stance.length);
  });

  test('breaks no hard rule of its format; what nothing stands behind is marked', async () => {
    await prepareJobEvidence(assignment);
    const format = findFormat(piece.format);
    if (!format) throw new Error(`No format is called ${piece.format}`);
    const { checks } = reportOn(piece.content, format, {
      ...reportContextOf(assignment),
      stance: piece.stance.map(({ sentence }) => sentence),
    });
    const failed = checks.filter(({ status }) => status === 'fail').map(({ label, detail }) => `${label}: ${detail}`);
    expect(failed).toEqual(piece.flags.map(({ text }) => `Facts: No source for ${text}: check or take out`));
    for (const { text } of piece.flags) expect(piece.content).toContain(`[Check: ${text}]`);
  });
});
