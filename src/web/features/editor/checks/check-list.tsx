import { useRef } from 'react';
import type { CheckResult } from '../../../../core/checks/check-result.ts';
import type { Span } from '../../../../core/text/span.ts';
import { Check, ChevronRight } from '../../../components/icons.ts';
import { EDITOR_TEXTS } from '../../../texts/editor.ts';
import { CheckEntry } from './check-entry.tsx';
import { sortChecks } from './sort-checks.ts';

const { checks: texts } = EDITOR_TEXTS;

export interface CheckListProps {
  checks: readonly CheckResult[];
  onShow: (span: Span) => void;
}

/** What is not met, the gravest first, and what is met folded below. */
export function CheckList({ checks, onShow }: CheckListProps) {
  const pressed = useRef(new Map<string, number>());
  const { musts, shoulds, met } = sortChecks(checks);
  const unmet = [...musts, ...shoulds];
  const showNext = ({ id, spans }: CheckResult) => {
    const before = pressed.current.get(id) ?? 0;
    const span = spans[before % spans.length];
    pressed.current.set(id, before + 1);
    if (span) onShow(span);
  };
  return (
    <>
      {unmet.length > 0 && (
        <ul className="-mx-2.5 flex flex-col gap-0.5">
          {unmet.map((check) => (
            <CheckEntry key={check.id} check={check} onPress={() => showNext(check)} />
          ))}
        </ul>
      )}
      {met.length > 0 && <Met checks={met} isAll={unmet.length === 0} />}
    </>
  );
}

/** Closed until one wants to know what was looked at. */
function Met({ checks, isAll }: { checks: readonly CheckResult[]; isAll: boolean }) {
  return (
    <details className="group text-2sm text-muted">
      <summary className="-mx-2.5 flex min-h-9 list-none items-center gap-2 rounded-control px-2.5 tabular-nums hover:bg-surface-2 pointer-coarse:min-h-11">
        <ChevronRight aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-90" />
        {isAll ? texts.which : texts.met(checks.length)}
      </summary>
      <ul className="flex flex-col gap-2 pt-1 pb-2">
        {checks.map(({ id, label, detail }) => (
          <li key={id} className="flex gap-2">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">
              <span className="text-foreground">{label}</span>
              <span className="block">{detail}</span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
