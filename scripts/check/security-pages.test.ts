import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const CHECKLIST = 'docs/security-checklist.md';
const PAGES = ['SECURITY.md', 'docs/threat-model.md', CHECKLIST];

/** Requirements of level 1 of ASVS 5.0.0, by section: the last number in each, or its numbers. */
const LEVEL_1: Readonly<Record<string, readonly number[]>> = {
  'V1.2': [1, 2, 3, 4, 5],
  'V1.3': [1, 2],
  'V1.5': [1],
  'V2.1': [1],
  'V2.2': [1, 2],
  'V2.3': [1],
  'V3.2': [1, 2],
  'V3.3': [1],
  'V3.4': [1, 2],
  'V3.5': [1, 2, 3],
  'V4.1': [1],
  'V4.4': [1],
  'V5.2': [1, 2],
  'V5.3': [1, 2],
  'V6.1': [1],
  'V6.2': [1, 2, 3, 4, 5, 6, 7, 8],
  'V6.3': [1, 2],
  'V6.4': [1, 2],
  'V7.2': [1, 2, 3, 4],
  'V7.4': [1, 2],
  'V8.1': [1],
  'V8.2': [1, 2],
  'V8.3': [1],
  'V9.1': [1, 2, 3],
  'V9.2': [1],
  'V10.4': [1, 2, 3, 4, 5],
  'V11.3': [1, 2],
  'V11.4': [1],
  'V12.1': [1],
  'V12.2': [1, 2],
  'V13.4': [1],
  'V14.2': [1],
  'V14.3': [1],
  'V15.1': [1],
  'V15.2': [1],
  'V15.3': [1],
};
const STATES = ['holds', 'operator', 'not here', 'open'];

const read = (page: string) => readFileSync(page, 'utf8');

interface Row {
  readonly numbers: string;
  readonly state: string;
  readonly where: string;
}

/** Rows of the tables between two headings. */
function rowsBetween(from: string, to?: string): Row[] {
  const [, after = ''] = read(CHECKLIST).split(`\n## ${from}\n`);
  const part = to === undefined ? after : (after.split(`\n## ${to}`)[0] ?? '');
  return part.split('\n').flatMap((line) => {
    const [numbers, , state, where] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return /^(?:V|API|LLM)\d/.test(numbers ?? '')
      ? [{ numbers: numbers ?? '', state: state ?? '', where: where ?? '' }]
      : [];
  });
}

/** The numbers that `V10.4.1 – V10.4.5` stands for. */
function numbersOf(text: string): string[] {
  return text.split(', ').flatMap((part) => {
    const [, section = '', first, last] = /^(V\d+\.\d+)\.(\d+)(?: – V\d+\.\d+\.(\d+))?$/.exec(part) ?? [];
    const from = Number(first);
    return Array.from({ length: Number(last ?? first) - from + 1 }, (_, at) => `${section}.${from + at}`);
  });
}

test.each(PAGES)('every file that %s names is there', (page) => {
  const text = read(page);
  const named = [...text.matchAll(/`((?:src|test|scripts|docs)\/[^`\s*]*)`/g)].map(([, path = '']) => path);
  const linked = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = '']) =>
    page.startsWith('docs/') ? `docs/${path}` : path,
  );
  expect(named.length + linked.length).toBeGreaterThan(0);
  expect([...named, ...linked].filter((path) => !existsSync(path))).toEqual([]);
});

test('every requirement of level 1 of ASVS 5.0 has a row, and one alone', () => {
  const wanted = Object.entries(LEVEL_1).flatMap(([section, numbers]) =>
    numbers.map((number) => `${section}.${number}`),
  );
  expect(wanted).toHaveLength(70);
  const found = rowsBetween('ASVS 5.0, level 1', 'ASVS 5.0, level 2').flatMap(({ numbers }) => numbersOf(numbers));
  expect(found.toSorted()).toEqual(wanted.toSorted());
});

test('the ten of each of the other lists have a row', () => {
  const tens = [
    ...rowsBetween('API Security Top 10, 2023', 'Top 10 for LLM'),
    ...rowsBetween('Top 10 for LLM Applications, 2025'),
  ];
  const numbers = tens.map((row) => row.numbers);
  for (let n = 1; n <= 10; n += 1) {
    expect(numbers).toContain(`API${n}`);
    expect(numbers).toContain(`LLM${String(n).padStart(2, '0')}`);
  }
  expect(numbers).toHaveLength(20);
});

test('every row says how it stands and why', () => {
  const rows = rowsBetween('ASVS 5.0, level 1');
  expect(rows.length).toBeGreaterThan(150);
  expect(rows.filter(({ state }) => !STATES.includes(state))).toEqual([]);
  expect(rows.filter(({ where }) => where.length < 8 && where !== 'the same')).toEqual([]);
});
