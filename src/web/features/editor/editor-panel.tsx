import { useMemo } from 'react';
import { outlineOf } from '../../../core/formats/layout/outline.ts';
import { downloadFileName } from '../../../core/rules/file-names.ts';
import { Button } from '../../components/ui/button.tsx';
import { WrittenBy } from '../../components/writer/written-by.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { cn } from '../../lib/class-names.ts';
import { Tabs, TabsList, TabsTrigger } from '../../components/ui/tabs.tsx';
import { EDITOR_TEXTS } from '../../texts/editor.ts';
import { usePieceOrigin, type PieceOrigin } from './api/get-origin.ts';
import { claimsOfPiece } from './claims/claims-behind.ts';
import { PieceClaims } from './claims/piece-claims.tsx';
import { CheckPanel } from './checks/check-panel.tsx';
import { CheckAnnouncement } from './checks/check-summary.tsx';
import type { JobContext } from './checks/piece-context.ts';
import { usePieceChecks } from './checks/use-piece-checks.ts';
import { EditorFooter } from './editor-footer.tsx';
import { hasMoreTexts, syntaxOf, type EditorPiece } from './editor-piece.ts';
import { useGrounds } from './grounds/use-grounds.ts';
import type { NoSourcesReason } from './no-sources/why-no-sources.ts';
import { useMarks } from './marks/use-marks.ts';
import type { PieceDoc } from './piece-doc.ts';
import { opinionMarks } from './stance/opinion-marks.ts';
import { exportsOf } from './piece-exports.ts';
import { PieceNotices } from './piece-notices.tsx';
import { PieceViews } from './piece-views.tsx';
import { PieceActions, type PieceActionsProps } from './redo/piece-actions.tsx';
import { TextActions, type TextActionsProps } from './text-actions.tsx';
import { useOpenDoc } from './use-open-doc.ts';
import { useSettledText } from './use-settled-text.ts';
import { usePieceState } from './use-piece-state.ts';
import { useVersionSheet } from './versions/use-version-sheet.tsx';

const { panel: texts } = EDITOR_TEXTS;

export type EditorMode = 'write' | 'preview';

export interface EditorPanelProps {
  piece: EditorPiece;
  doc: PieceDoc;
  /** What it is judged by beside its text. */
  context: JobContext;
  /** Null where there are sources. */
  noSources: NoSourcesReason | null;
  mode: EditorMode;
  onModeChange: (mode: EditorMode) => void;
}

export function EditorPanel({ piece, doc, context, noSources, mode, onModeChange }: EditorPanelProps) {
  const state = usePieceState(doc);
  const syntax = syntaxOf(piece);
  const { text: body, told } = state;
  const outline = useMemo(() => outlineOf(body, told?.outline?.sources ?? null), [body, told]);
  const origin = usePieceOrigin(piece);
  const { citations, language } = origin;
  const versions = useVersionSheet({ piece, doc, language });
  const settled = useSettledText(body);
  const claimsAt = useMemo(() => claimsOfPiece(citations), [citations]);
  const marks = useMarks(body, () => onModeChange('write'));
  const opinion = useMemo(() => opinionMarks(told, body, context.points), [told, body, context.points]);
  const grounds = useGrounds(told, body);
  const checks = usePieceChecks({ format: piece.format, language, job: context, body, told, onShow: marks.show });
  useOpenDoc(doc);

  if (state.state === 'unloaded') return <LoadFailed reason={state.reason} onRetry={() => void doc.load()} />;
  const isLoading = state.state === 'loading';
  const hasChecks = !isLoading && checks.checks.length > 0;
  return (
    <Tabs
      value={mode}
      onValueChange={(value) => onModeChange(value === 'preview' ? 'preview' : 'write')}
      className="flex min-h-full flex-col"
    >
      <PanelBar
        piece={piece}
        doc={doc}
        origin={origin}
        body={body}
        disabled={isLoading || state.state === 'blank'}
        broken={checks.broken}
        onVersions={(opener) => versions.show(opener, false)}
      />
      {/* The footer sticks to the window's edge within this part alone, so that it never covers the buttons above. */}
      <div className="flex flex-1 flex-col">
        <div className={cn('grid flex-1 grid-cols-1', checks.isBeside && 'grid-cols-[minmax(0,1fr)_16rem]')}>
          <div className="flex min-w-0 flex-col">
            <PieceNotices
              piece={piece}
              doc={doc}
              state={state}
              origin={origin}
              outline={outline}
              noSources={noSources}
              marks={marks}
              opinion={opinion}
              grounds={grounds}
              onCompare={(opener) => versions.show(opener, true)}
            />
            <PieceViews
              piece={piece}
              doc={doc}
              body={body}
              isLoading={isLoading}
              marks={marks}
              claimsAt={claimsAt}
              sentences={grounds.isShown && grounds.marks.length > 0 ? grounds.marks : opinion}
            >
              <PieceClaims citations={citations} text={settled} startsOpen={syntax === 'plain'} />
              <WrittenBy writer={origin.writtenBy} usage={origin.usage} hasMoreTexts={hasMoreTexts(piece)} />
            </PieceViews>
          </div>
          {checks.isBeside && <CheckPanel checks={hasChecks ? checks.checks : []} onShow={checks.onShow} />}
        </div>
        {hasChecks && <CheckAnnouncement checks={checks.checks} />}
        <EditorFooter
          piece={piece}
          doc={doc}
          state={state}
          body={body}
          areaRef={marks.areaRef}
          checks={checks}
          onNextGap={marks.jumpToNextGap}
        />
        {versions.sheet}
      </div>
    </Tabs>
  );
}

interface PanelBarProps
  extends Pick<TextActionsProps, 'disabled' | 'broken'>, Pick<PieceActionsProps, 'piece' | 'doc' | 'onVersions'> {
  origin: PieceOrigin;
  body: string;
}

function PanelBar({ piece, doc, origin: { angle, writtenBy }, body, onVersions, ...rest }: PanelBarProps) {
  return (
    // Stays at hand in a long text; on a phone the text needs the room.
    <div
      data-sticky-bar
      className="z-10 flex flex-wrap items-center justify-between gap-2 border-b border-border bg-surface px-3 py-2 sm:sticky sm:top-0 sm:px-5 sm:py-2.5"
    >
      <TabsList aria-label={texts.view}>
        <TabsTrigger value="write">{texts.write}</TabsTrigger>
        <TabsTrigger value="preview">{texts.preview}</TabsTrigger>
      </TabsList>
      <div className="ml-auto empty:hidden">
        <PieceActions piece={piece} doc={doc} angle={angle} writtenBy={writtenBy} onVersions={onVersions} />
      </div>
      <TextActions
        text={body}
        syntax={syntaxOf(piece)}
        fileName={downloadFileName(piece.format, piece.variant)}
        exports={exportsOf(piece, body)}
        {...rest}
      />
    </div>
  );
}

function LoadFailed({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  return (
    <div className="p-5">
      <Notice
        tone="error"
        title={texts.loadFailed}
        action={
          <Button variant="outline" size="sm" onClick={onRetry}>
            {texts.tryAgain}
          </Button>
        }
      >
        {reason}
      </Notice>
    </div>
  );
}
