/** Signs that notes are about something to be bought, booked or used; each stands for a kind of its own. */
const SOLD = [
  /\b(?:rrp|msrp|list price|price list|incl(?:uding|\.)? vat|excl(?:uding|\.)? vat|plus vat)\b/iu,
  /\b(?:warranty|guaranteed?|money[- ]back|returns? within|right of return)\b/iu,
  /(?:^|\b)(?:technical data|specifications?|specs|dimensions|net weight|ingredients|power consumption|^in the box|what['’]s included|scope of delivery)\b/imu,
  /\b(?:order (?:now|today|online|by|at|before|via)|(?:can be|to be) ordered|pre-?orders?|book (?:now|online|at|by|via|your)|bookings?\b|(?:can be|to be) booked|buy (?:now|online|at)|in stock|sold out|delivered (?:in|within|to)|delivery (?:time|within|in|is|costs?|free|to)|free (?:delivery|shipping|trial)|ships? (?:in|within|from)|shipping|subscription|per (?:month|night|seat|user|licen[cs]e|lesson|session|person)\b)/iu,
];
const PRICE =
  /(?:[$€£¥] ?\d)|\d(?:[.,]\d+)? ?(?:[$€£¥]|euros?\b|dollars?\b|pounds?\b|francs?\b|eur\b|usd\b|gbp\b|chf\b)/iu;
const MEASURE =
  /\d ?(?:kg|g|lbs?|mg|mm|cm|km\/h|m²|m2|sqm|ml|cl|l|litres?|liters?|watts?|w|kw|kwh|mah|volts?|v|db|hz|ghz|mp|gb|tb|mbit|inch(?:es)?|bar|°c)(?![\p{L}\d])/iu;
/** Titles of things have neither: they name one, and say nothing about it. */
const NO_NAME =
  /^(?:what|why|how|who|when|where|which|against|for|on|about|from|in|without|with)\b|\b(?:is|are|was|were|we|i|you|they|has|have|had|do|does|can|should|must|not|without|against|lessons (?:learned|learnt|from|of)|mistakes|costs? of|problems?|failures?|complaints?|trends?|statistics|history|future)\b|[?!.:]$/iu;
const LEAST = 2;
/** Characters that are read of all notes together: the signs stand everywhere in notes that offer something. */
const MOST_READ = 20_000;

/** Whether a topic without a verb names what the notes offer: they give at least two of price, measures, terms and the way to get it. */
export function offersSomething(topic: string, notes: readonly string[]): boolean {
  if (NO_NAME.test(topic)) return false;
  const names = topic.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? [];
  return beginningsOf(notes).some((note) => {
    const text = note.toLowerCase();
    const sold = SOLD.filter((sign) => sign.test(note)).length;
    const others = [PRICE, MEASURE].filter((sign) => sign.test(note)).length;
    return sold > 0 && sold + others >= LEAST && names.some((name) => text.includes(name));
  });
}

function beginningsOf(notes: readonly string[]): string[] {
  let left = MOST_READ;
  return notes.map((note) => {
    const read = note.slice(0, left);
    left -= read.length;
    return read;
  });
}
