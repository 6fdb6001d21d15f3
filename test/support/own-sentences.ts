/**
 * Whether the built-in writer may say a sentence in its own name: it asks, instructs or leads on, and tells nothing. What
 * is allowed is named here; anything else is taken for a claim.
 */
export function mayBeSaid(sentence: string): boolean {
  if (sentence.endsWith('?') || LEADS_ON.some((lead) => lead.test(sentence)) || PHRASES.has(sentence)) return true;
  let rest = sentence.toLowerCase();
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(JOINS, '');
    if (!IMPERATIVES.has(firstWord(rest))) rest = rest.replace(CONDITION, '');
  }
  return IMPERATIVES.has(firstWord(rest));
}

/** Whether a title or a few words on screen state nothing: a question, an instruction, or words without a verb. */
export function isTitle(line: string): boolean {
  return line.split(/(?<=[.?]) /u).every((part) => mayBeSaid(part) || !FINITE.test(part));
}

/** Words by which a line claims something, whatever its form. */
export const CLAIMING =
  /\b(?:most|many|often|usually|typically|always|everyone|nobody|because|matters?|pays? off|works best|proven|essential|crucial|key|vital|success|successful|effective|powerful|simple|easy|guarantee[ds]?)\b/iu;

/** What a reader knows from machines. */
export const STOCK =
  /\b(?:dive|delve|unlock|unleash|harness|leverage|elevate|empower|game-?changer|journey|landscape|realm|tapestry|seamless|robust|navigate|secret|ultimate|let’s explore|in today’s|in a world|more than ever|at the end of the day|it’s not just|think of it as|deep dive|next level|real talk|hot take|nah)\b/iu;

/** Exercises on paper. */
export const PAPER = /\b(?:pens?|pencils?|paper|sheets?|columns?|fold|jot|draw a line|blank page|underline|circle)\b/iu;

/** Before the point of a sentence. */
const JOINS = /^(?:and|but|so|then|now|or|okay|hey|please|even|just|too|only then|either way|first|in the end),? /u;
const CONDITION = /^(?:if|before|when|where|once|with|for|from|over|as) [^,]+, /u;

/** Sentences that speak of the piece itself, or introduce what follows. */
const LEADS_ON: readonly RegExp[] = [
  /^here(?:’s| is| are) /iu,
  /^(?:we|we’ll|we will) (?:start|begin|open|go|put|take|stay)\b/iu,
  /^we want to hand you /iu,
  /^this (?:article|issue) (?:stays with|puts|is a list)\b/iu,
];
/** Short forms, of one tone or of speech, that have no verb to be read. */
const PHRASES: ReadonlySet<string> = new Set([
  'No long wind-up.',
  'Just one question, and a few things to try.',
  'Just one question today.',
  'Hey, quick question for you.',
  'First one side, then the other.',
  'Hey, one topic, both sides.',
  'Hey, short list ahead.',
  'Hey, opinion ahead.',
  'Okay, a number.',
  'We’d really like to hear it.',
  'So, {figure}.',
  'Yes or no, and one reason.',
  'One word, right now, below.',
  'One word, right now, in the comments.',
  'Suggestions below, please.',
]);

const IMPERATIVES: ReadonlySet<string> = new Set(
  (
    'add agree answer apply argue ask be begin bring build change check choose collect come commit compare complete cut decide define ' +
    'demand do drop examine explain find fix follow forward get give go grab guess hear hold imagine judge keep lay leave let ' +
    'let’s listen look make move name note pass pause pick picture poke post prepare put read refute repeat save say search see send ' +
    'set settle share show skim start state stop take talk tell test think tick treat try use visit wait walk work write'
  ).split(' '),
);
const FINITE =
  /\b(?:is|are|was|were|has|have|had|does|did|do|can|could|will|would|should|must|makes?|helps?|gets?|gives?|needs?|shows?|leads?|works?|means?|brings?|costs?|saves?|grows?|stays?|changes?|decides?|comes?)\b/iu;

function firstWord(text: string): string {
  return /^[\p{L}’-]+/u.exec(text)?.[0] ?? '';
}
