import type { ReactNode } from 'react';
import type { UsageTotals } from '../../../core/contracts/usage.ts';
import { formatDollars } from '../../lib/money.ts';
import { unknownPrices } from '../../lib/usage-words.ts';
import { USAGE_TEXTS as texts } from '../../texts/usage.ts';
import { number } from '../../texts/words.ts';
import './figures-table.css';

const { facts } = texts;

export interface FiguresTableProps {
  label: string;
  /** What the rows are. */
  who: string;
  rows: readonly { id: string; name: string; usage: UsageTotals }[];
  sum: { name: string; usage: UsageTotals };
}

/** Calls, tokens and cost of several things, with their sum first. */
export function FiguresTable({ label, who, rows, sum }: FiguresTableProps) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className="scroll-edge-x overflow-x-auto -outline-offset-2">
      <table className="figures-table aligned tabular-nums">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{who}</th>
            {[facts.cost, facts.calls, facts.input, facts.cached, facts.output].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="sum">
            <th scope="row">{sum.name}</th>
            <Figures usage={sum.usage} />
          </tr>
          {rows.map(({ id, name, usage }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <Figures usage={usage} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Figures({ usage }: { usage: UsageTotals }) {
  return (
    <>
      <CostCell usage={usage} />
      <CallsCell usage={usage} />
      <TokenCells usage={usage} />
    </>
  );
}

/** One figure; on a phone its head stands beside it. */
export function Cell({ head, className, children }: { head: string; className?: string; children: ReactNode }) {
  return (
    <td data-head={head} className={className}>
      <span>{children}</span>
    </td>
  );
}

/** Calls that were not counted are told beside it, once. */
export function CostCell({ usage }: { usage: UsageTotals }) {
  const { cost_usd } = usage;
  const missing = unknownPrices(usage);
  return (
    <Cell head={facts.cost}>
      {cost_usd === null ? texts.unknown : formatDollars(cost_usd)}
      {cost_usd !== null && missing > 0 && <small>{texts.without(missing)}</small>}
    </Cell>
  );
}

export function CallsCell({ usage: { calls, uncounted_calls } }: { usage: UsageTotals }) {
  return (
    <Cell head={facts.calls}>
      {number(calls)}
      {uncounted_calls > 0 && <small>{texts.notCounted(uncounted_calls)}</small>}
    </Cell>
  );
}

/** In, of them cached, out. */
export function TokenCells({ usage }: { usage: UsageTotals }) {
  const isCounted = usage.uncounted_calls < usage.calls;
  const show = (count: number) => (isCounted ? number(count) : texts.unknown);
  const cached = usage.cached_input_tokens;
  return (
    <>
      <Cell head={facts.input}>{show(usage.input_tokens)}</Cell>
      <Cell head={facts.cached}>{cached > 0 ? show(cached) : texts.noneTold}</Cell>
      <Cell head={facts.output}>{show(usage.output_tokens)}</Cell>
    </>
  );
}
