import { expect, it } from 'vitest';
import { FORMATS, type AnyFormat } from '../../src/core/formats/registry.ts';
import { filledParts } from './filled-parts.ts';

const formats: readonly AnyFormat[] = FORMATS;

it.each(formats.map((format) => ({ name: format.label, format })))(
  'fills a $name to its limits, whatever they are',
  ({ format }) => {
    const parts = filledParts(format);
    const text = format.layout(parts);
    expect(format.parse(text).parts).toEqual(parts);
    const limits = new Set(format.rules.filter(({ limit }) => limit !== null).map(({ id }) => id));
    const missed = format
      .check(text)
      .filter(({ id, status }) => status === 'fail' || (limits.has(id) && status !== 'pass'));
    expect(missed, text).toEqual([]);
  },
);
