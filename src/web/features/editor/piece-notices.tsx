import type { Outline } from '../../../core/formats/layout/outline.ts';
import type { PieceOrigin } from './api/get-origin.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import type { EditorPiece } from './editor-piece.ts';
import { FlagNotice } from './flags/flag-notice.tsx';
import type { ShownGrounds } from './grounds/use-grounds.ts';
import type { Marks } from './marks/use-marks.ts';
import { NoSourceStrip } from './no-sources/no-source-strip.tsx';
import type { NoSourcesReason } from './no-sources/why-no-sources.ts';
import type { PieceDoc, PieceState } from './piece-doc.ts';
import { RedoStrip } from './redo/redo-strip.tsx';
import { useIsWrittenAgain } from './redo/use-redo.ts';
import { AboutPiece } from './stance/about-piece.tsx';
import type { OpinionMark } from './stance/opinion-marks.ts';

export interface PieceNoticesProps {
  piece: EditorPiece;
  doc: PieceDoc;
  state: PieceState;
  origin: PieceOrigin;
  /** Null for a piece that is none. */
  outline: Outline | null;
  /** Null where there are sources. */
  noSources: NoSourcesReason | null;
  marks: Marks;
  opinion: readonly OpinionMark[];
  grounds: ShownGrounds;
  /** Shows the last earlier text beside the present one; `opener` gets the focus back. */
  onCompare: (opener: HTMLElement) => void;
}

/** Above a text: what is known of it, and what asks for its reader. While another one is written, that alone. */
export function PieceNotices(props: PieceNoticesProps) {
  const { piece, doc, state, origin, outline, noSources, marks, opinion, grounds, onCompare } = props;
  const isPaused = useIsWrittenAgain(piece);
  return (
    <>
      {state.theirs && <ConflictNotice doc={doc} theirs={state.theirs.content} />}
      <RedoStrip piece={piece} doc={doc} onCompare={onCompare} />
      {!isPaused && (
        <>
          <NoSourceStrip outline={outline} reason={noSources} />
          <AboutPiece angle={origin.angle} marks={opinion} grounds={grounds} onShow={marks.jumpToSentence} />
          <FlagNotice flags={marks.flags} onJump={marks.jumpToFlag} />
        </>
      )}
    </>
  );
}
