/** Goes on from something before it: "and free delivery". */
const GOES_ON = /^(?:and|but|or|so|nor|yet|plus|also|then|because|which|&|\+)(?![\p{L}\p{N}’'-])/iu;
/** "It pays to ask", "It is time to go" speak of nothing before them. */
const IMPERSONAL =
  /^it(?:[’']s| is) (?:time|never|not too|worth|easy|easier|hard|all|too|your turn|a good time)\b|^it pays\b/iu;
/** Speaks of something that stands elsewhere: "It saves time", "This works". */
const POINTS_BACK =
  /^(?:it|they|them|he|she|him)(?![\p{L}\p{N}-])|^(?:this|that|these|those)(?:[’']s)?(?= (?:is|are|was|were|will|can|could|does|do|has|have|had|may|might|means?|makes?|helps?|works?|keeps?|saves?|shows?|takes?|gives?|lets?|one|ones)\b|[’',.!?…]|\s*$)/iu;
/** Leads on to something behind it. */
const LEADS_ON = /[,;:：、，；&–—-]$|(?<![\p{L}\p{N}])(?:and|or|but|the|an|of|with)$/iu;

/** Why a line of an ad says nothing by itself, in words for its author; null where it stands alone. */
export function leansOn(text: string): string | null {
  const line = text.trim();
  if (GOES_ON.test(line)) return 'goes on from a line before it';
  if (POINTS_BACK.test(line) && !IMPERSONAL.test(line)) return 'speaks of something that it does not name';
  return LEADS_ON.test(line) ? 'leads on to a line behind it' : null;
}
