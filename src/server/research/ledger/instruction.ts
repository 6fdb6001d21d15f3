import { standsBeside } from './no-statement.ts';

/** What a guide tells its readers to do. Verbs of shops and menus ("buy", "click", "visit", "share") are none of them. */
const STEP =
  /^(?:(?:always|never|first|then|also|simply|just) )?(?:do not |don['’]t )?(?:adjust|aim|apply|ask|avoid|begin|bring|brush|change|check|choose|clean|collect|combine|compare|cool|cover|cut|drink|dry|eat|fill|fold|freeze|heat|hold|increase|keep|leave|let|limit|measure|mix|move|plan|plant|press|prune|put|reduce|remove|repeat|replace|rest|rinse|schedule|set|slice|soak|spread|start|stop|store|stretch|switch|take|talk to|tell|test|toast|turn|use|wait|walk|warm|wash|water|wear|wipe|wrap|write)\b(?!['’]s\b| (?:advantage|our|us|me)\b)/i;
const MAY =
  /^you (?:can|may|must|need to|do not need|don['’]t need|do not have|don['’]t have|should|have to|cannot)\b/i;
/** Who sells or writes the page, and what it wants of its reader. */
const OF_THE_PAGE =
  /(?:^|[^\p{L}])(?:I|[Ww]e|[Oo]ur|[Uu]s|[Mm]e|[Mm]y)(?![\p{L}-])|\b(?:buy|order|coupon|discount|free trial|demo|app store|newsletter|comments?|link|website|e-?mail us|account|password|article|post|page|guide|tool|plans?|pricing|today|now)\b|[!?]|https?:|@/iu;

/** Whether a sentence of somebody's guide tells what to do, and speaks neither of its page nor to a machine. */
export function isInstruction(text: string): boolean {
  return (STEP.test(text) || MAY.test(text)) && !OF_THE_PAGE.test(text) && !standsBeside(text);
}
