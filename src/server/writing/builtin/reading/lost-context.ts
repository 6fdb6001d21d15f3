import type { Source } from '../../../../core/contracts/research.ts';
import { analysableParts, readEnglish } from '../../../text/english.ts';
import { readSentences } from '../../../research/reading/sentences.ts';

/** Half sentences, and first words that go on from something said before. */
const GOES_ON =
  /^["“'‘(]?(?:not (?:because|that|only that|if|when)|how to|since then|until then|by then|back then|that said|in practice, (?:they|it)|again|as (?:always|usual|before|expected)|once again|the (?:best|worst|first|second|other|latter|former|last|rest|same|others?|whole thing|real \p{L}+|biggest|good news|bad news|result|results|answer|problem|reason|solution|point|idea|goal|catch|trick) (?:ones?|is|are|was|were|here)\b|that (?:is|was|means|makes|year)|(?:a|one) (?:year|month|week|day|decade) (?:ago|later|earlier)|both|neither|either|each of|some of (?:these|those|them)|more (?:importantly|specifically)|of these|among (?:these|them)|then|only then|yes|no|ok|okay|sure|true|why [^?]*|one (?:of them|such)|(?:three|two|four|five|several|many|some|most|others|few|all) (?:of (?:these|those|them)|turn|are|were|is|say|do|did|have|had)|elsewhere|here['’]?s?|there['’]?s)(?![\p{L}’'-])/iu;

/** "In practice, they ...": the pronoun stands for somebody named before. */
const NAMELESS =
  /^(?:in|on|at|for|by|with|without|after|before|over|during|despite|under|since|until|from|to|today|currently|now|often|sometimes|usually|generally|typically|according to)\b[^,.;:]{0,60}, (?:it(?! (?:is|was|takes|can be|may be|makes|pays|costs|helps) (?:\p{L}+ )?(?:to|that|\p{L}+ (?:to|that)))|they|he|she)(?![\p{L}’'-])/iu;

/** Somebody whom the sentences before have introduced: "The firm answers". */
const ONE_OF_MANY =
  /^the (?:firm|company|business|agency|start-?up|owner|founder|authors?|researchers?|team|group|shop|store|office|reports?|study|survey|trial|article|paper|project) (?!of\b|at\b|in\b|behind\b|for\b|that\b|who\b|which\b|must\b|should\b)/iu;

/** A definite article for what no reader has met: "The print run was", "the same count". */
const UNMET =
  /\bthe (?:same|latter|former|other|said) (?:count|study|survey|report|authors?|article|test|trial|company|firm|source|person|page)\b|\bin the same (?:year|month|week|period|quarter)\b|\b(?:from|of|with|by|at|for|about|under|during) that \p{L}|^(?:one of )?the (?:\p{L}+ ){1,3}(?:they|he|she) \p{L}|\b(?:says|said|according to) its\b|\bfor fixing that\b|\b(?:does|do|did|doing|fixing|achieving) (?:so|that)\b[.,]|\b(?:that|this) (?:is|was) why\b|, the others\b/iu;
const SHORT_DEFINITE =
  /^The (?:(?!average|median|typical|whole|best|most)[\p{L}-]+ ){1,3}(?:is|are|was|were|has|had|did|does|will|answers?|pays?|makes?|uses?|drives?|takes?|sells?)\b/u;
const SHORT_WORDS = 9;

/** A surname alone and what a person does: nobody has introduced him. */
const SURNAME =
  /^\p{Lu}\p{Ll}{2,}(?<!s) (?:also |still |now |then |later |always |never )?(?:asks|asked|says|said|recalls|recalled|thinks|thought|remembers|told|tells|argues|argued|believes|believed|wrote|hopes|hoped)\b/u;
/** Those that speak as often as people do, and what begins a sentence without being a name. */
const NO_SURNAME =
  /^(?:Google|Apple|Amazon|Microsoft|Facebook|Meta|Netflix|Spotify|Shopify|Everyone|Everybody|Nobody|Someone|Somebody|Anyone|Anybody|One|People|Management|Research|Evidence|Experience|Tradition|Britain|France|Germany|Europe|Parliament|Congress|Government|Science|Common|Marketing|Legal|Staff)\b/u;

const ABBREVIATION = /(?<![\p{L}\p{N}.&/-]|\p{Lu}\p{Ll}+ )\p{Lu}{2,5}s?(?![\p{L}\p{N}&/-]| \p{Lu}\p{Ll})/gu;
const KNOWN_ABBREVIATIONS = new Set(
  'EU US UK UN USA UAE NATO WHO NASA BBC CEO CFO CTO CIO HR IT AI PR TV PC CD DVD USB PDF FAQ VAT GDP GDPR HTML CSS HTTP HTTPS URL API SQL SMS SEO CRM ERP B2B SAAS ROI KPI KPIS DNA RNA HIV AIDS COVID GPS LED CO NGO NGOS DIY VIP ID ATM LGBT PHD MBA AM PM BC AD OK RSS VPN SSL DNS CEOS LEDS PCS IDS'.split(
    ' ',
  ),
);
const SUBJECT_WORDS = 5;

/** Whether a sentence takes something for known that stood before it, judged strictly: there are enough others. */
export function leansOnContext(text: string, source: Source): boolean {
  if (leans(text) || holdsOnToNothing(text) || [BACK, TOLD, COUNTED].some((sign) => sign.test(text))) return true;
  if (pointsToUnnamed(text, source)) return true;
  // In the author's own notes, everybody knows who "the firm" is.
  if (source.kind === 'material') return false;
  if (GOES_ON.test(text) && !/[?？]["”]?$/u.test(text)) return true;
  if ([NAMELESS, UNMET, ONE_OF_MANY].some((sign) => sign.test(text))) return true;
  if (SURNAME.test(text) && !NO_SURNAME.test(text) && !source.title.includes(text.split(' ', 1)[0] ?? '')) return true;
  return isUnmet(text, source.title) || opensWithUnknownShort(text, source.title);
}

const IT = /\b(?:about|at|behind|for|from|in|into|near|of|on|over|through|to|under|with) it\b/iu;
/** "Tells how it was moved": what, the sentence before has said. */
const TOLD =
  /\b(?:tells?|told|shows?|showed|explains?|explained|knows?|knew|remembers?|sees?|saw) (?:how|why|when|where|what) (?:it|they|he|she)\b/iu;
/** "By December it was 47", "We got 402 of them going": of what, the sentence before has said. */
const COUNTED =
  /^(?:by|in|on|since|until|within|at) (?:[\p{L}\d’'-]+ ){1,4}it (?:was|were|is|had been)(?: (?:already|only|even|still|about|around|over|nearly|almost))* (?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|half|double)\b)|^(?:[\p{L}’'-]+ ){0,3}\d[\d.,]* of (?:these|those|them)\b/iu;
/** "…, according to the report.", "“…,” says the printer.": which one, whose? */
const REPORT = /\baccording to (?:the|its|their) (report|study|survey|analysis|trial|poll|review)(?=[.,;])/iu;
const SPEAKER = /["”] (?:says|said) the (\p{Ll}[\p{L}-]*)\.?$/u;
/** In the author's own notes "our report" and "the trial" stand for what another note has told. */
const OWN_STUDY =
  /\b(?:our|the) (report|trial|survey|study|review|experiment|pilot)\b(?! (?:of|on|in|with|about|for|by|at|from|among|into|that|which)\b|['’-])/iu;
const TWO_SENTENCES = /[.!?]["”]? [\p{Lu}\d]/u;

function pointsToUnnamed(text: string, { kind, title }: Source): boolean {
  const signs = kind === 'material' && !TWO_SENTENCES.test(text) ? [REPORT, SPEAKER, OWN_STUDY] : [REPORT, SPEAKER];
  const known = title.toLowerCase();
  return signs.some((sign) => {
    const [, named] = sign.exec(text) ?? [];
    return named !== undefined && !known.includes(named.toLowerCase());
  });
}

/** What "it" never stands for. */
const MANY = /^(?:people|children|men|women|police|staff)$|[^s]s$/iu;

/** "About 1,100 people have sat at it": no thing before it that it could stand for. */
function holdsOnToNothing(text: string): boolean {
  const found = IT.exec(text);
  if (!found) return false;
  const before = analysableParts(text.slice(0, found.index)).flatMap((part) => readEnglish(part));
  return !before.some(({ words }) =>
    words.some(({ text: word, partOfSpeech }) => /^(?:NOUN|PROPN)$/u.test(partOfSpeech) && !MANY.test(word)),
  );
}

/** "Expects to have earned that back": what it cost, another sentence has said. */
const BACK = /\b(?:that|it) back\b/iu;

/** As research judges it, in every language that it knows: a short text does not tell which one it is in. */
function leans(text: string): boolean {
  return (['en', 'other'] as const).some((language) => readSentences(text, language)[0]?.leans === true);
}

/** "The print run was 25,000 cards." Longer sentences mostly say what they speak of. */
function isUnmet(text: string, title: string): boolean {
  const opening = SHORT_DEFINITE.exec(text)?.[0];
  if (!opening || text.split(/\s+/u).length > SHORT_WORDS) return false;
  const known = title.toLowerCase();
  return !opening
    .toLowerCase()
    .split(/\s+/u)
    .slice(1, -1)
    .some((word) => word.length > 2 && known.includes(word.replace(/s$/u, '')));
}

/** "PLG uses the product ...": the letters stand for words that this sentence does not give. */
function opensWithUnknownShort(text: string, title: string): boolean {
  const subject = text.split(/\s+/u).slice(0, SUBJECT_WORDS).join(' ').length;
  return Array.from(text.matchAll(ABBREVIATION)).some(
    ({ 0: letters, index }) =>
      index < subject &&
      !KNOWN_ABBREVIATIONS.has(letters.toUpperCase()) &&
      !title.includes(letters) &&
      !text.includes(`(${letters})`) &&
      !text.includes(`${letters} (`),
  );
}
