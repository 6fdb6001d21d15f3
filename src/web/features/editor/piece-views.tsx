import { Suspense, use, type ReactNode } from 'react';
import { TabsContent } from '../../components/ui/tabs.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { EDITOR_TEXTS } from '../../texts/editor.ts';
import type { ClaimsAt } from './claims/mark-citations.ts';
import { syntaxOf, type EditorPiece } from './editor-piece.ts';
import { MarkPressContext } from './marks/text-mark.tsx';
import type { Marks } from './marks/use-marks.ts';
import type { PieceDoc } from './piece-doc.ts';
import { useIsWrittenAgain } from './redo/use-redo.ts';
import type { SentenceMark } from './marks/sentence-mark.ts';
import { AuthorContext } from './preview/author.ts';
import { TextSkeleton } from './rendered-text.tsx';
import { WriteArea } from './write-area.tsx';

/** Knows every format, as the checks do. */
const PiecePreview = lazyPart(() => import('./preview/piece-preview.tsx').then((module) => module.PiecePreview));

export interface PieceViewsProps {
  piece: EditorPiece;
  doc: PieceDoc;
  /** The text as it is copied. */
  body: string;
  isLoading: boolean;
  marks: Marks;
  claimsAt: ClaimsAt;
  sentences: readonly SentenceMark[];
}

const VIEW = 'flex-1 px-5 py-6 sm:px-10 sm:py-8';

/** A text to write, and as it will be read. What stands below it comes with it: it would jump otherwise. */
export function PieceViews({ children, ...views }: PieceViewsProps & { children: ReactNode }) {
  return (
    <Suspense
      fallback={
        <div className={VIEW}>
          <TextSkeleton />
        </div>
      }
    >
      <Views {...views} />
      {!views.isLoading && children}
    </Suspense>
  );
}

function Views({ piece, doc, body, isLoading, marks, claimsAt, sentences }: PieceViewsProps) {
  const author = use(AuthorContext);
  const isPaused = useIsWrittenAgain(piece);
  const { areaRef, previewRef, place, clearPlace, edit } = marks;
  return (
    <>
      <TabsContent value="write" tabIndex={-1} className="flex flex-1 flex-col">
        {isLoading ? (
          <div className="p-6">
            <TextSkeleton />
          </div>
        ) : (
          <WriteArea
            label={EDITOR_TEXTS.panel.text(piece.name)}
            doc={doc}
            isPaused={isPaused}
            text={body}
            sentences={sentences}
            areaRef={areaRef}
            place={place}
            onShown={clearPlace}
          />
        )}
      </TabsContent>
      <TabsContent ref={previewRef} value="preview" className={`${VIEW} -outline-offset-2`}>
        {isLoading ? (
          <TextSkeleton />
        ) : (
          <MarkPressContext value={edit}>
            <PiecePreview
              format={piece.format}
              syntax={syntaxOf(piece)}
              text={body}
              sentences={sentences}
              claimsAt={claimsAt}
              author={author}
            />
          </MarkPressContext>
        )}
      </TabsContent>
    </>
  );
}
