import { describe, expect, it } from 'vitest';
import { arbitraryParts } from '../../../../test/support/arbitrary-parts.ts';
import { fc } from '../../../../test/support/property.ts';
import { SOUND_BLOG_POST, SOUND_NEWSLETTER } from '../../../../test/support/sound-parts.ts';
import { xWeight } from '../../checks/x-weight.ts';
import { blogPost } from '../blog-post.ts';
import { emailNewsletter } from '../email-newsletter.ts';
import type { Format } from '../format.ts';
import type { FieldKind, PartKind } from '../shape.ts';
import { FORMATS } from '../registry.ts';
import {
  blankCheckMarks,
  checkMark,
  findCheckMarks,
  standingCitations,
  standingFlags,
  withoutCheckMarks,
} from './check-mark.ts';

describe('a mark for something to check', () => {
  it('is found again with what it holds, brackets in pairs included', () => {
    const text = `It saves ${checkMark('42 %')}, they say ${checkMark('“we [the team] won”')}.`;
    expect(findCheckMarks(text).map((mark) => mark.text)).toEqual(['42 %', '“we [the team] won”']);
    expect(withoutCheckMarks(text)).toBe('It saves 42 %, they say “we [the team] won”.');
    expect(findCheckMarks(checkMark('an open [ bracket')).map((mark) => mark.text)).toEqual(['an open ( bracket']);
  });

  it('is one line, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, marked) => {
        const mark = checkMark(marked);
        expect(mark).not.toContain('\n');
        const text = `${before.replaceAll('[', '')}${mark}`;
        expect(findCheckMarks(text)).toHaveLength(1);
        expect(blankCheckMarks(text)).toHaveLength(text.length);
      }),
    );
  });

  it('weighs on X what it shows', () => {
    expect(xWeight(checkMark('42 %'))).toBe('[Check: 42 %]'.length);
  });

  it('is no citation and no gap for a link', () => {
    const body = `Most say so [1]. It saves ${checkMark('12')} of ${checkMark('42 %')}.`;
    const post = { ...SOUND_BLOG_POST, conclusion: body };
    expect(blogPost.check(blogPost.layout(post)).filter(({ status }) => status !== 'pass')).toEqual([]);
    const action = { label: `Save ${checkMark('42 %')}`, url: '' };
    const letter = emailNewsletter.parse(emailNewsletter.layout({ ...SOUND_NEWSLETTER, callToAction: action }));
    expect(letter.parts.callToAction).toEqual(action);
  });
});

const formats: readonly Format[] = FORMATS;

/** A text with a mark before, in or behind it; addresses, times, tags and given texts have no place for one. */
function withMark(kind: PartKind | FieldKind, value: unknown): unknown {
  if (kind === 'items' && Array.isArray(value)) return value.map((item) => withMark('line', item));
  if (kind === 'action') return marked({ label: 'line', url: 'source-url' }, value);
  if (typeof kind === 'object' && 'each' in kind && Array.isArray(value)) {
    const isSources = Object.values(kind.each).includes('source-number');
    return isSources ? value : value.map((entry) => marked(kind.each, entry));
  }
  const takesMark = (kind === 'line' || kind === 'block') && typeof value === 'string' && value !== '';
  return takesMark ? `${checkMark('42 %')} ${value} ${checkMark('“we won”')}` : value;
}

function marked(shape: Readonly<Record<string, PartKind | FieldKind>>, parts: unknown): unknown {
  const entries = Object.entries(Object(parts) as Readonly<Record<string, unknown>>);
  return Object.fromEntries(entries.map(([name, value]) => [name, withMark(shape[name] ?? 'tags', value)]));
}

it.each(formats.map((format) => [format.label, format] as const))('stands in every part of a %s', (_label, format) => {
  fc.assert(
    fc.property(arbitraryParts(format), (parts) => {
      const doubtful = marked(format.shape, parts);
      const read = format.parse(format.layout(doubtful));
      expect(read).toEqual({ parts: doubtful, unparsed: '' });
    }),
    { numRuns: 200 },
  );
});

describe('after an edit', () => {
  it('a flag stays as long as its mark stands, each for itself', () => {
    const flags = ['42 %', '42 %', '2019'].map((text) => ({ kind: 'number' as const, text }));
    expect(standingFlags(`It saves ${checkMark('42 %')}, since 2019.`, flags)).toEqual(flags.slice(0, 1));
    expect(standingFlags('It saves 42 %.', flags)).toEqual([]);
  });

  it('a citation stays as long as its number is shown, or where none ever was', () => {
    const cited = (claim_id: string, number: number | null) => ({ claim_id, source_id: 's1', number });
    const citations = [cited('c1', 1), cited('c2', 2), cited('c3', 3), cited('c4', null)];
    const text = 'It helps [1], a lot [[3]](https://a.example).\n\n[2] [A list](https://b.example)';
    expect(standingCitations(text, citations).map(({ claim_id }) => claim_id)).toEqual(['c1', 'c3', 'c4']);
  });
});
