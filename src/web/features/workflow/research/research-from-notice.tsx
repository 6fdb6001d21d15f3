import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { WORKFLOW_TEXTS } from '../../../texts/workflow.ts';
import type { ResearchFrom } from '../draft.ts';

const { from: texts } = WORKFLOW_TEXTS;

/** Says that a research which stands is used again, and lets go of it. */
export function ResearchFromNotice({ from, onRemove }: { from: ResearchFrom; onRemove: () => void }) {
  return (
    <Notice
      tone="info"
      title={texts.title}
      className="mt-4"
      action={
        <Button variant="outline" size="sm" onClick={onRemove}>
          {texts.remove}
        </Button>
      }
    >
      <span className="wrap-anywhere">{texts.lead(from.topic, from.sources)}</span>
    </Notice>
  );
}
