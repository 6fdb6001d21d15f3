import { namesFacts, namesMeasure } from './facts.ts';
import { hasStrongFigure } from './figure.ts';

/** Tells the reader to buy. Instructions for use ("Order by phone until Friday") tell when or how besides. */
const SELLS =
  /^(?:so |and |just |simply |why not )?(?:say (?:goodbye|hello|yes) to|don['’]t miss|do not miss|treat (?:yourself|your)|get yours|order (?:yours|now|today|here|online now)|buy (?:yours|now|today)|shop (?:now|today)|discover|rediscover|experience (?!(?:has|shows?|is|was|with|in|tells?)\b)|unlock|unleash|transform your|elevate your|upgrade (?:your|to)|indulge|fall in love with|act now|hurry|grab (?:yours|your|one)|secure yours?|join (?:thousands|millions|hundreds)|see (?:for yourself|the difference)|feel the difference|look no further|be (?:amazed|inspired)|make your dreams?|find out why|why settle)\b|\b(?:order|buy|book|call|act|try it|sign up|shop) (?:now|today)\b/iu;

/** Praise that could stand on any box. */
const PRAISES =
  /\b(?:revolutionary|revolutioni[sz](?:es?|ed|ing)|ultimate|unique(?! (?:visitors?|customers?|users?|numbers?|ids?)\b)|forever|deserves?|world[- ]class|world['’]s (?:best|first|finest|leading)|market[- ]leading|industry[- ]leading|leading (?:provider|supplier|brand|manufacturer)|unrivall?ed|unbeatable|unmatched|unparalleled|breathtaking|must-have|state[- ]of[- ]the[- ]art|next[- ]level|next[- ]generation|best[- ]in[- ]class|one[- ]of[- ]a[- ]kind|second to none|cutting[- ]edge|game[- ]chang(?:er|ing)|groundbreaking|ground-breaking|innovative|exceptional|amazing(?:ly)?|incredibl[ey]|fantastic|unforgettable|effortless(?:ly)?|seamless(?:ly)?|reinvent(?:s|ed|ing)?|perfect(?:ly)?|like never before|whole new level|dreams? (?:home|house|kitchen|garden|holiday|wedding|job|come true)|of (?:your|their) dreams|peace of mind|the best (?!(?:way|time|month|day|week|year|result|part|thing|seller|selling)s?\b))\b|\b(?:you|nothing but|only|simply|always) the (?:very )?best\b/iu;
/** "Award-winning", unless it says what was won, or when. */
const AWARDED = /\b(?:award|prize)[- ]winning\b/iu;
const WHO_AWARDED = /\b(?:awarded|(?:won|winner of|winning) (?:the|an?) |by the |(?:19|20)\d\d\b)/iu;

/**
 * Whether a sentence sells instead of telling: an outcry, an order to buy, praise without a figure. It is nobody's
 * result, and in quotation marks it is a slogan with a witness.
 */
export function isSlogan(text: string): boolean {
  // Notes for oneself have outcries, too: "bring your own cup!!"
  const cries = /[!！]["”’]?$/u.test(text) && !/^\p{Ll}/u.test(text);
  if ((cries || SELLS.test(text)) && !namesFacts(text)) return true;
  if (AWARDED.test(text) && !WHO_AWARDED.test(text)) return true;
  return PRAISES.test(text) && !hasStrongFigure(text) && !namesMeasure(text);
}
