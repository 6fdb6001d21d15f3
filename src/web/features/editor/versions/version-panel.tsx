import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OutputVersion } from '../../../../core/contracts/version.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import type { SheetOpener } from '../../../components/ui/sheet-opener.ts';
import { SideSheet } from '../../../components/ui/side-sheet.tsx';
import { REDO_TEXTS } from '../../../texts/redo.ts';
import { versionsQuery } from '../api/get-versions.ts';
import type { EditorPiece } from '../editor-piece.ts';
import type { PieceDoc } from '../piece-doc.ts';
import { useIsWrittenAgain } from '../redo/use-redo.ts';
import { usePieceState } from '../use-piece-state.ts';
import { useTakeBack } from './use-take-back.ts';
import { VersionEntry, type VersionView } from './version-entry.tsx';

const { versions: texts } = REDO_TEXTS;

export interface VersionPanelProps {
  piece: EditorPiece;
  doc: PieceDoc;
  /** BCP 47 tag; null for that of the topic. */
  language: string | null;
  /** Whether the last one is compared at once. */
  compares: boolean;
  opener: SheetOpener;
  onClose: () => void;
}

/** The texts that a piece had before: to read, to compare with the present one, and to take back. */
export function VersionPanel({ piece, opener, onClose, ...rest }: VersionPanelProps) {
  const { data, error, refetch } = useQuery(versionsQuery(piece.id));
  return (
    <SideSheet title={texts.title(piece.name)} opener={opener} onClose={onClose}>
      {data && <Entries piece={piece} versions={data} onDone={onClose} {...rest} />}
      {!data && !error && (
        <p role="status" className="text-sm text-muted">
          {texts.loading}
        </p>
      )}
      {!data && error && (
        <Notice
          tone="error"
          title={texts.loadFailed}
          action={
            <Button variant="outline" size="sm" onClick={() => void refetch()}>
              {texts.tryAgain}
            </Button>
          }
        >
          {error.message}
        </Notice>
      )}
    </SideSheet>
  );
}

interface EntriesProps extends Pick<VersionPanelProps, 'piece' | 'doc' | 'language' | 'compares'> {
  versions: readonly OutputVersion[];
  onDone: () => void;
}

function Entries({ piece, doc, language, compares, versions, onDone }: EntriesProps) {
  const [open, setOpen] = useState<{ number: number; view: VersionView } | null>(
    compares && versions[0] ? { number: versions[0].number, view: 'compare' } : null,
  );
  const takeBack = useTakeBack(piece.id, doc);
  const isPaused = useIsWrittenAgain(piece);
  const present = usePieceState(doc).text;
  if (versions.length === 0) return <p className="text-sm text-muted">{texts.none}</p>;
  return (
    <ol className="flex flex-col gap-5 divide-y divide-border">
      {versions.map((version) => (
        <li key={version.number} className="min-w-0 not-last:pb-5">
          <VersionEntry
            version={version}
            present={present}
            language={language}
            view={open?.number === version.number ? open.view : null}
            onView={(view) => setOpen(view && { number: version.number, view })}
            onTakeBack={
              isPaused || takeBack.isPending ? null : () => takeBack.mutate(version.number, { onSuccess: onDone })
            }
            isTakenBack={takeBack.isPending && takeBack.variables === version.number}
          />
        </li>
      ))}
    </ol>
  );
}
