import { claimOf, sourceOf } from '../../../../test/fakes/findings.ts';
import { describe, expect, test } from 'vitest';
import { countCharacters } from '../../../core/rules/text.ts';
import type { StoredSource } from '../findings.ts';
import { type BriefInput, writeBrief } from './write-brief.ts';
import { writeSummary } from './write-summary.ts';

const WIKI: StoredSource = sourceOf({
  id: 's2',
  title: 'Rye bread',
  url: 'https://en.wikipedia.org/wiki/Rye_bread_(food)',
  site: 'Wikipedia',
  published_at: '2025-01-05T07:30:00.000Z',
  retrieved_at: '2026-03-01T09:00:00.000Z',
  kind: 'encyclopaedia',
  license: 'CC BY-SA 4.0',
  text: 'Rye bread is made of rye flour. Rye bread keeps for a week.',
});
const NOTES: StoredSource = sourceOf({
  id: 's1',
  title: 'Our survey',
  url: null,
  site: '',
  published_at: null,
  retrieved_at: '2026-03-01T09:00:00.000Z',
  kind: 'material',
  license: null,
  text: 'Our rye bread sells best on Fridays.',
});
const FOUND: BriefInput = {
  topic: 'Rye bread',
  sources: [NOTES, WIKI],
  ledger: [
    claimOf({ id: 'c1', source_id: 's2', quote: 'Rye bread is made of rye flour.' }),
    claimOf({ id: 'c2', source_id: 's1', quote: 'Our rye bread sells best on Fridays.' }),
    claimOf({ id: 'c3', source_id: 's2', quote: 'Rye bread keeps for a week.' }),
  ],
  notes: [],
};
const NOTHING: BriefInput = {
  topic: 'blorptastic quux frindle',
  sources: [],
  ledger: [],
  notes: ['Wikipedia was searched and holds nothing that fits this topic.'],
};

describe('the brief', () => {
  test('groups what was found by source, with citations that lead to the list of sources', () => {
    expect(writeBrief(FOUND)).toBe(
      [
        '# Research: Rye bread',
        '2 sources read, 3 statements found that can be quoted by themselves. All quotations are word for word.',
        '## Key findings',
        '### Our survey',
        '- “Our rye bread sells best on Fridays.” [1]',
        '### Rye bread',
        '- “Rye bread is made of rye flour.” [2]\n- “Rye bread keeps for a week.” [2]',
        '## Sources',
        '1. **Our survey**\n' +
          '2. **Rye bread**, Wikipedia, licence CC BY-SA 4.0, last edited 2025-01-05, <https://en.wikipedia.org/wiki/Rye_bread_(food)>',
      ].join('\n\n'),
    );
  });

  test('without sources it says so and cites nothing', () => {
    const brief = writeBrief(NOTHING);
    expect(brief).toContain('No source stands behind this project, so nothing is cited here.');
    expect(brief).toContain('Wikipedia was searched and holds nothing that fits this topic.');
    expect(brief).not.toMatch(/\[\d|## Sources|https?:|“/);
  });

  test('says what could not be asked, beside what was found', () => {
    const notes = ['Wikipedia could not be reached, so nothing from it is used here.'];
    expect(writeBrief({ ...FOUND, notes })).toContain(
      '\n\nWikipedia could not be reached, so nothing from it is used here.\n\n',
    );
  });

  test('shows whatever a piece may quote', () => {
    const ledger = Array.from({ length: 30 }, (_, index) =>
      claimOf({
        id: `c${index}`,
        source_id: 's2',
        quote: `Rye ${index}.`,
      }),
    );
    const brief = writeBrief({ ...FOUND, ledger });
    expect(brief.match(/^- /gm)).toHaveLength(30);
    expect(brief).toContain('“Rye 0.”');
  });

  test('of many claims the best stand first, each once', () => {
    const ledger = Array.from({ length: 12 }, (_, index) =>
      claimOf({ id: `c${index}`, source_id: index % 2 === 0 ? 's1' : 's2', quote: `Rye ${index}.` }),
    );
    const brief = writeBrief({ ...FOUND, ledger });
    const [, best = '', rest = ''] =
      /## What stands out\n\n([\s\S]*)## Key findings([\s\S]*)## Sources/.exec(brief) ?? [];
    expect(best.match(/“Rye \d+\.”/g)).toHaveLength(8);
    expect(rest.match(/“Rye \d+\.”/g)).toEqual(['“Rye 8.”', '“Rye 10.”', '“Rye 9.”', '“Rye 11.”']);
  });

  test('what sources say otherwise stands side by side, with both citations, once', () => {
    const ledger = [
      claimOf({ id: 'c1', source_id: 's2', quote: 'Rye bread keeps for 7 days.', contradicts: ['c2'] }),
      claimOf({ id: 'c2', source_id: 's1', quote: 'Rye bread keeps for 3 days.', contradicts: ['c1'] }),
    ];
    expect(writeBrief({ ...FOUND, ledger })).toContain(
      '## Where sources disagree\n\n- “Rye bread keeps for 7 days.” [2], but “Rye bread keeps for 3 days.” [1]\n\n## Sources',
    );
  });

  test('what sources say otherwise does not stand out as if it were settled', () => {
    const ledger = Array.from({ length: 12 }, (_, index) =>
      claimOf({ id: `c${index}`, source_id: index % 2 === 0 ? 's1' : 's2', quote: `Rye ${index}.` }),
    ).map((claim, index) => (index < 2 ? { ...claim, contradicts: [`c${1 - index}`] } : claim));
    const brief = writeBrief({ ...FOUND, ledger });
    expect(brief).toMatch(/## What stands out\n\n- “Rye 2\.”/);
    expect(brief.match(/“Rye [01]\.”/g)).toEqual(['“Rye 0.”', '“Rye 1.”']);
  });

  test('a claim in other words comes with the quote behind it', () => {
    const claim = claimOf({
      id: 'c1',
      source_id: 's2',
      quote: 'Rye bread keeps for a week.',
      claim: 'Rye keeps *long*.',
    });
    expect(writeBrief({ ...FOUND, ledger: [claim] })).toContain(
      '- Rye keeps \\*long\\*. — “Rye bread keeps for a week.” [2]',
    );
  });

  test('names the author of a source', () => {
    const brief = writeBrief({ ...FOUND, sources: [NOTES, { ...WIKI, author: 'Ann [Miller]' }] });
    expect(brief).toContain('2. **Rye bread**, Wikipedia, by Ann \\[Miller\\], licence');
  });

  test('foreign titles and addresses stay what they are', () => {
    const hostile = { ...WIKI, title: '# [x](https://evil.example)', url: 'javascript:alert(1)' };
    const brief = writeBrief({ ...FOUND, sources: [NOTES, hostile] });
    expect(brief).not.toMatch(/(?<!\\)\]\(/);
    expect(brief).not.toContain('javascript:');
  });
});

describe('the summary', () => {
  test('names the sources and quotes the best statement', () => {
    expect(writeSummary(FOUND)).toBe('2 sources: Our survey; Rye bread. “Rye bread is made of rye flour.”');
  });

  test('says when there is nothing', () => {
    expect(writeSummary(NOTHING)).toBe(
      'No sources: nothing is cited. Wikipedia was searched and holds nothing that fits this topic.',
    );
  });

  test('keeps to 600 characters as a person counts them', () => {
    const sources = Array.from({ length: 50 }, () => ({ ...NOTES, title: '👩‍👩‍👧‍👦 '.repeat(40).trim() }));
    const summary = writeSummary({ ...FOUND, sources });
    expect(countCharacters(summary)).toBeLessThanOrEqual(600);
    expect(summary.endsWith('…')).toBe(true);
  });
});
