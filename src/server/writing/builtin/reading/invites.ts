/** What people come to. */
const OCCASIONS = [
  'festival|concert|recital|exhibition|conference|meet-?up|fundraiser|open mic|hackathon|barbecue|picnic|reunion',
  'vernissage|premiere|poetry slam|evensong|carol service|fun run|guided (?:tour|walk)',
  "(?:museum|quiz|film|games|reading|story|poetry|craft|singing|dance|family|jazz|music|science|opening|theatre|ladies|curry|bingo|karaoke|wine|tasting|info|information|parents[’']?|launch) (?:night|evening|weekend|party)",
  'night of the (?:museums|churches|libraries|theatres|sciences)|harvest supper|blood drive|repair caf[eé]',
  '(?:spring|summer|autumn|fall|winter|christmas|easter|clearance|jumble|anniversary|bake|car boot|book|plant|closing-down) (?:sale|fair|festival|concert|market|party|camp|school|course|fete|fête)',
  "(?:farmers[’']?|flea|craft|advent|village|night|christmas) markets?|(?:village|county|science|job|book|craft|wedding) (?:fair|fete|fête)",
  '(?:wine|beer|cheese|bread|coffee|whisky|tea) tasting|book (?:signing|reading|launch)',
  'charity (?:run|walk|ride|dinner|auction|gala|concert)',
  "public (?:hearing|consultation|meeting)|(?:council|town hall|neighbourhood|residents[’']?) meeting",
  '(?:free|online|evening|weekend|saturday|hands-on|introductory|community|public) (?:workshop|seminar|course|class|lecture|talk|tour|training)',
].join('|');
/** Behind such a word it is only where, when or what for: "Insurance for a village festival". */
const BESIDE = 'for|at|about|before|after|during|behind';
/** "Open days are a waste" thinks about them, and calls nobody. */
const NO_CLAIM = String.raw`(?!.*\b(?:is (?!back)|are|was|were|should|must|needs?)\b)`;
const TOLD = String.raw`(?:in (?:numbers|figures|review|retrospect)|(?:what|how|why|lessons|a look|notes)\b)`;
const OCCASION = new RegExp(
  String.raw`^${NO_CLAIM}(?!.*\b(?:${BESIDE}) (?:[\p{L}’'-]+ ){0,3}(?:${OCCASIONS})\b)(?:.*\b)?(?:${OCCASIONS})(?:[:,]? (?!${TOLD})(?:(?:in|on|at|for|of|with|by|this|next|every|against|instead) .*|(?<=[:,] ).*)| is back| returns\b.*)?[.!]?$`,
  'iu',
);
const LIST_OF_ADDRESSES = String.raw`(?!.*\b(?:newsletter|(?:waiting|mailing) ?list|waitlist|beta|channel)\b)`;

/** Those who are asked to join. */
const JOINERS =
  'singers|tenors|sopranos|altos|basses|voices|musicians|dancers|actors|players|members|volunteers|helpers|hands|trainees|apprentices|interns|mentors|tutors|coaches|referees|drivers|cooks|bakers|hosts|participants|testers|speakers|exhibitors|stallholders|artists|writers|contributors|board members|blood donors|host families';
const ROLES =
  'singer|tenor|soprano|alto|bass|musician|organist|conductor|player|member|volunteer|helper|trainee|apprentice|intern|driver|cook|chef|baker|colleague|assistant|engineer|developer|designer|nurse|carer|teacher|gardener|receptionist|treasurer|secretary|technician|mechanic|electrician|carpenter|librarian|marketer|manager|director|successor|educator|childminder|au pair|waiter|waitress|barista|cleaner|caretaker|dishwasher|seamstress|tailor|salesperson|cashier|bookkeeper|accountant|florist|hairdresser|plumber|roofer|painter|butcher|farmhand|tutor|coach|trainer|host|student|career changer|part-timer|newcomer';
/** Anybody at all: "someone for our afternoon group". */
const ANYBODY = 'someone|somebody|anyone|anybody|people|you|more hands|help|support';
/** "The skills needed", "What customers wanted": nobody is called. */
const NO_CALL = '(?!(?:the|what|why|how|who)\\b)';

/** Signs that people are to come or to join. */
export const INVITES: readonly RegExp[] = [
  /^(?:save the date|come (?:and|along|to (?:our|the))|you(?:['’]re| are) invited|invitation to (?!tender|bid))\b/iu,
  new RegExp(
    String.raw`^${LIST_OF_ADDRESSES}(?:(?:please |come and )?join (?:us|our|the)|(?:sign up|register|enroll?|apply) (?:now|today|for (?:our|the|a)))\b`,
    'iu',
  ),
  /^(?!.*\b(?:is|are|was|were|should|must)\b)(?!.*\b(?:of|about|from|in) (?:[\p{L}’'-]+ )?webinars?$).*\b(?:webinar|open (?:day|house|evening)|live ?stream)s?\b(?! (?:strateg|marketing|platform|software|tool|attendance|fatigue|rates?|statistics|registration|emails?|recording))/iu,
  /\b(?:our|\d+(?:st|nd|rd|th)|[\p{L}-]+(?:th|ieth)) (?:[\p{L}’'-]+ )?(?:anniversary|jubilee|birthday)\b|\banniversary (?:sale|concert|party|dinner|celebration)\b/iu,
  /\b(?:our|an?|the|annual|charity|community|live|online) (?:[\p{L}’'-]+ )?event(?:$|:| (?:for|in|on|at|with|of|this|next)\b)/iu,
  /\b(?:we['’]?(?: a)?re|is|are|now) hiring\b|^hiring(?:[:!]| (?:an?|two|three|four|for our|now)\b(?! your))|^(?:job opening|vacancy|call for (?:papers|entries|applications|submissions|proposals|nominations|contributions|artists|speakers|participants|volunteers|helpers))\b/iu,
  /\bworkshop (?:on|for|with)\b|\b(?:applications|registrations?|bookings?) (?:are |is )?(?:now )?open\b/iu,
  new RegExp(
    String.raw`^${NO_CALL}(?:[\p{L}’'-]+ ){0,4}(?:${JOINERS}|${ROLES}|help) (?:are )?(?:wanted|needed|sought|welcome)\b|^${NO_CALL}(?:[\p{L}’'-]+ ){1,5}wanted(?:[:!,].*| ?\(.*)?$|^wanted:`,
    'iu',
  ),
  // As advertisements for a job have to say it.
  /\((?:[mfwdx]|all genders)(?:\s?\/\s?[mfwdx*]){1,3}\)/iu,
  new RegExp(
    String.raw`^(?:(?:more|new) )+(?:[\p{L}’'-]+ )?(?:${JOINERS}) (?:for|in|at) (?:our|the|an?)\b|^volunteers for (?:our|the|an?)\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:looking for|seeking|searching for|in search of) (?:[\p{L}’'-]+ ){0,4}(?:${JOINERS}|${ROLES})\b`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:(?:we['’]?re|we are|[\p{L}’' -]{2,40} (?:is|are)) )?(?:(?:still|now|urgently) )?(?:looking for|seeking|searching for) (?:an? (?:person|colleague|new \p{L}+)|${ANYBODY})\b`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:we|the [\p{L}’'-]+) (?:urgently |still |really )?needs? (?:your help|${ANYBODY}|an? (?:${ROLES})) ?(?:to|who|for|with|in|at|from|$|[(!,.])`,
    'iu',
  ),
  /^seeking (?!(?:advice|approval|truth|comfort|attention|asylum|revenge|shelter|help with|professional help)\b)\p{L}/iu,
  /^(?:come |please )?(?:and )?(?:sing|cook|run|walk|dance|play|bake|celebrate|volunteer|work|train|knit|sew|garden|row|sail|hike|read|learn|cycle|ride|eat|draw|paint) with us\b/iu,
  /^(?:we invite you|you and your \p{L}+ are invited|everybody is invited|everyone is (?:invited|welcome))\b|\b(?:rsvp|tickets (?:are )?(?:on sale|available))\b/iu,
  OCCASION,
];

/** Opens like a text that looks back or explains: it asks nobody to come. */
const EXPLAINS =
  /^(?:and )?(?:what|why|how|who|whose|whom|which|when|where|whether)(?![\p{L}]|['’]s on\b)|^(?:the |our |my |some |a few |[\p{L}-]+ )?(?:lessons?|reasons?|stor(?:y|ies)|history|truth|problem|trouble|case|cost|secret|point|value) (?:of|from|behind|with|about|for|against|learned|learnt|why|that)\b|^(?:looking back|behind the scenes|in (?:defen[cs]e|praise) of|thoughts on|notes (?:on|from)|a look (?:back|at))\b/iu;

/** Whether the opening of a topic shows that nobody is asked to come, whatever occasion it names. */
export function callsNobody(topic: string): boolean {
  return EXPLAINS.test(topic);
}
