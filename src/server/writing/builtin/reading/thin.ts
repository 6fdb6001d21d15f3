import type { Source } from '../../../../core/contracts/research.ts';
import { countWords } from '../../../../core/rules/text.ts';
import { isInstruction } from '../../../research/ledger/instruction.ts';
import { isSlogan } from './slogan.ts';

const FEWEST_WORDS = 6;

/** A company that introduces itself or its product. */
const INTRODUCES =
  /^(?:we|i|our (?:team|company|firm|product|app|platform|mission|shop|studio)) (?:run|are|is|make|build|sell|offer|provide|help|helps|believe|publish|'re)\b|^(?:at|here at) \p{Lu}[\p{L}\p{N}&.-]*,? we\b|^(?:we['’]re|i['’]m)\b|^\p{Lu}[\p{L}\p{N}&.-]* is (?:an?|the) (?:[\p{L}-]+ ){0,4}(?:tool|platform|app|software|provider|agency|company|startup|start-up|solution|plugin|service|consultancy|studio|suite)\b|^\p{Lu}[\p{L}\p{N}&.-]* (?:helps|lets|enables|empowers|makes it (?:easy|simple)) /iu;
const ANNOUNCES =
  /^(?:welcome(?: to|,|!)|hello|hi|dear|thanks|thank you|good (?:morning|evening)|congratulations|enjoy|happy)(?!\p{L})|\b(?:this|the) (?:note|document|file|memo|guide|article|post|page|list|chapter|report) (?:is|are|describes|explains|lists|contains|covers|collects|gives|shows)\b|^(?:contents|agenda|notes|minutes|draft|summary|table of contents|in this|below|here (?:is|are)|these are)\b|\b(?:in the next section|as follows|let us|let['’]s)\b|:$|^(?:an? )(?:[\p{L}-]+ ){0,2}(?:look|guide|overview|introduction|primer|round-?up) (?:at|to|of|on) |\b(?:interviews|surveys|experiments) were (?:conducted|carried out)\b|^for (?:the|this) (?:study|purpose|experiment|project|thesis)\b/iu;
/** Speaks to the reader of its source, whom a quotation would mistake for somebody else. */
const INSTRUCTS =
  /^(?:please |always |never |simply |just |also |don['’]t |do not )?(?:add|ask|apply|avoid|begin|book|build|buy|call|check|choose|click|collect|compare|consider|contact|create|define|download|ensure|enter|explore|fill|find|focus|follow|get|give|imagine|include|join|keep|learn|leave|let|list|look|make|match|measure|note|offer|open|pick|plan|prefer|prepare|put|read|remember|remove|review|run|save|scroll|see|select|send|set|share|show|sign|start|stop|subscribe|take|talk|tell|test|think|track|treat|try|turn|use|visit|wait|watch|write)\b(?! (?:scores?|times?|calls?|rates?|emails?) (?:is|are|was|were|rose|fell))/iu;
const SPEAKS_TO_YOU = /\b(?:you|your|yours)\b/iu;
/** Openings and judgements that could stand in any text on anything. */
const EMPTY =
  /^(?:in (?:today['’]s|the (?:crowded|ever-changing|fast-paced|modern|competitive|digital))|in (?:a|the|this) (?:world|age|era|wake)|like almost every|for many (?:years|decades)|these days|nowadays|as we all know|it is no secret|conventional wisdom|there is (?:a|one) (?:huge|clear|widely|thing)|starting an? )\b|\b(?:is|are|remains?) (?:a |an |very |so |more )?(?:(?:essential|crucial|vital|important|key|critical)(?: (?:for|to) (?:success|any|every|all|businesses|companies))?|great way|must-have|game[- ]changer|hot topic|constant challenge|huge dilemma|powerful tool|difficult)\b\W*$|\b(?:game[- ]changing|cutting[- ]edge|world[- ]class|ever-evolving|more important than ever|common phenomenon|hot topic|popular choice|(?:has|have) (?:become|grown) increasingly popular|gained (?:significant attention|traction|in importance|in popularity)|major consideration|famously|nice little|unprecedented|seamless(?:ly)?|powerful tool)\b/iu;

/** What the author's notes say of what is missing: true, and no message. */
const DRAWBACK =
  /\b(?:not|n['’]t)\b.*\byet\b|\b(?:is|are|was|were|will be) (?:closed|cancell?ed|gone|sold out|delayed|postponed|out of stock)\b/iu;

/** How many were asked: a beginning without its finding. */
const SAMPLE =
  /\b(?:examined|interviewed|polled|questioned|reviewed|surveyed) (?:all |some |about |more than )?\d|\d \p{L}+ (?:answered|(?:were|was) (?:asked|examined|interviewed|polled|questioned|surveyed))\b|^of (?:our|the|all) (?:\d[\d,.]* )?\p{L}+,? \d[\d,.]* answered\b/iu;

/** The finding follows. */
const TWO_SENTENCES = /[.!?]["”]? [\p{Lu}\d]/u;

/**
 * Whether a sentence is better left out as long as there are others.
 *
 * @param takesSteps the topic asks what to do, and an instruction answers it
 */
export function holdsLittle(text: string, { kind }: Source, takesSteps = false): boolean {
  if ([INTRODUCES, ANNOUNCES, EMPTY].some((pattern) => pattern.test(text))) return true;
  if (SAMPLE.test(text) && !TWO_SENTENCES.test(text)) return true;
  if (/\p{L}/u.test(text) && /\s/u.test(text) && countWords(text) < FEWEST_WORDS && !/\d/u.test(text)) return true;
  // In the author's notes an instruction is advice of the author's own.
  return kind === 'material'
    ? DRAWBACK.test(text) || isSlogan(text)
    : !(takesSteps && isInstruction(text)) && speaksToItsReader(text);
}

/** What somebody says of "you" within quotation marks is no word to the reader of that page. */
function speaksToItsReader(text: string): boolean {
  return INSTRUCTS.test(text) || SPEAKS_TO_YOU.test(text.replace(/“[^”]*”/gu, ' '));
}
