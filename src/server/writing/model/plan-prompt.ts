import { ANGLES } from '../../../core/rules/angles.ts';
import { findFormat, type FormatLabel } from '../../../core/formats/registry.ts';
import type { TextModel } from '../../llm/text-model.ts';
import { dataBlock, group } from '../../llm/prompt/data-block.ts';
import { readJson } from '../../llm/prompt/read-json.ts';
import type { Assignment, PieceRef, Plan, PlanRequest } from '../writer.ts';
import { promptPrefix } from './prompt-prefix.ts';
import { planAnswer } from './plan-answer.ts';
import { readPlan } from './read-plan.ts';

interface PlanOrder extends PlanRequest {
  readonly assignment: Assignment;
  readonly pieces: readonly PieceRef[];
}

/** The plan as the model makes it, or null when two answers were no usable JSON. Throws `ModelFailure`. */
export async function askForPlan(model: TextModel, order: PlanOrder): Promise<Plan | null> {
  const { assignment, pieces, signal, meter } = order;
  const prefix = promptPrefix(assignment);
  const task = planTask(order);
  let prompt = task;
  for (let tries = 0; tries < 2; tries += 1) {
    const answer = await model.generate({ useCase: 'plan', ...prefix, prompt, signal, meter });
    const reading = readJson(answer.text, everyPieceIn(pieces));
    if ('value' in reading) return readPlan(reading.value, order);
    prompt = `${task}\n\nYour last answer could not be used. ${reading.problem}`;
  }
  return null;
}

const ANGLE_LIST = ANGLES.map(({ name, does }) => `- ${name}: ${does}`).join('\n');

function planTask({ pieces, standing }: PlanOrder): string {
  const list = pieces.map(
    (piece, index) => `${index + 1}. ${piece.format}, variant ${piece.variant}: ${roomOf(piece)}`,
  );
  return `<task>plan</task>
Before the texts are written, plan them. These are the pieces:
${list.join('\n')}
${standing === undefined ? '' : alreadyPlanned(standing)}
Decide
- objections: look at each point of the opinion in turn and name the claims of the ledger that a fair reader would hold against it, each with the point. A claim that merely says something else, or less, is none. The list is empty where there is none.
- messages: 2 to 4 sentences, what every piece should get across to this audience, the opinion's main point among them. No figure that no claim has, and none worked out.
- for each piece
  - angle: the name of one of the angles below, as it is spelled there. Variants of one format need different angles; it has to suit the format, and the material has to bear it: "The figure first" needs a figure in the ledger, "One case" a case that a claim or the opinion tells. Where the sources tell a case that proves the point, one piece tells it. A belief that the opinion names counts as a common belief.
  - approach: one sentence of at most 25 words: how this piece takes that angle on this topic. Name the thing itself: no "explores", no "highlights".
  - hook: its first thought in one sentence, concrete, different in every piece, and nothing in it that no claim, topic, persona or opinion says. In a short piece at most 10 words.
  - claims: the ids of the claims it stands on, 1 or 2 for a short piece, 2 to 4 for a post or a newsletter, up to 10 for an article, a release, a page or a video: those that bear out the opinion's main point best, and of the others few. An empty list if the ledger is empty. With a figure take those that limit it or tell whose it is. Every piece may have the strongest claim; variants of one format differ in the others, and in how they tell it.
  - points: the ids of the points of the opinion that it leads with, the main one or the one that gives its reason first; 1 or 2 for a short piece, all that matter for a long one. The main point belongs into every piece, whatever its angle. A sentence that is a mood or a bridge alone is no main point. An empty list if there is no opinion.

Angles
${ANGLE_LIST}

A set of ads (Google Search Ad, Meta Ad) has several entries of its own: its angle is the thread through them, and it needs a claim or point for each.
Messages, approaches and hooks are in the language of the texts; names of angles stay as they are.

Answer with one JSON object alone, in this shape:
{"objections": [{"point": "o1", "claim": "c2"}], "messages": ["..."], "pieces": [{"number": 1, "angle": "...", "approach": "...", "hook": "...", "claims": ["c1"], "points": ["o1"]}]}`;
}

/** What holds one thought; all else holds a whole opinion. */
const SHORT: ReadonlySet<string> = new Set<FormatLabel>([
  'X Post',
  'Short Content Script',
  'Descriptions',
  'Google Search Ad',
  'Meta Ad',
]);

/** "short; Up to 280 characters": how much a piece can hold. */
function roomOf({ format }: PieceRef): string {
  const known = findFormat(format);
  return [SHORT.has(format) ? 'short' : 'long', known?.hint].filter(Boolean).join('; ');
}

/** Angles and hooks that are taken. */
function alreadyPlanned({ pieces, retired = [] }: Plan): string {
  const planned = [...pieces, ...retired].map(({ format, angle, hook = '' }) =>
    dataBlock('piece', `${format}: ${angle}${hook === '' ? '' : `, opens with: ${hook}`}`),
  );
  return `These stand already; leave their angles to them, format by format, and their openings:\n${group('planned', planned)}\n`;
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
