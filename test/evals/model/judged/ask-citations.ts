import { z } from 'zod';
import type { Output } from '../../../../src/core/contracts/output.ts';
import { dataBlock, group } from '../../../../src/server/llm/prompt/data-block.ts';
import { askJudge, type Judge } from './ask-judge.ts';
import { type Exhibit, shownClaims, shownGiven, shownSentences } from './exhibit.ts';
import type { Verdict } from '../../judges/verdict.ts';

const answer = z.object({
  sentences: z.array(
    z.object({
      n: z.coerce.number(),
      outside: z.boolean(),
      support: z.enum(['full', 'part', 'none']),
      by: z.array(z.string()).default([]),
    }),
  ),
});

const TASK = `<task>judge citations</task>
Below is a marketing text, sentence by sentence, and the claims that it stands on, each with the words of its source. <cites> says which claims a sentence cites; where there is no <cites> for any sentence, the text shows no numbers and all claims stand behind it as a whole.

For each sentence decide
- outside: true if it states something about the world that a reader could look up and might doubt: a figure, a finding, an event, what somebody said, a general claim of fact. False for the author's opinion or judgement, for what <given> says, for advice, a question, an invitation, a heading, and for what everybody knows.
- support: "full" if the words of its claims say everything that it states as fact: the same figure, of the same thing, with the same direction and strength. "part" if they say some of it, or less strongly. "none" if they say something else, or if it has no claims. Judge by the words of the claims, not by what you know. A sentence that cites nothing in a text with numbers has "none".
- by: the ids of the claims that say it, or some of it; empty if none does.

Answer in this shape, with every sentence once:
{"sentences": [{"n": 1, "outside": true, "support": "full", "by": ["c1"]}]}`;

export interface CitationVerdict {
  /**
   * Of the sentences that cite a claim by number: those that it supports. In a text without numbers, of the claims that
   * stand beside it: those that say something of what it says.
   */
  readonly precision: Verdict;
  /** Of the sentences that state an outside fact: those that a cited claim supports. */
  readonly recall: Verdict;
}

export async function askForCitations(judge: Judge, exhibit: Exhibit): Promise<CitationVerdict | null> {
  const { name, sentences, output } = exhibit;
  const read = await askJudge(judge, { about: `citations of ${name}`, prompt: promptFor(exhibit), schema: answer });
  if (!read) return null;
  const judged = sentences.flatMap((sentence) => {
    const found = read.sentences.find(({ n }) => n === sentence.number);
    return found ? [{ ...sentence, ...found }] : [];
  });
  const verdict = (meant: typeof judged): Verdict => ({
    checked: meant.length,
    faults: meant
      .filter(({ support }) => support !== 'full')
      .map(({ text, support }) => `${name} (support: ${support}): ${text}`),
  });
  const numbered = judged.filter(({ claims }) => claims.length > 0);
  const used = new Set(judged.flatMap(({ by }) => by));
  return {
    precision: numbered.length > 0 ? verdict(numbered) : judgeBeside(output.citations, used, name),
    recall: verdict(judged.filter(({ outside }) => outside)),
  };
}

function judgeBeside(citations: Output['citations'], used: ReadonlySet<string>, name: string): Verdict {
  const beside = [...new Set(citations.map(({ claim_id: id }) => id))];
  return {
    checked: beside.length,
    faults: beside.filter((id) => !used.has(id)).map((id) => `${name}: nothing of ${id} is in the text`),
  };
}

function promptFor({ dossier, output, sentences }: Exhibit): string {
  const cited = new Set(output.citations.map(({ claim_id: id }) => id));
  const marks = sentences
    .filter(({ claims }) => claims.length > 0)
    .map(({ number, claims }) => dataBlock('cites', claims.join(', '), String(number)));
  return [
    shownGiven(dossier),
    shownClaims(dossier, (id) => cited.has(id)),
    shownSentences(sentences),
    group('citations', marks),
    TASK,
  ].join('\n\n');
}
