const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const CLOCK = String.raw`(?:noon|midnight|\d{1,2}(?:[:.]\d\d)?(?: ?(?:am|pm|a\.m\.|p\.m\.)| o['’]clock)|\d{1,2}:\d\d)`;
/** A day, month or hour as topics give it: "9 March", "the end of May", "Fridays", "noon", "next week". */
const TIME = String.raw`(?:(?:the )?(?:early|mid|late|beginning of|start of|middle of|end of)[ -])?(?:${WEEKDAY}|(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH}|(?:the )?\d{1,2}(?:st|nd|rd|th)|${CLOCK}|next (?:week|month|year|season|term|spring|summer|autumn|fall|winter)|tomorrow|today|this (?:week|month|year|spring|summer|autumn|fall|winter)|(?:spring|summer|autumn|winter) 20\d\d|20\d\d)(?![\p{L}\d])`;

const NEWS = [
  /^(?:announcing|introducing|presenting|meet (?:our|the)|now (?:open|available)|coming soon)\b/iu,
  /\b(?:re-?launch(?:es|ed|ing)?|launch(?:es|ed|ing)?|announcement|announces|now available)\b(?! (?:strateg|plan\b|marketing|pricing|metrics|email|team|vehicle))/iu,
  /^(?:(?:our|a|the|my|meet our) )?(?:brand[- ])?new (?!(?:to|ways?|years?(?:['’]s)?|york|zealand|orleans|england|delhi|customers?|clients?|users?|parents?|hires?|employees?|members?|mothers?|managers?|media|normal|\p{L}+(?:ers|ors|ists|ees|men|women|people|folk))(?![\p{L}’'-]))\p{L}/iu,
  /\b(?:grand |re-?)opening\b|^opening (?!hours?\b|lines?\b|times?\b|sentences?\b|up\b|chapters?\b)|\bopening (?:of|on|this|next)\b|\b(?:re)?opens (?:on|in|its|this|next|today|tomorrow|at)\b/iu,
  /^releas(?:e of|e notes|ing)\b|\b(?<!press )release(?:d|s)?$|\b(?:version|v)\s?\d+(?:\.\d+)*\b.*\brelease|\breleas(?:es|ed) (?:on|in|its|a|the|today|version)\b/iu,
  /\b(?:is|are) (?:here|out|live|open|back)(?: (?:now|again|today))?!?$|\b(?:arrives?|returns?|starts?|comes?|begins?) (?:on|in|this|next|today|tomorrow)\b/iu,
];

/** What is going to be different, or stands still for some time. */
const CHANGES = [
  new RegExp(
    String.raw`\b(?:from|until|till|as of|as from|starting(?: (?:on|from|in))?|effective|not before|up to) ${TIME}`,
    'iu',
  ),
  /\bwill (?:not |no longer |soon |also |then |all )?(?:be|get) (?:\p{L}+ly )?(?!needed\b|wanted\b|held\b|celebrated\b|used\b|loved\b)(?:\p{L}+ed|built|rebuilt|shut|sold|paid|moved|taken|made|given|cut|sent|done|put|brought|withdrawn|split|lit)\b/iu,
  new RegExp(
    String.raw`\b(?:will|shall|to) (?:close|open|reopen|move|return|run|stop|end|start|begin|change|rise|fall|cost|stay)\b.*\b(?:${TIME})`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:closes?|closed|(?:re-?)?opens?|moves?|runs?|starts?|stops?|ends?|changes?|returns?|resumes?|rises?) (?:[\p{L}’'-]+ ){0,5}(?:at|on|in|by|for|this|next|all)? ?(?:the )?${TIME}`,
    'iu',
  ),
  /^(?:road ?works?|closure|closing down|power cut|water (?:cut|outage)|strike|detour|diversion) (?:of|in|on|at|for)\b/iu,
];
/** Thinks about what was, counts it, or says what ought to be: nothing is made known. */
const TELLS =
  /^(?:what|why|how|who|when|where|which|looking back)\b|\b(?:should|must|ought to|needs? to|learned|learnt|lessons|results|figures|numbers|statistics|data|sales|review|report|history)\b/iu;

/** A day in the topic: something takes place, or changes. */
const DATED =
  /\bon (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: \d{1,2})?(?:st|nd|rd|th)?,?(?: \d{4})?$/iu;
const ALTERS =
  /\b(?:mov(?:e|es|ing)|chang(?:e|es|ing)|clos(?:e|es|ed|ing)|rises?|rising|falls?|increases?|ends?|stops?|switch(?:es|ing)?|goes|ships?|becomes?|new)\b/iu;

/** Whether a topic tells what there is now or soon. */
export function tellsNews(topic: string): boolean {
  if (NEWS.some((sign) => sign.test(topic))) return true;
  return !TELLS.test(topic) && CHANGES.some((sign) => sign.test(topic));
}

/** Whether a topic gives a day, and so has to be made known. */
export function isDated(topic: string): boolean {
  return DATED.test(topic);
}

/** Whether something takes place on the day that the topic gives, where nothing becomes different. */
export function takesPlace(topic: string): boolean {
  return DATED.test(topic) && !tellsNews(topic) && !ALTERS.test(topic);
}
