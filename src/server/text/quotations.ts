import { type Marked, readMarked } from '../../core/text/quotation-marks.ts';
import { isFunctionWord } from '../../core/text/function-words.ts';

/** Words of somebody between quotation marks. */
export interface SpokenWords extends Marked {
  /** The name that stands beside them; null where none does. */
  readonly speaker: string | null;
}

const NEAR = 120;
/** Fewer words without the end of a sentence are a term or a title: "so-called “smart” locks". */
const FEWEST_WORDS = 5;
/** Of what a name stands behind without a comma. */
const LEAST_CREDITED = 3;

const WORD = String.raw`(?:\p{Lu}\.|\p{Lu}[\p{L}\p{M}’'-]*)`;
const PARTICLE = String.raw`(?:de|del|della|di|da|van|von|der|den|zu|la|le|du|dos|y|al|bin|ten|af)`;
const NAME = String.raw`(?<name>${WORD}(?: ${WORD}){0,2}(?: (?:${PARTICLE} ){1,2}${WORD}(?: ${WORD})?)?)`;
const SMALL = String.raw`\p{Ll}[\p{L}\p{M}’'-]*`;
/** "…,” said Priya Nair", "…“, so Kowalski", "…» – mówi Anna Wójcik" */
const NAMED_BEHIND = new RegExp(String.raw`^[,.]?\s{0,2}[–—-]?\s{0,2}(?:${SMALL}\s){1,5}${NAME}`, 'u');
/** "…,” Okafor said" */
const NAMED_FIRST = new RegExp(String.raw`^,?\s{0,2}[–—-]?\s{0,2}${NAME}\s${SMALL}`, 'u');
/** "Adeyemi put it bluntly: “…", "Synoptyk Jan Maj uspokaja: „…" */
const NAMED_BEFORE = new RegExp(String.raw`(?:^|[\s(])${NAME}(?:,[^,:\n]{1,60},)?(?: ${SMALL}){1,6}[:,]\s{0,2}$`, 'u');
/** "Y añadió: “…": somebody named before goes on. */
const GOES_ON_BEFORE = /[\p{L}\p{M}][^.!?\n]{0,60}[:：]\s{0,2}$/u;
const HAN_NAME = String.raw`(?<name>[\p{Script=Han}\p{Script=Katakana}・ー]{2,8}?)`;
const NAMED_BEHIND_KANA = new RegExp(String.raw`^と、?${HAN_NAME}(?:さん|氏|社長|代表)?[はがも]`, 'u');
const NAMED_BEFORE_HAN = new RegExp(
  String.raw`(?:^|[\s，。、；！？”])(?<name>\p{Script=Han}{2,4}?)(?:[^，。\n]{0,6})?(?:说|說|道|表示|称|稱|指出|认为|認為|问|問|答)[：:，,]\s?$`,
  'u',
);
const NAMED_BEHIND_HAN = /^[，,]?\s?(?<name>\p{Script=Han}{2,4}?)(?:说|說|表示|称|稱|指出|认为|問|问|道)/u;
const NAMED_BEHIND_THAI = /^\s(?<name>\p{Script=Thai}+ \p{Script=Thai}+) \p{Script=Thai}*(?:กล่าว|บอก|เผย|ระบุ)/u;

/** What somebody says in a text, in order, with the name beside it. Terms and titles in quotation marks are none. */
export function readQuotations(text: string): SpokenWords[] {
  const spoken: SpokenWords[] = [];
  for (const { start, end, words } of readMarked(text)) {
    const marked = { start, end, words: words.trim() };
    const before = spoken.at(-1);
    const speaker = speakerOf(text, marked) ?? inherited(text, marked, before);
    if (speaker !== null || isSaid(marked.words)) spoken.push({ ...marked, speaker });
  }
  return withInterrupted(text, spoken);
}

function speakerOf(text: string, marked: Marked): string | null {
  const tail = text.slice(marked.end, marked.end + NEAR).split('\n')[0] ?? '';
  const lead =
    text
      .slice(Math.max(0, marked.start - NEAR), marked.start)
      .split('\n')
      .at(-1) ?? '';
  return nameOf(nameBehind(tail, marked.words)) ?? nameOf(NAMED_BEFORE_HAN.exec(lead) ?? NAMED_BEFORE.exec(lead));
}

function nameBehind(tail: string, words: string): RegExpExecArray | null {
  const unspaced = NAMED_BEHIND_KANA.exec(tail) ?? NAMED_BEHIND_THAI.exec(tail) ?? NAMED_BEHIND_HAN.exec(tail);
  if (unspaced) return unspaced;
  // A comma, a dash or a question lets the sentence go on behind the marks.
  const isOpen = /[,!?]$/.test(words) || /^(?:,|\s?[–—-])/.test(tail);
  if (isOpen) return NAMED_BEHIND.exec(tail) ?? NAMED_FIRST.exec(tail);
  const goesOn = /[？！]$/.test(words) || !/[.。…]$/.test(words);
  return goesOn && isSaid(words, LEAST_CREDITED) ? NAMED_BEHIND.exec(tail) : null;
}

/** Without what merely begins a sentence: "Then Okafor". */
function nameOf(match: RegExpExecArray | null): string | null {
  const parts = (match?.groups?.['name'] ?? '').split(' ');
  while (parts.length > 0 && isFunctionWord(parts[0] ?? '')) parts.shift();
  const name = parts.join(' ').replace(/[.,]{1,3}$/, '');
  return name === '' || (parts.length === 1 && isThing(match)) ? null : name;
}

/** "heißt es in einer Mitteilung": a noun behind an article, where nouns have capitals. */
function isThing(match: RegExpExecArray | null): boolean {
  const whole = match?.[0] ?? '';
  const before = whole.slice(0, whole.indexOf(match?.groups?.['name'] ?? '')).trim();
  const [first, last] = before.split(/\s+/).slice(-2);
  return last !== undefined && isFunctionWord(first ?? '') && isFunctionWord(last);
}

/** "Y añadió: “…”" goes on with the speaker before. */
function inherited(text: string, { start }: Marked, before: SpokenWords | undefined): string | null {
  if (!before || before.speaker === null) return null;
  const between = text.slice(before.end, start);
  if (between.includes('\n')) return null;
  return GOES_ON_BEFORE.test(between) || /,\s?$/.test(between) ? before.speaker : null;
}

/** "“The demand,” says Kowalski, “was huge.”": what stands behind the name is said by the same one. */
function withInterrupted(text: string, spoken: readonly SpokenWords[]): SpokenWords[] {
  return spoken.map((one, at) => {
    const before = spoken[at - 1];
    const between = before ? text.slice(before.end, one.start) : '';
    const isSame =
      before !== undefined &&
      before.speaker !== null &&
      between.length < NEAR / 2 &&
      /,\s?$/.test(between) &&
      between.includes(before.speaker);
    return isSame ? { ...one, speaker: before?.speaker ?? null } : one;
  });
}

/** A whole sentence, or enough words for one. */
function isSaid(words: string, least = FEWEST_WORDS): boolean {
  const count = words.split(/\s+/).length;
  if (/[.!?…。！？]$/.test(words))
    return count > 1 || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}]{4}/u.test(words);
  return count >= least;
}
