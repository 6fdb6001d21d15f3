import type { UsageCall } from '../../../core/contracts/usage.ts';
import { formatDollars } from '../../lib/money.ts';
import { COMMON } from '../../texts/common.ts';
import { USAGE_TEXTS } from '../../texts/usage.ts';
import { number, spelledOut } from '../../texts/words.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import './figures-table.css';
import { Cell } from './figures-table.tsx';
import { useCalls } from './get-calls.ts';

const { facts, job: texts, noneTold, unknown } = USAGE_TEXTS;

export interface CallTableProps {
  jobId: string;
  calls: number;
  parts: readonly { id: string; name: string }[];
}

/** Every call of a job on a line of its own. */
export function CallTable({ jobId, calls, parts }: CallTableProps) {
  const { data, error, isFetching, refetch } = useCalls(jobId, calls);
  if (error) {
    return (
      <div className="border-t border-border p-4">
        <Notice
          tone="error"
          title={texts.callsFailed}
          action={
            <Button variant="outline" size="sm" busy={isFetching} onClick={() => void refetch()}>
              {COMMON.tryAgain}
            </Button>
          }
        >
          {error.message}
        </Notice>
      </div>
    );
  }
  if (!data) return <Skeleton className="m-5 h-24" />;
  const names = new Map(parts.map(({ id, name }) => [id, name]));
  return (
    <div
      role="region"
      aria-label={texts.calls}
      tabIndex={0}
      className="scroll-edge-x scroll-edge-y max-h-96 overflow-auto border-t border-border -outline-offset-2"
    >
      <table className="figures-table aligned tabular-nums">
        <caption className="sr-only">{texts.calls}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.call}</th>
            {[facts.cost, texts.model, facts.input, facts.cached, facts.output].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((call, at) => (
            <CallRow key={`${call.at} ${at}`} call={call} piece={names.get(call.output_id ?? '')} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CallRow({ call, piece }: { call: UsageCall; piece: string | undefined }) {
  const purpose = texts.purposes[call.use_case] ?? spelledOut(call.use_case);
  const told = (count: number | null) => (count === null ? texts.notTold : number(count));
  return (
    <tr>
      <th scope="row">
        {piece ? `${piece}: ${purpose}` : purpose}
        {call.failed && <small>{texts.failed}</small>}
      </th>
      <Cell head={facts.cost}>{call.cost_usd === null ? unknown : formatDollars(call.cost_usd)}</Cell>
      <Cell head={texts.model} className="model">
        {call.model}
      </Cell>
      <Cell head={facts.input}>{told(call.input_tokens)}</Cell>
      <Cell head={facts.cached}>{call.cached_input_tokens === 0 ? noneTold : told(call.cached_input_tokens)}</Cell>
      <Cell head={facts.output}>{told(call.output_tokens)}</Cell>
    </tr>
  );
}
