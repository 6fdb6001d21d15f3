/** Work that people are paid for, as those are called who do it. */
const WORKERS =
  'trainees?|apprentices?|interns?|employees?|colleagues?|assistants?|engineers?|developers?|designers?|nurses?|carers?|teachers?|educators?|childminders?|au pairs?|tutors?|trainers?|gardeners?|receptionists?|secretar(?:y|ies)|technicians?|mechanics?|electricians?|carpenters?|plumbers?|roofers?|painters?|librarians?|marketers?|managers?|directors?|successors?|drivers?|cooks?|chefs?|bakers?|butchers?|waiters?|waitress(?:es)?|baristas?|dishwashers?|cleaners?|caretakers?|seamstress(?:es)?|tailors?|salespe(?:rson|ople)|cashiers?|bookkeepers?|accountants?|florists?|hairdressers?|farmhands?|organists?|conductors?|students?|career changers?|part-timers?|some(?:one|body)|any(?:one|body)|persons?';
/** As only advertisements for a job say it. */
const MARKED = [
  /\((?:[mfwdx]|all genders)(?:\s?\/\s?[mfwdx*]){1,3}\)/iu,
  /\b(?:we['’]?(?: a)?re|is|are|now) hiring\b|^hiring\b/iu,
  /\b(?:vacanc(?:y|ies)|job openings?|join our team|work (?:with|for) us)\b/iu,
];
const UNPAID =
  /\b(?:volunteers?|volunteering|unpaid|honorary|singers?|tenors?|sopranos?|alto|altos|bass|basses|voices?|choir|quartet|orchestra|band)\b/iu;
const PAID =
  /\b\d{1,2} ?(?:h|hrs?|hours?)\.? ?(?:\/|a |per )? ?(?:w(?:ee)?k)\b|\b(?:salary|wages?|pay grade|(?:full|part)[- ]time|mini-?job)\b/iu;
const BEFORE = 'looking for|seeking|searching for|in search of|needs?|wanted:';
const BEHIND = 'wanted|needed|sought|welcome';
const CALLS = new RegExp(String.raw`\b(?:${BEFORE}|${BEHIND})`, 'iu');
/** An evening for trainees looks for none. */
const WORK = new RegExp(
  String.raw`\b(?:${BEFORE}) (?:[\p{L}’'-]+ ){0,4}(?:${WORKERS})\b|\b(?:${WORKERS}) (?:[\p{L}’'-]+ ){0,3}(?:${BEHIND})\b`,
  'iu',
);
const HOURS_OR_PAY =
  /\b\d{1,2} ?(?:h|hrs?|hours?)\b|\b(?:hours|salary|wages?|pay|paid|gross|net|per month|shifts?|(?:full|part)[- ]time|weekends? off|days? off)\b/iu;

/** Somebody for company: "someone to play chess with". */
const COMPANY = /\b(?:some|any)(?:one|body) to (?:[\p{L}’'-]+ )+with$/iu;
/** Named by what is to be had, with nobody called: "Part-time baker, 20 hours a week", "Apprenticeship as a joiner". */
const NAMED = [
  /^(?:job|internship|apprenticeship|traineeship)s?(?:: | (?:(?:in|at|with) our\b|as an?\b))/iu,
  new RegExp(
    String.raw`^(?!.*\b(?:is|are|was|were|should|must|can)\b)(?:[\p{L}-]+ ){0,2}(?:${WORKERS})\b[^,(–]*[,(–] ?(?:.*, ?)?(?:${PAID.source})`,
    'iu',
  ),
];

/** Whether a topic that calls people calls them to paid work: "Baker (m/f/d)", and neither "Tenor wanted" nor "Volunteers". */
export function offersWork(topic: string): boolean {
  if (MARKED.some((sign) => sign.test(topic))) return true;
  if (UNPAID.test(topic) || COMPANY.test(topic)) return false;
  return WORK.test(topic) || (CALLS.test(topic) && PAID.test(topic));
}

/** Whether a topic names a job as an advertisement heads it. */
export function namesJob(topic: string): boolean {
  return !UNPAID.test(topic) && NAMED.some((sign) => sign.test(topic));
}

/** Whether a sentence tells when somebody works, or for how much. */
export function tellsHoursOrPay(text: string): boolean {
  return HOURS_OR_PAY.test(text);
}
