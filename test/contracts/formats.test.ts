import { describe, expect, it } from 'vitest';
import type { Format } from '../../src/core/formats/format.ts';
import { PLATFORM_LIMITS, RULES_OF_LIMIT } from '../../src/core/formats/platform-limits.ts';
import type { PartKind } from '../../src/core/formats/shape.ts';
import { LABEL_LANGUAGES } from '../../src/core/formats/layout/labels.ts';
import { findFormat, FORMAT_LABELS, FORMATS } from '../../src/core/formats/registry.ts';
import { downloadFileName } from '../../src/core/rules/file-names.ts';
import { fc } from '../support/property.ts';
import { ANY_TEXT, arbitraryParts } from '../support/arbitrary-parts.ts';
import { SOUND_PARTS } from '../support/sound-parts.ts';

const formats: readonly Format[] = FORMATS;

function absent(kind: PartKind): unknown {
  if (kind === 'action') return { label: '', url: '' };
  if (kind === 'items' || kind === 'tags') return [];
  return typeof kind === 'object' && 'each' in kind ? [] : '';
}

describe('every format of the registry', () => {
  it('stands below the six of the menu, under a name and an id of its own', () => {
    expect(formats.filter(({ group }) => group === 'first').map(({ label }) => label)).toEqual([
      'Descriptions',
      'X Post',
      'Email Newsletter',
      'Video Script',
      'Blog Post',
      'Short Content Script',
    ]);
    expect(formats.findLastIndex(({ group }) => group === 'first')).toBe(5);
    for (const key of ['id', 'label', 'hint'] as const) {
      expect(new Set(formats.map((format) => format[key])).size).toBe(formats.length);
    }
    // Two may share a picture, in two tints.
    expect(new Set(formats.map(({ icon, tint }) => `${icon} ${tint}`)).size).toBe(formats.length);
  });

  it('has a file name of its own for its download', () => {
    const names = FORMAT_LABELS.map((label) => downloadFileName(label));
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+(_[a-z]+)*\.txt$/);
  });

  it('is found by its label in any spelling', () => {
    for (const label of FORMAT_LABELS) {
      for (const spelling of [
        label.toUpperCase(),
        label.replaceAll(' ', '_').toLowerCase(),
        label.replaceAll(' ', ' - '),
      ]) {
        expect(findFormat(spelling)?.label).toBe(label);
      }
    }
    expect(findFormat('Podcast')).toBeUndefined();
    expect(findFormat('')).toBeUndefined();
  });
});

it('stands on the numbers of its platform where it says so', () => {
  for (const [name, rules] of Object.entries(RULES_OF_LIMIT)) {
    for (const path of rules) {
      const [id, ruleId] = path.split('/');
      const rule = formats.find((format) => format.id === id)?.rules.find((one) => one.id === ruleId);
      expect(rule, `${name} of ${path}`).toBeDefined();
      const { value } = PLATFORM_LIMITS[name as keyof typeof PLATFORM_LIMITS];
      if (rule?.limit) expect([rule.limit.max, rule.limit.hardMax], `${name} of ${path}`).toContain(value);
    }
  }
});

describe.each(formats.map((format) => ({ name: format.label, format })))('$name', ({ format }) => {
  const parts = arbitraryParts(format);

  it('reads back exactly what it laid out, in any language and whatever the text looks like', () => {
    fc.assert(
      fc.property(parts, fc.constantFrom(...LABEL_LANGUAGES), (written, language) => {
        const { parts: read, unparsed } = format.parse(format.layout(written, language));
        expect(read).toEqual(written);
        expect(unparsed).toBe('');
      }),
      { numRuns: 300 },
    );
  });

  it('reads back a sound piece that lacks any of its parts, and lays out nothing for it', () => {
    const sound: Readonly<Record<string, unknown>> = { ...SOUND_PARTS[format.label as keyof typeof SOUND_PARTS] };
    for (const [name, kind] of Object.entries<PartKind>(format.shape)) {
      const without = { ...sound, [name]: absent(kind) };
      const text = format.layout(without);
      expect(format.parse(text), name).toEqual({ parts: without, unparsed: '' });
      expect(text.length, name).toBeLessThanOrEqual(format.layout(sound).length);
    }
  });

  it('reads the same from a text with Windows line ends and spaces at the ends of lines', () => {
    fc.assert(
      fc.property(parts, (written) => {
        const text = format.layout(written).replaceAll('\n', '  \r\n');
        expect(format.parse(`\ufeff${text}\r\n`).parts).toEqual(written);
      }),
    );
  });

  it('takes any text without throwing, and lays out what it read as a text that reads the same', () => {
    fc.assert(
      fc.property(ANY_TEXT, (text) => {
        const { parts: read } = format.parse(text);
        expect(format.parse(format.layout(read)).parts).toEqual(read);
        expect(new Set(format.check(text).map((result) => result.id)).size).toBe(format.check(text).length);
      }),
      { numRuns: 300 },
    );
  });

  it('loses no word of a text that it cannot place', () => {
    const odd = 'Zebra one.\n\nYak two.\n\nXerus three.';
    const { parts: read, unparsed } = format.parse(odd);
    const kept = `${format.layout(read)}\n${unparsed}`;
    for (const word of ['Zebra', 'Yak', 'Xerus']) expect(kept).toContain(word);
  });

  it('gives the writer a layout that it can read itself', () => {
    const { skeleton } = format;
    expect(format.brief).toContain(skeleton);
    expect(format.parse(skeleton).unparsed).toBe('');
    expect(format.check(skeleton).filter((result) => result.id === 'parts' && result.status !== 'pass')).toEqual([]);
  });

  it('asks the writer for exactly the numbers that it judges by', () => {
    const digits = format.brief.replaceAll(',', '');
    for (const { id, limit } of format.rules) {
      const number = limit?.max ?? limit?.hardMax;
      if (number !== undefined) expect(digits, `${id}: ${number}`).toMatch(new RegExp(`(?<![1-9])${number}(?!\\d)`));
    }
  });

  it('fits an answer into the same text when it is called again', () => {
    fc.assert(
      fc.property(parts, (written) => {
        const text = format.layout(written);
        // Asterisks without a partner leave more than one way to take bold off a plain text.
        fc.pre(format.syntax === 'markdown' || !text.includes('**'));
        const once = format.fit(text);
        expect(format.fit(once)).toBe(once);
      }),
      { numRuns: 100 },
    );
  });
});
