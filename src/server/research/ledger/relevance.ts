/** Share of a topic's words that an article must hold to be a source, and the number that is enough for long topics. */
const SOURCE_FLOOR = { share: 0.6, enough: 5 } as const;
/** The same for a single sentence, together with what its article is about. */
const SENTENCE_FLOOR = { share: 0.4, least: 2 } as const;

/** What an article is judged by; every list holds stems. */
export interface ArticleTerms {
  readonly title: readonly string[];
  /** Other names that the article gives its subject at once, such as "(SEO)". */
  readonly alias: readonly string[];
  /** Its first two sentences. */
  readonly lead: readonly string[];
  readonly sentences: readonly (readonly string[])[];
}

/** How an article fits a topic. */
export interface Fit {
  /** Share of the topic's words that the title and its other names hold, 0 to 1. */
  readonly subjectShare: number;
  /** The topic's words among them. */
  readonly subject: ReadonlySet<string>;
}

/**
 * Whether an article is a source for a topic, or null when it merely shares a word with it.
 *
 * A source is what the topic names (its whole title stands in the topic as a phrase: "Landing page" in "pricing
 * psychology for SaaS landing pages"), or what holds most of the topic's words in title, lead and one single sentence.
 * Words gathered from all over a long text prove nothing: somewhere it has them all.
 */
export function judgeArticle(topic: readonly string[], article: ArticleTerms): Fit | null {
  const wanted = new Set(topic);
  const subject = common(wanted, [...article.title, ...article.alias]);
  const fit = { subject, subjectShare: wanted.size === 0 ? 0 : subject.size / wanted.size };
  if (wanted.size === 0) return null;
  if (wanted.size === 1) return subject.size === 1 ? fit : null;
  if (isPhraseOf(topic, article.title)) return fit;
  const near = common(wanted, [...article.title, ...article.alias, ...article.lead]);
  const best = bestSentence(wanted, near, article.sentences);
  const needed = Math.min(Math.ceil(wanted.size * SOURCE_FLOOR.share), SOURCE_FLOOR.enough);
  const togetherEnough = near.size >= needed || (near.size > 0 && best.size >= 2);
  return togetherEnough && joined(near, best).size >= needed ? fit : null;
}

/** Whether one sentence of a source speaks of the topic. */
export function judgeSentence(topic: readonly string[], terms: readonly string[], fit: Fit): boolean {
  const wanted = new Set(topic);
  const own = common(wanted, terms);
  const needed = wanted.size === 1 ? 1 : Math.max(SENTENCE_FLOOR.least, Math.ceil(wanted.size * SENTENCE_FLOOR.share));
  if (own.size === 0 && fit.subjectShare < SOURCE_FLOOR.share) return false;
  return joined(own, fit.subject).size >= needed;
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

/** The sentence that, together with what is near, holds the most words of the topic; then the one with most itself. */
function bestSentence(
  wanted: ReadonlySet<string>,
  near: ReadonlySet<string>,
  sentences: readonly (readonly string[])[],
): ReadonlySet<string> {
  let best: ReadonlySet<string> = new Set<string>();
  let most = 0;
  for (const terms of sentences) {
    const own = common(wanted, terms);
    const worth = joined(near, own).size + own.size / 100;
    if (worth > most) [best, most] = [own, worth];
  }
  return best;
}

function common(wanted: ReadonlySet<string>, terms: readonly string[]): Set<string> {
  return new Set(terms.filter((term) => wanted.has(term)));
}

function joined(a: ReadonlySet<string>, b: ReadonlySet<string>): Set<string> {
  return new Set([...a, ...b]);
}
