import type { DayUsage } from '../../../core/contracts/usage.ts';
import { Notice } from '../../components/ui/notice.tsx';
import { useNow } from '../../lib/use-now.ts';
import { TODAY_TEXTS } from '../../texts/today.ts';

const { start: texts } = TODAY_TEXTS;

/** Over Start Workflow, whoever writes: all projects of the day are started, and when there are new ones. */
export function NoProjectsToday({ today: { project_limit: limit, ends_at } }: { today: DayUsage }) {
  return (
    <Notice tone="warning" title={texts.noProjects(limit ?? 0)}>
      {texts.noProjectsText(new Date(ends_at), useNow())}
    </Notice>
  );
}
