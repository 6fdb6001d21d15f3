import type { Claim, Source } from '../../../../core/contracts/research.ts';
import { EDITOR_TEXTS } from '../../../texts/editor.ts';
import '../research/research.css';
import { datesOf, placeOf } from '../research/describe-source.ts';

export interface ClaimEntryProps {
  claim: Claim;
  source: Source;
  /** As the text around it counts sources; null where it shows no numbers. */
  number: number | null;
  onOpen: (opener: HTMLElement) => void;
}

/** A claim in a list: what it says, its quote, where from; a press shows it in its source. */
export function ClaimEntry({ claim, source, number, onOpen }: ClaimEntryProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className="flex w-full gap-3 rounded-control px-2 py-2 text-left text-sm -outline-offset-2 transition-colors hover:bg-surface-2"
      onClick={(event) => onOpen(event.currentTarget)}
    >
      {number !== null && <span className="w-6 shrink-0 text-2sm text-primary tabular-nums">[{number}]</span>}
      <span className="min-w-0 flex-1">
        {claim.claim !== claim.quote && (
          <span dir="auto" className="block font-medium wrap-anywhere">
            {claim.claim}
          </span>
        )}
        <span dir="auto" className="claim-text wrap-anywhere">
          “{claim.quote}”
        </span>
        <span className="mt-0.5 block text-xs text-muted wrap-anywhere">
          <bdi>{placeOf(source)}</bdi>
          {source.ours && ` · ${EDITOR_TEXTS.research.ours}`}
          {datesOf(source)
            .slice(0, 1)
            .map((date) => ` · ${date}`)}
        </span>
      </span>
    </button>
  );
}
