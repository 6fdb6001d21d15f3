import { EDITOR_TEXTS } from '../../../texts/editor.ts';
import { PLAN_TEXTS as texts } from '../../../texts/plan.ts';
import { useClaimDesk } from '../claims/claim-context.ts';
import { nameOf } from '../research/describe-source.ts';
import { OutsideLink } from '../research/outside-link.tsx';
import { findProof } from './find-proof.ts';
import type { PlanPage } from './plan-draft.ts';

/** A fact that carries the idea, and whose it is; where a quote of the source holds it, a press shows it there. */
export function ProofEntry({ proof }: { proof: PlanPage['proof'][number] }) {
  const desk = useClaimDesk();
  const { source, claim } = desk ? findProof(desk.research, proof) : { source: null, claim: null };
  return (
    <figure className="min-w-0 border-l-2 border-primary/35 pl-3">
      <blockquote dir="auto" className="wrap-anywhere">
        “{proof.words}”
      </blockquote>
      <figcaption className="mt-1 text-2sm text-muted">
        {source === null && proof.source_id === null && texts.ofOurs}
        {source === null && proof.source_id !== null && EDITOR_TEXTS.research.untitled}
        {source && claim && (
          <button
            type="button"
            aria-haspopup="dialog"
            className="text-left font-medium wrap-anywhere text-primary underline underline-offset-2 pointer-coarse:min-h-11"
            onClick={(event) => desk?.show({ claimIds: [claim.id], number: null }, event.currentTarget)}
          >
            <bdi>{nameOf(source)}</bdi>
          </button>
        )}
        {source && !claim && <OutsideLink url={source.url}>{nameOf(source)}</OutsideLink>}
        {source?.ours && ` · ${EDITOR_TEXTS.research.ours}`}
      </figcaption>
    </figure>
  );
}
