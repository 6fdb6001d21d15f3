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
  'singer|tenor|soprano|alto|bass|musician|organist|conductor|player|member|volunteer|helper|trainee|apprentice|intern|driver|cook|chef|baker|colleague|assistant|engineer|developer|designer|nurse|carer|teacher|gardener|receptionist|treasurer|secretary|technician|mechanic|electrician|carpenter|librarian|marketer|manager|director|successor';
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
    String.raw`^${NO_CALL}(?:[\p{L}’'-]+ ){0,4}(?:${JOINERS}|help) (?:are )?(?:wanted|needed|sought|welcome)\b|^${NO_CALL}(?:[\p{L}’'-]+ ){1,4}wanted(?:[:!].*)?$|^wanted:`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:(?:more|new) )+(?:[\p{L}’'-]+ )?(?:${JOINERS}) (?:for|in|at) (?:our|the|an?)\b|^volunteers for (?:our|the|an?)\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:looking for|seeking|searching for|in search of) (?:[\p{L}’'-]+ ){0,4}(?:${JOINERS}|${ROLES})\b`,
    'iu',
  ),
  OCCASION,
];
