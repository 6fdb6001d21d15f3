import { areAlike, withShortForms } from '../topic/related-terms.ts';
import type { TopicPart } from '../topic/topic-parts.ts';

/** What an article is judged by; every list holds stems. */
export interface ArticleTerms {
  readonly title: readonly string[];
  /** Other names that the article gives its subject at once, such as "(SEO)". */
  readonly alias: readonly string[];
  /** Of all its headings together. */
  readonly headings: readonly string[];
  readonly sentences: readonly (readonly string[])[];
}

/** How an article fits a topic. */
export interface Fit {
  /** Share of the topic's words that the title and its other names hold, 0 to 1. */
  readonly subjectShare: number;
  /** The topic's words among them. */
  readonly subject: ReadonlySet<string>;
}

export interface Judgeable {
  readonly article: ArticleTerms;
  /** In the article's language. */
  readonly terms: readonly string[];
  readonly parts: readonly TopicPart[];
}

/** An article with what of the topic it holds. Measuring takes time by its length, so it is done for one at a time. */
export interface Measured {
  readonly item: Judgeable;
  readonly measures: Measures;
}

/** What `measure` finds, all 0 to 1: shares of what the topic's words say. */
interface Measures {
  readonly title: number;
  /** Of the sentence that holds most. */
  readonly sentence: number;
  /** Of the three sentences in a row that hold most, the title counted in. */
  readonly passage: number;
  /** Of what it speaks of in title, headings, opening or again and again. */
  readonly whole: number;
  /** For each part of the topic, how much of it the article speaks of. */
  readonly parts: readonly number[];
  /** Two neighbours of a part stand side by side in the title or in a sentence. */
  readonly hasPhrase: boolean;
}

const OPENING_SENTENCES = 8;
/** Said this often, in this share of the sentences, an article speaks of it. */
const OFTEN = { times: 3, share: 0.01 } as const;
/** Another form of the word, or another word for the same. */
const ALIKE = 0.85;
const MENTIONED = 0.4;
/** Whom a topic is for says less of it than the topic itself. */
const AUDIENCE_SHARE = 0.4;
/** A single sentence that says so much of a topic of several words speaks of just that, wherever it stands. */
const ALMOST_ALL = 0.9;
/** So much of a topic, within three sentences and all over, makes up for a title that names none of it. */
const MOST = 0.85;
/** From here on, an article speaks of a part of the topic that says much by itself, or little. */
const MET = { much: 0.5, little: 0.3 } as const;

/**
 * What each article is to a topic: a source, or null when it merely shares words with it.
 *
 * A topic puts things together: "pricing psychology" with "SaaS landing pages". Only where at least one of the articles
 * puts them together as well is there something to know about; pages on each thing alone prove nothing, and that is all
 * that is ever found for nonsense. Given one such article, others that speak of a good share of the topic count, too.
 *
 * @param isCovered another article, judged before, has shown that there is something to know
 */
export function judgeArticles(
  measured: readonly Measured[],
  isCovered = false,
): { fits: (Fit | null)[]; isCovered: boolean } {
  const bearers = measured.map(({ item, measures }) => bears(item, measures));
  const covered = isCovered || bearers.includes(true);
  const fits = measured.map(({ item, measures }, index) =>
    covered && (bearers[index] === true || joins(item, measures)) ? fitOf(item) : null,
  );
  return { fits, isCovered: covered };
}

/** Puts the topic together by itself. */
function bears({ terms, parts }: Judgeable, found: Measures): boolean {
  if (terms.length < 2) return terms.length === 1 && found.title >= ALIKE;
  if (terms.length > 2 && found.sentence >= ALMOST_ALL) return true;
  const { needed, missed } = partsMet(parts, found);
  if (missed > (needed > 2 ? 1 : 0) || missed === needed) return false;
  if (found.whole < 0.5 || found.passage < 0.5 || isHalfOfPair(parts, found)) return false;
  return found.sentence >= 0.6 || (missed === 0 && isAllAtOnce(found)) || isAsOne(found);
}

/** How many parts of the topic there have to be, and how many of them the article does not speak of. */
function partsMet(parts: readonly TopicPart[], found: Measures): { needed: number; missed: number } {
  const judged = parts.map((part, index) => ({ part, met: found.parts[index] ?? 0 }));
  const telling = judged.filter(({ part }) => !part.isAudience && !saysLittle(part));
  const needed = telling.length > 0 ? telling : judged;
  const missed = needed.filter(({ part, met }) => met < (saysLittle(part) ? MET.little : MET.much));
  return { needed: needed.length, missed: missed.length };
}

/** Within three sentences, in its own phrase: a title that is silent takes nothing from that. */
function isAllAtOnce({ passage, hasPhrase }: Measures): boolean {
  return passage >= ALMOST_ALL && hasPhrase;
}

function isAsOne({ title, sentence, passage, hasPhrase }: Measures): boolean {
  return (hasPhrase || title >= 0.6 || title + sentence > 1) && title + sentence + passage >= 1.5;
}

/** Speaks of a good share of a topic that others put together. */
function joins({ terms, parts }: Judgeable, found: Measures): boolean {
  if (terms.length < 2) return terms.length === 1 && found.title >= ALIKE;
  if (found.whole < 0.4 || found.passage < 0.4) return false;
  if (found.hasPhrase) return found.title + found.sentence >= 0.55;
  // "Pumps tested in the heat of May" are no heat pumps: the words of a single name mean little apart.
  if (isOneName(parts) && found.sentence < ALMOST_ALL) return false;
  if (Math.min(found.whole, found.passage) >= MOST) return true;
  return found.title + found.sentence >= 0.7 && (found.sentence >= 0.6 || found.title >= 0.5 || found.passage >= 0.55);
}

/** About one thing with a name of several words, whomever it is for: "heat pump subsidies for homeowners". */
function isOneName(parts: readonly TopicPart[]): boolean {
  const [name, ...others] = parts.filter((part) => !part.isAudience);
  return name !== undefined && others.length === 0 && name.weights.size > 1;
}

/** "Pricing pages" are no matter of pricing alone, though it says most of the two. */
function isHalfOfPair(parts: readonly TopicPart[], { hasPhrase, sentence }: Measures): boolean {
  if (hasPhrase || sentence >= ALMOST_ALL) return false;
  const [name, ...others] = parts.filter((part) => !part.isAudience);
  if (name === undefined || others.length > 0) return false;
  return [...name.weights.values()].filter((says) => says >= MET.little).length === 2;
}

/** "Small businesses", "open rates". */
function saysLittle({ weights }: TopicPart): boolean {
  return Math.max(...weights.values()) <= 0.6;
}

function fitOf({ article, terms }: Judgeable): Fit {
  const title = withShortForms(new Set([...article.title, ...article.alias]));
  const subject = new Set(terms.filter((term) => title.has(term)));
  return { subject, subjectShare: terms.length === 0 ? 0 : subject.size / terms.length };
}

export function measureArticle(item: Judgeable): Measured {
  return { item, measures: measure(item) };
}

function measure({ article, parts }: Judgeable): Measures {
  const weights = parts.flatMap(({ weights: says, isAudience }) =>
    [...says].map(([term, much]): [string, number] => [term, isAudience ? much * AUDIENCE_SHARE : much]),
  );
  const total = weights.reduce((sum, [, says]) => sum + says, 0);
  const title = presence(weights, [...article.title, ...article.alias]);
  const headings = presence(weights, article.headings);
  const sentences = article.sentences.map((stems) => presence(weights, stems));
  const share = (...held: ReadonlyMap<string, number>[]) =>
    total === 0
      ? 0
      : weights.reduce((sum, [term, says]) => sum + says * Math.max(...held.map((has) => has.get(term) ?? 0)), 0) /
        total;
  const spokenOf = new Map(
    weights.map(([term]) => {
      const times = sentences.filter((has) => has.has(term)).length;
      const often = times >= OFTEN.times && times >= OFTEN.share * sentences.length;
      const prominent = Math.max(
        title.get(term) ?? 0,
        headings.get(term) ?? 0,
        ...sentences.slice(0, OPENING_SENTENCES).map((has) => has.get(term) ?? 0),
      );
      return [term, Math.max(prominent, often ? ALIKE : times > 0 ? MENTIONED : 0)];
    }),
  );
  return {
    title: share(title),
    sentence: sentences.reduce((most, has) => Math.max(most, share(has)), 0),
    passage: sentences.reduce(
      (most, has, at) => Math.max(most, share(title, has, ...sentences.slice(at + 1, at + 3))),
      share(title),
    ),
    whole: share(spokenOf),
    parts: parts.map((part) => shareOfPart(part, spokenOf)),
    hasPhrase: [article.title, ...article.sentences].some((stems) => parts.some((part) => holdsPhrase(stems, part))),
  };
}

function shareOfPart({ weights }: TopicPart, spokenOf: ReadonlyMap<string, number>): number {
  let [met, total] = [0, 0];
  for (const [term, says] of weights) {
    met += says * (spokenOf.get(term) ?? 0);
    total += says;
  }
  return total === 0 ? 0 : met / total;
}

/** Which of the topic's words are among the stems: 1 for the word itself, less for one that is like it. */
function presence(
  weights: readonly (readonly [string, number])[],
  stems: readonly string[],
): ReadonlyMap<string, number> {
  const own = withShortForms(new Set(stems));
  const found = new Map<string, number>();
  for (const [term] of weights) {
    if (own.has(term)) found.set(term, 1);
    else if (stems.some((stem) => areAlike(stem, term))) found.set(term, ALIKE);
  }
  return found;
}

function holdsPhrase(stems: readonly string[], { weights }: TopicPart): boolean {
  const terms = [...weights.keys()];
  return terms.some((term, at) => {
    const next = terms[at + 1];
    if (next === undefined) return false;
    return stems.some(
      (stem, place) => areAlike(stem, term) && stems.slice(place + 1, place + 3).some((other) => areAlike(other, next)),
    );
  });
}

/** How much a title alone promises: the share of the topic that it names, and whether it is a phrase of it. */
export function titlePromise(topic: readonly string[], title: readonly string[]): number {
  const share = topic.length === 0 ? 0 : common(new Set(topic), title).size / topic.length;
  return share + (isPhraseOf(topic, title) ? 1 : 0);
}

/** All words of the title, at least two, stand side by side in the topic, in whatever order. */
function isPhraseOf(topic: readonly string[], title: readonly string[]): boolean {
  const places = [...new Set(title)].map((term) => topic.indexOf(term));
  if (places.length < 2 || places.includes(-1)) return false;
  return Math.max(...places) - Math.min(...places) === places.length - 1;
}

function common(wanted: ReadonlySet<string>, terms: readonly string[]): Set<string> {
  return new Set(terms.filter((term) => wanted.has(term)));
}
