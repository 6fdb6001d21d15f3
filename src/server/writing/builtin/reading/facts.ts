const MONTHS =
  'january|february|april|june|july|august|september|october|november|december|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\.?(?= \\d)|(?<=\\d )(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)';
const DAY = '(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)';
const DAYS = `(?:mon|tues|wednes|thurs|fri|satur|sun)days?|${DAY}[-–/]${DAY}|${DAY}\\.?(?=,? \\d)`;
const HOURS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';

/** What tells when, where or for how much, in the many ways in which people jot that down. */
const SIGNS: readonly RegExp[] = [
  // Money: "€ 12", "12 €", "£4", "free entry".
  /[$€£¥]\s?\d|\d\s?[$€£¥]|\b(?:euros?|dollars?|pounds?|free)\b/iu,
  // Days: "Sat 22 Nov", "22.11.", "from 9 March"; "since March" looks back.
  new RegExp(String.raw`(?<!\b(?:since|last|until) )\b(?:${MONTHS})\b`, 'iu'),
  new RegExp(String.raw`\b(?:${DAYS})(?![\p{L}’'])`, 'iu'),
  // The verbs stand in lower case, or begin a question.
  /(?<!\b[Ss]ince |\b[Ll]ast |\b[Uu]ntil |^)\b(?:May|March)\b|\b(?:[Mm]ay|[Mm]arch) \d/u,
  /(?<![\d.,])(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.(?:\d{2,4})?(?!\d)|\b\d{4}-\d\d-\d\d\b/u,
  /\b(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|1[0-2])(?:\/\d{2,4})?\b(?!\/)/u,
  // Hours: "5pm", "17:00", "17.00 h", "half past seven", "at seven".
  /\b\d{1,2}(?:[.:]\d\d)?\s?[ap]\.?m\b|\b\d{1,2}[.:]\d\d\s?h\b|\b(?:at|from|until|till) \d{1,2}\s?h\b|\b(?:[01]?\d|2[0-3]):[0-5]\d\b|\b(?:o['’]clock|midnight|noon)\b/iu,
  new RegExp(
    String.raw`\b(?:half|quarter|ten|twenty|five) (?:past|to) (?:${HOURS})\b|\b(?:at|from|until|till) (?:${HOURS})(?=$|[.,;:!)]| (?:in the|on|sharp|to|until|till)\b)`,
    'iu',
  ),
];

/** Whether a sentence tells when, where or for how much. */
export function namesFacts(text: string): boolean {
  return SIGNS.some((sign) => sign.test(text));
}

/** "am 13. Juni", "el 3 de mayo", "le 14 juillet", "13 июня", "6月13日"; what lies behind is no date to keep. */
const DAY_ELSEWHERE =
  /(?<!\b(?:seit|desde|depuis|dal|sinds)\s(?:dem\s|el\s|le\s)?)(?<![\d.,])(?:[1-9]|[12]\d|3[01])(?:\.\s(?:Jänner|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)|\sde\s(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro)|(?:er)?\s(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|januari|februari|maart|mei|juni|juli|augustus|oktober|января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря))(?!\p{L})|\d{1,2}月\d{1,2}日/u;

/** Whether a sentence in another language than English names a day of the year. */
export function namesDayElsewhere(text: string): boolean {
  return DAY_ELSEWHERE.test(text);
}

/** What readers of an announcement have to do, until when, and what they can do no longer or without paying. */
const DUTY =
  /\b(?:must|(?<!\b(?:nobody|no one|not|never) )(?:ha(?:ve|s) to|needs? to)|please|may object|can object|is gone|are gone|no longer|(?:is|are) (?:turned|switched) off|(?:is|are) (?:closed|free)|free of charge|costs? (?:[\p{L}]+ )?nothing|until \d|by (?:\d{1,2}|monday|tuesday|wednesday|thursday|friday|saturday|sunday) ?(?!minutes|hours|%)\p{L}*|deadline|at the latest)\b/iu;

/** Whether a sentence tells what has to be done, by when, or what there is no more. */
export function namesDuty(text: string): boolean {
  return DUTY.test(text);
}

/** A number with what it measures: "290 W", "70 m²", "up to 30 litres", "1.5 km"; a year or a name with a number is none. */
const MEASURED =
  /(?<![\p{L}\d.,])\d+(?:[.,]\d+)*\s?(?:%|°\s?[CF]\b|[mk]?[Wgltm](?:[²³]|\b)|(?:[ck]m|mm|dB|kWh?|Wh|GB|MB|TB|Hz|MHz|GHz|bar|hPa|V|mAh|litres?|liters?|metres?|meters?|kilos?|kilograms?|watts?|hours?|hrs?|minutes?|mins?|seconds?|days?|weeks?|months?|years?|inch(?:es)?|feet|miles?|percent|seats?|places|rooms?|beds|pages|pieces|people|children)(?:[²³]|\b))/u;

/** Whether a sentence gives a size, a duration or a number of things. */
export function namesMeasure(text: string): boolean {
  return MEASURED.test(text);
}
