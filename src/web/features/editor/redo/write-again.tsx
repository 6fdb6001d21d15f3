import { ChevronDown, LoaderCircle, RotateCcw } from '../../../components/icons.ts';
import { buttonStyle } from '../../../components/ui/button.tsx';
import { Dropdown, useCloseDropdown } from '../../../components/ui/dropdown.tsx';
import { describeUsage } from '../../../lib/usage-words.ts';
import { REDO_TEXTS } from '../../../texts/redo.ts';
import { hasMoreTexts, type EditorPiece } from '../editor-piece.ts';
import type { PieceDoc } from '../piece-doc.ts';
import { useRedoDesk, type RedoDesk, type RedoOrder } from './redo-desk.ts';
import { useIsWrittenAgain, useRedo } from './use-redo.ts';

const { menu: texts, running } = REDO_TEXTS;

export interface WriteAgainProps {
  piece: EditorPiece;
  doc: PieceDoc;
  /** By name; null where it has none. */
  angle: string | null;
  /** As on the wire; null where that is not known. */
  writtenBy: string | null;
}

/** A menu that has one piece written once more. */
export function WriteAgain(props: WriteAgainProps) {
  const desk = useRedoDesk();
  const isUnderWay = useIsWrittenAgain(props.piece);
  if (!desk) return null;
  const Sign = isUnderWay ? LoaderCircle : RotateCcw;
  return (
    <Dropdown
      label={texts.of(props.piece.name)}
      triggerClassName={buttonStyle({ variant: 'outline', size: 'sm' })}
      className="w-76 whitespace-normal max-sm:fixed max-sm:inset-x-4 max-sm:top-auto max-sm:w-auto"
      trigger={
        <span aria-hidden className="flex items-center gap-2">
          <Sign className={isUnderWay ? 'animate-turn' : undefined} />
          <span className="max-sm:hidden">{texts.button}</span>
          <ChevronDown className="transition-transform group-data-[state=open]:rotate-180" />
        </span>
      }
    >
      {isUnderWay ? <UnderWay desk={desk} piece={props.piece} /> : <Choices desk={desk} {...props} />}
    </Dropdown>
  );
}

function Choices({ desk, piece, doc, angle, writtenBy }: WriteAgainProps & { desk: RedoDesk }) {
  const close = useCloseDropdown();
  const redo = useRedo(piece.id, doc);
  const order = (what: Omit<RedoOrder, 'pieceId'>) => {
    close();
    void redo(what);
  };
  // What follows from its inputs alone would come out the same.
  const onlyNew = desk.isBuiltin && writtenBy === 'builtin';
  return (
    <>
      {!onlyNew && <Choice title={texts.same} lead={texts.sameLead(angle)} onChoose={() => order({ angle: 'same' })} />}
      <Choice title={texts.new} lead={texts.newLead} onChoose={() => order({ angle: 'new' })} />
      {desk.trouble && !desk.isBuiltin && (
        <>
          <p className="px-2.5 pt-2 text-2sm font-medium text-warning wrap-anywhere">{desk.trouble}</p>
          <Choice
            title={texts.builtin}
            lead={texts.builtinLead}
            onChoose={() => order({ angle: 'new', writer: 'builtin' })}
          />
        </>
      )}
      <div className="mt-1.5 flex flex-col gap-1.5 border-t border-border px-2.5 pt-2.5 pb-1.5 text-xs text-muted">
        {onlyNew && <p>{texts.onlyNew}</p>}
        <p>{texts.kept}</p>
        {!desk.isBuiltin && piece.usage && piece.usage.calls > 0 && (
          <p className="tabular-nums">
            {(hasMoreTexts(piece) ? texts.costSoFar : texts.cost)(describeUsage(piece.usage))}
          </p>
        )}
      </div>
    </>
  );
}

function Choice({ title, lead, onChoose }: { title: string; lead: string; onChoose: () => void }) {
  return (
    <button
      type="button"
      className="block w-full rounded-control px-2.5 py-2 text-left hover:bg-surface-2 pointer-coarse:min-h-11"
      onClick={onChoose}
    >
      <span className="block text-sm font-medium text-foreground">{title}</span>
      <span dir="auto" className="block text-2sm text-muted wrap-anywhere">
        {lead}
      </span>
    </button>
  );
}

function UnderWay({ desk, piece }: { desk: RedoDesk; piece: EditorPiece }) {
  const close = useCloseDropdown();
  return (
    <>
      <p className="px-2.5 pt-1.5 pb-2 text-2sm text-muted">{running.title}</p>
      <button
        type="button"
        className="menu-item"
        disabled={piece.redo === null || desk.isStopping}
        onClick={() => {
          close();
          desk.stop();
        }}
      >
        {desk.underWay > 1 ? running.stopAll : running.stop}
      </button>
    </>
  );
}
