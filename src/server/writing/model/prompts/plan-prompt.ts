import { findFormat } from '../../../../core/formats/registry.ts';
import type { TextModel } from '../../../llm/text-model.ts';
import { dataBlock, group } from '../../../llm/prompt/data-block.ts';
import { readJson } from '../../../llm/prompt/read-json.ts';
import type { Assignment, PieceRef, Plan, PlanRequest } from '../../writer.ts';
import { planAnswer, type PlanAnswer } from '../planning/plan-answer.ts';
import { pageBlock } from './page-block.ts';
import { promptPrefix } from './prompt-prefix.ts';

export interface PlanOrder extends PlanRequest {
  readonly assignment: Assignment;
  readonly pieces: readonly PieceRef[];
}

/** What an editor in chief plans, or null when two answers were no usable JSON. Throws `ModelFailure`. */
export async function askForPlan(model: TextModel, order: PlanOrder): Promise<PlanAnswer | null> {
  const { assignment, pieces, signal, meter } = order;
  const prefix = await promptPrefix(assignment, model);
  const task = planTask(order, model);
  let prompt = task;
  for (let tries = 0; tries < 2; tries += 1) {
    const answer = await model.generate({ useCase: 'plan', ...prefix, prompt, signal, meter });
    const reading = readJson(answer.text, everyPieceIn(pieces));
    if ('value' in reading) return reading.value;
    prompt = `${task}\n\nYour last answer could not be used. ${reading.problem}`;
  }
  return null;
}

function planTask({ pieces, standing }: PlanOrder, { memory }: TextModel): string {
  const list = pieces.map(
    (piece, index) =>
      `${index + 1}. ${piece.format}, variant ${piece.variant}: ${findFormat(piece.format)?.hint ?? ''}`,
  );
  const page = standing?.page ? pageBlock(standing, memory) : '';
  return `<task>plan</task>
You are the editor in chief of a small content team. These texts are to be written on the topic:
${list.join('\n')}
${standing === undefined ? '' : alreadyPlanned(standing)}
${page === '' ? `Before anybody writes, you hand the writers one page.\n${PAGE}` : `There is a page already; keep to it:\n${page}`}
${PIECES}

Write all of it in the language of the texts, in plain words, as short as it can be. Answer with one JSON object alone, in this shape:
{${page === '' ? `${PAGE_SHAPE} ` : ''}${PIECES_SHAPE}}`;
}

const PAGE = `- tried: four ideas, one line each, as different as can be: from something that only this brand has (a thing, a sentence that somebody said, a figure against its own interest), from this reader's worst moment, from what everybody believes and has wrong, from our opinion turned round.
- idea: the strongest of them, as the one sentence that a reader of this audience would repeat to a colleague tomorrow: our opinion at its hardest, seen from the reader's side. Simple enough to be understood at once; no conceit that has to be explained. Without an opinion it is what the sources come to for this reader.
- reader: one moment of this reader's day in which the idea matters: the place, the thing in the hand, what goes wrong.
- proof: the facts that carry the idea and would persuade a doubter, copied word for word, each with the id of its source; null as source for words of our own. All of the strong ones, best first.
- everybody_uses: the turn of phrase that everybody would use on this topic, and we avoid; never a good fact.
- objection: the strongest objection, of the sources or of a fair reader, whole and unsoftened.
- answer: our answer to it: an argument, and the one thing that we concede, in a sentence. It ends on our side.
- tomorrow: one small thing that the reader can do today or tomorrow, whose result makes the idea visible to them and leads to what we want of them in the end.
- own_words: what nobody else has, in its own words: a striking phrase of our author, a thing or a custom of ours, a quotation with its speaker.
- not_to_claim: what would be natural to write here and the material does not say (what the offer contains, how customers reacted). A few words each, the four likeliest at most.
- against: where a source speaks against a point of the opinion: the point, the source, and its words copied letter by letter. Empty where none does; what merely says something else, or less, does not.`;

const PIECES = `For each text
- angle: a name of two to five words for its way in: the strongest one for this channel and what its readers want there. Ways in differ, and none is a trick of form such as a quiz, a riddle or a checklist.
- first_line: its first line as it could stand in print, best our opinion itself as a confession, an accusation or a scene, with nothing in it that the material does not say; in a press release the news.
- how: what carries it, in a few words: a fact, a thing, a sentence that was said. How it is built is its writer's.
- leaves_out: what tempts and does not belong here, if anything. Never the best story, the best proof or the sharpest words: nobody reads all of the texts, so each of them has these, seen from its own way in, and all that its reader needs in order to act.`;

const PAGE_SHAPE = `"tried": ["..."], "idea": "...", "reader": "...", "proof": [{"source": "s1", "words": "..."}], "everybody_uses": "...", "objection": "...", "answer": "...", "tomorrow": "...", "own_words": ["..."], "not_to_claim": ["..."], "against": [{"point": "o1", "source": "s2", "words": "..."}],`;
const PIECES_SHAPE = `"pieces": [{"number": 1, "angle": "...", "first_line": "...", "how": "...", "leaves_out": "..."}]`;

/** Angles and first lines that are taken. */
function alreadyPlanned({ pieces, retired = [] }: Plan): string {
  const planned = [...pieces, ...retired].map(({ format, angle, hook = '' }) =>
    dataBlock('sibling', `${format}: ${angle}${hook === '' ? '' : `, opens with: ${hook}`}`),
  );
  return planned.length === 0
    ? ''
    : `\nThese are planned or written already. Find other ways in, and leave their openings to them:\n${group('siblings', planned)}\n`;
}

/** The schema with the one demand that depends on the job. */
function everyPieceIn(pieces: readonly PieceRef[]) {
  return planAnswer.superRefine((answer, context) => {
    const numbers = new Set(answer.pieces.filter(({ angle }) => angle !== '').map(({ number }) => number));
    const missing = pieces.flatMap((_, index) => (numbers.has(index + 1) ? [] : [index + 1]));
    if (missing.length > 0)
      context.addIssue({ code: 'custom', message: `missing numbers ${missing.join(', ')}`, path: ['pieces'] });
  });
}
