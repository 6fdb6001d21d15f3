import { formatClock } from '../../../../../core/formats/layout/times.ts';
import { scriptSeconds, spokenText } from '../../../../../core/formats/layout/script-rows.ts';
import type { ScriptRow } from '../../../../../core/formats/parts.ts';
import { countWords } from '../../../../../core/rules/text.ts';
import { POST_TEXTS } from '../../../../texts/preview-posts.ts';

const texts = POST_TEXTS.script;
const SECONDS = 60;

/** How long a script runs, and how quickly one would have to speak. */
export function ScriptFacts({ rows }: { rows: readonly ScriptRow[] }) {
  const seconds = scriptSeconds(rows);
  const words = countWords(spokenText(rows));
  const facts = [
    seconds < SECONDS ? texts.seconds(seconds) : texts.lasts(formatClock(seconds)),
    texts.words(words),
    ...(seconds > 0 ? [texts.pace(Math.round((words / seconds) * SECONDS))] : []),
  ];
  return (
    <ul className="facts">
      {facts.map((fact) => (
        <li key={fact} dir="auto">
          {fact}
        </li>
      ))}
    </ul>
  );
}
