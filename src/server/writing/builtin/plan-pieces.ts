import { countWords } from '../../../core/rules/text.ts';
import { NoAngleLeft } from '../writer.ts';
import { materialTexts } from '../sources/source-texts.ts';
import type { Assignment, PieceRef, Plan, PlannedPiece } from '../writer.ts';
import { asksForAnswer } from './reading/answers.ts';
import { ANGLE_NAMES, angleName, ANOTHER_QUESTION, type Angle } from './angles/angle.ts';
import { chooseQuotes, leadsFor, note, type Draft, type QuoteNeed } from './choose-quotes.ts';
import { formatIndex, writesEnglish } from './desk.ts';
import { relevantQuotes } from './reading/relevant-quotes.ts';
import { tellsFacts, type RankedQuote } from './reading/rank-quotes.ts';
import { announces, isArguable, readTopicKind, type TopicKind, type TopicReading } from './reading/topic-kind.ts';
import { readStanding, type StandingPlan } from './standing-plan.ts';
import type { Quote } from './text/usable-claims.ts';

/** Each format has its own order, so that the first variants of a job differ in angle too. */
const ORDERS: readonly (readonly Angle[])[] = [
  ['list', 'question', 'contrast', 'figure', 'story'],
  ['story', 'question', 'figure', 'contrast', 'list'],
  ['question', 'figure', 'story', 'list', 'contrast'],
  ['contrast', 'list', 'question', 'story', 'figure'],
  ['figure', 'story', 'question', 'contrast', 'list'],
  ['contrast', 'story', 'figure', 'question', 'list'],
  ['story', 'figure', 'question', 'list', 'contrast'],
  ['list', 'story', 'question', 'figure', 'contrast'],
];

/** What a topic of some kind has already promised; formats that stand under it as their title keep that first. */
const PROMISED: Partial<Record<TopicKind, Angle>> = { versus: 'contrast', list: 'list', question: 'question' };

/** How a plan is made. */
export interface Planning {
  readonly needOf: (format: string) => QuoteNeed;
  /** What was planned before: its angles are taken, and its quotations stand. */
  readonly standing?: Plan | undefined;
}

/** Angles and claims by rule alone; a piece has the same angle whatever else is planned beside it. */
export function planPieces(
  assignment: Assignment,
  refs: readonly PieceRef[],
  needOf: (format: string) => QuoteNeed,
): Plan {
  return planBeside(assignment, refs, { needOf });
}

/**
 * As `planPieces`, beside what stands already. A piece that is planned anew gets another angle than its format has or had.
 *
 * @throws NoAngleLeft with those pieces for which there is none.
 */
export function planBeside(assignment: Assignment, refs: readonly PieceRef[], planning: Planning): Plan {
  const ranked = relevantQuotes(assignment);
  const english = writesEnglish(assignment);
  const standing = readStanding(planning.standing ?? { messages: [], pieces: [] });
  const job = {
    english,
    isOutline: !english || ranked.every(({ quote }) => quote.isDefinition),
    topic: readTopicKind(assignment.topic, materialTexts(assignment)),
    assignment,
    standing,
  };
  const drafts = refs.map((ref): Draft => {
    const asked = planning.needOf(ref.format);
    const need = announces(job.topic.kind) ? { ...asked, most: asked.mostFacts } : asked;
    const fitting = need.choosy ? fittingPost(need, ranked, assignment) : fittingFor(need, ranked);
    const doesWithout = need.choosy === true && assignment.opinion.trim() !== '';
    const mayShareLead = asksForAnswer(job.topic.kind);
    return { ref, need, fitting, doesWithout, mayShareLead, angle: angleFor(ref, job, { need, fitting }) };
  });
  const { used } = standing;
  const chosen = new Map<Draft, readonly Quote[]>();
  for (const draft of drafts.toSorted((one, other) => turnOf(one) - turnOf(other))) {
    const own = chooseQuotes(draft, used);
    note(
      own.map(({ id }) => id),
      draft.ref.format,
      used,
    );
    // An announcement opens with its date or price wherever it stands.
    if (announces(job.topic.kind)) used.leads.clear();
    chosen.set(draft, own);
  }
  const pieces = drafts.map((draft): PlannedPiece => {
    const claimIds = (chosen.get(draft) ?? []).map(({ id }) => id);
    const isRepeated = drafts.some(
      ({ ref, angle }) => ref.format === draft.ref.format && ref.variant < draft.ref.variant && angle === draft.angle,
    );
    const isTaken = standing.taken(draft.ref.format).has(ANGLE_NAMES[draft.angle]);
    return { ...draft.ref, angle: angleName(draft.angle, isRepeated || isTaken), claimIds };
  });
  refuseTheSame(pieces, standing);
  return { messages: messagesOf(assignment, ranked), pieces };
}

/** A further question is one when it opens with what no piece of its format has opened with; any other name is free or taken. */
function refuseTheSame(pieces: readonly PlannedPiece[], { taken, leadsOf, isAnew }: StandingPlan): void {
  const isSame = ({ format, angle, claimIds: [lead] }: PlannedPiece): boolean =>
    angle === ANOTHER_QUESTION ? lead === undefined || leadsOf(format).has(lead) : taken(format).has(angle);
  const without = pieces.filter((piece) => isAnew(piece) && isSame(piece));
  if (without.length > 0) throw new NoAngleLeft(without);
}

/** Where room is short, every word of somebody else takes it from the author. */
const SHORT = { format: 30, words: 12, perWord: 0.35, pair: 20, answer: 4 } as const;

function fittingFor({ longestWords }: QuoteNeed, ranked: readonly RankedQuote[]): RankedQuote[] {
  const more = longestWords > SHORT.words * 2 ? SHORT.answer : 0;
  const fitting = ranked.filter(({ quote, answers }) => quote.words <= longestWords + (answers ? more : 0));
  if (longestWords > SHORT.format) return fitting;
  // An answer is worth its length.
  const over = ({ quote: { words }, answers }: RankedQuote): number =>
    answers ? 0 : Math.max(0, words - SHORT.words) * SHORT.perWord;
  // Of two sentences that go together, the first says the most important alone.
  const isLongPair = ({ quote }: RankedQuote): boolean =>
    quote.words > SHORT.pair && fitting.some((one) => one.quote !== quote && quote.text.startsWith(one.quote.text));
  return fitting
    .filter((one) => !isLongPair(one))
    .map((one) => ({ ...one, score: one.score - over(one) }))
    .toSorted((one, other) => other.score - one.score);
}

/** Around opinion and quotation: the source's name, a question, a title. */
const POST = { beside: 12, share: 3, ownNotes: 1, others: 2, advice: 4 } as const;

/** Where there is an opinion, only what touches it or the topic, and leaves three quarters of the words to the author. */
function fittingPost(need: QuoteNeed, ranked: readonly RankedQuote[], assignment: Assignment): RankedQuote[] {
  const { opinion, topic } = assignment;
  const material = materialTexts(assignment);
  // What has to be done or brought says nothing without the rest of the notes.
  const worth = ({ quote, score }: RankedQuote): number =>
    quote.kind === 'advice' && quote.source.kind === 'material' ? score - POST.advice : score;
  const fitting = fittingFor(need, ranked).toSorted((one, other) => worth(other) - worth(one));
  if (opinion.trim() === '') return fitting;
  const room = (countWords(opinion) + (need.wordsBeside ?? POST.beside)) / POST.share;
  // The date or the price of what is announced belongs to it, whatever its words.
  const isNews = announces(readTopicKind(topic, material).kind);
  const least = (quote: Quote): number => {
    if (quote.source.kind !== 'material') return POST.others;
    return isNews && tellsFacts(quote) ? 0 : POST.ownNotes;
  };
  return fitting.filter(
    ({ quote, shared, score }) => !quote.isThin && score > 0 && quote.words <= room && shared >= least(quote),
  );
}

interface Job {
  readonly assignment: Assignment;
  readonly english: boolean;
  readonly isOutline: boolean;
  readonly topic: TopicReading;
  readonly standing: StandingPlan;
}

/** What can be done one after another. */
const TICKED: ReadonlySet<TopicKind> = new Set(['how-to', 'list']);

/** Only an angle whose name the piece can live up to; where there are too few, another question of the topic's kind. */
function angleFor({ format, variant }: PieceRef, job: Job, { need, fitting }: Pick<Draft, 'need' | 'fitting'>): Angle {
  const hasOpinion = job.assignment.opinion.trim() !== '';
  // What is announced is neither tested nor set against another view; an outline asks its author for whatever it promises.
  const isNews = announces(job.topic.kind);
  const asks = job.isOutline && !isNews;
  const { underTopic, lists, weighs, opinionOpensNews, only } = need.angles;
  const isAble: Record<Angle, () => boolean> = {
    question: () => true,
    list: () => asks || (lists === true && TICKED.has(job.topic.kind)),
    story: () => hasOpinion && (!isNews || job.isOutline || opinionOpensNews === true),
    // Whoever wants to know what to do is not helped by a number.
    figure: () => job.english && job.topic.kind !== 'how-to' && hasFigureFor(variant, { need, fitting }),
    contrast: () => hasOtherSide(job, hasOpinion) && (asks || weighs === true),
  };
  const promised = underTopic === true ? PROMISED[job.topic.kind] : undefined;
  const order = ORDERS[formatIndex(format) % ORDERS.length] ?? [];
  const able = [...new Set([...(promised ? [promised] : []), ...order])].filter(
    (angle) => isAble[angle]() && (only === undefined || only.includes(angle)),
  );
  const own = able[variant - 1] ?? 'question';
  const taken = job.standing.taken(format);
  // A format has few angles: one that is added may ask a further question, also where one that is gone has asked it.
  return [own, ...able].find((angle) => !taken.has(ANGLE_NAMES[angle])) ?? 'question';
}

/** The best claim of all is what the first variant leads with; a later one needs another figure. */
function hasFigureFor(variant: number, draft: Pick<Draft, 'need' | 'fitting'>): boolean {
  const [best] = leadsFor('question', draft);
  return leadsFor('figure', draft).some((lead) => variant === 1 || lead !== best);
}

/** Whether somebody can see it differently: a mere subject without an opinion, or one that is not understood, has no other side. */
function hasOtherSide({ topic, english, assignment }: Job, hasOpinion: boolean): boolean {
  if (!english || !isArguable(topic.kind)) return false;
  return (
    topic.kind !== 'subject' || (hasOpinion && TAKES_SIDES.test(assignment.opinion) && !REPORTS.test(assignment.topic))
  );
}

/** An opinion that somebody could hold otherwise. */
const TAKES_SIDES =
  /\b(?:than|never|always|instead|overrated|underrated|stop|should|must|rather|better|worse|not|n['’]t|but|vanity|myth|wrong|waste)\b/iu;
/** What tells of its author's own year or work sets nothing against anything. */
const REPORTS = /\b(?:we|our|us|your?)\b|\b(?:19|20)\d\d\b/iu;

/** Whose best claim is fixed chooses first, then those that need a figure: the others can lead with anything. */
function turnOf({ ref, need, angle }: Draft): number {
  if (need.bestFirst === 'always' && ref.variant === 1) return 0;
  if (angle === 'figure') return 1;
  return need.bestFirst ? 2 : 3;
}

function messagesOf({ opinion }: Assignment, ranked: readonly RankedQuote[]): string[] {
  return [opinion.trim(), ...ranked.slice(0, 3).map(({ quote }) => quote.text)].filter(Boolean);
}
