import { callsNobody, INVITES } from './invites.ts';
import { isDated, takesPlace, tellsNews } from './news.ts';
import { offersSomething } from './offers.ts';
import { namesJob, offersWork } from './positions.ts';
import { readSides } from './sides.ts';

/** What kind of thing a topic promises; it decides which questions a piece asks. */
export const TOPIC_KINDS = [
  'how-to',
  'why',
  'versus',
  'tell-apart',
  'question',
  'news',
  'invitation',
  'position',
  'offer',
  'list',
  'subject',
] as const;

/**
 * `versus` asks which of two to choose, `tell-apart` which of two it is; `news` tells what there is now or soon;
 * `invitation` asks people to come or to join, `position` looks for people to work; `offer` names what can be bought, booked
 * or used.
 */
export type TopicKind = (typeof TOPIC_KINDS)[number];

/** Whether a text on such a topic makes something known, and weighs nothing. */
export function announces(kind: TopicKind): boolean {
  return kind === 'news' || kind === 'invitation' || kind === 'position' || kind === 'offer';
}

/** Whether there are two sides to a topic of the kind, so that somebody can see it differently. */
export function isArguable(kind: TopicKind): boolean {
  return kind === 'why' || kind === 'versus' || kind === 'subject';
}

export interface TopicReading {
  readonly kind: TopicKind;
  /** The two things between which the topic stands, as they are written in it; only with `versus` and `tell-apart`. */
  readonly sides: readonly [string, string] | null;
}

/** Nouns that a number in front makes a list of: "7 ways", "five small reasons". */
const LISTED =
  'ways?|tips?|ideas?|mistakes|myths|lessons?|reasons|steps|things|rules|examples|signs|tricks|hacks|questions|trends|tools|habits|facts|secrets|principles|benefits|checks|places|books|recipes|templates|exercises|strategies|tactics';
const NUMBER = String.raw`\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty`;
const LIST_OPENING = new RegExp(
  String.raw`^(?:the |my |our |top |these )*(?:${NUMBER})(?: [\p{L}’'-]+){0,3} (?:${LISTED})\b|^(?:the )?top (?:${NUMBER})\b`,
  'iu',
);
const LIST_WORD =
  /\b(?:tips|mistakes|checklist|ideas|myths|lessons (?:learned|from)|tricks|hacks|best practices|do['’]?s and don['’]?t[’']?s|pitfalls)\b/iu;

const HOW_TO = [
  /: (?:what|how) [^:]*\bshould\b/iu,
  /^how (?:to|not to|we|i|you can|our|my|an?|one|two|three|\d+)\b/iu,
  /^how (?:do|can|should|could|would|did) (?:i|we|you|one)\b/iu,
  /^(?:getting started|get started|first steps|step[- ]by[- ]step|setting up|set up|installing|migrating)\b/iu,
  /^(?:(?:an?|the|your|our|my) )?(?:[\p{L}’'-]+ ){0,4}(?:guide|tutorial|walk-?through|primer|playbook|handbook|recipe) (?:to|for|on|of)\b/iu,
  /^(?:guide|tutorial|recipe|instructions):? /iu,
  /^launching (?:an?|your) (?!new\b)/iu,
  /^(?:building|creating|writing|making|choosing|planning|preparing|starting|organi[sz]ing|designing|growing|fixing|repairing|running|measuring|improving|reducing|finding) (?:an?|the|your|our|my|better|more|fewer|less|good)\b/iu,
];

/** What a topic says of itself behind its name: "The night shift: a guide for new carers". */
const GUIDE_BEHIND =
  /(?:[:：]| [–—-]|,) (?:(?:an?|the|your|our|my|some) )?(?:[\p{L}’'-]+ ){0,4}?(?:(?:guide|tutorial|walk-?through|primer|handbook|manual|introduction|instructions|playbook)(?:$| (?:to|for|on|of|in|with)\b)|first steps\b|step[- ]by[- ]step\b|how to (?!tell\b|know\b))/iu;

const WHY = [
  /^(?:and )?why\b/iu,
  /^(?:the )?(?:real |true |main )?reasons? (?:why|that|for|to|behind)\b/iu,
  /^(?:the|a) case (?:for|against)\b|^in (?:defen[cs]e|praise) of\b|^what makes\b/iu,
  /\b(?:still )?matters?$|\b(?:is|are) (?:dead|overrated|underrated|not enough|broken|not optional)$/iu,
  /^(?!(?:what|which|who|when|where|how|should)\b).+\b(?:should|must|needs? to|deserves?)\b|^(?:every|each|all) .+ needs?\b/iu,
];
/** "How onboarding emails reduce churn" explains, while "How to" and "How we" instruct. */
const EXPLAINS = /^how (?!much|many|often|long|far|soon|big|do|does|did|is|are|was|can|should|could|would|will)\p{L}/iu;

const QUESTION = [
  /[?？؟]["”’')\]]*$/u,
  /^(?:what|which|who|whose|whom) (?:is|are|was|were|does|do|did|makes?|happens?|happened|should|can|could|will|would|comes|counts|kind|type|to|of|if|about|has|have|belongs|pays|owns|needs|decides|wins)\b/iu,
  /^which\b|^(?:when|where|whether) (?:to|is|are|do|does|should|can|will)\b/iu,
  /^how (?:much|many|often|long|far|soon|big|do|does|did|is|are|was|can|should|could|would|will)\b/iu,
  /^(?:is|are|was|does|did|should|could|would) \p{L}|^(?:can|do) \p{L}+s (?!for\b|and\b|of\b|in\b|with\b)\p{L}/iu,
  /^(?:do|can|will|has|have) (?:we|you|i|they|it|he|she|an?|the|your|our|my|any|people|customers)\b/iu,
];

/** `notes`: the author's own texts, which tell whether a mere name is that of something offered. */
export function readTopicKind(topic: string, notes: readonly string[] = []): TopicReading {
  const text = topic.replace(/\s+/gu, ' ').trim();
  const isList = LIST_OPENING.test(text);
  const isHowTo = !isList && HOW_TO.some((sign) => sign.test(text));
  const between = readSides(text, { sure: isList || isHowTo });
  if (between?.asks) return { kind: between.asks === 'choice' ? 'versus' : 'tell-apart', sides: between.sides };
  const kind = kindOf(text, { isList, isHowTo: isHowTo || GUIDE_BEHIND.test(text) });
  return { kind: kind === 'subject' && offersSomething(text, notes) ? 'offer' : kind, sides: null };
}

/** What is announced, the surest sign first; null where nothing is. */
function announcedKind(text: string): TopicKind | null {
  if (SALE.test(text)) return 'offer';
  if (!callsNobody(text)) {
    if (INVITES.some((sign) => sign.test(text))) return offersWork(text) ? 'position' : 'invitation';
    if (namesJob(text)) return 'position';
    if (takesPlace(text)) return 'invitation';
  }
  return tellsNews(text) || isDated(text) ? 'news' : null;
}

/** Something is to be had for less. */
const SALE = /\b\d{1,2} ?% off\b|\bhalf[- ]price\b/iu;

function kindOf(text: string, { isList, isHowTo }: { isList: boolean; isHowTo: boolean }): TopicKind {
  const fits = (signs: readonly RegExp[]) => signs.some((sign) => sign.test(text));
  if (isList) return 'list';
  if (isHowTo) return 'how-to';
  if (/^why\b/iu.test(text)) return 'why';
  if (fits(QUESTION)) return 'question';
  if (LIST_WORD.test(text)) return 'list';
  const announced = announcedKind(text);
  if (announced) return announced;
  return fits(WHY) || EXPLAINS.test(text) ? 'why' : 'subject';
}
