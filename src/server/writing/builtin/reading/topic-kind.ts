import { INVITES } from './invites.ts';

/** What kind of thing a topic promises; it decides which questions a piece asks. */
export const TOPIC_KINDS = ['how-to', 'why', 'versus', 'question', 'news', 'invitation', 'list', 'subject'] as const;

/** `news` tells what there is now or soon; `invitation` asks people to come or to join. */
export type TopicKind = (typeof TOPIC_KINDS)[number];

/** Whether a text on such a topic makes something known, and weighs nothing. */
export function announces(kind: TopicKind): boolean {
  return kind === 'news' || kind === 'invitation';
}

export interface TopicReading {
  readonly kind: TopicKind;
  /** The two things compared, as they stand in the topic; only with `versus`. */
  readonly sides: readonly [string, string] | null;
}

const SIDE_WORDS = 6;

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
  /^how (?:to|not to|we|i|you can|our|my|an?|one|two|three|\d+)\b/iu,
  /^how (?:do|can|should|could|would|did) (?:i|we|you|one)\b/iu,
  /^(?:getting started|get started|first steps|step[- ]by[- ]step|setting up|set up|installing|migrating)\b/iu,
  /^(?:(?:an?|the|your|our|my) )?(?:[\p{L}’'-]+ ){0,4}(?:guide|tutorial|walk-?through|primer|playbook|handbook|recipe) (?:to|for|on|of)\b/iu,
  /^(?:guide|tutorial|recipe|instructions):? /iu,
  /: (?:an?|the|your) (?:[\p{L}’'-]+ ){0,4}(?:guide|tutorial|walk-?through)$/iu,
  /^launching (?:an?|your) (?!new\b)/iu,
  /^(?:building|creating|writing|making|choosing|planning|preparing|starting|organi[sz]ing|designing|growing|fixing|repairing|running|measuring|improving|reducing|finding) (?:an?|the|your|our|my|better|more|fewer|less|good)\b/iu,
];

const WHY = [
  /^(?:and )?why\b/iu,
  /^(?:the )?(?:real |true |main )?reasons? (?:why|that|for|to|behind)\b/iu,
  /^(?:the|a) case (?:for|against)\b|^in (?:defen[cs]e|praise) of\b|^what makes\b/iu,
  /\b(?:still )?matters?$|\b(?:is|are) (?:dead|overrated|underrated|not enough|broken|not optional)$/iu,
  /^(?!(?:what|which|who|when|where|how|should)\b).+\b(?:should|must|needs? to|deserves?)\b/iu,
];
/** "How onboarding emails reduce churn" explains, while "How to" and "How we" instruct. */
const EXPLAINS = /^how (?!much|many|often|long|far|soon|big|do|does|did|is|are|was|can|should|could|would|will)\p{L}/iu;

const NEWS = [
  /^(?:announcing|introducing|presenting|meet (?:our|the)|now (?:open|available)|coming soon)\b/iu,
  /\b(?:re-?launch(?:es|ed|ing)?|launch(?:es|ed|ing)?|announcement|announces|now available)\b(?! (?:strateg|plan\b|marketing|pricing|metrics|email|team|vehicle))/iu,
  /^(?:(?:our|a|the|my|meet our) )?(?:brand[- ])?new (?!(?:to|ways?|years?(?:['’]s)?|york|zealand|orleans|england|delhi|customers?|clients?|users?|parents?|hires?|employees?|members?|mothers?|managers?|media|normal|\p{L}+(?:ers|ors|ists|ees|men|women|people|folk))(?![\p{L}’'-]))\p{L}/iu,
  /\b(?:grand |re-?)opening\b|^opening (?!hours?\b|lines?\b|times?\b|sentences?\b|up\b|chapters?\b)|\bopening (?:of|on|this|next)\b|\b(?:re)?opens (?:on|in|its|this|next|today|tomorrow|at)\b/iu,
  /^releas(?:e of|e notes|ing)\b|\b(?<!press )release(?:d|s)?$|\b(?:version|v)\s?\d+(?:\.\d+)*\b.*\brelease|\breleas(?:es|ed) (?:on|in|its|a|the|today|version)\b/iu,
  /\b(?:is|are) (?:here|out|live|open|back)(?: (?:now|again|today))?!?$|\b(?:arrives?|returns?|starts?|comes?|begins?) (?:on|in|this|next|today|tomorrow)\b/iu,
];

/** A day in the topic: something takes place, or changes. */
const DATED =
  /\bon (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: \d{1,2})?(?:st|nd|rd|th)?,?(?: \d{4})?$/iu;
const ALTERS =
  /\b(?:mov(?:e|es|ing)|chang(?:e|es|ing)|clos(?:e|es|ed|ing)|rises?|rising|falls?|increases?|ends?|stops?|switch(?:es|ing)?|goes|ships?|becomes?|new)\b/iu;

const QUESTION = [
  /[?？؟]["”’')\]]*$/u,
  /^(?:what|which|who|whose|whom) (?:is|are|was|were|does|do|did|makes?|happens?|happened|should|can|could|will|would|comes|counts|kind|type|to|of|if|about|has|have|belongs|pays|owns|needs|decides|wins)\b/iu,
  /^which\b|^(?:when|where|whether) (?:to|is|are|do|does|should|can|will)\b/iu,
  /^how (?:much|many|often|long|far|soon|big|do|does|did|is|are|was|can|should|could|would|will)\b/iu,
  /^(?:is|are|was|does|did|should|could|would) \p{L}/iu,
  /^(?:do|can|will|has|have) (?:we|you|i|they|it|he|she|an?|the|your|our|my|any|people|customers)\b/iu,
];

export function readTopicKind(topic: string): TopicReading {
  const text = topic.replace(/\s+/gu, ' ').trim();
  const isList = LIST_OPENING.test(text);
  const isHowTo = !isList && HOW_TO.some((sign) => sign.test(text));
  const sides = sidesOf(text, { sure: isList || isHowTo });
  if (sides) return { kind: 'versus', sides };
  return { kind: kindOf(text, { isList, isHowTo }), sides: null };
}

function kindOf(text: string, { isList, isHowTo }: { isList: boolean; isHowTo: boolean }): TopicKind {
  const fits = (signs: readonly RegExp[]) => signs.some((sign) => sign.test(text));
  if (isList) return 'list';
  if (isHowTo) return 'how-to';
  if (/^why\b/iu.test(text)) return 'why';
  if (fits(QUESTION)) return 'question';
  if (LIST_WORD.test(text)) return 'list';
  if (fits(INVITES) || (DATED.test(text) && !fits(NEWS) && !ALTERS.test(text))) return 'invitation';
  if (fits(NEWS) || DATED.test(text)) return 'news';
  return fits(WHY) || EXPLAINS.test(text) ? 'why' : 'subject';
}

/** What stands between two sides, the surest first. The weak ones mean something else in a list or an instruction. */
const BETWEEN: readonly { readonly link: RegExp; readonly weak: boolean }[] = [
  { link: /^(.+?) (?:vs\.?|versus) (.+)$/iu, weak: false },
  {
    link: /\b(?:differences?|choosing|choose|choice|decide|deciding|comparison) between (.+?) (?:and|or) (.+)$/iu,
    weak: false,
  },
  {
    link: /^(.+?) (?:(?:still |usually |often |always )?(?:beats?|outperforms?|outsells?|outlasts?|trumps?)|(?:is|are|was|were) (?:better|cheaper|faster|safer|stronger|worse) than|(?:is|are) worth more than|compared (?:to|with)) (.+)$/iu,
    weak: true,
  },
  { link: /^(.+?) (?:\p{L}{2,}er|more \p{L}+|worse) than (.+)$/iu, weak: true },
  { link: /\b(?:chose|choose|choosing|prefer|picked|pick|picking) (.+?) over (.+)$/iu, weak: true },
  { link: /\b(?:switched|switching|moved|moving|migrated|changed) from (.+?) to (.+)$/iu, weak: true },
  { link: /\b(?:replaced|replacing) (.+?) (?:with|by) (.+)$/iu, weak: true },
  { link: /^(.+?),? (?:instead of|rather than) (.+)$/iu, weak: true },
  { link: /^(.+?) or (.+)$/iu, weak: true },
];

const BEFORE_SIDE =
  /^(?:(?:and|so|but)\s+)*(?:(?:why|when|how|where)\s+(?:(?:do|does|did|should|would)\s+)?|(?:should|could|would|shall|can|do|does|did|will)\s+(?=\p{L})|(?:is|are)\s+(?:it\s+better\s+(?:to\s+)?)?|which\s+(?:is|are)\s+better,?\s+|what\s+(?:is|works)\s+better,?\s+|whether\s+(?:to\s+)?|the\s+(?:truth|debate)\s+(?:about|over)\s+|comparing\s+|using\s+|use\s+)?(?:(?:we|i|you|they|one)\s+(?=\p{L}))?(?:to\s+)?/iu;
/** What follows the second side and belongs to both of them. */
const BEHIND_SIDE =
  /[,;]? (?:for|when|if|after|before|during|while|as|because|which|what|who|better|on a budget|and why|in (?:19|20)\d\d)\b.*$/iu;
const NO_SIDE =
  /^(?:not|no|more|less|fewer|worse|better|best|later|sooner|never|die|nothing|none|so|two|three|four|other|another|all|both|\d+)$|^(?:even|at least|at most|maybe|perhaps|why|how|what|when|where|which|whether) |^(?:any|some)(?:thing|one|body|where)\b/iu;

function sidesOf(text: string, { sure }: { sure: boolean }): readonly [string, string] | null {
  for (const part of text.split(/\s*(?:[:：]|\s[–—-]\s|(?<!\bvs?)[?!.]+(?=\s|$))\s*/u)) {
    for (const { link, weak } of BETWEEN) {
      const found = weak && sure ? null : link.exec(part);
      if (!found) continue;
      const other = sideOf(found[2] ?? '');
      const one = sideOf(withoutVerb((found[1] ?? '').replace(BEFORE_SIDE, ''), other));
      if (one && other && one.toLowerCase() !== other.toLowerCase()) return [one, other];
    }
  }
  return null;
}

/** "Hire a marketer or an agency" sets the marketer against the agency. */
function withoutVerb(one: string, other: string | null): string {
  const article = /^(?:an?|the|our|your|my) /iu;
  if (!other || !article.test(other)) return one;
  const rest = one.replace(/^\p{L}+ (?=\p{L})/u, '');
  return article.test(one) || !article.test(rest) ? one : rest;
}

function sideOf(raw: string): string | null {
  const side = raw.replace(BEHIND_SIDE, '').replace(/^[\s"“”‘’'(]+|[\s"“”‘’'),;.?!]+$/gu, '');
  const words = side.split(' ').filter(Boolean).length;
  // "Cakes, pies or tarts" sets no two things against each other, and neither does a third "or".
  if (words < 1 || words > SIDE_WORDS || /,|\bor\b|\b(?:vs|versus)\b/iu.test(side)) return null;
  return NO_SIDE.test(side) || !/\p{L}/u.test(side) ? null : side;
}
