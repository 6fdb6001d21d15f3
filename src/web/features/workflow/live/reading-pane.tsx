import { countCharacters } from '../../../../core/rules/text.ts';
import type { PieceProgress } from '../../../../core/contracts/job.ts';
import { ArrowDown } from '../../../components/icons.ts';
import { NamedFormatTile } from '../../../components/named-format-tile.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { cn } from '../../../lib/class-names.ts';
import { LIVE_TEXTS as texts } from '../../../texts/live.ts';
import { useWritten } from './get-written.ts';
import { GrowingText } from './growing-text.tsx';
import { notReplaced, type DraftText } from './live-drafts.ts';
import { isShort } from './usual-length.ts';
import { useIsStalled } from './use-is-stalled.ts';
import { useFollowEnd } from './use-follow-end.ts';

export interface ReadingPaneProps {
  piece: PieceProgress;
  name: string;
  /** Undefined for a finished piece whose writing this page has not seen. */
  draft: DraftText | undefined;
  /** Another piece that is being written; null where there is none. */
  next: { readonly name: string; readonly onRead: () => void } | null;
  onOpen: () => void;
}

/** A piece to read while it is written: plain, as it comes, and the finished text in its place as soon as there is one. */
export function ReadingPane({ piece, name, draft, next, onOpen }: ReadingPaneProps) {
  const grows = piece.status === 'writing';
  const isFinished = piece.status === 'completed';
  const { text, rest, characters, isReady } = useText(piece, draft);
  const isStalled = useIsStalled(text, grows);
  const { boxRef, endRef, onScroll, isAtEnd, toEnd } = useFollowEnd({ text, rest });
  return (
    <section aria-label={name} className="min-w-0 overflow-clip rounded-tile border border-border bg-surface">
      <header className="flex items-start gap-3 border-b border-border bg-surface-2 px-4 py-3">
        <NamedFormatTile format={piece.format} />
        <div className="min-w-0">
          <h3 className="text-sm font-semibold">{name}</h3>
          {/* Two lines' place on a phone, so that no other sentence moves the text. */}
          <p role="status" className="min-h-10 text-2sm text-muted sm:min-h-5">
            {isStalled ? texts.stalled : describe(piece, draft, isReady)}
          </p>
        </div>
      </header>
      <GrowingText
        label={isReady ? texts.readyText(name) : texts.text(name)}
        text={text}
        rest={rest}
        grows={grows}
        isShort={isShort(piece.format)}
        boxRef={boxRef}
        endRef={endRef}
        onScroll={onScroll}
      />
      <footer className="flex min-h-15 items-center gap-2 border-t border-border px-4 py-2">
        {/* Once it is ready, its line in the list says how long it is. */}
        <p className={cn('mr-auto text-2sm text-muted tabular-nums', isFinished && 'max-sm:hidden')}>
          {texts.characters(characters)}
        </p>
        {grows && !isAtEnd && (
          <Button variant="outline" size="sm" onClick={toEnd}>
            <ArrowDown aria-hidden />
            {texts.toEnd}
          </Button>
        )}
        {isFinished && (
          <>
            {next && (
              <Button variant="ghost" size="sm" className="min-w-0 shrink" onClick={next.onRead}>
                <span className="truncate">{texts.next(next.name)}</span>
              </Button>
            )}
            <Button variant="outline" size="sm" className="ml-auto" onClick={onOpen}>
              <span>
                <span className="max-sm:sr-only">{texts.open}</span>
                <span aria-hidden className="sm:hidden">
                  {texts.openShort}
                </span>
              </span>
            </Button>
          </>
        )}
      </footer>
    </section>
  );
}

/** The finished text, and until it has come the words of the draft, or those of its edit and what is left of the draft. */
function useText({ output_id, status }: PieceProgress, draft: DraftText | undefined) {
  const written = useWritten(output_id, status === 'completed');
  if (written !== undefined) return { text: written, rest: '', characters: countCharacters(written), isReady: true };
  const text = draft?.text ?? '';
  const rest = draft ? notReplaced(draft) : '';
  return { text, rest, characters: countCharacters(text + rest), isReady: false };
}

function describe({ status }: PieceProgress, draft: DraftText | undefined, isReady: boolean): string {
  if (status === 'completed') return isReady ? texts.ready : texts.coming;
  return status === 'writing' ? texts.reasons[draft?.reason ?? 'first'] : texts.paused;
}
