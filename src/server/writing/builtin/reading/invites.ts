/** What people come to. */
const OCCASIONS = [
  'festival|concert|recital|exhibition|conference|meet-?up|fundraiser|open mic|hackathon|barbecue|picnic|reunion',
  'vernissage|premiere|poetry slam|evensong|carol service|fun run|guided (?:tour|walk)',
  "(?:museum|quiz|film|games|music|science|opening|theatre|ladies|curry|bingo|karaoke|wine|tasting|info|information|parents[’']?|launch) (?:night|evening|weekend|party)",
  String.raw`(?:night|weekend|day) of (?:the )?\p{L}+`,
  '(?:spring|summer|autumn|fall|winter|christmas|easter|clearance|jumble|anniversary|bake|car boot|book|plant|closing-down) (?:sale|fair|festival|concert|market|party|camp|school|course|fete|fête)',
  "(?:farmers[’']?|flea|craft|advent|village|night|christmas) markets?|(?:village|county|science|job|book|craft) (?:fair|fete|fête)",
  '(?:wine|beer|cheese|bread|coffee|whisky|tea) tasting|book (?:signing|reading|launch)',
  'charity (?:run|walk|ride|dinner|auction|gala|concert)',
  '(?:free|online|evening|weekend|saturday|hands-on|introductory|community|public) (?:workshop|seminar|course|class|lecture|talk|tour|training)',
].join('|');
/** Behind such a word it is only where, when or what for: "Insurance for a village festival". */
const BESIDE = 'for|at|about|before|after|during|behind';
const OCCASION = new RegExp(
  String.raw`^(?!.*\b(?:${BESIDE}) (?:[\p{L}’'-]+ ){0,3}(?:${OCCASIONS})\b)(?:.*\b)?(?:${OCCASIONS})(?: (?:in|on|at|for|of|with|by|this|next|against|instead) .*|[:,] .*| is back| returns\b.*)?[.!]?$`,
  'iu',
);

/** Those who are asked to join. */
const JOINERS =
  'singers|tenors|sopranos|altos|basses|voices|musicians|dancers|actors|players|members|volunteers|helpers|hands|trainees|apprentices|interns|mentors|tutors|coaches|referees|drivers|cooks|bakers|hosts|participants|testers|speakers|exhibitors|stallholders|artists|writers|contributors|board members|blood donors|host families';
const ROLES =
  'singer|tenor|soprano|alto|bass|musician|organist|conductor|player|member|volunteer|helper|trainee|apprentice|intern|mentor|tutor|coach|driver|cook|chef|baker|colleague|assistant|engineer|developer|designer|nurse|carer|teacher|gardener|receptionist|treasurer|secretary|technician|mechanic|electrician|carpenter|librarian|marketer|manager|director|leader|host|co-?founder|successor';
/** "The skills needed", "What customers wanted": nobody is called. */
const NO_CALL = '(?!(?:the|what|why|how|who)\\b)';

/** Signs that people are to come or to join. */
export const INVITES: readonly RegExp[] = [
  /^(?:save the date|(?:come and )?join (?:us|our|the)|come (?:and|along|to (?:our|the))|you(?:['’]re| are) invited|please join|invitation to)\b/iu,
  /^(?!.*\b(?:of|about|from|in) (?:[\p{L}’'-]+ )?webinars?$).*\b(?:webinar|open (?:day|house|evening)|live ?stream)s?\b(?! (?:strateg|marketing|platform|software|tool|attendance|fatigue|rates?|statistics|registration|emails?|recording))/iu,
  /\b(?:our|the|\d+(?:st|nd|rd|th)|\d+ years?(?: of)?|[\p{L}-]+(?:th|ieth)) (?:[\p{L}’'-]+ )?(?:anniversary|jubilee|birthday)\b|\banniversary (?:sale|concert|party|dinner|celebration)\b/iu,
  /\b(?:our|an?|the|annual|charity|community|live|online) (?:[\p{L}’'-]+ )?event\b(?![- ](?:driven|marketing|planning|management|security|industry|log|sourcing|loop|manager))/iu,
  /\b(?:we['’]?(?: a)?re|is|are|now) hiring\b|^hiring(?:[:!]| (?:an?|two|three|four|for our|now)\b(?! your))|^(?:job opening|vacancy|call for)\b/iu,
  /\bworkshop (?:on|for|with)\b|^(?:sign up|register|enroll?|apply) (?:now|today|for (?:our|the|a))\b|\b(?:applications|registrations?|bookings?) (?:are |is )?(?:now )?open\b/iu,
  new RegExp(
    String.raw`^${NO_CALL}(?:[\p{L}’'-]+ ){0,4}(?:${JOINERS}|help) (?:are )?(?:wanted|needed|sought|welcome)\b|^${NO_CALL}(?:[\p{L}’'-]+ ){1,4}wanted(?:[:!].*)?$|^wanted:`,
    'iu',
  ),
  new RegExp(String.raw`^(?:(?:more|new|young|some) )+(?:${JOINERS})\b|^volunteers for (?:our|the|an?)\b`, 'iu'),
  new RegExp(
    String.raw`\b(?:looking for|seeking|searching for|in search of) (?:[\p{L}’'-]+ ){0,4}(?:${JOINERS}|${ROLES})\b`,
    'iu',
  ),
  OCCASION,
];
