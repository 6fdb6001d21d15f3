import { withoutTargets } from '../checks/links.ts';
import type { Measures } from '../checks/measures.ts';
import { paceOf, readSecondsIn, spokenSecondsIn } from '../checks/pace-by-language.ts';
import { xWeight } from '../checks/x-weight.ts';
import type { Format } from '../formats/format.ts';
import { withoutPrintedLabels } from '../formats/printed-labels.ts';
import { xPost } from '../formats/x-post.ts';
import { countCharacters, countWords } from '../rules/text.ts';
import { COMMON_RULES, gradeOf } from './common-rules.ts';
import type { Report, ReportContext } from './report.ts';

/**
 * Judges the text of a piece: the rules of its format, then those of every format. A rule with nothing to judge by (no
 * opinion, no terms, no evidence, no grade) is left out. Pure, and the same on the server and in the browser.
 */
export function reportOn(body: string, format: Format, context: ReportContext): Report {
  const authored = withoutPrintedLabels(body, format);
  const grade = gradeOf(authored, context);
  const common = COMMON_RULES.flatMap(({ id, label, judge }) => {
    const verdict = judge({ body, authored, context, grade });
    return verdict ? [{ id, label, ...verdict }] : [];
  });
  return {
    checks: [...format.check(body), ...common],
    measures: { ...measure(body, format, context), grade },
  };
}

/** Seconds are whole. */
function measure(body: string, format: Format, context: ReportContext): Omit<Measures, 'grade'> {
  const read = withoutTargets(body);
  const words = countWords(read);
  return {
    characters: countCharacters(body),
    weighted_length: format.id === xPost.id ? xWeight(body) : null,
    words,
    seconds: Math.round(secondsOf(format, { body, read, words }, context)),
  };
}

interface Counted {
  readonly body: string;
  /** Without the targets of links, and the words in it. */
  readonly read: string;
  readonly words: number;
}

function secondsOf(format: Format, { body, read, words }: Counted, { language }: ReportContext): number {
  if (format.spoken) return spokenSecondsIn(format.spoken(format.parse(body).parts), language);
  const pace = paceOf(language);
  // Counting takes longest of all, so what is counted already is not counted again.
  return pace.unit === 'words' ? (words / pace.read) * 60 : readSecondsIn(read, language);
}
