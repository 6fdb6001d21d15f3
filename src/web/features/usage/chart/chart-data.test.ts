import { describe, expect, test } from 'vitest';
import type { UsageReport, UsageRow } from '../../../../core/contracts/usage.ts';
import { NO_USAGE } from '../../../../core/rules/no-usage.ts';
import { chartData, describeChart, firstMeasure } from './chart-data.ts';

function aRow(month: string, persona: string, change: Partial<UsageRow> = {}): UsageRow {
  return {
    ...NO_USAGE,
    month,
    persona_id: persona,
    persona_name: persona,
    jobs: 1,
    pieces: 1,
    calls: 1,
    input_tokens: 900,
    output_tokens: 100,
    cost_usd: 0.01,
    ...change,
  };
}

const reportOf = (...rows: UsageRow[]): UsageReport => ({ from: '2030-11', to: '2031-02', rows });

describe('what the chart shows', () => {
  test('every month has its place, those without a call too', () => {
    const { months, series } = chartData(reportOf(aRow('2031-02', 'Ada'), aRow('2030-12', 'Ada')), 'tokens');
    expect(months).toEqual(['2030-11', '2030-12', '2031-01', '2031-02']);
    expect(series).toEqual([{ name: 'Ada', values: [0, 1_000, 0, 1_000] }]);
  });

  test('a persona keeps its colour in either measure, under the name that it has now', () => {
    const report = reportOf(
      aRow('2031-02', 'a', { persona_name: 'Ada & Co', cost_usd: 0.001, input_tokens: 50_000 }),
      aRow('2031-02', 'b', { persona_name: 'Bo', cost_usd: 0.2 }),
      aRow('2031-01', 'a', { persona_name: 'Ada', cost_usd: null, unpriced_calls: 1 }),
    );
    for (const measure of ['cost', 'tokens'] as const) {
      expect(chartData(report, measure).series.map(({ name }) => name)).toEqual(['Ada & Co', 'Bo']);
    }
    expect(chartData(report, 'cost').series[0]?.values).toEqual([0, 0, 0, 0.001]);
  });

  test('more personas than there are colours share the last one', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
    const { series } = chartData(reportOf(...names.map((name) => aRow('2031-02', name))), 'cost');
    expect(series.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D', 'E', 'Other personas']);
    expect(series.at(-1)?.values.at(-1)).toBeCloseTo(0.02, 12);
    expect(chartData(reportOf(...names.slice(1).map((name) => aRow('2031-02', name))), 'cost').series).toHaveLength(6);
  });

  test('is said in words to whoever does not see it', () => {
    const report = reportOf(aRow('2031-02', 'Ada', { cost_usd: 0.25 }), aRow('2031-02', 'Bo'), aRow('2030-11', 'Bo'));
    expect(describeChart(chartData(report, 'cost'), 'cost')).toBe(
      'Cost by month and persona. November 2030 $0.0100: Bo $0.0100. February 2031 $0.2600: Bo $0.0100, Ada $0.2500.',
    );
    expect(describeChart(chartData(reportOf(), 'tokens'), 'tokens')).toBe(
      'Tokens by month and persona. There is nothing to draw.',
    );
  });

  test('begins with the cost, unless none is known or all of it is nought', () => {
    expect(firstMeasure(reportOf(aRow('2031-02', 'Ada')))).toBe('cost');
    expect(firstMeasure(reportOf(aRow('2031-02', 'Ada', { cost_usd: null })))).toBe('tokens');
    expect(firstMeasure(reportOf(aRow('2031-02', 'Ada', { cost_usd: 0 })))).toBe('tokens');
  });
});
