import { readPlacedWords } from '../../../core/text/words.ts';

/** Words in a row that no text has in common with the instructions by chance. */
const RUN = 9;
/** Tags of our prompts; a piece has no use for any of them. */
const TAG =
  /<\/?(?:assignment|task|sources?|brand|opinion|point|replies|reply|page|idea|proof|objection|not_to_claim|own_words|way_in|siblings?|draft|found|sentences?|passage|problem|notes|format|style|voice_sample|approved_fact|wanted_in_the_end|banned_term|required_term|preferred_term)\b[^<>]{0,80}>/i;

const known = new Map<string, ReadonlySet<string>>();

/** Whether an answer hands the prompt back: a run of its instructions' words, or one of its tags. */
export function echoesPrompt(answer: string, instructions: string): boolean {
  if (TAG.test(answer)) return true;
  const told = runsOfInstructions(instructions);
  return runsOf(answer).some((run) => told.has(run));
}

/** The instructions are the same for every piece. */
function runsOfInstructions(instructions: string): ReadonlySet<string> {
  const runs = known.get(instructions) ?? new Set(runsOf(instructions));
  known.set(instructions, runs);
  return runs;
}

function runsOf(text: string): string[] {
  const words = readPlacedWords(text).map(({ word }) => word);
  return words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(' '));
}
