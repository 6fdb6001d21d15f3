import { createHash } from 'node:crypto';
import type { Dossier } from '../subject/dossier.ts';
import { ownTexts } from './evidence.ts';
import { blankFlags } from './mask-structure.ts';
import { readQuotations, says } from './read-quotations.ts';
import { together, type Verdict } from './verdict.ts';

/** Every quote of the ledger stands letter by letter in the stored text, at the place that is told, as the hash sealed it. */
export function judgeLedgerQuotes(dossier: Dossier): Verdict {
  const verdicts = dossier.claims.map(({ claim, before, after }): Verdict => {
    const text = dossier.sources.find(({ id }) => id === claim.source_id)?.text ?? '';
    const faults = [
      claim.quote !== '' && text.includes(claim.quote) ? '' : 'stands nowhere in the stored text',
      text.startsWith(claim.quote, claim.start) ? '' : 'does not stand where it is said to',
      text.includes(before + claim.quote + after) ? '' : 'is shown in surroundings that are not its own',
    ];
    return { checked: 1, faults: faults.filter(Boolean).map((fault) => `${dossier.name}: ${claim.id} ${fault}`) };
  });
  const hashes = dossier.sources.map(({ id, text, hash }): Verdict => {
    const right = createHash('sha256').update(text).digest('hex') === hash;
    return { checked: 0, faults: right ? [] : [`${dossier.name}: ${id} is not the text that its hash was made of`] };
  });
  return together([...verdicts, ...hashes]);
}

/** Every quotation in a piece or the brief that is not flagged stands in a stored text, in a title, or in what the user gave. */
export function judgeQuotations(dossier: Dossier): Verdict {
  const known = [
    ...dossier.sources.flatMap(({ text, title }) => [text, title, shortTitle(title)]),
    ...ownTexts(dossier.given),
  ];
  const verdicts = dossier.outputs.map(({ format, content }): Verdict => {
    const quotations = readQuotations(plain(blankFlags(content ?? '')));
    const wrong = quotations.filter(({ keys: [words = ''] }) => !known.some((text) => says(text, words)));
    return {
      checked: quotations.length,
      faults: wrong.map(({ text }) => `${dossier.name}, ${format}: nobody says ${text}`),
    };
  });
  return together(verdicts);
}

/** Titles lose markup signs where they stand in a text. */
const shortTitle = (title: string) => title.replace(/[`*_|\\[\]{}<>#^~]/g, ' ');

/** Markdown's emphasis and escapes are no words. */
const plain = (text: string) => text.replace(/\*\*|\\(?=[\p{P}\p{S}])/gu, '');
