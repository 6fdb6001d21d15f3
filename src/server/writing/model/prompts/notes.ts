/** What a writer thinks before the text, for itself alone: a model that may not think aloud writes the first thing that comes. */
export const NOTES = { begin: '<notes>', end: '</notes>' } as const;

/** The text behind the notes. An answer without notes is the text; notes without an end leave none. */
export function withoutNotes(answer: string): string {
  const end = answer.lastIndexOf(NOTES.end);
  if (end >= 0) return answer.slice(end + NOTES.end.length).trimStart();
  return answer.trimStart().startsWith(NOTES.begin) ? '' : answer;
}
