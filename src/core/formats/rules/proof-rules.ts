import { citedNumbers } from './citation-rules.ts';
import { convention, demand } from './conventions.ts';
import { locateEach } from './locate.ts';
import type { Rule } from './rule.ts';

/** Whether somebody can trace what it says. */
export function citesSource(item: string): boolean {
  return citedNumbers(item).length > 0;
}

/** A figure that nobody can trace may not stand as proof. */
export function proofIsCited<Parts>(proofOf: (parts: Parts) => readonly string[]): Rule<Parts> {
  return demand({ id: 'proof', label: 'Proof' }, ({ text, parts }) => {
    const proof = proofOf(parts);
    const bare = proof.filter((item) => !citesSource(item));
    if (proof.length === 0) return { kept: true, detail: 'No figures to show' };
    return bare.length === 0
      ? { kept: true, detail: 'Every item names its source' }
      : {
          kept: false,
          detail: `Without a source: ${bare.length} of ${proof.length} items. Cite one behind each, or take them out`,
          spans: locateEach(text, bare).flatMap((span) => span ?? []),
        };
  });
}

/** Praise is no proof. */
export function proofHasFigures<Parts>(proofOf: (parts: Parts) => readonly string[]): Rule<Parts> {
  return convention({ id: 'proof-figures', label: 'Figures' }, ({ text, parts }) => {
    const proof = proofOf(parts);
    const plain = proof.filter((item) => !holdsFigure(item));
    return plain.length === 0
      ? { kept: true, detail: proof.length === 0 ? 'No figures to show' : 'Every item holds a figure' }
      : {
          kept: false,
          detail: `Without a figure: ${plain.length} of ${proof.length} items`,
          spans: locateEach(text, plain).flatMap((span) => span ?? []),
        };
  });
}

const IN_WORDS =
  /\b(?:half|third|quarter|twice|double|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|thousand|million|billion)s?\b/iu;

/** In digits of any script or in words; the number of the citation and its address are none. */
function holdsFigure(item: string): boolean {
  const said = item.replace(/\[\[?\d{1,3}\]?\](?:\([^()\n]{0,2000}\))?|https?:\/\/\S+/gu, ' ');
  return /\p{N}/u.test(said) || IN_WORDS.test(said);
}
