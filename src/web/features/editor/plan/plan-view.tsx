import type { ReactNode } from 'react';
import type { JobPlan } from '../../../../core/contracts/plan.ts';
import { Notice } from '../../../components/ui/notice.tsx';
import { cn } from '../../../lib/class-names.ts';
import { PLAN_TEXTS as texts } from '../../../texts/plan.ts';
import type { PlanPage } from './plan-draft.ts';
import { PlannedPieces, type PlannedPiecesProps } from './planned-pieces.tsx';
import { ProofEntry } from './proof-entry.tsx';

const { parts } = texts;

/** An idea that is longer is no headline. */
const HEADLINE = 160;

export interface PlanViewProps extends Omit<PlannedPiecesProps, 'pieces'> {
  plan: JobPlan;
  /** Stands in for a page that was not made. */
  noPage: string;
}

/** A plan to be read: its idea large, then what carries it, then a row for each piece. */
export function PlanView({ plan: { page, pieces, withheld }, noPage, ...rest }: PlanViewProps) {
  return (
    <div className="flex flex-col gap-6">
      {page ? <Page page={page} /> : <p className="max-w-reading text-sm text-muted">{noPage}</p>}
      {withheld.length > 0 && <Notice tone="warning" title={texts.withheld(withheld.map(({ title }) => title))} />}
      <PlannedPieces pieces={pieces} {...rest} />
    </div>
  );
}

function Page({ page }: { page: PlanPage }) {
  const { idea, proof } = page;
  return (
    <dl className="flex flex-col">
      {idea !== '' && (
        <div className="pb-5">
          <dt className="text-2sm text-muted">{parts.idea}</dt>
          <dd
            dir="auto"
            className={cn(
              'text-page-start mt-1 max-w-reading font-semibold text-balance wrap-anywhere',
              idea.length > HEADLINE ? 'text-lg' : 'text-xl leading-snug sm:text-2xl',
            )}
          >
            {idea}
          </dd>
        </div>
      )}
      <Part term={parts.reader}>{page.reader}</Part>
      <Part term={parts.proof}>
        {proof.length > 0 && (
          <div className="flex flex-col gap-3">
            {proof.map((one) => (
              <ProofEntry key={`${one.source_id} ${one.words}`} proof={one} />
            ))}
          </div>
        )}
      </Part>
      <Part term={parts.objection}>{page.objection}</Part>
      <Part term={parts.answer}>{page.answer}</Part>
      <Part term={parts.tomorrow}>{page.tomorrow}</Part>
      <Part term={parts.own_words}>{listOf(page.own_words)}</Part>
      <Part term={parts.not_to_claim}>{listOf(page.not_to_claim)}</Part>
      <Part term={parts.left_out}>{page.left_out}</Part>
    </dl>
  );
}

/** Nothing where the plan says nothing of it. */
function Part({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="border-t border-border py-3 sm:grid sm:grid-cols-[9.5rem_minmax(0,1fr)] sm:gap-4">
      <dt className="text-2sm text-muted sm:pt-0.5">{term}</dt>
      <dd
        dir="auto"
        className="text-page-start max-w-reading text-base text-pretty whitespace-pre-line wrap-anywhere max-sm:mt-0.5"
      >
        {children}
      </dd>
    </div>
  );
}

function listOf(lines: readonly string[]): ReactNode {
  if (lines.length === 0) return null;
  if (lines.length === 1) return lines[0];
  return (
    <ul className="flex list-disc flex-col gap-1 ps-5 marker:text-muted">
      {lines.map((line) => (
        <li key={line} dir="auto">
          {line}
        </li>
      ))}
    </ul>
  );
}
