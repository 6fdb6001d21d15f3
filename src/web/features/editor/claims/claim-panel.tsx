import { SideSheet } from '../../../components/ui/side-sheet.tsx';
import type { SheetOpener } from '../../../components/ui/sheet-opener.ts';
import { EDITOR_TEXTS } from '../../../texts/editor.ts';
import type { ClaimDesk, ClaimTarget } from './claim-context.ts';
import type { Source } from '../../../../core/contracts/research.ts';
import { SourceFacts } from '../research/source-facts.tsx';
import type { Research } from '../read-research.ts';
import { ClaimInSource } from './claim-in-source.tsx';

const { claims: texts } = EDITOR_TEXTS;

export interface ClaimPanelProps {
  desk: ClaimDesk;
  target: ClaimTarget;
  opener: SheetOpener;
  /** Other claims in the same panel. */
  onShow: (target: ClaimTarget) => void;
  onClose: () => void;
}

/** Claims with their quotes as they stand in the sources; of several the reader chooses whose surroundings to see. */
export function ClaimPanel({ desk, target, opener, onShow, onClose }: ClaimPanelProps) {
  const { claimIds, number } = target;
  const shared = claimIds.length > 1 ? sharedSource(desk.research, claimIds) : null;
  return (
    <SideSheet
      title={number === null ? texts.title(claimIds.length) : texts.titleOfNumber(number)}
      opener={opener}
      onClose={onClose}
    >
      {shared && (
        <div className="mb-6 border-b border-border pb-5">
          <SourceFacts source={shared} />
        </div>
      )}
      <ol className="flex flex-col gap-8">
        {claimIds.map((claimId, index) => (
          <li key={claimId} className="min-w-0">
            {claimIds.length > 1 && (
              <p className="mb-2 text-xs text-muted tabular-nums">{texts.place(index + 1, claimIds.length)}</p>
            )}
            <ClaimInSource
              desk={desk}
              claimId={claimId}
              alone={claimIds.length === 1}
              showsSource={shared === null}
              onShowOther={(id) => onShow({ claimIds: [id], number: null })}
            />
          </li>
        ))}
      </ol>
    </SideSheet>
  );
}

/** The source that all of the claims come from, if it is one. */
function sharedSource({ ledger, sources }: Research, claimIds: readonly string[]): Source | null {
  const ids = new Set(claimIds.map((claimId) => ledger.find(({ id }) => id === claimId)?.source_id));
  return ids.size === 1 ? (sources.find(({ id }) => ids.has(id)) ?? null) : null;
}
