import { Download } from '../../components/icons.ts';
import type { UsageReport } from '../../../core/contracts/usage.ts';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { CallsCell, Cell, CostCell, TokenCells } from '../../components/usage/figures-table.tsx';
import { downloadText } from '../../lib/download.ts';
import { USAGE_PAGE_TEXTS as page } from '../../texts/usage-page.ts';
import { USAGE_TEXTS as texts } from '../../texts/usage.ts';
import { number } from '../../texts/words.ts';
import { nameMonth } from './months.ts';
import { labelPersona, monthsOf, type MonthSum, type MonthUsage } from './read-report.ts';
import { usageCsv, usageFileName } from './usage-csv.ts';

const { facts } = texts;
const { table } = page;

const HEADS = [facts.cost, table.projects, table.pieces, facts.calls, facts.input, facts.cached, facts.output];

/** The whole report in figures; a month's line is the sum of its personas. */
export function UsageTable({ report }: { report: UsageReport }) {
  return (
    <Card className="overflow-clip">
      <div className="flex items-center justify-between gap-x-6 p-5 pb-4 sm:px-6">
        <h3 className="text-md font-semibold">{table.heading}</h3>
        <Button
          variant="outline"
          size="sm"
          className="shrink-0 whitespace-nowrap"
          onClick={() => downloadText(usageFileName(report), usageCsv(report), 'text/csv')}
        >
          <Download aria-hidden />
          {table.download}
        </Button>
      </div>
      <div
        role="region"
        aria-label={table.label}
        tabIndex={0}
        className="scroll-edge-x overflow-x-auto -outline-offset-2"
      >
        <table className="figures-table tabular-nums">
          <caption className="sr-only">{table.label}</caption>
          <thead>
            <tr>
              <th scope="col">{table.who}</th>
              {HEADS.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          {monthsOf(report).map((month) => (
            <MonthRows key={month.month} {...month} />
          ))}
        </table>
      </div>
      <div className="flex flex-col gap-1.5 border-t border-border p-5 text-2sm text-muted sm:px-6">
        {page.notes.map((note) => (
          <p key={note} className="max-w-reading">
            {note}
          </p>
        ))}
      </div>
    </Card>
  );
}

function MonthRows({ month, rows, sum }: MonthUsage) {
  return (
    <tbody>
      <tr className="sum">
        <th scope="rowgroup">{nameMonth(month)}</th>
        <Figures of={sum} />
      </tr>
      {rows.map((row) => (
        <tr key={`${row.persona_id} ${row.persona_name}`}>
          <th scope="row" dir="auto">
            {labelPersona(row)}
          </th>
          <Figures of={row} />
        </tr>
      ))}
    </tbody>
  );
}

function Figures({ of }: { of: MonthSum }) {
  return (
    <>
      <CostCell usage={of} />
      <Cell head={table.projects}>{number(of.jobs)}</Cell>
      <Cell head={table.pieces}>{number(of.pieces)}</Cell>
      <CallsCell usage={of} />
      <TokenCells usage={of} />
    </>
  );
}
