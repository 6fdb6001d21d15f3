const IS = String.raw`(?:is|are|was|were|refers? to|means?|describes?|denotes?|can mean|can be defined as|(?:is|are) defined as|(?:is|are) (?:also )?(?:known as|called))`;

const IS_A = new RegExp(
  String.raw`^(?:in [^,.]{3,50}, )?(?:(?:an?|the) )?[^.,;:]{1,70}?(?:,[^.;]{1,60},)? ${IS} (?:an?|the|any|one of)\b`,
  'iu',
);

const IS_A_KIND = new RegExp(
  String.raw`\b${IS} (?:an?|the|any|one of) (?:[\p{L}-]+ ){0,3}(?:process|types?|forms?|kinds?|methods?|practice|sets?|subset|sequence|collection|systems?|techniques?|term|name|area|branch|field|discipline|activity|act|study|art|measure|concept|group|mechanism|condition|loss|bias|share of|abbreviation|framework|tactic|strategy|approach|permission|programme|program|phenomenon|experiment|engine)\b`,
  'iu',
);

/** "An audit trail is a record that ...": a short subject, and what it is told apart by. */
const IS_A_THING_THAT = new RegExp(
  String.raw`^(?:an? )?(?:[\p{L}\p{N}/()’'-]+ ){1,5}${IS} (?:an?|any) (?:[\p{L}-]+ ){1,4}(?:that|which|where|who|whereby|in which|of|made|used|designed|sent|given)\b`,
  'iu',
);
const IS_CALLED =
  /^[^.,;:]{1,50} (?:is|are|was|were) (?:also |often )?(?:called|known as|defined as|short for)\b|^[^.,;:]{1,50} (?:refers? to|denotes?|stands? for|describes the|define how|(?:happens?|arises?|occurs?) when)\b/iu;

/** "Sourdough is bread made by ...": without an article. */
const IS_MADE =
  /^[^.,;:]{1,50} (?:is|are) (?:[\p{L}-]+ ){1,4}(?:made|that|which|who|used|produced|designed|sent|given|in which|consisting)\b/iu;

/** What is said to be the best or the first is judged, not explained. */
const JUDGED =
  /\b(?:is|are|was|were) (?:an?|the|one of the) (?:[\p{L}-]+ )?(?:best|worst|most|least|only|first|last|main|biggest|greatest|key|real|hardest|\p{L}{3,}est|reason|problem|mistake|risk|challenge)\b/iu;

/** "Onboarding is a ..." from an article on onboarding, or "X is the process of ..." from any. */
export function explainsWord(text: string, title: string): boolean {
  if ((IS_A.test(text) || IS_MADE.test(text)) && opensWith(text, title)) return true;
  if (JUDGED.test(text)) return false;
  return IS_A_KIND.test(text) || IS_A_THING_THAT.test(text) || IS_CALLED.test(text);
}

/** Whether a text begins with what its source is named after. */
export function opensWith(text: string, title: string): boolean {
  const subject = title.replace(/\s*\(.*/u, '').toLowerCase();
  return text
    .toLowerCase()
    .replace(/^(?:an?|the) /u, '')
    .startsWith(subject);
}
