import type { Verdict } from '../judges/verdict.ts';
import { judgeGaps, judgeHardRules, judgeOutlines, judgeSlips } from './judges/judge-form.ts';
import { judgeAudience, judgeHeard, judgeRetold, judgeTopic } from './judges/judge-given.ts';
import { judgeClaimless, judgeEmptyHanded, judgeForeign, judgeNumberless } from './judges/judge-own-words.ts';
import { judgeBorrowed, judgeNamed, judgeOpening, judgeStandsAlone, judgeVerbatim } from './judges/judge-quotations.ts';
import { judgeRepetition, judgeSiblings } from './judges/judge-repetition.ts';
import { opinionParts } from './judges/own-words.ts';
import type { Outline } from '../../../src/core/formats/layout/outline.ts';
import type { WritingRun } from './writing-run.ts';

/** A fault that is put into a run to see whether the judge in charge notices it. */
export interface PlantedFault {
  readonly what: string;
  readonly judge: (run: WritingRun) => Verdict;
  /** Null where the run gives no occasion for it. */
  readonly plant: (run: WritingRun) => WritingRun | null;
}

type Planting = PlantedFault['plant'];

const plants = (judge: PlantedFault['judge'], ways: Readonly<Record<string, Planting>>): PlantedFault[] =>
  Object.entries(ways).map(([what, plant]) => ({ what, judge, plant }));

/** Changes the text of the first piece. */
const firstText =
  (change: (text: string, run: WritingRun) => string | null): Planting =>
  (run) => {
    const [first, ...rest] = run.pieces;
    const text = first && change(first.text, run);
    return first && text ? { ...run, pieces: [{ ...first, text }, ...rest] } : null;
  };

/** The first piece, told of as another kind. */
function firstAs(run: WritingRun, outline: Outline | null): WritingRun {
  const [first, ...rest] = run.pieces;
  return first ? { ...run, pieces: [{ ...first, outline }, ...rest] } : run;
}

/** Below a paragraph of its own, in prose. */
const adding = (words: string): Planting => firstText((text) => `${words}\n\n${text}`);
const withSources =
  (plant: Planting): Planting =>
  (run) =>
    run.sources.length > 0 ? plant(run) : null;
const withOpinion =
  (plant: Planting): Planting =>
  (run) =>
    run.given.opinion === '' ? null : plant(run);

const firstSentence = (text: string) => /[^\s][^.!?]{20,}[.!?]/u.exec(text)?.[0] ?? '';

export const PLANTED_FAULTS: readonly PlantedFault[] = [
  ...plants(judgeHardRules, { 'an empty piece': firstText(() => '\n') }),
  ...plants(judgeBorrowed, {
    'a source taken over whole, in quotation marks': firstText((text, { sources: [source] }) =>
      source ? `${text}\n\n“${source.text.repeat(40)}”` : null,
    ),
    'a source taken over whole, without marks': firstText((text, { sources: [source] }) =>
      source ? `${text}\n\n${`${source.text}\n`.repeat(40)}` : null,
    ),
  }),
  ...plants(judgeVerbatim, {
    'a quotation of nobody': adding('“We would never go back to how it was before,” she says.'),
    'a word in quotation marks that nobody gave': adding('What about “kangaroo yawning”?'),
    'a quotation with a word changed': firstText((text, { sources: [source] }) => {
      const sentence = firstSentence(source?.text ?? '');
      return sentence === '' ? null : `${text}\n\n“${sentence.replace(/\p{L}{4,}/u, 'kangaroo')}”`;
    }),
  }),
  ...plants(judgeNamed, {
    'a quotation without its source': (run) => {
      const [source] = run.sources;
      const [first, ...rest] = run.pieces;
      if (!source || !first || firstSentence(source.text) === '') return null;
      return { ...run, pieces: [{ ...first, text: `Read on.\n\n“${firstSentence(source.text)}”` }, ...rest] };
    },
  }),
  ...plants(judgeStandsAlone, {
    'a quotation that begins with "However"': leaningOn('However, nobody has counted the loaves since.'),
    'a quotation that begins with "It"': leaningOn('It was the first of its kind in town.'),
    'the first half of a date': saying('Das Bad am See öffnet am 13. Juni.', 'Das Bad am See öffnet am 13.'),
    'the second half of a date': (run) =>
      saying(
        'Das Bad öffnet am 13. Juni statt wie üblich Mitte Mai.',
        'Juni statt wie üblich Mitte Mai.',
      )({ ...run, given: { ...run.given, english: false } }),
  }),
  ...plants(judgeOpening, {
    'a definition at the beginning': (run) => {
      const [article] = run.sources.filter(({ kind }) => kind === 'encyclopaedia');
      const sentence = firstSentence(article?.text ?? '');
      const isThere = run.pieces[0]?.text.includes(sentence);
      return sentence === '' || isThere ? null : adding(`“${sentence}” (Wikipedia)`)(run);
    },
  }),
  ...plants(judgeClaimless, {
    'a claim': adding('Teams that do this see better results.'),
    'a claim of what is': adding('The first week is decisive.'),
    'a claim behind an instruction': adding('Ask early, because customers leave in silence.'),
    'a claim behind a colon': adding('Remember one rule: everybody forgets the cellar.'),
    'a claim as a heading': adding('## Nobody reads the manual'),
    'a claim about a quotation': adding('Remember the figure – it matters more than the rest.'),
  }),
  ...plants(judgeNumberless, {
    'a number': adding('Ask 3 neighbours tonight.'),
    'a number in words': adding('Ask twelve neighbours tonight.'),
  }),
  ...plants(judgeTopic, {
    'the topic bent into a sentence': firstText(
      (text, { given }) => `Do you still wonder about ${given.topic.toLowerCase()} today?\n\n${text}`,
    ),
  }),
  ...plants(judgeAudience, {
    'the audience cut short': (run) =>
      run.given.audience === 'small bakery owners' ? adding('Are you one of those bakery owners?')(run) : null,
  }),
  ...plants(judgeHeard, {
    'an opinion left out': withOpinion(firstText(() => 'What do you think?')),
    'an opinion in other words': withOpinion(firstText(() => 'Do you think that bags and bread are no friends?')),
  }),
  ...plants(judgeRetold, {
    'an opinion retold': withOpinion(
      firstText((text, { given }) => {
        const [part] = opinionParts(given.opinion).filter((one) => (one.match(/[a-z]{4,}/g)?.length ?? 0) >= 4);
        return part ? `${text}\n\nIndeed ${part.split(' ').toReversed().join(' ')}` : null;
      }),
    ),
  }),
  ...plants(judgeRepetition, {
    'a sentence twice': firstText(
      (text) => `Which shelf would you clear first?\n\n${text}\n\nWhich shelf would you clear first?`,
    ),
    'a gap twice': firstText((text) => `[Add: a photo of the shelf]\n\n${text}\n\n[Add: a photo of the shelf]`),
  }),
  ...plants(judgeSiblings, {
    'a variant like its sibling': (run) => {
      const [first] = run.pieces;
      const text = 'Which shelf would you clear first, and whom would you ask about it?';
      return first ? { ...run, pieces: [8, 9].map((variant) => ({ ...first, text, variant })) } : null;
    },
  }),
  ...plants(judgeOutlines, {
    'an outline that is not called one': (run) => (run.sources.length === 0 ? firstAs(run, null) : null),
    'an outline that tells of more gaps than there are': (run) => {
      const outline = run.pieces[0]?.outline;
      return outline ? firstAs(run, { ...outline, gaps: 97 }) : null;
    },
    'a citation without a source': (run) =>
      run.sources.length === 0 ? firstText((text) => `${text}\n\nRead the rest. [1]`)(run) : null,
  }),
  ...plants(judgeEmptyHanded, {
    'advice where nothing is given': (run) =>
      run.sources.length === 0 && run.given.opinion === ''
        ? firstText((text) => `${text}\n\nSet a date in your calendar today.`)(run)
        : null,
  }),
  ...plants(judgeForeign, {
    'English words in another language': (run) =>
      run.given.english ? null : firstText((text) => `${text}\n\nWhat would you add?`)(run),
  }),
  ...plants(judgeGaps, {
    'more gaps than a piece should leave': withSources((run) =>
      run.pieces[0]?.outline === null
        ? firstText(
            (text) =>
              `${text}\n\n${'a b c d e f g h i'
                .split(' ')
                .map((word) => `[Add: ${word}]`)
                .join('\n')}`,
          )(run)
        : null,
    ),
  }),
  ...plants(judgeSlips, {
    'a slip of the machine': adding('What next? undefined'),
    'a place left unfilled': adding('What is {topic} to you?'),
    'a mark of a list within a list': adding('- 1. Walk before you jog'),
  }),
];

/** A source says it, so that the quotation is one. */
function leaningOn(words: string): Planting {
  return saying(words, words);
}

/** A source says the one, a piece quotes the other of it. */
function saying(said: string, quoted: string): Planting {
  return (run) => {
    const [first, ...rest] = run.sources;
    if (!first) return null;
    const sources = [{ ...first, text: `${first.text} ${said}` }, ...rest];
    return adding(`“${quoted}”`)({ ...run, sources });
  };
}
