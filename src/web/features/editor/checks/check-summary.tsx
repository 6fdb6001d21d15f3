import type { CheckResult } from '../../../../core/checks/check-result.ts';
import { CircleAlert, CircleCheck, TriangleAlert } from '../../../components/icons.ts';
import { EDITOR_TEXTS } from '../../../texts/editor.ts';
import { sortChecks } from './sort-checks.ts';
import { usePaused } from '../../../lib/use-paused.ts';

const { checks: texts } = EDITOR_TEXTS;

/** Whoever writes is not spoken to in the middle of a sentence. */
const QUIET_MS = 1_500;

export interface CheckSummaryProps {
  checks: readonly CheckResult[];
  /** Where all of a line has to fit on a phone: "3 rules". */
  isShortOnPhone?: boolean;
}

/** "3 rules not met", with the sign of the gravest. */
export function CheckSummary({ checks, isShortOnPhone = false }: CheckSummaryProps) {
  const { musts, shoulds } = sortChecks(checks);
  const [Icon, ink] =
    musts.length > 0
      ? [CircleAlert, 'text-destructive']
      : shoulds.length > 0
        ? [TriangleAlert, 'text-warning']
        : [CircleCheck, 'text-primary'];
  return (
    <>
      <Icon aria-hidden className={`size-4 shrink-0 ${ink}`} />
      <span className={isShortOnPhone ? 'max-sm:sr-only' : undefined}>{inWords(checks)}</span>
      {isShortOnPhone && (
        <span aria-hidden className="sm:hidden">
          {texts.short(countShown(checks))}
        </span>
      )}
    </>
  );
}

/** Tells the count to who cannot see it, once it has settled. */
export function CheckAnnouncement({ checks }: { checks: readonly CheckResult[] }) {
  const { musts, shoulds } = sortChecks(checks);
  const words = musts.length > 0 ? `${inWords(checks)}: ${texts.split(musts.length, shoulds.length)}` : inWords(checks);
  return (
    <p role="status" className="sr-only">
      {usePaused(words, QUIET_MS)}
    </p>
  );
}

/** Those that are not met, or all of them. */
function countShown(checks: readonly CheckResult[]): number {
  const { musts, shoulds, met } = sortChecks(checks);
  return musts.length + shoulds.length || met.length;
}

function inWords(checks: readonly CheckResult[]): string {
  const { musts, shoulds, met } = sortChecks(checks);
  const unmet = musts.length + shoulds.length;
  return unmet > 0 ? texts.notMet(unmet) : texts.allMet(met.length);
}
