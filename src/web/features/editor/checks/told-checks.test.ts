import { describe, expect, test } from 'vitest';
import type { CheckResult } from '../../../../core/checks/check-result.ts';
import { anchorChecks } from './told-checks.ts';

const BODY = 'In spring 43 % left. In autumn 12 % left.';

/** As the server says it of a content: one check on each of these texts, at their first places. */
function told(content: string, ...texts: string[]) {
  const spans = texts.map((text) => ({ start: content.indexOf(text), end: content.indexOf(text) + text.length }));
  const check: CheckResult = { id: 'facts', label: 'Facts', status: 'fail', detail: 'No source', spans };
  return { content, checks: [check] };
}

const placesIn = (body: string, checks: readonly CheckResult[]) =>
  checks.flatMap(({ spans }) => spans.map(({ start, end }) => [start, body.slice(start, end)]));

describe('what the server said of a text', () => {
  test.each([
    ['nothing was typed', BODY, [10, 31]],
    ['something was put in front', `Well. ${BODY}`, [16, 37]],
    ['something was added behind', `${BODY} So it goes.`, [10, 31]],
    ['something was typed between', BODY.replace(' In autumn', ' Nobody called. In autumn'), [10, 46]],
    ['something was taken out between', BODY.replace(' left. In autumn', ', then'), [10, 21]],
  ])('follows its places when %s', (_, body, starts) => {
    const places = placesIn(body, anchorChecks(told(BODY, '43 %', '12 %'), body));
    expect(places).toEqual([
      [starts[0], '43 %'],
      [starts[1], '12 %'],
    ]);
  });

  test('drops a place whose text is gone, and the check with its last one', () => {
    const one = BODY.replace('43 %', 'Some');
    expect(placesIn(one, anchorChecks(told(BODY, '43 %', '12 %'), one))).toEqual([[31, '12 %']]);
    expect(anchorChecks(told(BODY, '43 %', '12 %'), 'Some left.')).toEqual([]);
  });

  test('finds a place again that stands in a rewritten sentence', () => {
    const body = BODY.replace('In spring 43 % left.', 'Of them, 43 % went.');
    expect(placesIn(body, anchorChecks(told(BODY, '43 %', '12 %'), body))).toEqual([
      [9, '43 %'],
      [30, '12 %'],
    ]);
  });

  test('keeps what has no place', () => {
    const check: CheckResult = { id: 'variants', label: 'Variants', status: 'warn', detail: 'Alike', spans: [] };
    expect(anchorChecks({ content: BODY, checks: [check] }, 'Another text')).toEqual([check]);
  });
});
