/** Whether a line says "it" or "the other one" and so needs the topic before it. */
export function leansOnTopic(line: string): boolean {
  return /\b(?:it|its|them|they|these|those|that|this|ones?|either|both|the (?:two|other|old))\b/iu.test(line);
}
