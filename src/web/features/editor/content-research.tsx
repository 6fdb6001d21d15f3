import { FilePlus } from '../../components/icons.ts';
import type { Stance } from '../../../core/contracts/job.ts';
import { RESEARCH_FILE_NAME } from '../../../core/rules/file-names.ts';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { EDITOR_TEXTS } from '../../texts/editor.ts';
import { holdAgainst } from './opinion/hold-against.ts';
import { opinionMarkdown } from './opinion/opinion-markdown.ts';
import { AnswersSection, type GivenAnswer } from './opinion/answers-section.tsx';
import { OpinionSection } from './opinion/opinion-section.tsx';
import { readResearch } from './read-research.ts';
import { ResearchBrief } from './research/research-brief.tsx';
import { ResearchParts, type ResearchPart } from './research/research-parts.tsx';
import { SearchList } from './research/search-list.tsx';
import { withSection, withSourceSection } from './research/source-section.ts';
import { TextActions } from './text-actions.tsx';

const { research: texts } = EDITOR_TEXTS;

export interface ContentResearchProps {
  /** In any of the forms of the wire. */
  results: unknown;
  /** The author's opinion, and what was found against it; null until that is known. */
  stance?: Stance | null;
  /** What the author was asked, and said; none where nothing was answered. */
  answers?: readonly GivenAnswer[];
  /** The topic of the job that it was made for, where that is another one. */
  madeFor?: string | null;
  /** What of it is open; null for what it begins with. */
  part?: ResearchPart | null;
  onPartChange?: (part: ResearchPart | null) => void;
  /** Starts a new project from it; null where that cannot be done. */
  onReuse?: (() => void) | null;
}

/** What was found out for a job, to read, check, copy and download. */
export function ContentResearch(props: ContentResearchProps) {
  const { results, stance = null, answers = [], madeFor = null, part = null, onPartChange, onReuse = null } = props;
  const research = readResearch(results);
  const held = stance && holdAgainst(stance, research);
  const kept = withSourceSection(held ? withSection(research, opinionMarkdown(held)) : research);
  return (
    <Card className="overflow-clip">
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-border px-5 py-2.5 sm:px-6">
        <h3 className="mr-auto text-sm font-semibold">{texts.title}</h3>
        {onReuse && research.sources.length > 0 && (
          <Button variant="outline" size="sm" className="max-sm:order-1 max-sm:w-full" onClick={onReuse}>
            <FilePlus aria-hidden />
            {texts.reuse}
          </Button>
        )}
        <TextActions text={kept} syntax="markdown" fileName={RESEARCH_FILE_NAME} />
      </div>
      <div className="px-5 py-6 sm:px-10 sm:py-8">
        {madeFor !== null && (
          <p dir="auto" className="mb-5 text-2sm wrap-anywhere text-muted">
            {texts.reused(madeFor)}
          </p>
        )}
        {held && <OpinionSection held={held} className="mb-8" />}
        {answers.length > 0 && <AnswersSection answers={answers} />}
        {research.sources.length > 0 ? (
          <ResearchParts research={research} start={part} {...(onPartChange && { onTurn: onPartChange })} />
        ) : (
          <div className="flex max-w-reading flex-col gap-8">
            <ResearchBrief research={research} />
            <SearchList searches={research.searches} />
          </div>
        )}
      </div>
    </Card>
  );
}
