/** A line such as "Here is your LinkedIn post:" or "Sure! Here's the draft:", alone before a blank line. */
const PREAMBLE =
  /^(?:(?:sure|certainly|of course|absolutely|okay|ok)[!,.]?\s*)?(?:here(?:'s|’s| is| are)|below is|this is)\b[^\n]{0,60}\b(?:post|piece|draft|newsletter|e-?mail|script|blog|article|descriptions?|copy|text|version|answer)s?\b[^\n]{0,60}:\s*\n\s*\n/i;

/** A closing offer to change the text, which no piece ends with. */
const OFFER =
  /\n\s*\n(?:let me know|feel free|would you like me|i can also)\b[^\n]{0,160}\b(?:chang|adjust|revis|tweak|edit|shorten|version|tone)[^\n]{0,80}$/i;

/** The text without what a chatty model puts around it. What could belong to the piece stays. */
export function cleanAnswer(answer: string): string {
  let text = withoutFence(answer.replace(/\r\n?/g, '\n').trim());
  text = withoutFence(text.replace(PREAMBLE, '').trim());
  return text.replace(OFFER, '').trim();
}

/** Only a fence around the whole answer: one inside may belong to the piece. */
function withoutFence(text: string): string {
  const found = /^(`{3,}|~{3,})[^\n`]*\n([\s\S]*?)\n\1$/.exec(text);
  return found?.[2] === undefined || found[2].includes(`\n${found[1]}`) ? text : found[2].trim();
}
