import { FileSearch, NotebookText } from '../../components/icons.ts';
import { useMemo, useState, type ReactNode, type RefObject } from 'react';
import { JobUsage } from '../../components/usage/job-usage.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../components/ui/tabs.tsx';
import type { JobContext } from '../../features/editor/checks/piece-context.ts';
import { ClaimLookup } from '../../features/editor/claims/claim-lookup.tsx';
import { ContentResearch } from '../../features/editor/content-research.tsx';
import { GeneratedContent } from '../../features/editor/generated-content.tsx';
import type { GivenAnswer } from '../../features/editor/opinion/answers-section.tsx';
import { whyNoSources } from '../../features/editor/no-sources/why-no-sources.ts';
import type { PieceDocs } from '../../features/editor/piece-docs.ts';
import { AuthorContext } from '../../features/editor/preview/author.ts';
import { RedoDeskContext } from '../../features/editor/redo/redo-desk.ts';
import type { Job } from '../../../core/contracts/job.ts';
import type { RunUnderWay, RunDone } from '../../features/workflow/read-run.ts';
import { AboutExample } from '../../features/workflow/example/about-example.tsx';
import { CheckTrouble } from '../../features/workflow/check-trouble.tsx';
import { WaitingNotice } from '../../features/workflow/writer/waiting-notice.tsx';
import { EDITOR_TEXTS } from '../../texts/editor.ts';
import { RUN_TEXTS } from '../../texts/run.ts';
import { FailedNotice } from './failed-notice.tsx';
import type { OutputPlace } from './use-view.ts';
import { listPieces, usageParts } from './list-pieces.ts';
import { PlanTab } from './plan-tab.tsx';
import { useIsPlanned } from './run-plan.tsx';
import { TopicHeading } from './topic-heading.tsx';
import { useRedoDeskOf } from './use-redo-desk.tsx';

export interface RunContentProps {
  run: RunDone | RunUnderWay;
  docs: PieceDocs;
  place: OutputPlace;
  onTurn: (change: Partial<OutputPlace>) => void;
  placeRef: RefObject<HTMLDivElement | null>;
  onCheckNow: () => void;
  startNew: ReactNode;
  /** Takes the research of this job to a new project. */
  onReuse: (job: Job) => void;
}

/** The pieces and the research of a run; while it is under way, the pieces that are finished. */
export function RunContent(props: RunContentProps) {
  const { run, docs, place, onTurn, placeRef, onCheckNow, startNew, onReuse } = props;
  const { job } = run;
  const isDone = run.phase === 'done';
  const context = useMemo(() => judgedBy(job), [job]);
  const pieces = useMemo(() => listPieces(run), [run]);
  const redoDesk = useRedoDeskOf(run, pieces);
  const isPlanned = useIsPlanned(
    job,
    pieces.some(({ writtenBy }) => writtenBy !== null && writtenBy !== 'builtin'),
  );
  const tab = place.tab === 'plan' && !isPlanned ? 'content' : (place.tab ?? 'content');
  return (
    <div ref={placeRef} tabIndex={-1} className="scroll-mt-4 focus-visible:outline-none">
      <ClaimLookup jobId={job.id} results={job.research_results}>
        {/* On a phone the way to a new project stands below: what was written comes first. */}
        <Tabs
          value={tab}
          onValueChange={(tab) => onTurn({ tab: tab === 'research' || tab === 'plan' ? tab : null })}
          className="flex flex-wrap items-center gap-x-3 gap-y-2.5 sm:gap-y-3.5"
        >
          <div className="min-w-0 basis-full lg:flex-1 lg:basis-0">
            {/* Another one at the end: it takes the focus that the card of the run had. */}
            <TopicHeading key={run.phase} topic={job.topic} />
          </div>
          <TabsList>
            <TabsTrigger value="content">{EDITOR_TEXTS.tabs.content}</TabsTrigger>
            <TabsTrigger value="research">
              <FileSearch aria-hidden className="max-sm:hidden" />
              {EDITOR_TEXTS.tabs.research}
            </TabsTrigger>
            {isPlanned && (
              <TabsTrigger value="plan">
                <NotebookText aria-hidden className="max-sm:hidden" />
                {EDITOR_TEXTS.tabs.plan}
              </TabsTrigger>
            )}
          </TabsList>
          <div className="ml-auto max-sm:order-last max-sm:ml-0 lg:ml-0">{startNew}</div>
          <AboutRun run={run} onCheckNow={onCheckNow} />
          <TabsContent value="content" tabIndex={-1} className="w-full">
            <AuthorContext value={job.persona.name}>
              <RedoDeskContext value={redoDesk}>
                <GeneratedContent
                  pieces={pieces}
                  docs={docs}
                  selectedId={place.piece}
                  onSelect={(piece) => onTurn({ piece })}
                  startMode={place.mode}
                  onModeChange={(mode) => onTurn({ mode })}
                  context={context}
                  noSources={reasonFor(run)}
                  notice={isDone && <FailedNotice run={run} />}
                />
              </RedoDeskContext>
            </AuthorContext>
          </TabsContent>
          <TabsContent value="research" tabIndex={-1} className="w-full">
            <ResearchOfRun run={run} place={place} onTurn={onTurn} onReuse={onReuse} />
          </TabsContent>
          {isPlanned && (
            <TabsContent value="plan" tabIndex={-1} className="w-full">
              <RedoDeskContext value={redoDesk}>
                <PlanTab run={run} pieces={pieces} docs={docs} />
              </RedoDeskContext>
            </TabsContent>
          )}
        </Tabs>
      </ClaimLookup>
    </div>
  );
}

function ResearchOfRun({ run, place, onTurn, onReuse }: Pick<RunContentProps, 'run' | 'place' | 'onTurn' | 'onReuse'>) {
  const { job } = run;
  const isDone = run.phase === 'done';
  return (
    <ContentResearch
      results={job.research_results}
      part={place.part}
      onPartChange={(part) => onTurn({ part })}
      // What speaks against it is known once the pieces are planned.
      stance={isDone || job.status === 'generating_formats' ? job.stance : null}
      answers={answersOf(job)}
      madeFor={job.research_from?.topic ?? null}
      onReuse={isDone && !run.gone ? () => onReuse(job) : null}
    />
  );
}

/** What there is to say of a run as a whole: what has its line while it is under way keeps it, so that no text jumps at the end. */
function AboutRun({ run, onCheckNow }: { run: RunDone | RunUnderWay; onCheckNow: () => void }) {
  const [wasRunning] = useState(run.phase !== 'done');
  return (
    <div className="flex w-full flex-col gap-3 empty:hidden">
      {wasRunning && <p className="text-sm text-muted tabular-nums">{tellReady(run.job)}</p>}
      {run.phase === 'done' ? (
        <AboutDone run={run} onCheckNow={onCheckNow} />
      ) : (
        <JobUsage jobId={run.job.id} usage={run.job.usage} parts={[]} isOver={false} />
      )}
    </div>
  );
}

function AboutDone({ run, onCheckNow }: { run: RunDone; onCheckNow: () => void }) {
  const { job } = run;
  return (
    <>
      {job.example && <AboutExample origin={job.example} />}
      <JobUsage jobId={job.id} usage={job.usage} parts={usageParts(run)} isOver={!run.again} />
      {run.gone && (
        <Notice tone="warning" title={RUN_TEXTS.run.goneTitle}>
          {RUN_TEXTS.run.goneLead}
        </Notice>
      )}
      <CheckTrouble trouble={run.trouble} onCheckNow={onCheckNow} />
      {run.again && job.progress.waiting && <WaitingNotice job={job} waiting={job.progress.waiting} />}
    </>
  );
}

function tellReady({ progress: { pieces } }: Job): string {
  const count = (wanted: 'completed' | 'failed') => pieces.filter(({ status }) => status === wanted).length;
  const { counts } = RUN_TEXTS.progress;
  return counts({ all: pieces.length, ready: count('completed'), failed: count('failed'), writing: 0 });
}

function judgedBy({ topic, terms, fusion, stance }: Job): JobContext {
  return { topic, terms, opinion: fusion?.answers.fusion_content ?? '', points: stance.points };
}

/** None where no question was answered. */
function answersOf({ asked, fusion }: Job): GivenAnswer[] {
  const answers = (asked?.questions ?? []).map(({ id, text }) => ({
    id,
    question: text,
    reply: fusion?.answers[id] ?? '',
  }));
  return answers.some(({ reply }) => reply !== '') ? answers : [];
}

function reasonFor(run: RunDone | RunUnderWay) {
  if (run.phase !== 'done') return null;
  return whyNoSources(
    run.job.research_results,
    run.outputs.map((output) => output.written_by),
  );
}
