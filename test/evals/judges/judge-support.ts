import type { Claim } from '../../../src/core/contracts/research.ts';
import type { Output } from '../../../src/core/contracts/output.ts';
import type { Dossier } from '../subject/dossier.ts';
import { evidenceOf, ownTexts, standsIn } from './evidence.ts';
import { contentWords } from './fold.ts';
import { blankFlags, maskStructure } from './mask-structure.ts';
import { readFacts } from './read-facts.ts';
import { readSentences } from './read-sentences.ts';
import { together, type Verdict } from './verdict.ts';

/** Content words of a sentence that have to stand in what it cites. */
const FEWEST_SHARED = 0.3;

/** Of the sentences that cite: those whose cited quotes hold their facts and speak of the same. */
export function judgePrecision(dossier: Dossier): Verdict {
  return together(
    dossier.outputs.map((output) => {
      const cited = readSentences(blankFlags(output.content ?? '')).filter(({ numbers }) => numbers.length > 0);
      const wrong = cited.filter(
        ({ text, numbers }) => !isSupported(text, quotesOf(output, numbers, dossier), dossier),
      );
      return { checked: cited.length, faults: wrong.map(({ text }) => `${dossier.name}, ${output.format}: ${text}`) };
    }),
  );
}

/** Of the sentences that tell a fact which the user did not give: those that cite what holds it. */
export function judgeRecall(dossier: Dossier): Verdict {
  const own = evidenceOf([...ownTexts(dossier.given), ...dossier.sources.map(({ title }) => title)]);
  return together(
    dossier.outputs.map((output) => {
      const shown = output.citations.some(({ number }) => number !== null);
      const telling = readSentences(blankFlags(output.content ?? '')).filter(({ text }) =>
        readFacts(maskStructure(text, dossier)).some((fact) => !standsIn(fact, own)),
      );
      // Formats without numbers cite beside the text: any of the piece's citations may stand behind a sentence.
      const wrong = telling.filter(
        ({ text, numbers }) =>
          !isSupported(text, shown ? quotesOf(output, numbers, dossier) : quotesOf(output, null, dossier), dossier),
      );
      return { checked: telling.length, faults: wrong.map(({ text }) => `${dossier.name}, ${output.format}: ${text}`) };
    }),
  );
}

/** Every citation names a claim and its source, and every number that the text shows is one of them. */
export function judgeCitations({ name, outputs, claims, sources }: Dossier): Verdict {
  return together(
    outputs.map(({ format, citations, content }) => {
      const faults = citations.flatMap(({ claim_id: id, source_id: source }) => {
        const claim = claims.find((entry) => entry.claim.id === id)?.claim;
        const isSound = claim?.source_id === source && sources.some((entry) => entry.id === source);
        return isSound ? [] : [`${name}, ${format}: ${id} of ${source} is nothing`];
      });
      const known = new Set(citations.map(({ number }) => number));
      const shown = readSentences(content ?? '').flatMap(({ numbers }) => numbers);
      const strange = shown
        .filter((number) => !known.has(number))
        .map((number) => `${name}, ${format}: [${number}] is nothing`);
      const loose = Array.from(
        (content ?? '').matchAll(/\[[cos]\d+[\d.]*(?:[,; ]+[cos]\d+[\d.]*)*\]/g),
        ([mark]) => `${name}, ${format}: ${mark} was left`,
      );
      return { checked: citations.length + shown.length, faults: [...faults, ...strange, ...loose] };
    }),
  );
}

function quotesOf({ citations }: Output, numbers: readonly number[] | null, { claims }: Dossier): Claim[] {
  const ids = new Set(
    citations
      .filter(({ number }) => numbers === null || (number !== null && numbers.includes(number)))
      .map(({ claim_id: id }) => id),
  );
  return claims.map(({ claim }) => claim).filter(({ id }) => ids.has(id));
}

function isSupported(sentence: string, cited: readonly Claim[], dossier: Dossier): boolean {
  if (cited.length === 0) return false;
  const sources = dossier.sources.filter(({ id }) => cited.some(({ source_id: source }) => source === id));
  const named = sources.flatMap(({ title, site, author, published_at: date }) => [
    title,
    site,
    author ?? '',
    date?.slice(0, 10) ?? '',
  ]);
  const evidence = evidenceOf([...cited.map(({ quote }) => quote), ...named, ...ownTexts(dossier.given)]);
  const facts = readFacts(maskStructure(sentence, dossier));
  if (!facts.every((fact) => standsIn(fact, evidence))) return false;
  const said = [...contentWords(maskStructure(sentence, dossier))];
  const known = contentWords(cited.map(({ quote }) => quote).join(' '));
  // A frame around a quotation of the cited source needs no words of its own there.
  const quotes = evidenceOf(cited.map(({ quote }) => quote));
  if (facts.some((fact) => fact.kind === 'quotation' && standsIn(fact, quotes))) return true;
  return said.length === 0 || said.filter((word) => known.has(word)).length >= FEWEST_SHARED * said.length;
}
