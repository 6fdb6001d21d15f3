import { Suspense, useState, type MouseEvent } from 'react';
import { History } from '../../components/icons.ts';
import { Button } from '../../components/ui/button.tsx';
import { openerOf, type SheetOpener } from '../../components/ui/sheet-opener.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { REDO_TEXTS } from '../../texts/redo.ts';
import type { PieceOrigin } from './api/get-origin.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import type { EditorPiece } from './editor-piece.ts';
import { FlagNotice } from './flags/flag-notice.tsx';
import type { Marks } from './marks/use-marks.ts';
import { NoSourceStrip } from './no-sources/no-source-strip.tsx';
import type { NoSourcesReason } from './no-sources/why-no-sources.ts';
import type { PieceDoc, PieceState } from './piece-doc.ts';
import { useRedoDesk } from './redo/redo-desk.ts';
import { RedoStrip } from './redo/redo-strip.tsx';
import { WriteAgain } from './redo/write-again.tsx';
import { AboutPiece } from './stance/about-piece.tsx';
import type { OpinionMark } from './stance/opinion-marks.ts';

const VersionPanel = lazyPart(() => import('./versions/version-panel.tsx').then((module) => module.VersionPanel));

export interface PieceNoticesProps {
  piece: EditorPiece;
  doc: PieceDoc;
  state: PieceState;
  origin: PieceOrigin;
  /** Of an outline; null for another piece. */
  sources: number | null;
  /** The text as it is copied. */
  body: string;
  /** Null where there are sources. */
  noSources: NoSourcesReason | null;
  marks: Marks;
  opinion: readonly OpinionMark[];
}

/** Above a text: what is known of it, what can be done about it as a whole, and what asks for its reader. */
export function PieceNotices(props: PieceNoticesProps) {
  const { piece, doc, state, origin, sources, body, noSources, marks, opinion } = props;
  const hasDesk = useRedoDesk() !== null;
  const [sheet, setSheet] = useState<{ opener: SheetOpener; compares: boolean } | null>(null);
  const openVersions = (opener: HTMLElement, compares: boolean) => setSheet({ opener: openerOf(opener), compares });
  return (
    <>
      {state.theirs && <ConflictNotice doc={doc} theirs={state.theirs.content} />}
      <RedoStrip piece={piece} doc={doc} onCompare={(opener) => openVersions(opener, true)} />
      <NoSourceStrip sources={sources} body={body} reason={noSources} />
      <AboutPiece
        angle={origin.angle}
        marks={opinion}
        onShow={marks.jumpToOpinion}
        actions={
          hasDesk && (
            <>
              {piece.versions > 0 && (
                <Versions count={piece.versions} onOpen={(opener) => openVersions(opener, false)} />
              )}
              <WriteAgain piece={piece} doc={doc} angle={origin.angle} writtenBy={origin.writtenBy} />
            </>
          )
        }
      />
      <FlagNotice flags={marks.flags} onJump={marks.jumpToFlag} />
      <Suspense>
        {sheet && (
          <VersionPanel piece={piece} doc={doc} language={origin.language} {...sheet} onClose={() => setSheet(null)} />
        )}
      </Suspense>
    </>
  );
}

function Versions({ count, onOpen }: { count: number; onOpen: (opener: HTMLElement) => void }) {
  return (
    <Button variant="ghost" size="sm" onClick={(event: MouseEvent<HTMLElement>) => onOpen(event.currentTarget)}>
      <History aria-hidden />
      {REDO_TEXTS.versions.open(count)}
    </Button>
  );
}
