import { Button } from '../../../components/ui/button.tsx';
import { EXAMPLE_TEXTS } from '../../../texts/example.ts';

const { filled: texts } = EXAMPLE_TEXTS;

/** Stands over a setup that still holds the example. */
export function FilledExample({ onClear }: { onClear: () => void }) {
  return (
    <div
      role="region"
      aria-label={texts.title}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-tile border border-border bg-surface-2 px-4 py-3"
    >
      <p className="min-w-0 flex-1 basis-60 text-sm">
        <span className="font-medium">{texts.title}.</span> <span className="text-muted">{texts.lead}</span>
      </p>
      <Button variant="outline" size="sm" onClick={onClear}>
        {texts.clear}
      </Button>
    </div>
  );
}
