import { EDITOR_TEXTS } from '../../../texts/editor.ts';
import { useClaimDesk } from './claim-context.ts';
import '../marks/marks.css';

export interface CitationButtonProps {
  number: number;
  claimIds: readonly string[];
}

/** A number in a text that leads to what stands behind it. */
export function CitationButton({ number, claimIds }: CitationButtonProps) {
  const desk = useClaimDesk();
  return (
    <button
      type="button"
      className="citation"
      aria-haspopup="dialog"
      aria-label={EDITOR_TEXTS.claims.citation(number)}
      onClick={(event) => desk?.show({ claimIds, number }, event.currentTarget)}
    >
      [{number}]
    </button>
  );
}
