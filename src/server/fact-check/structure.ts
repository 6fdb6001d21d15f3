import { before, matchAt } from '../text/places.ts';

/** What a text is made of and may count by itself. */
const PARTS = [
  'ways reasons steps tips things questions lessons mistakes points parts ideas examples rules takeaways myths signs',
  'sections sentences words lines slides items options habits principles tricks tactics facts checks moves paragraphs',
  'chapters boxes bullets hooks angles columns rows headings headlines titles tools techniques methods strategies hacks',
  'secrets benefits advantages approaches pillars levers elements ingredients essentials basics',
  'truths traps pitfalls warnings flags answers prompts templates scenes shots cards panels scripts drafts variants',
  'notes gaps references citations thoughts criteria arguments topics themes aspects priorities',
  'schritte tipps gründe fragen fehler regeln ideen beispiele punkte wege dinge étapes conseils raisons façons idées',
  'pasos consejos razones formas ideas ejemplos passi consigli motivi passos dicas razões stappen redenen manieren',
  'step-by-step step point part question tip minute-read bullet-point slide card column sentence word line paragraph',
]
  .join(' ')
  .split(' ');
const MOST_PARTS = 12;

/** Words between a count and what it counts that are no counted thing themselves. */
const COUNTED = new RegExp(
  String.raw`[ -](?:(?!(?:people|men|women|children|of|in|on|at|to|for|from|with|by|and|or|per|percent|made|had|have|are|were|is|was) )[a-zà-ÿ'-]{0,18}[a-rt-zà-ÿ] ){0,2}(?:${PARTS.join('|')})(?![a-zà-ÿ])`,
  'y',
);
const NUMBERED = new RegExp(
  String.raw`(?:(?<![a-zà-ÿ])(?:step|tip|part|slide|point|item|option|chapter|section|scene|shot|take|row|figure|fig\.|table|source|question|reason|lesson|rule|mistake|idea|example|way|myth|phase|round|level|stage|number|no\.|nr\.|version|variant|angle|hook|title|subject|paragraph|page|act|module|exercise|sign|habit|takeaway|claim|note|draft|bullet|card|appendix|exhibit|episode|volume|schritt|tipp|teil|punkt|frage|folie|regel|grund|étape|conseil|paso|consejo|passo|dica|stap|kapitel|seite|abschnitt)(?:s|e|en|n)? ?|[#§№])#?$`,
);
/** The second half of "Steps 3 to 5". */
const AND_NUMBERED = new RegExp(
  String.raw`${NUMBERED.source.slice(0, -1)}\d{1,2} ?(?:-|to|and|or|bis|und|oder|à|et|ou|y|o|e|tot|en|,) ?$`,
);

/** "five common mistakes" of which the text tells itself. */
export function countsParts(low: string, end: number, value: number): boolean {
  return value <= MOST_PARTS && matchAt(COUNTED, low, end) !== null;
}

/** "Step 3", "Tip #2" */
export function numbersPart(low: string, start: number): boolean {
  const lead = before(low, start, 24);
  return NUMBERED.test(lead) || AND_NUMBERED.test(lead);
}
