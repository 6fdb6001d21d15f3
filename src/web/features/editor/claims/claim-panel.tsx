import { SideSheet } from '../../../components/ui/side-sheet.tsx';
import type { SheetOpener } from '../../../components/ui/sheet-opener.ts';
import { EDITOR_TEXTS } from '../../../texts/editor.ts';
import type { ClaimDesk, ClaimTarget } from './claim-context.ts';
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
  return (
    <SideSheet
      title={number === null ? texts.title(claimIds.length) : texts.titleOfNumber(number)}
      opener={opener}
      onClose={onClose}
    >
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
              onShowOther={(id) => onShow({ claimIds: [id], number: null })}
            />
          </li>
        ))}
      </ol>
    </SideSheet>
  );
}
