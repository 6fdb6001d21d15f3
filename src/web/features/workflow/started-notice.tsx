import { Button } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { WORKFLOW_TEXTS } from '../../texts/workflow.ts';

const { again: texts } = WORKFLOW_TEXTS;

/** Over a setup that one has come back to after its start: pressing Start Workflow would make the same once more. */
export function StartedNotice({ onOpen }: { onOpen: () => void }) {
  return (
    <Notice
      tone="info"
      title={texts.title}
      action={
        <Button variant="outline" size="sm" onClick={onOpen}>
          {texts.open}
        </Button>
      }
    >
      {texts.lead}
    </Notice>
  );
}
