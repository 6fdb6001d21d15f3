/** Who says it, before what is said: "A survey of bakers found that", "According to the guild,". */
const SAID_BEFORE =
  /^(?:according to [^,;:]{1,80}, |(?:an?|the|one|its|their|our|[A-Z][\w&.’'-]*)(?: [\w&.’'-]+){0,8}? (?:found|finds|reports?|reported|shows?|showed|says?|said|states?|stated|estimates?|estimated|suggests?|suggested|concluded|concludes) that )/;
/** Who says it, what it is compared with, and why it is so, behind what is said. */
const ADDED =
  /(?:,| –| —) (?:according to|as (?:reported|shown|measured|stated)|(?:says?|said|reports?|reported|writes?|wrote|estimates?|estimated|found)\b|(?:its|their|the|an?|his|her) (?:[\w’'-]+ ){1,4}(?:says?|said|reports?|reported|estimates?|estimated|found)\b|compared (?:with|to)|(?:up|down) from|because|since|which|so that|thanks to|due to|partly|mainly|mostly)[^.]*(?=\.?["”]?$)/i;

/** What a statement states, without who says it, what it is compared with, and why it is so. */
export function coreOfStatement(text: string): string {
  const told = text.replace(SAID_BEFORE, '').replace(ADDED, '');
  return told.length < 20 ? text : told;
}
