/**
 * Words that frame a topic and say nothing of its subject: "how to", "10 tips for", "the complete guide". An article
 * need not hold them. Only words that are rarely part of a name stand here: "big", "work", "way" or "things" would make
 * plain data of big data, and any network of the internet of things.
 */
const FRAME_WORDS: ReadonlySet<string> = new Set(
  [
    'actually advice announcing apart article articles avoid basics become becoming beginner beginners best better boost',
    'boosting bring compared choose choosing complete create creating definitive dont effectively essential every',
    'everything examples explain explained facts get gets getting give grow guide guides help helping helps how',
    'ideas improve improving increase increasing introducing introduction intro keep know lessons let make makes matter matters',
    'mistakes myths need needs overview practices primer quickly really reasons recognise recognize reduce reducing',
    'rules secrets should simply start starting steps stop take taking tips trends try turn turning tutorial',
    'ultimate understand understanding using versus vs want wants ways what when where which who why will without works worth',
    'write year years your',
  ]
    .join(' ')
    .split(' '),
);

/**
 * "The history of sourdough" is about sourdough, while natural history is a subject of its own; "how to spot a fake" is
 * about fakes, while blind spots have the word in their name.
 */
const FRAME_PHRASES =
  /\bhow (?:to|you can|do you) (?:spot|tell)\b|\b(?:tell|telling) (?:them|both|the two) apart\b|\bdifferences? (?:between|from)\b|\b(?:advantages|art|benefits|future|history|importance|meaning|power|rise|role|science|state|truth) (?:of|about|behind)\b/gi;

export function isFrameWord(word: string): boolean {
  return FRAME_WORDS.has(word.toLowerCase().replace(/['’]/g, ''));
}

export function withoutFramePhrases(text: string): string {
  return text.replace(FRAME_PHRASES, ' ');
}
