import { convention } from './conventions.ts';
import { locateEach } from './locate.ts';
import type { Rule } from './rule.ts';

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
