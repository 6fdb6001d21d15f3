import { Said } from '../../../components/said.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { NOTHING_YET_TEXTS as texts } from '../../../texts/nothing-yet.ts';
import type { Draft } from '../draft.ts';
import { useConfig } from '../../../lib/use-config.ts';
import { outlookOf } from './outlook.ts';

export type Missing = 'opinion' | 'material';

export interface AskForSomethingProps {
  draft: Draft;
  /** Leads to the section where it is put in. */
  onGoTo: (missing: Missing) => void;
}

/** Says before the start what comes of a project with nothing of its own, and asks for something. It forbids nothing. */
export function AskForSomething({ draft, onGoTo }: AskForSomethingProps) {
  const config = useConfig();
  const outlook = config && outlookOf(draft, config);
  if (!outlook) return null;
  return (
    <Notice tone="info" title={texts.title}>
      {outlook}{' '}
      <Said
        text={texts.ask}
        parts={{
          opinion: <GoTo label={texts.opinion} onGo={() => onGoTo('opinion')} />,
          material: <GoTo label={texts.material} onGo={() => onGoTo('material')} />,
        }}
      />
    </Notice>
  );
}

function GoTo({ label, onGo }: { label: string; onGo: () => void }) {
  return (
    <button
      type="button"
      onClick={onGo}
      className="inline-flex min-h-6 items-center rounded-sm font-medium text-primary underline underline-offset-2"
    >
      {label}
    </button>
  );
}
