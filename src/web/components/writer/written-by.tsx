import { WRITER_TEXTS as texts } from '../../texts/writer.ts';
import { ConnectModel } from './connect-model.tsx';

/** Who wrote a piece, as on the wire; nothing where that is not known. */
export function WrittenBy({ writer }: { writer: string | null }) {
  if (writer === null) return null;
  return (
    <p className="border-t border-border px-5 py-2.5 text-2sm text-muted sm:px-10">
      {writer === 'builtin' ? (
        <>
          {texts.byBuiltin} <ConnectModel look="link" />
        </>
      ) : (
        <>
          {texts.byModel} <bdi className="wrap-anywhere">{writer}</bdi>
        </>
      )}
    </p>
  );
}
