import { CheckList, type CheckListProps } from './check-list.tsx';
import { CheckSummary } from './check-summary.tsx';

/** Beside the text, and in sight however far down it is read. */
export function CheckPanel(props: CheckListProps) {
  return (
    <div className="border-l border-border">
      <div className="sticky top-14 flex max-h-[calc(100dvh-3.5rem)] flex-col gap-2 overflow-y-auto px-5 py-5 pb-16">
        {props.checks.length > 0 && (
          <h3 className="flex items-center gap-2 text-2sm font-semibold tabular-nums">
            <CheckSummary checks={props.checks} />
          </h3>
        )}
        <CheckList {...props} />
      </div>
    </div>
  );
}
