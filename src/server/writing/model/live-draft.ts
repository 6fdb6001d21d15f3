import type { AnswerListener } from '../../llm/text-model.ts';
import type { DraftListener } from '../writer.ts';

/** Marks of sources and points with the blanks before them: ` [s1][o2]`, `[s1, s4]`, `【S3】`. */
const MARKS = /(?<![ \t])[ \t]*[[【]\s{0,3}[so]\d+(?:\s{0,3}[,;]\s{0,3}[so]\d+)*\s{0,3}[\]】]/gi;
/** The end of a text that a mark may still come of, with the blanks before it. */
const UNFINISHED = /(?<!\s)\s*(?:[[【][^[\]【】\n]{0,40})?$/;
/** Thoughts of a local server's model, and the notes that a fast draft begins with. */
const THINKING = /^\s*<(?:think|notes)>/i;
const THOUGHT = /<\/(?:think|notes)>/i;
/** As long as it could still become the tag. */
const PERHAPS_THINKING = /^\s*(?:<(?:t(?:h(?:i(?:n(?:k)?)?)?)?|n(?:o(?:t(?:e(?:s)?)?)?)?)?)?$/i;

/**
 * Hears an answer and tells it as a reader may see it: without the marks of claims and points, and without thoughts that a
 * local server leaves in front of it. The first try begins a draft for `reason`, each later one another as a retry.
 */
export function answerListener(draft: DraftListener, reason: 'first' | 'edit'): AnswerListener {
  let tries = 0;
  let held = '';
  let opening = true;

  const begin = () => {
    held = '';
    opening = true;
    draft.begin(tries <= 1 ? reason : 'retry');
  };
  const tell = () => {
    const end = held.search(UNFINISHED);
    const text = held.slice(0, end).replace(MARKS, '');
    held = held.slice(end);
    if (text !== '') draft.add(text);
  };

  return {
    begin() {
      tries += 1;
      begin();
    },
    add(text) {
      held += text;
      const thought = THOUGHT.exec(held);
      if (thought) {
        const answer = held.slice(thought.index + thought[0].length);
        // Some templates open the thoughts themselves: what was told so far is then none of the answer.
        if (!opening) begin();
        held = answer.trimStart();
        opening = false;
      }
      if (opening && (PERHAPS_THINKING.test(held) || THINKING.test(held))) return;
      opening = false;
      tell();
    },
  };
}
