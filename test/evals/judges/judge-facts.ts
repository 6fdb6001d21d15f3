import type { Dossier } from '../subject/dossier.ts';
import { evidenceForPieces, standsIn } from './evidence.ts';
import { blankFlags, flagsIn, maskStructure } from './mask-structure.ts';
import { readFacts } from './read-facts.ts';
import { together, type Verdict } from './verdict.ts';

/** Every number, amount, date and quotation of the pieces stands in what they may draw on, or is flagged where it stands. */
export function judgeFacts(dossier: Dossier): Verdict {
  const evidence = evidenceForPieces(dossier);
  return together(
    dossier.outputs.map(({ format, content }) => {
      const text = content ?? '';
      const open = readFacts(maskStructure(blankFlags(text), dossier));
      const wrong = open.filter((fact) => !standsIn(fact, evidence));
      return {
        checked: open.length + flagsIn(text).length,
        faults: wrong.map(
          (fact) => `${dossier.name}, ${format}: "${fact.text}" in "…${around(text, fact.start, fact.end)}…"`,
        ),
      };
    }),
  );
}

/**
 * No flag stands at something that the evidence does hold. `planted` are sentences that somebody put in: what they say
 * is made up, even where it happens to be like something true.
 */
export function judgeFlags(dossier: Dossier, planted: readonly RegExp[] = []): Verdict {
  const evidence = evidenceForPieces(dossier);
  return together(
    dossier.outputs.map(({ format, content }) => {
      const text = content ?? '';
      const flags = flagsIn(text);
      const wrong = flags.filter(({ text: flagged, start, end }) => {
        const facts = readFacts(flagged);
        const sentence = withoutMarks(sentenceAround(text, start, end));
        const isPlanted = planted.some((pattern) => pattern.test(sentence));
        return !isPlanted && facts.length > 0 && facts.every((fact) => standsIn(fact, evidence));
      });
      return {
        checked: flags.length,
        faults: wrong.map(
          ({ text: flagged }) => `${dossier.name}, ${format}: [Check: ${flagged}] stands in the evidence`,
        ),
      };
    }),
  );
}

/** What a person is told of beside the text is what is marked in it. */
export function judgeFlagList({ name, outputs }: Dossier): Verdict {
  return together(
    outputs.map(({ format, content, flags }) => {
      const marked = flagsIn(content ?? '').map(({ text }) => text);
      const listed = flags.map(({ text }) => text);
      const same = marked.toSorted().join('\n') === listed.toSorted().join('\n');
      return {
        checked: 1,
        faults: same ? [] : [`${name}, ${format}: marked ${marked.length}, listed ${listed.length}`],
      };
    }),
  );
}

const withoutMarks = (text: string) => text.replace(/\[Check: ((?:[^[\]\n]|\[[^[\]\n]*\])*)\]/g, '$1');

/** From the stop before it to the stop behind it. */
function sentenceAround(text: string, start: number, end: number): string {
  const lead = /[^\n]*$/.exec(text.slice(0, start))?.[0] ?? '';
  const rest = /^[^\n]*/.exec(text.slice(end))?.[0] ?? '';
  const begin = /(?:.*[.!?]["”)]?\s)?(.*)$/.exec(lead)?.[1] ?? lead;
  return `${begin}${text.slice(start, end)}${/^.*?(?:[.!?](?=\s|$)|$)/.exec(rest)?.[0] ?? rest}`;
}

function around(text: string, start: number, end: number): string {
  return text.slice(Math.max(0, start - 50), end + 40).replace(/\s+/g, ' ');
}
