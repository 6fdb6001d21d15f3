import type { CheckMark } from '../../../../core/formats/layout/check-mark.ts';
import { Notice } from '../../../components/ui/notice.tsx';
import { EDITOR_TEXTS } from '../../../texts/editor.ts';

const { flags: texts } = EDITOR_TEXTS;

export interface FlagNoticeProps {
  flags: readonly CheckMark[];
  onJump: (index: number) => void;
}

/** How much is left to check in a piece, each a press away. */
export function FlagNotice({ flags, onJump }: FlagNoticeProps) {
  if (flags.length === 0) return null;
  return (
    <div className="border-b border-border p-4 sm:px-6">
      <Notice tone="warning" title={texts.title(flags.length)}>
        <p>{texts.lead}</p>
        <ul className="mt-2 flex flex-wrap gap-1.5">
          {flags.map(({ text, start }, index) => (
            <li key={start} className="min-w-0">
              <button
                type="button"
                aria-label={texts.jump(text)}
                className="max-w-full truncate rounded-full border border-warning/35 bg-surface px-2.5 py-0.5 text-2sm hover:bg-surface-2 pointer-coarse:min-h-11"
                onClick={() => onJump(index)}
              >
                <bdi>{text}</bdi>
              </button>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
