import type { Clause, Word } from './support-words.ts';

const NEGATORS = new Set(
  'no not never none nobody nothing neither nor without cannot hardly nicht kein keine keinen nie ohne pas jamais sans aucun aucune nunca sin senza não sem niet geen nooit zonder'.split(
    ' ',
  ),
);
/** "not only" adds instead of denying. */
const ADDING = new Set(['only', 'just', 'merely', 'simply', 'least']);
/** They deny the thing behind them alone: "without a discount, sales rose". */
const LACKING = new Set(['no', 'without', 'ohne', 'kein', 'keine', 'keinen', 'sans', 'aucun', 'sin', 'sem', 'zonder']);
/** Two opposite sides a line; a word belongs to one side of one line. */
const OPPOSITES: readonly (readonly [string, string])[] = [
  [
    'increase increased increases increasing rise rises rose risen rising raise raises raised grow grows grew grown growing growth gain gains gained climb climbed up more higher lift lifts lifted longer above exceed',
    'decrease decreased decreases decreasing fall falls fell fallen falling lower lowers lowered drop drops dropped decline declined declines shrink shrank reduce reduces reduced cut cuts down fewer less shorter under below',
  ],
  ['best better good improve improves improved', 'worst worse bad worsen worsens worsened'],
  ['faster quicker sooner earlier', 'slower later'],
  ['win wins won gain gains gained earn earns earned', 'lose loses lost'],
  ['always everyone everybody all every', 'never nobody none'],
  ['open opens opened', 'close closes closed'],
  ['overestimate overestimated overestimates', 'underestimate underestimated underestimates'],
  ['accept accepted accepts', 'reject rejected rejects refuse refused refuses'],
  ['allow allows allowed permit permits', 'forbid forbids forbade forbidden ban bans banned prohibit prohibits'],
  ['succeed succeeded succeeds success', 'fail failed fails failure'],
  ['most majority', 'few minority'],
  ['minimum least', 'maximum most'],
  ['voluntary', 'involuntary'],
  ['cheaper', 'dearer costlier'],
];

/** The same of other languages; few words, and none that says something else as well. */
const OPPOSITES_ELSEWHERE: typeof OPPOSITES = [
  [
    'steigt steigen stieg stiegen gestiegen steigerte steigerten gesteigert wächst wachsen wuchs wuchsen gewachsen erhöht erhöhte erhöhten anstieg',
    'sinkt sinken sank sanken gesunken fällt fallen fiel fielen schrumpft schrumpfte schrumpften geschrumpft senkt senkte senkten gesenkt rückgang',
  ],
  [
    'augmente augmentent augmenté augmentée augmenter augmentation hausse grimpe grimpé progressé',
    'diminue diminuent diminué diminuée diminuer diminution baisse baissé recule reculé recul chuté',
  ],
  [
    'aumenta aumentan aumentó aumentaron aumentar aumento subió subieron creció crecieron',
    'disminuye disminuyen disminuyó disminuyeron disminuir disminución bajó bajaron cayó cayeron descendió descendieron',
  ],
  ['schneller früher', 'langsamer später'],
  ['billiger günstiger', 'teurer'],
];

interface Side {
  readonly line: number;
  readonly positive: boolean;
}

const SIDES = new Map<string, Side[]>();
[...OPPOSITES, ...OPPOSITES_ELSEWHERE].forEach((sides, line) =>
  sides.forEach((words, at) => {
    for (const word of words.split(' ')) SIDES.set(word, [...(SIDES.get(word) ?? []), { line, positive: at === 0 }]);
  }),
);

/** The word of a sentence that its quotes turn round, or null: "rose" where they fell, "did not" where they did. */
export function findReversed(said: readonly Clause[], known: readonly Clause[]): string | null {
  return findDenied(said, known) ?? findTurned(said, known);
}

const isNegator = ({ text }: Word): boolean => NEGATORS.has(text) || text.endsWith("n't");
/** "Tips instead of a discount": there was none. */
function isPutAside(clause: Clause, at: number): boolean {
  const [word = '', next = ''] = [clause[at]?.text, clause[at + 1]?.text];
  return (word === 'instead' && next === 'of') || (word === 'rather' && next === 'than') || /^(?:an)?statt$/.test(word);
}
const LINKS = /^(?:as|at|by|for|from|in|of|on|through|to|with)$/;
/** "It came from A, not from B that ...": tells two things apart and denies nothing of what B does. */
function isContrast(clause: Clause, at: number): boolean {
  return at === 0 && clause[0]?.text === 'not' && LINKS.test(clause[1]?.text ?? '');
}
const UTTER = new Set(['never', 'nobody', 'none', 'nothing', 'no']);
/** "Nobody buys more than they do", "never faster than then": says that it is the most, and denies nothing. */
function isHighest(clause: Clause, at: number): boolean {
  const than = clause.findIndex(({ text }, place) => place > at && text === 'than');
  if (!UTTER.has(clause[at]?.text ?? '') || than === -1 || /^\d/.test(clause[than + 1]?.text ?? '')) return false;
  return clause.slice(at + 1, than).some(({ text }) => /^(?:more|less|better|worse)$|.{2}er$/.test(text));
}
/** Words behind a negation that it can deny, and how many of them it does. */
const REACH = 3;
const MOST_DENIED = 2;

/** Stems that stand denied and stems that do not, in all clauses. */
function readDenials(clauses: readonly Clause[]): { denied: Map<string, string>; plain: Map<string, string> } {
  const denied = new Map<string, string>();
  const plain = new Map<string, string>();
  for (const clause of clauses) {
    let last = -REACH;
    let left = 0;
    clause.forEach((word, at) => {
      if (isNegator(word) || isPutAside(clause, at)) {
        const denies = !ADDING.has(clause[at + 1]?.text ?? '') && !isHighest(clause, at) && !isContrast(clause, at);
        last = denies ? at : -REACH;
        left = LACKING.has(word.text) || isPutAside(clause, at) ? 1 : MOST_DENIED;
      } else if (word.weight !== 'function') {
        const reached = left > 0 && at - last <= REACH;
        (reached ? denied : plain).set(word.stem, word.text);
        if (reached) left -= 1;
      }
    });
  }
  return { denied, plain };
}

function findDenied(said: readonly Clause[], known: readonly Clause[]): string | null {
  const one = readDenials(said);
  const other = readDenials(known);
  const both = new Set([...one.denied.keys()].filter((stem) => other.denied.has(stem)));
  for (const [stem, text] of one.denied)
    if (other.plain.has(stem) && !other.denied.has(stem) && !one.plain.has(stem) && !standsWith(stem, both, known))
      return text;
  for (const [stem, text] of one.plain)
    if (other.denied.has(stem) && !other.plain.has(stem) && !one.denied.has(stem) && !standsWith(stem, both, said))
      return text;
  return null;
}

/** "Machines are not covered" says what "it does not cover machines" says: what is denied of them is the same. */
function standsWith(stem: string, denied: ReadonlySet<string>, clauses: readonly Clause[]): boolean {
  return clauses.some(
    (clause) => clause.some((word) => word.stem === stem) && clause.some((word) => denied.has(word.stem)),
  );
}

interface Turn {
  readonly line: number;
  readonly word: string;
  readonly positive: boolean;
  /** What the clause speaks of beside it. */
  readonly about: readonly string[];
}

/** What a clause moves up or down, opens or closes, and what it says that of. */
function readTurns(clauses: readonly Clause[]): Turn[] {
  return clauses.flatMap((clause) => {
    if (clause.some(isNegator)) return [];
    const about = clause
      .filter(({ weight, text }) => (weight === 'content' || /^\d/.test(text)) && !SIDES.has(text))
      .map(({ stem }) => stem);
    return clause.flatMap(({ text }) =>
      (SIDES.get(text) ?? []).map(({ line, positive }) => ({ line, positive, word: text, about })),
    );
  });
}

/** A word that moves what it speaks of the other way than the quotes do, for more of it than it moves their way. */
function findTurned(said: readonly Clause[], known: readonly Clause[]): string | null {
  const sides = new Map<string, Set<boolean>>();
  for (const { line, positive, about } of readTurns(known)) {
    for (const stem of about) sides.set(`${line} ${stem}`, (sides.get(`${line} ${stem}`) ?? new Set()).add(positive));
  }
  for (const { line, word, positive, about } of readTurns(said)) {
    const there = about.flatMap((stem) => sides.get(`${line} ${stem}`) ?? []);
    const agree = there.filter((side) => side.has(positive)).length;
    const oppose = there.length - agree;
    if (oppose > agree || (oppose === agree && oppose > 1)) return word;
  }
  return null;
}

/** Words in front of a span of time that make it a rate. */
const RATE = /^(?:a|per|each|every|im|pro|je|jeden|jede|jedes|par|por|cada)$/;
/** Spans by their names in the languages of `RATE`. */
const SPANS = new Map(
  Object.entries({
    second: 'second sekunde seconde segundo',
    minute: 'minute minuto',
    hour: 'hour stunde heure hora',
    day: 'day tag jour día dia',
    week: 'week woche semaine semana',
    month: 'month monat mois mes',
    year: 'year jahr an année año',
  }).flatMap(([span, names]) => names.split(' ').map((name): [string, string] => [name, span])),
);
const ADVERBS = new Map(
  Object.entries({
    hour: 'hourly stündlich',
    day: 'daily täglich diariamente quotidiennement',
    week: 'weekly wöchentlich semanalmente',
    month: 'monthly monatlich mensuellement mensualmente',
    quarter: 'quarterly vierteljährlich',
    year: 'yearly annual annually jährlich annuellement anualmente',
  }).flatMap(([span, words]) => words.split(' ').map((word): [string, string] => [word, span])),
);
/** "Im Jahr 2024" and "im Jahr darauf" are when, not how often. */
const WHEN = /^(?:[12]\d{3}|der|des|darauf|danach|davor|zuvor|nach|vor|passée?|dernière?|pasado)$/;

/** The span of time that something happens in: "a day", "monthly". */
function readRates(clauses: readonly Clause[]): Map<string, string> {
  const rates = new Map<string, string>();
  for (const clause of clauses) {
    clause.forEach(({ text }, at) => {
      const named = RATE.test(clause[at - 1]?.text ?? '') && !WHEN.test(clause[at + 1]?.text ?? '');
      const span = ADVERBS.get(text) ?? (named ? SPANS.get(text) : undefined);
      if (span !== undefined) rates.set(span, text);
    });
  }
  return rates;
}

/** A rate that the quotes give for another span: "a month" where they say "a day"; null where they give none. */
export function findOtherRate(said: readonly Clause[], known: readonly Clause[]): string | null {
  const theirs = readRates(known);
  if (theirs.size === 0) return null;
  for (const [span, text] of readRates(said)) if (!theirs.has(span)) return text;
  return null;
}
