import { mark } from '../text/quotation.ts';
import { MEASURES, RECORDED } from './measures.ts';

const MOST_MEASURES = 2;
const MOST_GAPS = 6;

/** As they stand in the opinion, in its order, each once. */
export function measuresIn(opinion: string): string[] {
  const found = new Map<string, string>();
  for (const [words] of opinion.matchAll(MEASURE)) {
    const key = words.toLowerCase().replace(/s$/u, '');
    if (!found.has(key)) found.set(key, words);
  }
  return [...found.values()];
}

/** "It cost me a day", "we price by the hour": what a noun is not followed by. */
const AS_VERB = String.raw`(?!(?<=waste) of\b)(?! (?:me|us|you|them|him|her|it|an?|the|by|more|less|half|one|two|three|four|five|six|seven|eight|nine|ten|nothing|\d+)\b)`;
// The longer ones first, so that "reply rate" is not read as "rate".
const MEASURE = new RegExp(
  String.raw`(?<![\p{L}\p{N}’'-])(?:${MEASURES.toSorted((one, other) => other.length - one.length).join('|')})(?![\p{L}\p{N}’'-])${AS_VERB}`,
  'giu',
);

/** What an opinion tells of. */
interface OpinionPoints {
  readonly measures: readonly string[];
  /** Something became different: "we stopped", "moved from". */
  readonly change: boolean;
  /** The words for a time that the opinion gives: "last spring", "in 2019". */
  readonly time: string | null;
  /** The kind of person whose case could be told, in the singular: "customer". */
  readonly person: string | null;
  /** The kind of place or group of which it speaks in the plural, in the singular: "choir". */
  readonly place: string | null;
  /** Two ways of doing something are held against each other: "a call instead of an email". */
  readonly comparison: boolean;
  /** The word with which it allows no exception: "never". */
  readonly absolute: string | null;
}

const CHANGE =
  /\b(?:moved|stopped|switched(?: to)?|switch(?:ing)? to|started|began|replaced|dropped|raised|lowered|doubled|halved|changed|became|gave up|introduced|went from|no longer|used to|since we|after we|when we|until we|fell|rose|grew|closed|opened)\b/iu;
const TIME =
  /\b(?:last (?:spring|summer|autumn|fall|winter|year|month|week|night|quarter|season|christmas|january|february|march|april|may|june|july|august|september|october|november|december)|this (?:spring|summer|autumn|winter|year|month|week)|after (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty) (?:days|weeks|months|years|seasons)|(?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?:weeks|months|years) ago)\b/iu;
/** "Counts more than", "is this, not that" compare no two ways. */
const COMPARISON =
  /\b(?:instead of|rather than|versus|vs|compared (?:to|with))\b|\b(?:better|worse|cheaper|faster|slower|safer|easier|worth more) than (?!ever|before|nothing|expected|last|most|usual|any|i\b|we\b|you\b|they\b|it\b)|\b(?:beats|outperforms?|outsells?|outlasts?) (?!me\b|us\b|it\b|them\b|up\b|around\b)/iu;
const ABSOLUTE = /\b(?:never|always)\b/iu;
/** Those whom something happens to. Managers and bakers act; a case of theirs need not be the point. */
const PERSON =
  /\b(customer|client|guest|subscriber|visitor|user|buyer|patient|student|pupil|member|volunteer|donor|tenant|resident|parent|applicant|candidate|apprentice|singer|shopper)s?\b/iu;
const PLACES: Readonly<Record<string, string>> = {
  families: 'family',
  teams: 'team',
  companies: 'company',
  shops: 'shop',
  schools: 'school',
  churches: 'church',
  choirs: 'choir',
  clubs: 'club',
  villages: 'village',
  towns: 'town',
  bakeries: 'bakery',
};
const PLACE = new RegExp(String.raw`\b(?:${Object.keys(PLACES).join('|')})\b`, 'iu');

const DELICATE =
  /\b(?:breach(?:es|ed)?|broken into|attack(?:s|ed)?|fraud|hacked|debts?|illness(?:es)?|diagnos(?:is|ed)|abuse[ds]?|addict(?:ed|ion)|suicide|grief|penetration)\b/iu;

function readOpinionPoints(opinion: string): OpinionPoints {
  return {
    measures: measuresIn(opinion),
    change: CHANGE.test(opinion),
    time: TIME.exec(opinion)?.[0] ?? null,
    person: (/\bchildren\b/iu.test(opinion) ? 'child' : PERSON.exec(opinion)?.[1]?.toLowerCase()) ?? null,
    place: PLACES[PLACE.exec(opinion)?.[0].toLowerCase() ?? ''] ?? null,
    comparison: COMPARISON.test(opinion),
    absolute: ABSOLUTE.exec(opinion)?.[0] ?? null,
  };
}

/**
 * What the author could add to an opinion, each fit to stand behind "Add: ", the most specific first: at least three for
 * any opinion, none without one. They ask only; words of the opinion stand in them as they are.
 */
export function opinionGaps(opinion: string, topic = ''): string[] {
  if (opinion.trim() === '') return [];
  const { measures, change, time, person, place, comparison, absolute } = readOpinionPoints(opinion);
  // Nobody is asked to name whom it went wrong for.
  const customer = DELICATE.test(opinion) ? null : person;
  const gaps = [
    ...measures
      .filter((measure) => isAtStake(measure, `${topic} ${opinion}`))
      .slice(0, MOST_MEASURES)
      .map((measure) => measureGap(measure, change)),
    ...(time ? [`what happened ${mark(time)}: the place, the people, one detail`] : []),
    ...(change ? ['how it was before, and what brought the change'] : []),
    ...(customer ? [`one ${customer} whose case shows it`] : []),
    ...(place ? [`one ${place} where it showed, and what happened there`] : []),
    ...(customer ? [] : ['one case from your own work that shows it']),
    ...(comparison ? ['one case where the other way did better, and what was different'] : []),
    'the moment you first thought so: where, when, who was there',
    'the best objection you have heard, and your answer',
    'what you do differently because of it, in one example',
    ...(absolute ? [`an exception to ${mark(absolute)}, or the closest you came to one`] : []),
  ];
  return [...new Set(gaps)].slice(0, MOST_GAPS);
}

/** A measure that the topic names, or the opinion more than once; named in passing it is no matter for a figure. */
function isAtStake(measure: string, text: string): boolean {
  const stem = measure.toLowerCase().replace(/s$/u, '');
  return text.toLowerCase().split(stem).length > 2;
}

const KEPT: ReadonlySet<string> = new Set(RECORDED);

function measureGap(measure: string, change: boolean): string {
  const marked = plainly(measure);
  if (change) return `${marked} before and after, with the dates`;
  return KEPT.has(measure.toLowerCase())
    ? `${marked} from your own records, with the dates`
    : `a figure of your own on ${marked}, and where it comes from`;
}

/** One noun needs no marks; several words of the author do. */
function plainly(words: string): string {
  return /\s/u.test(words) ? mark(words) : words.toLowerCase();
}
