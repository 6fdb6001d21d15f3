import { useState } from 'react';
import { StepHeading } from '../../features/workflow/step-heading.tsx';
import { cn } from '../../lib/class-names.ts';
import { DASHBOARD_TEXTS } from '../../texts/dashboard.ts';

/** More does not fit in two lines of a phone. */
const SHORT = 80;

/** The topic of a project in two lines at most: what was written is to be seen without scrolling. */
export function TopicHeading({ topic }: { topic: string }) {
  const [isWhole, setWhole] = useState(false);
  const isLong = topic.length > SHORT;
  return (
    <div className="min-w-0">
      <div className={cn('max-sm:[&>h2]:text-lg sm:[&>h2]:text-xl', isLong && !isWhole && '[&>h2]:line-clamp-2')}>
        <StepHeading>{topic}</StepHeading>
      </div>
      {isLong && (
        <button
          type="button"
          aria-expanded={isWhole}
          className="text-2sm font-medium text-muted underline underline-offset-2 hover:text-foreground"
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? DASHBOARD_TEXTS.topicShort : DASHBOARD_TEXTS.topicWhole}
        </button>
      )}
    </div>
  );
}
