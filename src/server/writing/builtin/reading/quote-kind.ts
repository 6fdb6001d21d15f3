import { hasStrongFigure } from './figure.ts';

/**
 * What a quotation does; it decides what may be asked about it.
 *
 * - `figure`: gives a quantity
 * - `change`: tells what became different
 * - `cause`: gives a reason
 * - `contrast`: sets two things against each other
 * - `voice`: reports what somebody said or asked
 * - `open`: says what is not known
 * - `advice`: says what to do
 * - `definition`: explains a word
 * - `plain`: none of these
 */
export const QUOTE_KINDS = [
  'figure',
  'change',
  'cause',
  'contrast',
  'voice',
  'open',
  'advice',
  'definition',
  'plain',
] as const;

export type QuoteKind = (typeof QUOTE_KINDS)[number];

const OPEN =
  /[?？]["”]?$|\b(?:unclear|unknown|not (?:yet )?(?:known|clear|certain|settled|understood)|uncertain|inconclusive|contested|disputed|controversial|debated|little is known|no (?:clear |reliable |good )?(?:evidence|data|consensus|agreement|figures)|open question|remains? to be seen|nobody (?:knows|has (?:counted|measured|checked))|no one knows|(?:evidence|data|results|findings) (?:is|are|remains?) (?:mixed|thin|limited|scarce|weak)|further research|(?:hard|difficult|impossible) to (?:say|tell|measure|know)|(?:has|have) (?:not|never) been (?:studied|measured|tested|counted|proven))\b/iu;

/** In the main clause: what became of those "who moved" is told elsewhere in the sentence. */
const CHANGE =
  /(?<!\b(?:before|until|if|when|whenever|once|where|who|that|which|while)\b[^,.;:]*)\b(?:rose|fell(?! (?:into|in|on|within|under|short|ill)\b)|dropped|grew|declined|doubled|tripled|halved|shrank|climbed|soared|plunged|slumped|surged|went (?:up|down|from)|became|(?:has|have|had) (?:become|changed|shifted|grown|fallen|risen|doubled)|no longer|used to|switched|(?:was|were) (?:replaced|introduced|abolished|renamed|banned|closed)|moved .{3,60} (?:from|to)|(?:stopped|began|started) (?:to |\p{L}+ing\b))\b/iu;
/** The same words stand before nouns too: "an increased risk". */
const CHANGED =
  /(?<!\b(?:an?|the|of|with|for|to|by|and|its|their|no|as|at|who|that|which) )\b(?:increased|decreased|improved|reduced|lowered|raised|cut|dropped|replaced|shifted|extended|shortened|expanded|introduced|abolished|changed)\b (?=(?:by|from|to|in|after|over|since|the|its|their|his|her|our|an?|when|with|within|sharply|slightly|steadily|prices?|\d)\b)/iu;

const CAUSE =
  /\b(?:because|due to|owing to|thanks to|on account of|leads? to|led to|caus(?:es?|ed|ing)|results? (?:in|from)|resulted (?:in|from)|the reason|(?:main |chief )?reasons?|which is why|so that|means that|stems? from|stemmed from|driven by|explains? why|(?:is|are|was|were) blamed on|attribut(?:ed|able) to|contribut(?:es?|ed) to|depends? on|makes? it (?:easier|harder|possible|impossible)|prevents?|prevented)\b/iu;
/** "Long proofing improves the crumb": what one thing does to another. */
const EFFECT =
  /\p{L}(?<!\b(?:to|help|helps|helped)) (?:can |may |also |often |usually |sometimes )*(?:increases?|reduces?|improves?|lowers?|raises?|boosts?|extends?|prolongs?|strengthens?|weakens?|encourages?|discourages?|slows?|speeds? up|protects?|damages?|shortens?) (?!of\b|in\b|by\b|to\b)/iu;

const CONTRAST =
  /\b(?:while|whereas|although|though|despite|in spite of|unlike|rather than|instead of|on the other hand|by contrast|in contrast|compared (?:with|to)|versus|as opposed to)\b|, (?:but|yet|not)\b|\bnot (?:only )?(?:[\p{L}’'-]+ ){1,6}but\b|\b(?:more|less|fewer|better|worse|cheaper|faster|slower|longer|shorter|higher|lower|larger|smaller|easier|harder|safer|\p{L}{3,}er) than\b(?! (?:\d|half|a (?:third|quarter)|one|two|three|ever|any|all|before))(?<!\b(?:worth|no|little|not) (?:more|less) than)/iu;

const VOICE =
  /\baccording to\b(?! (?:the|an?|its|their) (?:[\p{L}-]+ )?(?:report|study|survey|analysis|figures|data|statistics)\b)|[“"][^”"]{8,}[”"]|\b(?:says?|said|told|(?<!\b(?:has|have|had|was|were|be|been|being|is|are) )asked|argu(?:es?|ed)|claim(?:s|ed)|believes?|believed|complain(?:s|ed)|wrote|notes? that|noted that|recalls?|recalled|explained|reported that|report that|advises?|suggest(?:s|ed) that|(?:asks|answers|answered|replied) that)\b/iu;

const ADVICE =
  /\b(?:should|must|ought to|(?<!\b(?:the|no) )needs? to|(?<!\b(?:nobody|no one|not|never|don['’]t|doesn['’]t) )ha(?:s|ve) to|recommend(?:s|ed)?|advisable|(?:it is|it’s) (?:best|better|worth|wise|important|essential) to|best way|make sure|had better)\b|^(?:never|always|do not|don['’]t|avoid|ask|call|check|choose|count|cut|give|keep|let|make|measure|pick|put|say|send|set|show|start|stop|take|tell|test|try|use|wait|write|feed|add|remove|close|open) /iu;

/** "41 % of all failures began in May" counts, whatever became of them. */
const SHARE_FIRST = /^(?:about |around |nearly |almost |over |only |some )?\d[\d.,]*\s?(?:%|percent|per cent) of\b/iu;
const ADVICE_WITH_REASON = /\b(?:should|must)\b.*\b(?:because|so that)\b/iu;

export interface QuoteMarks {
  readonly hasFigure: boolean;
  readonly isDefinition: boolean;
}

/** What says most about a sentence comes first: a figure in passing says less than a reason, a share says more. */
export function quoteKindOf(text: string, { hasFigure, isDefinition }: QuoteMarks): QuoteKind {
  if (isDefinition) return 'definition';
  if (OPEN.test(text)) return 'open';
  if (SHARE_FIRST.test(text)) return 'figure';
  if (CHANGE.test(text) || CHANGED.test(text)) return 'change';
  const contrasts = CONTRAST.test(text);
  if (hasFigure && hasStrongFigure(text)) return 'figure';
  if (VOICE.test(text)) return 'voice';
  if (ADVICE_WITH_REASON.test(text)) return 'advice';
  if (CAUSE.test(text)) return 'cause';
  if (contrasts) return 'contrast';
  if (hasFigure) return 'figure';
  if (ADVICE.test(text)) return 'advice';
  return EFFECT.test(text) ? 'cause' : 'plain';
}
