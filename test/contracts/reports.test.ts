import { describe, expect, it } from 'vitest';
import type { CheckResult } from '../../src/core/checks/check-result.ts';
import type { Format } from '../../src/core/formats/format.ts';
import { FORMATS } from '../../src/core/formats/registry.ts';
import { COMMON_RULES } from '../../src/core/reports/common-rules.ts';
import { jobChecks } from '../../src/server/judging/job-rules.ts';
import { reportOn } from '../../src/core/reports/report-on.ts';
import { EVIDENCE_RULES, JOB_RULES, type ReportContext } from '../../src/core/reports/report.ts';
import { reportContextOf } from '../../src/server/writing/tracing/report-context.ts';
import { assignmentWith } from '../fakes/assignment.ts';
import { ANY_TEXT, arbitraryParts } from '../support/arbitrary-parts.ts';
import { growthOf } from '../support/growth.ts';
import { fc } from '../support/property.ts';

const formats: readonly Format[] = FORMATS;
const { persona, ...given } = assignmentWith();
const assignment = {
  ...given,
  persona: { ...persona, bannedTerms: ['cheap', 'week*'], requiredTerms: ['Northkit', 'calendar'] },
};

/** As the server judges, and as a browser does with what the wire tells it. */
const server = reportContextOf(assignment);
const browser: ReportContext = {
  language: assignment.language,
  terms: { banned: assignment.persona.bannedTerms, required: assignment.persona.requiredTerms },
  opinion: assignment.opinion,
  topic: assignment.topic,
  evidence: null,
};

const everySpanIn = (content: string, checks: readonly CheckResult[]) => {
  for (const { id, spans } of checks) {
    for (const { start, end } of spans) {
      expect(start >= 0 && start < end && end <= content.length, `${id} ${start}-${end} of ${content.length}`).toBe(
        true,
      );
    }
  }
};

describe('rules of every format', () => {
  it('have ids of their own beside those of any format', () => {
    const common = [...COMMON_RULES.map(({ id }) => id), ...JOB_RULES];
    for (const format of formats) {
      const ids = [...format.rules.map(({ id }) => id), ...common];
      expect(new Set(ids).size, format.label).toBe(ids.length);
    }
    for (const id of EVIDENCE_RULES) expect(common).toContain(id);
  });
});

describe.each(formats.map((format) => ({ name: format.label, format })))('the report on a $name', ({ format }) => {
  const texts = fc.oneof(
    arbitraryParts(format).map((parts) => format.layout(parts)),
    ANY_TEXT,
  );
  const contents = fc.oneof(
    texts,
    texts.map((text) => `${text}\n[Add: link]`),
  );

  it('points into the text, whatever that is', () => {
    fc.assert(
      fc.property(contents, (content) => {
        const { checks, measures } = reportOn(content, format, server);
        everySpanIn(content, checks);
        for (const count of [measures.characters, measures.words, measures.seconds]) {
          expect(Number.isSafeInteger(count) && count >= 0).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('is the same in a browser as on the server, but for what needs the sources', () => {
    const withoutEvidence = (checks: readonly CheckResult[]) => checks.filter(({ id }) => !EVIDENCE_RULES.includes(id));
    fc.assert(
      fc.property(contents, (content) => {
        const there = reportOn(content, format, server);
        const here = reportOn(content, format, browser);
        expect(withoutEvidence(here.checks)).toEqual(withoutEvidence(there.checks));
        expect(here.measures).toEqual(there.measures);
      }),
      { numRuns: 30 },
    );
  });

  it('takes time in proportion to the text', () => {
    const unit = 'Buddies beat handbooks, and 41 of 60 asked a colleague: “why week four?” See https://a.example/x.\n';
    const { taken, allowed } = growthOf(unit, (text) => reportOn(text, format, server));
    expect(taken).toBeLessThan(allowed);
  });
});

describe('what pieces of a job are judged by', () => {
  it('points into each text, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(ANY_TEXT, { minLength: 2, maxLength: 4 }), (texts) => {
        const pieces = texts.map((text, index) => ({
          id: String(index),
          format: index % 2 === 0 ? 'X Post' : 'Blog Post',
          variant: index + 1,
          content: text,
        }));
        const checks = jobChecks(pieces, assignment);
        expect([...checks.keys()]).toEqual(pieces.map(({ id }) => id));
        for (const { id, content } of pieces) everySpanIn(content, checks.get(id) ?? []);
      }),
      { numRuns: 30 },
    );
  });
});
