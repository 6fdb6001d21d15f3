import { FORMATS } from '../../../core/formats/registry.ts';
import type { FormatQuantity } from '../../../core/formats/selection.ts';
import type { MeasuredRow } from './measured.store.ts';
import type { MeasuredUsage } from './measured-usage.ts';
import { TYPICAL } from './typical-usage.data.ts';
import { times, type Tokens, type Work } from './work.ts';

/** Pieces of a format as this installation has written them, mended ones among them. */
export function measuredPieces({ label, quantity }: FormatQuantity, { pieces }: MeasuredUsage): Work[] {
  const row = pieces.get(label);
  return row ? [times({ useCase: 'draft', ...endsOf(row) }, quantity)] : [];
}

export function measuredBrief(row: MeasuredRow): Work {
  return { useCase: 'brief', ...endsOf(row) };
}

/** Its answer grows with the pieces as recorded plans do. */
export function measuredPlan(row: MeasuredRow, pieces: number): Work {
  const { fixed, each } = TYPICAL.plan.answer;
  const growth = (fixed + each * pieces) / (fixed + each * row.meanPieces);
  const { low, high } = endsOf(row);
  const grown = (tokens: Tokens): Tokens => ({ ...tokens, output: tokens.output * growth });
  return { useCase: 'plan', low: grown(low), high: grown(high) };
}

/**
 * How many times longer than recorded ones the answers of this model are, hidden reasoning included, by all its measured
 * pieces; 1 where there are none.
 */
export function wordiness({ pieces }: MeasuredUsage): number {
  const rows = FORMATS.flatMap(({ label }) => {
    const row = pieces.get(label);
    const { low, high } = TYPICAL.answers[label];
    return row ? [{ took: row.count * row.meanOutput, usual: (row.count * (low + high)) / 2 }] : [];
  });
  const sum = (numberOf: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + numberOf(row), 0);
  return rows.length === 0 ? 1 : sum(({ took }) => took) / sum(({ usual }) => usual);
}

/** Much of the cache goes with little to pay. What is written to it is rarely told apart, and left out. */
function endsOf({ calls, input, cached, output }: MeasuredRow): Pick<Work, 'low' | 'high'> {
  const [least, most] = [0, 1] as const;
  return {
    low: {
      calls: calls[least],
      input: input[least],
      cached: input[least] * cached[most],
      written: 0,
      output: output[least],
    },
    high: {
      calls: calls[most],
      input: input[most],
      cached: input[most] * cached[least],
      written: 0,
      output: output[most],
    },
  };
}
