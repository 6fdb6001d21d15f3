import { PenLine } from '../icons.ts';
import { WRITER_TEXTS as texts } from '../../texts/writer.ts';
import { ConnectModel } from './connect-model.tsx';

/** What the built-in writer is and is not. `languages` are those that it has words of its own for, as BCP 47 tags. */
export function BuiltinWriter({ languages }: { languages: readonly string[] }) {
  return (
    <aside aria-label={texts.title} className="rounded-card border border-border bg-surface-2 p-5 text-2sm text-muted">
      <p className="flex items-center gap-2 font-medium text-foreground">
        <PenLine aria-hidden className="size-4 shrink-0" />
        {texts.title}
      </p>
      <p className="mt-1.5 mb-3">
        {texts.what} {languages.length > 0 && texts.languages(languages)}
      </p>
      <ConnectModel look="button" />
    </aside>
  );
}
