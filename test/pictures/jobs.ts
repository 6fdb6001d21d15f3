import { blogPost } from '../../src/core/formats/blog-post.ts';
import { FORMAT_LABELS } from '../../src/core/formats/registry.ts';
import type { Job } from '../../src/core/contracts/job.ts';
import type { Output } from '../../src/core/contracts/output.ts';
import { answerPrompt } from '../fakes/fake-model/answer-prompt.ts';
import type { PromptReading } from '../fakes/fake-model/read-prompt.ts';
import type { Step } from '../fakes/fake-model/steps.ts';
import type { ModelCall } from '../fakes/fake-model-server.ts';
import { SOUND_BLOG_POST } from '../support/sound-parts.ts';
import type { ApiClient } from '../support/api-client.ts';
import { light, OPINION, outputsOf } from '../support/job-story.ts';
import { waitFor } from '../support/wait-for.ts';
import type { Account, AccountName } from './accounts.ts';
import { ARABIC, CHINESE, LONG_WORDS } from './writings.ts';

export interface StagedJob {
  readonly id: string;
}

/** Fifteen pieces take their time on a busy machine. */
const PATIENCE_MS = 180_000;

interface Plan {
  readonly of: AccountName;
  readonly topic: string;
  readonly opinion?: string;
  readonly language?: string | null;
  readonly writer?: 'configured' | 'builtin';
  readonly formats: readonly string[];
  readonly batch?: Readonly<Record<string, number>>;
  /** How the model answers where it does not simply answer well. */
  readonly model?: (call: ModelCall) => Step;
  /** What is waited for; the end unless set. */
  readonly until?: (job: Job) => boolean;
  /** What is done to it then. */
  readonly afterwards?: (api: ApiClient, outputs: readonly Output[]) => Promise<void>;
}

const isWriting = ({ task }: PromptReading) => task === 'draft' || task === 'edit' || task === 'fast';
const isChecking = ({ task }: PromptReading) => task === 'check' || task === 'mend';

const badMannered = ({ reading }: ModelCall): Step =>
  isWriting(reading) || isChecking(reading)
    ? {
        text: answerPrompt(reading, {
          manners: ['invents figures', 'invents money', 'invents quotations', 'writes addresses'],
          stubborn: true,
        }),
      }
    : 'ok';

const writes =
  ({ post, paragraph, topic }: typeof ARABIC) =>
  ({ reading }: ModelCall): Step => {
    if (!isWriting(reading)) return 'ok';
    if (reading.format === blogPost.label) {
      const sections = [1, 2, 3, 4].map(() => ({ heading: post, body: `${paragraph}\n\n- ${post}\n- ${post}` }));
      const faq = [1, 2, 3].map(() => ({ question: `${post}?`, answer: paragraph }));
      const summary = [post, post, post];
      return {
        text: blogPost.layout({
          ...SOUND_BLOG_POST,
          title: topic,
          summary,
          intro: paragraph,
          sections,
          faq,
          conclusion: paragraph,
        }),
      };
    }
    return { text: reading.format === 'X Post' ? post : [post, paragraph, paragraph].join('\n\n') };
  };

const inLanguage = (of: AccountName, writing: typeof ARABIC): Plan => ({
  of,
  topic: writing.topic,
  opinion: writing.opinion,
  language: writing.language,
  formats: ['X Post', 'Blog Post', 'LinkedIn Post'],
  model: writes(writing),
});

const LONG_POST = `Week four decides. ${'Call people instead of writing to them, and ask what did not work yet. '.repeat(5)}`;

const PLANS = {
  everything: {
    of: 'robin',
    topic: 'Content marketing for software companies',
    formats: FORMAT_LABELS,
    batch: { 'X Post': 3, 'Blog Post': 2 },
  },
  flawed: {
    of: 'robin',
    topic: 'Search engine optimization for small shops',
    formats: ['X Post', 'Blog Post', 'Press Release'],
    batch: { 'X Post': 2 },
    model: badMannered,
    async afterwards(api, outputs) {
      const post = outputs.find(({ format }) => format === 'X Post');
      await api.patch(`/outputs/${post?.id}`, { content: LONG_POST });
    },
  },
  'without sources': {
    of: 'robin',
    topic: 'Zzyzx quorblatt nembutsu frobnication',
    formats: ['X Post', 'Email Newsletter', 'Press Release'],
    writer: 'builtin',
  },
  'one failed': {
    of: 'robin',
    topic: 'Email marketing for craft bakeries',
    formats: ['X Post', 'Email Newsletter', 'Video Script'],
    model: ({ reading }) => (reading.format === 'Email Newsletter' ? { status: 400 } : 'ok'),
  },
  'all failed': {
    of: 'robin',
    topic: 'Psychological pricing for consultants',
    formats: ['X Post'],
    model: () => ({ status: 401 }),
  },
  writing: {
    of: 'robin',
    topic: 'Remote work for teams of five',
    formats: ['Descriptions', 'X Post', 'Email Newsletter', 'Video Script', 'Blog Post'],
    batch: { 'X Post': 2 },
    model: ({ reading }) => {
      if (reading.format === 'Video Script') return { status: 400 };
      if (reading.format === 'Blog Post' && reading.task === 'draft') return { fault: 'stalled' };
      return reading.format === 'Email Newsletter' ? { fault: 'silent' } : 'ok';
    },
    until: ({ progress }) => progress.pieces.filter(({ status }) => /completed|failed/.test(status)).length >= 4,
  },
  arabic: inLanguage('arabic', ARABIC),
  chinese: inLanguage('chinese', CHINESE),
  'long words': inLanguage('long', LONG_WORDS),
} as const satisfies Record<string, Plan>;

export type JobName = keyof typeof PLANS;

const planOf = (topic: string): Plan | undefined => Object.values<Plan>(PLANS).find((plan) => plan.topic === topic);

/** The model answers each job as its plan has it. */
export const modelOnStage = (call: ModelCall): Step => planOf(call.reading.topic)?.model?.(call) ?? 'ok';

export async function makeJob(name: JobName, account: (who: AccountName) => Promise<Account>): Promise<StagedJob> {
  const plan: Plan = PLANS[name];
  const { api } = await account(plan.of);
  const [persona] = (await api.get('/personas')).body as { id: string }[];
  const answer = await api.post('/jobs', {
    persona_id: persona?.id,
    topic: plan.topic,
    desired_formats: plan.formats,
    batch_formats: Object.fromEntries(plan.formats.map((format) => [format, plan.batch?.[format] ?? 1])),
    language: plan.language ?? null,
    writer: plan.writer ?? 'configured',
    fusion: light(plan.opinion ?? OPINION),
  });
  if (answer.status !== 201) throw new Error(`“${name}” was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  const { id } = answer.body as Job;
  const isThere = plan.until ?? (({ status }: Job) => status === 'completed' || status === 'failed');
  const look = async () => isThere((await api.get(`/jobs/${id}`)).body as Job);
  await waitFor(`“${name}” to be where it is wanted`, look, PATIENCE_MS);
  await plan.afterwards?.(api, await outputsOf(api, id));
  return { id };
}
