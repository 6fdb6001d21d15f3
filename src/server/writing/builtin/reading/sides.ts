/** Two things between which a topic stands, as they are written in it. */
export interface Sides {
  readonly sides: readonly [string, string];
  /** Whether one of them is to be chosen, or both are to be told apart; null where the topic does not say. */
  readonly asks: 'choice' | 'difference' | null;
}

const SIDE_WORDS = 6;

interface Link {
  readonly link: RegExp;
  /** Means something else in a list or an instruction. */
  readonly weak: boolean;
  /** `or` stands between whatever there is. */
  readonly asks: 'choice' | 'difference' | 'or';
}

/** What stands between two sides, the surest first. */
const BETWEEN: readonly Link[] = [
  { link: /^(.+?) (?:vs\.?|versus) (.+)$/iu, weak: false, asks: 'choice' },
  {
    link: /\b(?:choosing|choose|choice|decide|deciding|comparison) between (.+?) (?:and|or) (.+)$/iu,
    weak: false,
    asks: 'choice',
  },
  { link: /\b(?:differences?|difference) between (.+?) (?:and|or) (.+)$/iu, weak: false, asks: 'difference' },
  {
    link: /\b(?:tell|telling|told|distinguish|distinguishing) (?!us\b|me\b|you\b|people\b|them\b)(.+?) (?:from|and|or) (.+?)(?: apart)?$/iu,
    weak: false,
    asks: 'difference',
  },
  {
    link: /^(.+?) (?:(?:still |usually |often |always )?(?:beats?|outperforms?|outsells?|outlasts?|trumps?)|(?:is|are|was|were) (?:better|cheaper|faster|safer|stronger|worse) than|(?:is|are) worth more than|compared (?:to|with)) (.+)$/iu,
    weak: true,
    asks: 'choice',
  },
  { link: /^(.+?) (?:\p{L}{2,}er|more \p{L}+|worse) than (.+)$/iu, weak: true, asks: 'choice' },
  { link: /\b(?:chose|choose|choosing|prefer|picked|pick|picking) (.+?) over (.+)$/iu, weak: true, asks: 'choice' },
  {
    link: /\b(?:switched|switching|moved|moving|migrated|changed) from (.+?) to (.+)$/iu,
    weak: true,
    asks: 'choice',
  },
  { link: /\b(?:replaced|replacing) (.+?) (?:with|by) (.+)$/iu, weak: true, asks: 'choice' },
  { link: /^(.+?),? (?:instead of|rather than) (.+)$/iu, weak: true, asks: 'choice' },
  { link: /^(.+?) or (.+)$/iu, weak: true, asks: 'or' },
];

/** Words of whoever has to decide, and what people decide on. */
const CHOOSING =
  /\b(?:choos(?:e|es|ing)|choice|picks?|picking|prefer|better|best|cheaper|cheapest|worth|should|shall|decid(?:e|es|ing)|decision|buy(?:ing)?|rent(?:ing|al|ed)?|leas(?:e|ing)|own(?:ing)?|hir(?:e|ing)|employ(?:ing)?|outsourc(?:e|ing)|in-house|freelancers?|agency|pric(?:e|es|ing)|rates?|fees?|pay(?:ing)?|cash|switch(?:ing)?|make|build|bake|brew|loan|mortgage|subscription|retainer|plans?|repair(?:ing)?|replac(?:e|ing)|mend|keep|sell|stay|leave|move|go|raise|cut|lower|grow|shrink|save|spend|call|write|print|post|teach|used|second-hand|online|in person|office|on site|remote)\b/iu;
const FOR_SOMEBODY = /\bor .+ (?:for|in) (?:an? |the |our |your |my |small |big |first)?[\p{L}-]+/iu;
/** Words of whoever wants to know which of the two it is. */
const TELLING =
  /\bapart\b|\bdifferences?\b|\b(?:recogni[sz]e|distinguish|identify|spot) |\bhow (?:do (?:i|you|we) |can (?:i|you|we) |to )(?:know|tell)\b|\bwhich is (?:it|which)\b|\b(?:is|was) (?:it|this|that|he|she)\b.* or\b|\b(?:do i have|have i got|have you got|does my \p{L}+ have) .* or\b|\b(?:mistaken|confused|mix(?:ed)? up)\b/iu;
/** Nobody chooses an illness, a pest or a fraud. */
const BEFALLS =
  /\b(?:hay fever|colds?|flu|influenza|covid|fever|cough|allerg(?:y|ies|ic)|intolerance|asthma|bronchitis|pneumonia|infections?|viral|bacterial|virus|migraines?|headaches?|burn-?out|depression|anxiety|stress|adhd|autism|dementia|alzheimer['’]?s|cancer|tumou?r|moles?|cysts?|rash|eczema|psoriasis|acne|warts?|sprains?|strains?|fractures?|broken|torn|heart attack|stroke|panic attack|heartburn|arthritis|arthrosis|gout|sciatica|diabetes|an[a]?emia|concussion|symptoms?|disease|illness|disorder|syndrome|wasps?|bees?|hornets?|hoverfl(?:y|ies)|mosquito(?:es)?|ticks?|spiders?|fleas?|bed ?bugs?|mites?|moths?|beetles?|termites?|ants?|mice|mouse|rats?|adders?|vipers?|snakes?|crows?|ravens?|rooks?|jackdaws?|mushrooms?|toadstools?|poisonous|hemlock|weeds?|mould|mold|mildew|blight|scams?|fraud|phishing|fakes?|counterfeit|genuine|real|hoax|spam|bugs?|leaks?|condensation)\b/iu;

const BEFORE_SIDE =
  /^(?:(?:and|so|but)\s+)*(?:(?:why|when|how|where)\s+(?:(?:do|does|did|should|would)\s+)?|(?:is|was)\s+(?:it|this|that)\s+(?=an?\s|the\s|my\s|your\s|only\s|just\s|really\s)|(?:do|have|does)\s+(?:i|you|we)\s+(?:have|got)\s+|(?:should|could|would|shall|can|do|does|did|will)\s+(?=\p{L})|(?:is|are)\s+(?:(?:it|this|that)\s+(?:better\s+(?:to\s+)?)?)?|which\s+(?:is|are)\s+better,?\s+|what\s+(?:is|works)\s+better,?\s+|whether\s+(?:to\s+)?|the\s+(?:truth|debate)\s+(?:about|over)\s+|comparing\s+|using\s+|use\s+)?(?:(?:we|i|you|they|one)\s+(?=\p{L}))?(?:to\s+)?(?:(?:really|just|only)\s+)?/iu;
/** What follows the second side and belongs to both of them. */
const BEHIND_SIDE =
  /[,;]? (?:for|when|if|after|before|during|while|as|because|which|what|who|better|on a budget|and why|and how|in (?:19|20)\d\d)\b.*$/iu;
const NO_SIDE =
  /(?:^| )(?:with|without|for|of|to|in|on|at|by|from|the|an?|and|or)$|^(?:it|this|that|not|no|more|less|fewer|worse|better|best|later|sooner|never|die|nothing|none|so|two|three|four|other|another|all|both|\d+)$|^(?:even|at least|at most|maybe|perhaps|why|how|what|when|where|which|whether) |^(?:any|some)(?:thing|one|body|where)\b/iu;

/** `sure`: the topic is a list or an instruction, whatever else stands in it. */
export function readSides(topic: string, { sure }: { sure: boolean }): Sides | null {
  for (const part of topic.split(/\s*(?:[:：]|\s[–—-]\s|(?<!\bvs?)[?!.]+(?=\s|$))\s*/u)) {
    for (const { link, weak, asks } of BETWEEN) {
      const found = weak && sure ? null : link.exec(part);
      if (!found) continue;
      const other = sideOf(found[2] ?? '');
      const one = sideOf(withoutVerb((found[1] ?? '').replace(BEFORE_SIDE, ''), other));
      if (one && other && one.toLowerCase() !== other.toLowerCase()) {
        return { sides: [one, other], asks: whatIsAsked(topic, { part, asks, sides: `${one}, ${other}` }) };
      }
    }
  }
  return null;
}

function whatIsAsked(
  topic: string,
  { part, asks, sides }: { part: string; asks: Link['asks']; sides: string },
): Sides['asks'] {
  if (asks === 'choice') return BEFALLS.test(sides) && !CHOOSING.test(part) ? 'difference' : 'choice';
  const chooses = CHOOSING.test(topic);
  if (asks === 'difference') return chooses && !BEFALLS.test(sides) ? 'choice' : 'difference';
  if (BEFALLS.test(sides) || (TELLING.test(topic) && !chooses)) return 'difference';
  if (chooses || FOR_SOMEBODY.test(part)) return 'choice';
  return topic.includes('?') ? null : 'choice';
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
