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
const WORK = new RegExp(String.raw`\b(?:${WORKERS})\b`, 'iu');
const HOURS_OR_PAY =
  /\b\d{1,2} ?(?:h|hrs?|hours?)\b|\b(?:hours|salary|wages?|pay|paid|gross|net|per month|shifts?|(?:full|part)[- ]time|weekends? off|days? off)\b/iu;

/** Whether a topic that calls people calls them to paid work: "Baker (m/f/d)", and neither "Tenor wanted" nor "Volunteers". */
export function offersWork(topic: string): boolean {
  if (MARKED.some((sign) => sign.test(topic))) return true;
  return !UNPAID.test(topic) && (PAID.test(topic) || WORK.test(topic));
}

/** Whether a sentence tells when somebody works, or for how much. */
export function tellsHoursOrPay(text: string): boolean {
  return HOURS_OR_PAY.test(text);
}
