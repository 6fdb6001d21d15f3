import { termsOf } from '../../../text/terms.ts';
import type { Quote } from '../text/usable-claims.ts';
import { answers, isTellingSign } from './answers.ts';
import { namesDayElsewhere, namesDuty, namesFacts, namesMeasure } from './facts.ts';
import type { QuoteKind } from './quote-kind.ts';
import { isSlogan } from './slogan.ts';
import { announces, readTopicKind, type TopicKind } from './topic-kind.ts';

/** A quotation with what speaks for it in this job. */
export interface RankedQuote {
  readonly quote: Quote;
  readonly score: number;
  /** How many of its words stand in the topic or in the opinion. */
  readonly shared: number;
  /** Gives what a topic such as a question asks for. */
  readonly answers: boolean;
}

/** Words of a quotation that touch the topic or the opinion, rare ones whole; more of them say no more. */
const MOST_SHARED = 3;
const PER_SHARED = { opinion: 2, topic: 1.5 } as const;
/** The author's own material is what nobody else has. */
const OWN = 1.5;
/** Research gives the best first; a little of that order is kept. */
const PER_PLACE = 0.08;
/** Where something comes from helps nobody who wants to know what to do. */
const HISTORY = {
  sign: /\b(?:century|centuries|ancient|medieval|oldest|dates? back|dated to|invented|in (?:the )?1[0-9]\d\d)s?\b/iu,
  takes: 6,
} as const;
/** What a topic of some kind asks for more than for anything else. */
const ASKED: Partial<Record<TopicKind, Partial<Record<QuoteKind, number>>>> = {
  why: { cause: 1.5, open: 0.5 },
  versus: { contrast: 1.5, figure: 0.5 },
  'how-to': { advice: 1.5, cause: 0.5 },
  question: { voice: 1.5, advice: 1.5, open: 1, figure: 0.5 },
};

/** What gives the very thing that a topic asks for comes before what is said around it. */
const ANSWER = { adds: 4, sign: 2 } as const;

/** In the author's own notes the kind tells little: what matters there is that it is theirs. */
const KIND_OF_OWN = 0.4;
const LAST = -20;
/** What makes something known: when, where, for how much, or how large, how long, how loud. */
const FACTS = {
  adds: 5,
  /** Sizes and durations beside them; of an offer, dates and prices beside those. */
  besides: 2.5,
  /** A long sentence is no headline. */
  words: 16,
  perWord: 0.15,
  /** What readers have to do, and what they can do no longer. */
  duty: 4,
  /** A day in the notes of an author who writes another language; what is announced there is not known otherwise. */
  dayElsewhere: 2.5,
} as const;

/** What a reader gets out of each kind. */
const KINDS: Readonly<Record<QuoteKind, number>> = {
  figure: 2.5,
  change: 2.5,
  cause: 2,
  contrast: 2,
  voice: 1.7,
  open: 1.7,
  advice: 1.3,
  plain: 0,
  definition: LAST,
};

/** What touches the opinion and the topic first, then what says most; definitions and thin sentences follow. */
export function rankQuotes(
  quotes: readonly Quote[],
  { topic, opinion, notes }: { topic: string; opinion: string; notes: readonly string[] },
): RankedQuote[] {
  const told = quotes.map((quote) => ({ quote, terms: new Set(termsOf(quote.text, 'en')) }));
  const rarity = rarityAmong(told.map(({ terms }) => terms));
  const wanted = { topic: new Set(termsOf(topic, 'en')), opinion: new Set(termsOf(opinion, 'en')) };
  const touch = (terms: ReadonlySet<string>, of: 'topic' | 'opinion'): number =>
    PER_SHARED[of] * Math.min(MOST_SHARED, sum([...terms].filter((term) => wanted[of].has(term)).map(rarity)));
  const reading = { ...readTopicKind(topic, notes), topic };
  const topicKind = reading.kind;
  const asked = ASKED[topicKind] ?? {};
  const asksForHistory = HISTORY.sign.test(topic) || /\bhistor(?:y|ies|ical)\b/iu.test(topic);
  const ranked = withoutThinPairs(told)
    .map(({ quote, terms }, place) => {
      const answering = answers(quote, reading);
      const says =
        worthOf(quote) +
        ownFacts(quote, topicKind) +
        (answering ? ANSWER.adds : 0) +
        (topicKind === 'tell-apart' && isTellingSign(quote.text) ? ANSWER.sign : 0) +
        (asked[quote.kind] ?? 0) -
        (isOld(quote) && !asksForHistory ? HISTORY.takes : 0);
      const shared = [...terms].filter((term) => wanted.topic.has(term) || wanted.opinion.has(term)).length;
      return {
        quote,
        shared,
        answers: answering,
        score: touch(terms, 'opinion') + touch(terms, 'topic') + says - PER_PLACE * place,
      };
    })
    .map((one, _at, all) => ({
      ...one,
      score: Math.max(one.score, ...partsOf(one, all).map(({ score }) => score + PER_PLACE)),
    }))
    .toSorted((one, other) => other.score - one.score);
  // What does not touch the topic takes the place of nothing, not even of what is old.
  const asksForAll =
    asksForHistory || !ranked.some((one) => !isOld(one.quote) && !one.quote.isDefinition && touches(one));
  return withoutSlogans(asksForAll ? ranked : ranked.filter(({ quote }) => !isOld(quote)));
}

/** "Tidewell is an app. It shows free berths.": what is thin alone is no better at double length. */
function withoutThinPairs<Told extends { readonly quote: Quote }>(told: readonly Told[]): readonly Told[] {
  return told.filter(
    ({ quote }) =>
      !quote.isThin || !told.some((one) => one.quote !== quote && quote.text.startsWith(`${one.quote.text} `)),
  );
}

/** What stands alone as well where a quotation goes on with a figure: with that, it says more. */
function partsOf({ quote }: RankedQuote, all: readonly RankedQuote[]): readonly RankedQuote[] {
  return all.filter(
    ({ quote: part }) =>
      part !== quote && quote.text.startsWith(part.text) && /\d/u.test(quote.text.slice(part.text.length)),
  );
}

/** A brochure's slogans are quoted only where there is nothing else. */
function withoutSlogans(ranked: readonly RankedQuote[]): RankedQuote[] {
  const telling = ranked.filter(({ quote }) => quote.source.kind !== 'material' || !isSlogan(quote.text));
  return telling.some(touches) ? telling : [...ranked];
}

/** With a single shared word somebody else's sentence may be about anything. */
function touches({ quote, shared, answers: answering }: RankedQuote): boolean {
  return quote.source.kind === 'material' || answering || shared > 1;
}

function isOld({ text, source }: Quote): boolean {
  return source.kind !== 'material' && HISTORY.sign.test(text);
}

/** Whether a sentence tells when, where or for how much: “I got my Thursdays back” names no date. */
export function tellsFacts({ text, kind }: Quote): boolean {
  return kind !== 'voice' && namesFacts(text);
}

/** What the author's own notes make known. */
function ownFacts(quote: Quote, topicKind: TopicKind): number {
  if (quote.source.kind !== 'material') return 0;
  if (announces(topicKind)) return newsIn(quote, topicKind);
  return namesDayElsewhere(quote.text) ? FACTS.dayElsewhere : 0;
}

/** An announcement is when, where and for how much; what is offered is first what it does, then its price. */
function newsIn(quote: Quote, topicKind: TopicKind): number {
  const [forFacts, forMeasure] = topicKind === 'offer' ? [FACTS.besides, FACTS.adds] : [FACTS.adds, FACTS.besides];
  const facts = tellsFacts(quote) ? forFacts : 0;
  const measure = namesMeasure(quote.text) ? forMeasure : 0;
  const isDuty = topicKind === 'news' && namesDuty(quote.text);
  const duty = isDuty ? FACTS.duty : 0;
  // What is gone or must be done is short, and nothing thin.
  const notThin = isDuty && quote.isThin ? -LAST : 0;
  return notThin + Math.max(facts, measure, duty) - Math.max(0, quote.words - FACTS.words) * FACTS.perWord;
}

function worthOf({ kind, source, isThin }: Quote): number {
  const thin = isThin ? LAST : 0;
  if (source.kind !== 'material') return KINDS[kind] + thin;
  return OWN + KINDS[kind] * KIND_OF_OWN + thin;
}

/** 1 for a word that stands in one quotation alone, close to nothing for one that stands in all of them. */
function rarityAmong(all: readonly ReadonlySet<string>[]): (term: string) => number {
  return (term) => 1 - (all.filter((terms) => terms.has(term)).length - 1) / Math.max(1, all.length);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
