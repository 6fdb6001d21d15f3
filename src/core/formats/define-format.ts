import type { CheckResult } from '../checks/check-result.ts';
import type { Format } from './format.ts';
import { withoutBold, withoutChatter } from './layout/answer.ts';

/** What a format's file says; the brief and the check follow from its rules. */
export interface FormatDefinition<Parts, Label extends string> extends Omit<
  Format<Parts, Label>,
  'brief' | 'check' | 'fit' | 'mend' | 'layoutVersion' | 'counter'
> {
  /** What is asked for, in a sentence or two: the first line of the brief. */
  readonly about: string;
  /** Further lines of the brief that no rule judges. */
  readonly asks?: readonly string[];
  /** What stands above the skeleton in the brief. */
  readonly layoutNote?: string;
  readonly layoutVersion?: number;
  readonly counter?: string;
  /** What a platform would refuse, mended in a writer's answer where that spoils nothing. */
  mend?(parts: Parts): Parts;
  /** For a format whose answers need more than a new layout. */
  fit?(text: string): string;
}

const LAYOUT_NOTE = 'Write exactly this layout.';
/** A part that only repeats another one makes a piece worse, so a writer may leave it out. */
const OPTIONAL = '(optional)';
const OPTIONAL_NOTE = `Leave out a part marked ${OPTIONAL}, with its label, when it has nothing new to say. Never write “${OPTIONAL}”.`;

export function defineFormat<Parts, const Label extends string>(
  definition: FormatDefinition<Parts, Label>,
): Format<Parts, Label> {
  const { about, asks = [], layoutNote = LAYOUT_NOTE, ...format } = definition;
  const { rules, skeleton, counter, syntax, mend = (parts: Parts) => parts } = format;
  const lines = [...rules.map(({ ask }) => ask), ...asks].filter((line) => line !== '').map((line) => `- ${line}`);
  return {
    layoutVersion: 1,
    mend,
    fit(text, language) {
      const answer = syntax === 'plain' ? withoutBold(withoutChatter(text)) : withoutChatter(text);
      const { parts, unparsed } = format.parse(answer);
      return unparsed === '' ? format.layout(mend(parts), language) : answer;
    },
    ...format,
    counter: counter ?? null,
    brief: [
      about,
      ...lines,
      skeleton.includes(OPTIONAL) ? `${layoutNote} ${OPTIONAL_NOTE}` : layoutNote,
      '',
      skeleton,
    ].join('\n'),
    check(text): CheckResult[] {
      const reading = { ...format.parse(text), text };
      return rules.map((rule) => ({ id: rule.id, label: rule.label, ...rule.judge(reading) }));
    },
  };
}
