import type { UsageTotals } from '../../../core/contracts/usage.ts';
import { describeUsage } from '../../lib/usage-words.ts';
import { WRITER_TEXTS as texts } from '../../texts/writer.ts';
import { Said } from '../said.tsx';
import { ConnectModel } from './connect-model.tsx';

export interface WrittenByProps {
  /** As on the wire; null where that is not known. */
  writer: string | null;
  /** What the calls for the piece took; null where that is not known. */
  usage?: UsageTotals | null;
  /** Whether that was for more than the text that stands: earlier ones, or one that came to nothing. */
  hasMoreTexts?: boolean;
}

/** Who wrote a piece, and what that took; nothing where the writer is not known. */
export function WrittenBy({ writer, usage = null, hasMoreTexts = false }: WrittenByProps) {
  if (writer === null) return null;
  return (
    <p className="border-t border-border px-5 py-2.5 text-2sm text-muted sm:px-10">
      {writer === 'builtin' ? (
        <>
          {texts.byBuiltin} <ConnectModel look="link" />
        </>
      ) : (
        <Said text={texts.byModel} parts={{ model: <bdi className="wrap-anywhere">{writer}</bdi> }} />
      )}
      {usage && usage.calls > 0 && (
        <span className="tabular-nums">
          {' · '}
          {hasMoreTexts ? texts.forAllTexts(describeUsage(usage)) : describeUsage(usage)}
        </span>
      )}
    </p>
  );
}
