import { Check, CircleAlert, CloudUpload, PencilLine } from '../../components/icons.ts';
import { cn } from '../../lib/class-names.ts';
import { EDITOR_TEXTS } from '../../texts/editor.ts';
import type { PieceState, SaveState } from './piece-doc.ts';

const { saved: texts } = EDITOR_TEXTS;

const LOOK: Partial<Record<SaveState, { icon: typeof Check; text: string; bad?: true }>> = {
  saved: { icon: Check, text: texts.saved },
  waiting: { icon: PencilLine, text: texts.waiting },
  saving: { icon: CloudUpload, text: texts.saving },
  blank: { icon: CircleAlert, text: texts.blank, bad: true },
  refused: { icon: CircleAlert, text: texts.refused, bad: true },
  unreachable: { icon: CircleAlert, text: texts.unreachable, bad: true },
  conflict: { icon: CircleAlert, text: texts.conflict, bad: true },
};

export interface SaveStatusProps {
  state: PieceState;
  onSaveNow: () => void;
}

/** Whether the text is saved. Only trouble is announced: every pause in typing would be too much. */
export function SaveStatus({ state, onSaveNow }: SaveStatusProps) {
  const look = LOOK[state.state];
  return (
    <div aria-live={look?.bad ? 'polite' : 'off'} className="flex min-w-0 flex-wrap items-center gap-x-2">
      {look && (
        <span className={cn('flex items-start gap-1.5', look.bad ? 'font-medium text-destructive' : 'text-muted')}>
          <look.icon aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          <span>
            {/* On a phone a sign is enough for what is well. */}
            <span className={look.bad ? undefined : 'max-sm:sr-only'}>{look.text}</span>
            {look.bad && state.reason && ` ${state.reason}`}
          </span>
        </span>
      )}
      {(state.state === 'unreachable' || state.state === 'refused') && (
        <button type="button" onClick={onSaveNow} className="min-h-6 font-medium underline underline-offset-2">
          {texts.saveNow}
        </button>
      )}
    </div>
  );
}
