import type { Quotation } from '../../core/text/quotations.ts';

/** Verbs that credit words to somebody, and those for questions, by language. */
const SAID =
  'said|says|told|wrote|writes|argued|noted|explained|recalled|replied|remarked|put it|puts it|sagte|sagt|schrieb|erklärte|dit|déclare|écrit|dijo|dice|escribió|disse|scrisse|zei|zegt|schreef';
const ASKED =
  'asked|asks|wondered|wonders|fragte|fragt|demanda|demande|preguntó|pregunta|chiese|chiede|perguntou|pergunta|vroeg|vraagt|zapytał|zapytała|pyta';
const CREDIT = 'according to|in the words of|laut|zufolge|selon|según|secondo|segundo|volgens';
/** Words that begin with a capital letter at the beginning of a sentence and are nobody's name. */
const NOBODY =
  /^(?:and|anyone|anybody|but|everybody|everyone|he|if|it|management|man|nobody|one|people|she|so|somebody|someone|staff|that|the|then|they|this|we|when|who|you|your|er|ihr|jeder|niemand|sie|wer|wir|il|elle|on|él|ella|usted)$/iu;
/** Many at once, of whom none is meant: "Customers asked". */
const MANY = /s$/;

const NAME = String.raw`(?<name>\p{Lu}[\p{L}.’'-]+)`;
const NAMED_BEFORE = new RegExp(
  String.raw`(?<![\p{L}])${NAME},? (?:[^.!?,\n]{1,60}, )?(?:(?:has|have|had|once|then|also|hat) )?(?:${SAID}|${ASKED})(?![\p{L}])[^.!?\n]{0,40}$`,
  'u',
);
const NAMED_BEHIND = new RegExp(
  String.raw`^,?\s*(?:${NAME}(?: \p{Lu}[\p{L}.’'-]+){0,2},? (?:${SAID}|${ASKED})|(?:${SAID}|${ASKED}) (?<behind>\p{Lu}[\p{L}.’'-]+))`,
  'u',
);
/** A customer or a colleague who is quoted, with no name to ask for. */
const TESTIFIED = new RegExp(
  String.raw`(?<![\p{L}])(?:(?:one|a|an|our|my|his|her|ein|eine|unser|unsere|un|une|una) (?:[\p{L}-]+ ){1,3}|s?he |er |elle |il )(?:once |then |hat |has )?(?:${SAID}|${ASKED})(?![\p{L}])[^.!?\n]{0,40}$`,
  'iu',
);
const CREDITED = new RegExp(String.raw`(?<![\p{L}])(?:${CREDIT})(?![\p{L}])[^.!?\n]{0,60}$`, 'iu');
/** A line of attribution: "— Jane Doe, head of product". */
const ATTRIBUTED = /^,?[\s>]{0,8}(?:—|–|-)\s*\p{Lu}[^.!?\n]{0,70}(?:\n|$)/u;

/** Whether somebody stands beside a question in quotation marks as the one who asked it. */
export function isCredited(text: string, { start, end }: Quotation): boolean {
  const lead = text.slice(Math.max(0, start - 120), start);
  const tail = text.slice(end, end + 90);
  const before = NAMED_BEFORE.exec(lead)?.groups?.['name'];
  const behind = NAMED_BEHIND.exec(tail)?.groups;
  return (
    isName(before) ||
    isName(behind?.['name'] ?? behind?.['behind']) ||
    TESTIFIED.test(lead) ||
    CREDITED.test(lead) ||
    ATTRIBUTED.test(tail) ||
    /^\s*>/.test(text.slice(start, end))
  );
}

function isName(word: string | undefined): boolean {
  return word !== undefined && !NOBODY.test(word) && !MANY.test(word);
}
