/** A button that a page repeats for each of its articles. */
const SHARES =
  /\b(?:share|tweet|pin|like|follow us|follow me|find us) (?:this|it|us|on)\b[^.]{0,40}\b(?:article|post|page|story|social media|facebook|twitter|linkedin|instagram|pinterest|whatsapp)\b/i;

/** What stands on a page beside its article, and what only its author can say. None of it is a fact to stand on. */
const SIGNS: readonly RegExp[] = [
  // Cookie notices, newsletters, share buttons, log-ins, shops.
  /\b(?:we|this (?:web)?site|our (?:web)?site|by continuing)\b[^.]{0,60}\bcookies\b|\baccept (?:all )?cookies\b|\bcookie (?:policy|settings|preferences)\b/i,
  /\b(?:subscribe to|sign up (?:for|to|now)|join)\b[^.]{0,50}\b(?:newsletter|mailing list|our list|updates|channel|readers|subscribers)\b|\bunsubscribe at any time\b/i,
  SHARES,
  /\b(?:click|tap|press) (?:here|on|the|below|to)\b|\bread (?:more(?! than\b)|the full|our full|on)\b|\b(?:learn|find out) more (?:about|at|in our)\b|\bscroll (?:down|up)\b|\b(?:download|get|grab|request|book|start|claim|try) (?:your|our|a|the|my) (?:free|demo|copy|trial|guide|e-?book|consultation|call)\b/i,
  /\b(?:log|sign) ?in (?:to|or|with)\b|\bcreate (?:an?|your) (?:free )?account\b|\ball rights reserved\b|©|\bprivacy policy\b|\bterms (?:of (?:use|service)|and conditions) apply\b|\badd to (?:cart|basket)\b|\bjavascript (?:is|must)\b/i,
  /\b(?:affiliate (?:links?|commission)|sponsored (?:post|content|by)|advertisement|this post may contain)\b/i,
  // Who wrote it, and pictures.
  /\bis (?:an?|the) (?:[\w-]+ ){0,4}(?:writer|author|journalist|editor|contributor|blogger|columnist|copywriter|content (?:marketer|strategist))\b[^.]{0,80}\b(?:at|for|based|who|with|where|from|living)\b/i,
  /^(?:(?:photo|image|picture|photograph|illustration|credit|caption|figure|fig\.|table|video|watch|listen)\b[^.]{0,20}(?::|\bby\b|©|\bcourtesy\b)|(?:figure|fig\.|table) \d)|\b(?:photo(?:graph)?|image|illustration) (?:by|credit|courtesy)\b|\bgetty images\b/i,
  /^(?:published|updated|last updated|posted|reviewed|written|edited) (?:on|by|in|at)\b|\b\d{1,2}[- ]min(?:ute)?s? read\b/i,
  // In this post, as shown above: speaks of the page itself.
  /\b(?:in|throughout|with) (?:this|the following|today['’]s|our last|our previous|my last) (?:article|post|guide|blog|section|chapter|episode|video|tutorial|piece|series|newsletter|page)\b|\bthis (?:article|post|guide|blog post|section|chapter|episode|tutorial|page) (?:will|is|covers|explains|explores|examines|shows|looks|was|aims|describes|discusses|provides|outlines|contains|may|has)\b|\b(?:see|shown|listed|described|mentioned|as noted) (?:above|below)\b|\btable of contents\b/i,
];

/** Somebody else's "I" and "we"; one's own is in one's own notes. "US" and "IT" are no persons. */
const FIRST_PERSON =
  /(?:^|[^\p{L}\p{N}'’-])(?:I|I['’](?:m|ve|d|ll)|[Ww]e|[Ww]e['’](?:re|ve|d|ll)|[Mm]y|[Oo]ur|[Oo]urs|[Mm]ine|me|us|[Ll]et['’]s|[Mm]yself|[Oo]urselves)(?![\p{L}\p{N}'’.-])/u;
const FOREIGN_FIRST_PERSON =
  /(?:^|[\s,;(])(?:[Ww]ir|[Ii]ch|[Uu]nser(?:e[mnrs]?)?|[Uu]ns|[Mm]ein(?:e[mnrs]?)?|[Nn]ous|[Nn]otre|[Nn]os|[Jj]e|[Nn]osotros|[Nn]uestr[ao]s?|[Yy]o)(?=[\s,;.)])/u;
/** "A Type I report" is no person. */
const FIRST_OF_ITS_KIND =
  /(?<=\b(?:[Cc]lass|[Gg]rade|[Ll]evel|[Pp]art|[Pp]hase|[Ss]tage|[Tt]ier|[Tt]ype|War) )I(?![’'\p{L}])/gu;
/** What a quotation says, its speaker says: "We grew", said Ann. */
const QUOTED = /“[^”]*”|"[^"]*"|«[^»]*»|„[^“”]*[“”]/g;

/** Orders to whoever reads, in the imperative at the beginning; a gerund ("Using") and a noun are none. */
const IMPERATIVE =
  /^(?:(?:please|now|then|next|just|simply|always|never|also|first|instead|today|so|and)[, ]+)*(?:do not|don['’]t|add|adopt|aim|allow|analy[sz]e|apply|ask|assume|avoid|be (?:sure|careful|aware|honest|clear|ready|prepared)|begin|bear|block|build|buy|call|check|choose|click|collect|combine|compare|connect|consider|contact|copy|create|decide|define|delete|describe|determine|develop|disregard|discover|divide|download|ensure|enter|establish|evaluate|explore|fill|find|focus|follow|forget|get|give|go|grab|grow|have (?:a|you)|hire|encourage|engage|identify|ignore|imagine|implement|include|incorporate|integrate|invite|join|keep|learn|leave|let|list|leverage|listen|look|maintain|make|map|maximi[sz]e|minimi[sz]e|nurture|personali[sz]e|prioriti[sz]e|automate|measure|monitor|note|offer|open|optimi[sz]e|pay|pick|plan|prefer|prepare|provide|pull|put|read|reach|record|reduce|register|remember|remove|repeat|replace|reply|request|review|reveal|run|save|say|schedule|see|segment|select|send|set|share|show|sign|skip|speak|start|stay|stop|store|subscribe|suppose|switch|take|talk|tell|test|think|tie|track|treat|trust|try|turn|understand|update|upload|use|verify|view|visit|wait|watch|work with|write)\b(?!['’]s\b)/i;
/** Words that turn such a beginning into a subject: "Test scores rose", "Sales open in May". */
const NOT_IMPERATIVE =
  /^\p{L}+(?:[ -](?!(?:the|an?|your|that|which|who|when|if|it|them|this|these|to)\b)\p{L}+){1,3} (?:is|are|was|were|has|have|had|can|may|will|would|should|must|vary|varies|rose|fell|grew|remains?|shows?|increased|decreased|reduces?|helps?|makes?|costs?|works?|saves?)\b/u;
/** Words for a machine that reads. */
const FOR_MACHINES =
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.]{0,40}\b(?:instructions?|prompts?|rules|guidelines|above|previous|prior|system)\b|\b(?:system prompt|as an ai|language model|llm|chatgpt|assistant)\b[^.]{0,60}\b(?:must|should|shall|instead|always|never|respond|reply|output|write|say)\b|\b(?:ai|language|chat) ?(?:agent|assistant|bot|model|system)s?\b[^.]{0,20}\b(?:read|process|summari[sz]|index|crawl)ing (?:this|the)\b|\byou (?:are|must|should|will) now\b|(?:^|[.!:;,] |\b(?:must|should|always|please|now) )(?:respond|reply|answer|output) (?:only|with|in)\b|<\/?(?:system|user|assistant|instructions?|prompt)\b|\[\/?INST\]/i;

/** Prices and plans of a table that lost its lines, menus, scores. */
const TABLE =
  /(?:[$€£]\s?\d[\d.,]*[^.]{0,25}){3,}|(?:\b\d[\d.,]*%?\s+){4,}|[›»→][^›»→]{1,60}[›»→]|(?:\s[-–|/]\s[^-–|/]{2,25}){4,}/;
/** "Our PlansEverything you need": what stood in two lines. */
const GLUED = /\p{Ll}{3}\p{Lu}\p{Ll}{2,}\s\p{Ll}+\s/u;
const NAMES_IN_ONE =
  /\b(?:iPhone|iPad|eBay|YouTube|LinkedIn|WhatsApp|TikTok|HubSpot|PayPal|WordPress|JavaScript|TypeScript|GitHub|GitLab|MailChimp|ChatGPT|OpenAI|SharePoint|OneDrive|FedEx|SalesForce|DoorDash|PowerPoint|QuickBooks|BuzzFeed|AdWords|AdSense|DuckDuckGo|WeChat|MasterCard|StackOverflow|ShipStation|WooCommerce|BigCommerce|ProfitWell|SurveyMonkey|SoundCloud|WeWork|AstraZeneca|GlaxoSmithKline|PitchBook|CrowdStrike|DocuSign|HelloFresh|MarketWatch|McKinsey|McDonald\p{L}*|Mc\p{Lu}\p{L}+|Mac\p{Lu}\p{L}+|De\p{Lu}\p{L}+|Le\p{Lu}\p{L}+|La\p{Lu}\p{L}+)\b/gu;

/** How somebody found out, without what they found. */
const METHOD =
  /^(?:in [^,]{1,40}, )?(?:we|I|[A-Z][\w&.’'-]*|(?:the|a|an|our|its) (?:[\w’'-]+ ){1,4})(?: [\w’'-]+){0,3}? ?(?:asked|surveyed|interviewed|polled|questioned) (?:about |some |over |more than |nearly )?\d[\d,.]* [^,;:]{3,120}$/i;

/** "We asked 312 owners about the four-day week.": a figure, but no finding. */
export function isMethodAlone(text: string): boolean {
  return METHOD.test(text) && !/\b(?:found|that|said|whether they|say|percent|per cent)\b|%/i.test(text);
}

/** Whether it speaks to a model that reads, and so is nothing to stand on wherever it stands. */
export function isForMachines(text: string): boolean {
  return FOR_MACHINES.test(text);
}

/** Whether it is nothing to stand on in one's own material either, where a link leads to a page with buttons. */
export function isNeverQuoted(text: string): boolean {
  return isForMachines(text) || SHARES.exec(text)?.index === 0;
}

/** Whether it belongs to the page around an article, or to a machine: nothing to stand on, whoever words what it says. */
export function standsBeside(text: string): boolean {
  return isForMachines(text) || SIGNS.some((sign) => sign.test(text)) || GLUED.test(text.replace(NAMES_IN_ONE, 'Name'));
}

/** "Target audience: shop owners", a line of a form. */
const LABELLED = /^\p{Lu}[\p{L}-]{1,15}(?: [\p{L}-]{1,15}){0,2}: /u;

/** Whether a sentence of somebody else's page states nothing that others can stand on. */
export function isNoStatement(text: string): boolean {
  if (/[?？]["”')\]]*$/.test(text) || /[!！]["”')\]]*$/.test(text)) return true;
  if (standsBeside(text) || TABLE.test(text)) return true;
  if (LABELLED.test(text) || /^you(?:r|['’]\p{L}+)?\b/iu.test(text)) return true;
  const unquoted = text.replace(QUOTED, ' ').replace(FIRST_OF_ITS_KIND, '1');
  if (FIRST_PERSON.test(unquoted) || FOREIGN_FIRST_PERSON.test(unquoted)) return true;
  if (
    /\byou(?:['’](?:re|ve|ll|d)|r|rs|rself)?\b/i.test(unquoted) &&
    /^(?:if|when|once|whether|as|before|after|unless)\b/i.test(text)
  )
    return true;
  return IMPERATIVE.test(text) && !NOT_IMPERATIVE.test(text);
}
