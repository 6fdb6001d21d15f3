import { Suspense, type ReactNode } from 'react';
import { FUSION_WAIT_MS, TEXT_LIMITS } from '../../../core/rules/limits.ts';
import type { Job } from '../../../core/contracts/job.ts';
import { countCharacters } from '../../../core/rules/text.ts';
import { Button } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { RUN_TEXTS } from '../../texts/run.ts';
import { useAnswerFusion } from './api/change-run.ts';
import type { RefusedOpinion } from './api/check-run.ts';
import { givenReplies, type GivenOpinion, type Replies } from './api/to-fusion.ts';
import { FoundNothing } from './nothing-yet/found-nothing.tsx';
import { OpinionField } from './opinion-field.tsx';
import { useTypedAnswers } from './use-typed-answers.ts';

const { opinion: texts } = RUN_TEXTS;

/** Few projects ask. */
const QuestionFields = lazyPart(() => import('./question-fields.tsx').then((module) => module.QuestionFields));

export interface OpinionQuestionProps {
  job: Job;
  userId: string;
  /** The opinion that it was started with, where the server did not take it. */
  refused?: RefusedOpinion | undefined;
  /** What research has found that is most worth knowing, where the project asks first. */
  findings?: ReactNode;
}

/**
 * For a job that was made without an answer to the question for an opinion: it asks first, or it was made by a script, for
 * example. Also for one whose opinion was refused: it can be sent again, changed, or left out.
 */
export function OpinionQuestion({ job, userId, refused, findings }: OpinionQuestionProps) {
  const { typed, change, forget } = useTypedAnswers(userId, job.id, refused?.opinion);
  const { opinion } = typed;
  const answer = useAnswerFusion(job);
  const isAsked = asksSomething(job);
  const given = givenReplies(typed.replies);
  const hasReplies = Object.keys(given).length > 0;
  const trouble = (
    <Trouble
      reason={answer.isIdle ? refused?.reason : answer.error?.message}
      title={titleOf(isAsked, answer.variables)}
      isKept={opinion !== '' || hasReplies}
    />
  );
  return (
    <section aria-label={texts.title} className="mt-5 rounded-tile border border-border bg-surface-2 p-4 sm:p-6">
      {!isAsked && trouble}
      <h3 className="text-sm font-semibold">{texts.title}</h3>
      <p className="mt-0.5 mb-3 max-w-reading text-sm text-muted">{leadOf(isAsked, refused)}</p>
      <FoundNothing job={job} />
      {isAsked && (
        <Suspense fallback={<Skeleton className="mb-5 h-96" />}>
          {findings}
          <QuestionFields job={job} typed={typed} onChange={(replies) => change({ ...typed, ...replies })} />
        </Suspense>
      )}
      <OpinionField value={opinion} onChange={(text) => change({ ...typed, opinion: text })} />
      {/* A form with questions is long: what went wrong stands where it was sent. */}
      {isAsked && <div className="mt-4 -mb-1 empty:hidden">{trouble}</div>}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          busy={answer.isPending}
          disabled={isNothing(opinion, given) || isTooLong(given)}
          onClick={() =>
            answer.mutate(
              { opinion, ...(hasReplies && { replies: given, keepsReplies: typed.keeps }) },
              { onSuccess: forget },
            )
          }
        >
          {isAsked ? texts.submitAnswers : texts.submit}
        </Button>
        <Button
          variant="outline"
          disabled={answer.isPending}
          onClick={() => answer.mutate({ opinion: '' }, { onSuccess: forget })}
        >
          {texts.skip}
        </Button>
      </div>
    </section>
  );
}

interface TroubleProps {
  reason: string | undefined;
  title: string;
  isKept: boolean;
}

function Trouble({ reason, title, isKept }: TroubleProps) {
  if (reason === undefined) return null;
  return (
    <Notice tone="error" title={title} className="mb-3">
      <p>{reason}</p>
      {isKept && <p>{texts.kept}</p>}
    </Notice>
  );
}

function isNothing(opinion: string, replies: Replies): boolean {
  return opinion.trim() === '' && Object.keys(replies).length === 0;
}

function isTooLong(replies: Replies): boolean {
  return Object.values(replies).some((reply) => countCharacters(reply) > TEXT_LIMITS.reply);
}

function asksSomething({ asked }: Job): boolean {
  return asked !== null && asked.questions.length > 0;
}

function leadOf(isAsked: boolean, refused: RefusedOpinion | undefined): string {
  if (refused) return texts.leadRefused;
  return isAsked ? texts.leadAsked(FUSION_WAIT_MS / 60_000) : texts.lead;
}

/** What could not be done with what was sent last. */
function titleOf(isAsked: boolean, sent: GivenOpinion | undefined): string {
  if (sent?.opinion === '' && sent.replies === undefined) return texts.notSkipped;
  return isAsked ? texts.answersRefused : texts.refused;
}
