import { describe, expect, it } from 'vitest';
import { findTerms } from '../../src/core/checks/terms.ts';
import type { Format } from '../../src/core/formats/format.ts';
import {
  isLabelKey,
  LABEL_KEYS,
  LABEL_LANGUAGES,
  labelName,
  type LabelLanguage,
} from '../../src/core/formats/layout/labels.ts';
import { withoutPrintedLabels } from '../../src/core/formats/printed-labels.ts';
import { FORMATS } from '../../src/core/formats/registry.ts';
import type { ReportContext } from '../../src/core/reports/report.ts';
import { reportOn } from '../../src/core/reports/report-on.ts';
import { soundPartsOf } from '../evals/formats/sound-piece.ts';
import { growthOf } from '../support/growth.ts';

const CONTEXT: ReportContext = {
  language: null,
  terms: { banned: [], required: [] },
  opinion: '',
  topic: 'Calls in week four',
  evidence: null,
};
const FORMATS_BY_NAME = FORMATS.map((format) => [format.label, format] as const);

/** Every word and every whole name of the labels of a language. */
const wordsOfLabels = (language: LabelLanguage): string[] => {
  const names = LABEL_KEYS.map((key) => labelName(key, language));
  return [...new Set(names.flatMap((name) => [name, ...name.split(/[\s-]+/u)]))].filter((word) => /\p{L}/u.test(word));
};

/** What an author says in the parts of a piece; the names of roles are labels, too. */
function textsIn(parts: unknown): string[] {
  if (typeof parts === 'string') return isLabelKey(parts) ? [] : [parts];
  return typeof parts === 'object' && parts !== null ? Object.values(parts).flatMap(textsIn) : [];
}

const bannedIn = (text: string, format: Format, banned: string[]): string[] =>
  reportOn(text, format, { ...CONTEXT, terms: { banned, required: [] } })
    .checks.filter(({ id }) => id === 'banned-terms')
    .flatMap(({ spans }) => spans.map(({ start, end }) => text.slice(start, end)))
    .toSorted();

describe.each(FORMATS_BY_NAME)('the labels of a %s', (_, known) => {
  const format: Format = known;
  const parts = soundPartsOf(format);

  it.each(LABEL_LANGUAGES)('are nobody’s banned terms in %s; the author’s words are', (language) => {
    const banned = wordsOfLabels(language);
    const said = textsIn(parts).flatMap((text) =>
      findTerms(text, banned).map(({ span }) => text.slice(span.start, span.end)),
    );
    expect(bannedIn(format.layout(parts, language), format, banned)).toEqual(said.toSorted());
  });

  it('are taken out where they stand, and all else keeps its place', () => {
    const text = format.layout(parts, 'de');
    const left = withoutPrintedLabels(text, format);
    expect(left).toHaveLength(text.length);
    expect(left.replace(/\s/g, '')).toBe(
      text
        .split('')
        .filter((char, at) => left.charAt(at) === char && /\S/.test(char))
        .join(''),
    );
  });

  it.each(['Title: ', '## Sources\n', '# ', '\n', '** **', 'Slide 1', '\t'])(
    'are found in proportion to a text of %j',
    (unit) => {
      const { taken, allowed } = growthOf(unit, (text) => withoutPrintedLabels(text, format));
      expect(taken).toBeLessThan(allowed);
    },
  );
});

describe('a word that is a label elsewhere', () => {
  it('is the author’s in a format that prints none, within a sentence and within a longer heading', () => {
    const [blog, post] = ['Blog Post', 'LinkedIn Post'].map((name) => FORMATS.find(({ label }) => label === name));
    if (!blog || !post) throw new Error('A format is missing');
    const banned = ['sources', 'problem'];
    expect(bannedIn('Problem: nobody calls.\nSources: none.', post as Format, banned)).toEqual(['Problem', 'Sources']);
    expect(bannedIn('Problem: two sources.\n\n## Sources of doubt\n\n## Sources', blog as Format, banned)).toEqual([
      'Problem',
      'Sources',
      'sources',
    ]);
  });
});
