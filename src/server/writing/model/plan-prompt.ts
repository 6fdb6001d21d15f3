import { z } from 'zod';
import { shorten } from '../../../core/rules/text.ts';
import type { TextModel } from '../../llm/text-model.ts';
import type { Assignment, PieceRef, Plan, PlannedPiece } from '../writer.ts';
import { oneSide } from '../tracing/one-side.ts';
import { derivedPiece } from './derived-plan.ts';
import { promptPrefix } from './prompt-prefix.ts';
import { readJson } from '../../llm/prompt/read-json.ts';

const MAX_MESSAGES = 5;
const ANGLE_CHARACTERS = 60;
const HOOK_CHARACTERS = 200;

const line = z.string().transform((text) => text.replace(/\s+/g, ' ').trim());
const filled = line.refine((text) => text !== '', { error: 'must not be empty' });

const planAnswer = z.object({
  messages: z.array(filled).min(1),
  pieces: z.array(
    z.object({
      number: z.coerce.number(),
      angle: filled,
      hook: line.default(''),
      claims: z.array(z.string()).default([]),
    }),
  ),
});

type PlanAnswer = z.infer<typeof planAnswer>;

interface PlanRequest {
  readonly assignment: Assignment;
  readonly pieces: readonly PieceRef[];
  readonly signal: AbortSignal;
}

/** The plan as the model makes it, or null when two answers were no usable JSON. Throws `ModelFailure`. */
export async function askForPlan(model: TextModel, { assignment, pieces, signal }: PlanRequest): Promise<Plan | null> {
  const prefix = promptPrefix(assignment);
  let prompt = planTask(pieces);
  for (let tries = 0; tries < 2; tries += 1) {
    const answer = await model.generate({ useCase: 'plan', ...prefix, prompt, signal });
    const reading = readJson(answer.text, everyPieceIn(pieces));
    if ('value' in reading) return toPlan(reading.value, assignment, pieces);
    prompt = `${planTask(pieces)}\n\nYour last answer could not be used. ${reading.problem}`;
  }
  return null;
}

function planTask(pieces: readonly PieceRef[]): string {
  const list = pieces.map((piece, index) => `${index + 1}. ${piece.format}, variant ${piece.variant}`);
  return `<task>plan</task>
Before the texts are written, plan them. These are the pieces:
${list.join('\n')}

Decide
- messages: 2 to 4 sentences, what every piece should get across to this audience, the opinion's main point among them.
- for each piece an angle: a name of 2 to 6 words for the way into the topic, such as "the figure first", "myth and fact", "how to start on Monday", "a contrary view", "one team's story", "checklist". Story only if a claim or the opinion tells one. Variants of one format need clearly different angles, and the angle has to suit the format.
- for each piece a hook: its first thought in one sentence, different in every piece. If the opinion has several points, let the pieces lead with different ones.
- for each piece the ids of the claims it stands on, 1 to 3 of those in the ledger for a short format, up to 10 for a long one such as an article, a press release or a page. An empty list if the ledger is empty. Spread the claims, so that the pieces do not all repeat one fact.

Answer with one JSON object alone, in this shape:
{"messages": ["..."], "pieces": [{"number": 1, "angle": "...", "hook": "...", "claims": ["c1"]}]}`;
}

/** The claims among these ids that exist; of those that contradict each other one. */
function oneSideOf(ids: readonly string[], { ledger }: Assignment): string[] {
  const named = [...new Set(ids)].flatMap((id) => ledger.find((claim) => claim.id === id) ?? []);
  return oneSide(named).map(({ id }) => id);
}

/** The schema with the one demand that depends on the job. */
function everyPieceIn(pieces: readonly PieceRef[]) {
  return planAnswer.superRefine((answer, context) => {
    const numbers = new Set(answer.pieces.map((piece) => piece.number));
    const missing = pieces.flatMap((_, index) => (numbers.has(index + 1) ? [] : [index + 1]));
    if (missing.length > 0)
      context.addIssue({ code: 'custom', message: `missing numbers ${missing.join(', ')}`, path: ['pieces'] });
  });
}

function toPlan(answer: PlanAnswer, assignment: Assignment, pieces: readonly PieceRef[]): Plan {
  const taken = new Set<string>();
  return {
    messages: answer.messages.slice(0, MAX_MESSAGES),
    pieces: pieces.map((piece, index): PlannedPiece => {
      const planned = answer.pieces.find((candidate) => candidate.number === index + 1);
      const fallback = derivedPiece(assignment, piece, index);
      const angle = planned ? shorten(planned.angle, ANGLE_CHARACTERS) : fallback.angle;
      const own = `${piece.format}/${angle.toLowerCase()}`;
      const distinct = taken.has(own) ? fallback.angle : angle;
      taken.add(own);
      const hook = planned ? shorten(planned.hook, HOOK_CHARACTERS) : '';
      return {
        format: piece.format,
        variant: piece.variant,
        angle: distinct,
        claimIds: oneSideOf(planned?.claims ?? [], assignment),
        ...(hook === '' ? {} : { hook }),
      };
    }),
  };
}
