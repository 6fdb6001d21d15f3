import { Suspense } from 'react';
import { Card } from '../../components/ui/card.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import type { EditorPiece } from '../../features/editor/editor-piece.ts';
import type { PieceDocs } from '../../features/editor/piece-docs.ts';
import { WriteAgain } from '../../features/editor/redo/write-again.tsx';
import type { RunDone, RunUnderWay } from '../../features/workflow/read-run.ts';
import { PLAN_TEXTS as texts } from '../../texts/plan.ts';
import { PlanPanel } from './run-plan.tsx';

export interface PlanTabProps {
  run: RunDone | RunUnderWay;
  pieces: readonly EditorPiece[];
  docs: PieceDocs;
}

/** The plan beside the pieces that came of it. Once it was changed, each can be written again from it. */
export function PlanTab({ run, pieces, docs }: PlanTabProps) {
  const { job } = run;
  const isDone = run.phase === 'done';
  return (
    <Card className="px-5 py-6 sm:px-10 sm:py-8">
      <Suspense fallback={<Skeleton className="h-96" />}>
        <PlanPanel
          job={job}
          title={texts.title}
          lead={texts.lead}
          savedLead={isDone ? texts.saved.done : texts.saved.writing}
          canChange={!isDone || !run.gone}
          actionOf={(planned) => {
            const piece = pieces.find((one) => one.format === planned.format && one.variant === planned.variant);
            return (
              piece && (
                <WriteAgain
                  piece={piece}
                  doc={docs.get(piece.id, piece.content)}
                  angle={planned.angle || null}
                  writtenBy={piece.writtenBy}
                />
              )
            );
          }}
        />
      </Suspense>
    </Card>
  );
}
