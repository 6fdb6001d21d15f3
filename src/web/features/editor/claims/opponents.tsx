import type { Claim, Source } from '../../../../core/contracts/research.ts';
import { Notice } from '../../../components/ui/notice.tsx';
import { EDITOR_TEXTS } from '../../../texts/editor.ts';
import { siteOf } from '../research/describe-source.ts';

const { claims: texts } = EDITOR_TEXTS;

export interface OpponentsProps {
  opponents: readonly Claim[];
  sources: readonly Source[];
  onShow: (claimId: string) => void;
}

/** What other sources say otherwise, each a press away. */
export function Opponents({ opponents, sources, onShow }: OpponentsProps) {
  if (opponents.length === 0) return null;
  return (
    <Notice tone="warning" title={texts.disagree}>
      <p>{texts.otherwise}</p>
      <ul className="mt-1.5 flex flex-col gap-1.5">
        {opponents.map((claim) => (
          <li key={claim.id}>
            <button
              type="button"
              dir="auto"
              className="text-left underline underline-offset-2 wrap-anywhere"
              onClick={() => onShow(claim.id)}
            >
              {claim.quote}
            </button>{' '}
            <bdi className="text-muted">{siteOf(sources.find(({ id }) => id === claim.source_id))}</bdi>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
