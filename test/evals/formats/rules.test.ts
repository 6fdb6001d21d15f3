import { expect, it } from 'vitest';
import { FORMATS } from '../../../src/core/formats/registry.ts';
import type { Format } from '../../../src/core/formats/format.ts';
import { COMMON_RULES } from '../../../src/core/reports/common-rules.ts';
import { reportContextOf } from '../../../src/server/writing/tracing/report-context.ts';
import { tryBreaks } from './try-breaks.ts';
import { assignmentFor } from './try-edits.ts';

const { breaks, faults } = tryBreaks((sound) => reportContextOf(assignmentFor(sound)));

it('keeps every rule in a sound piece of each format, and has something that breaks each of them', () => {
  expect(faults).toEqual([]);
});

it.each((FORMATS as readonly Format[]).map((format) => [format.label, format] as const))(
  'fails and warns in a %s as gravely as its rules say',
  (label, { rules }) => {
    for (const { id, limit } of [...rules, ...COMMON_RULES.map(({ id: common }) => ({ id: common, limit: null }))]) {
      const grades = breaks
        .filter(({ format, rule }) => format.label === label && rule === id)
        .map(({ status }) => status);
      if (limit?.hardMax !== undefined) expect(grades, id).toContain('fail');
      if (limit?.max !== undefined) expect(grades, id).toContain('warn');
    }
  },
);
