import { Check, CircleAlert, CloudOff, CloudUpload, PencilLine } from '../../components/icons.ts';
import { cn } from '../../lib/class-names.ts';
import { useIsOffline } from '../../lib/connection.ts';
import { EDITOR_TEXTS } from '../../texts/editor.ts';
import type { PieceState, SaveState } from './piece-doc.ts';

const { saved: texts } = EDITOR_TEXTS;

interface Look {
  icon: typeof Check;
  text: string;
  bad?: true;
}

const LOOK: Partial<Record<SaveState, Look>> = {
  saved: { icon: Check, text: texts.saved },
  waiting: { icon: PencilLine, text: texts.waiting },
  saving: { icon: CloudUpload, text: texts.saving },
  blank: { icon: CircleAlert, text: texts.blank, bad: true },
  refused: { icon: CircleAlert, text: texts.refused, bad: true },
  unreachable: { icon: CircleAlert, text: texts.unreachable, bad: true },
  conflict: { icon: CircleAlert, text: texts.conflict, bad: true },
};

const OFFLINE: Look = { icon: CloudOff, text: texts.offline, bad: true };

/** What is not saved for want of a connection, whatever is being tried meanwhile: told in one sentence, and once. */
const WANT_A_CONNECTION: readonly SaveState[] = ['waiting', 'saving', 'unreachable'];

export interface SaveStatusProps {
  state: PieceState;
  onSaveNow: () => void;
}

/** Whether the text is saved. Only trouble is announced: every pause in typing would be too much. */
export function SaveStatus({ state, onSaveNow }: SaveStatusProps) {
  const isOffline = useIsOffline() && WANT_A_CONNECTION.includes(state.state);
  const look = isOffline ? OFFLINE : LOOK[state.state];
  return (
    <div aria-live={look?.bad ? 'polite' : 'off'} className="flex min-w-0 flex-wrap items-center gap-x-2">
      {look && (
        <span className={cn('flex items-start gap-1.5', look.bad ? 'font-medium text-destructive' : 'text-muted')}>
          <look.icon aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          <span>
            {/* On a phone a sign is enough for what is well. */}
            <span className={look.bad ? undefined : 'max-sm:sr-only'}>{look.text}</span>
            {look.bad && !isOffline && state.reason && ` ${state.reason}`}
          </span>
        </span>
      )}
      {!isOffline && (state.state === 'unreachable' || state.state === 'refused') && (
        <button type="button" onClick={onSaveNow} className="min-h-6 font-medium underline underline-offset-2">
          {texts.saveNow}
        </button>
      )}
    </div>
  );
}
