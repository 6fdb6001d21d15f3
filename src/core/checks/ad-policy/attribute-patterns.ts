/** What Meta lets no advertisement assert or imply of whoever reads it. */
export type Attribute = 'health' | 'finances' | 'religion' | 'origin' | 'orientation' | 'record' | 'age' | 'membership';

const HEALTH_NOUN =
  'diabetes|depression|anxiety|adhd|autism|cancer|asthma|arthritis|obesity|infertility|alcoholism|eczema|psoriasis|acne|hiv|' +
  'dementia|insomnia|ptsd|ocd|hypertension|epilepsy|migraines?|fibromyalgia|endometriosis|menopause|hair loss|weight problems?|' +
  'chronic (?:pain|illness|fatigue)|back pain|high blood pressure|mental (?:illness|health (?:problems?|issues?|condition))|' +
  'panic attacks?|eating disorder|erectile dysfunction|(?:drug|alcohol|gambling) (?:addiction|problem)|disabilit(?:y|ies)|bipolar disorder';
const HEALTH_STATE =
  'diabetic|depressed|bipolar|autistic|asthmatic|arthritic|obese|overweight|infertile|alcoholic|epileptic|disabled|anorexic|' +
  'bulimic|mentally ill|hiv[- ]positive|deaf(?! to\\b)|blind(?! (?:to|spots?|date)\\b)|balding|addicted to (?:drugs|alcohol|gambling|painkillers)';
const FINANCE_NOUN =
  '(?:credit card |student |payday |unpaid |crushing |mounting )?debts?(?! (?:collect|manag|market|capital|fund|financ|portfolio|servic))|' +
  '(?:bad|poor) credit|bankruptcy|foreclosure|(?:unpaid|overdue) bills|low income|money troubles|financial (?:troubles?|hardship|problems?)';
const FINANCE_STATE =
  'bankrupt|broke(?=\\s*[?.!,]|$| and\\b)|in debt|drowning in debt|buried in debt|unemployed|jobless|out of work|homeless|poor(?=\\s*[?.!,]|$)|' +
  'behind on (?:your |the )?(?:bills|rent|mortgage|payments)|on benefits';
const RELIGION =
  'christians?|muslims?|jews?|jewish|hindus?|buddhists?|catholics?|atheists?|sikhs?|mormons?|protestants?|evangelicals?';
const ORIGIN =
  'african[- ]americans?|asian[- ]americans?|hispanics?|latin[oax]s?|native americans?|arabs?|romani|' +
  'black(?= (?:wom[ae]n|m[ae]n|people|person|singles|professionals|entrepreneurs?|americans?)\\b|\\s*[?]|$)|asian(?= (?:wom[ae]n|m[ae]n|people|singles)\\b|\\s*[?]|$)';
const ORIENTATION =
  'gay|lesbians?|bisexuals?|queer|transgender|trans(?= (?:wom[ae]n|m[ae]n|people|person)\\b|\\s*[?]|$)|non-?binary|lgbtq?\\+?';
const RECORD = 'convicted (?:felon|of)|felons?|ex-offenders?|ex-convicts?|a criminal record|criminals?(?=\\s*[?.!,]|$)';
const AGE_GROUP = 'seniors?|senior citizens?|pensioners?|retirees?|elderly|middle-aged|baby boomers?';
const OVER = '(?:over|past|above) (?:the age of )?[3-9]\\d(?=\\s*[?.!,;:–-]|$| (?:and|or|with|who|years)\\b)';
const MEMBER = '(?:a |in a )?(?:trade |labou?r )?union(?: member)?(?=\\s*[?.!,]|$)';

const STATES: Readonly<Record<Attribute, string>> = {
  health: HEALTH_STATE,
  finances: FINANCE_STATE,
  religion: RELIGION,
  origin: ORIGIN,
  orientation: ORIENTATION,
  record: RECORD,
  age: `${AGE_GROUP}|${OVER}|in your [3-9]0s|getting (?:old|on in years)`,
  membership: MEMBER,
};

/** "You", said to be something; what is said of customers, teams or the author is none. */
const YOU_ARE = "(?:\\bare you|\\baren['’]t you|\\byou are|\\byou['’]re|\\bwere you|\\byou were)(?: not)?";
const MODIFIERS =
  '(?: (?:an?|the|also|still|already|newly|secretly|recently|feeling|clinically|legally|severely|very|so|too|single|proud|devout|practi[cs]ing|young|older|busy|working|woman|man|mum|mom|dad|parent|person)){0,4}';
const SPEAKS_OF_ITSELF = "(?!,? (?:i|we|my|our|she|he)\\b|,? i['’])";

export interface AttributePattern {
  readonly attribute: Attribute;
  readonly pattern: RegExp;
}

const of = (attribute: Attribute, pattern: string): AttributePattern => ({
  attribute,
  pattern: new RegExp(pattern, 'giu'),
});

const stated = Object.entries(STATES).flatMap(([key, words]): AttributePattern[] => {
  const attribute = key as Attribute;
  return [
    of(attribute, `${YOU_ARE}${MODIFIERS} (?:${words})(?![\\p{L}-])`),
    of(attribute, `(?:^|(?<=[.!?\\n] ?))as an? (?:[\\p{L}-]+ ){0,3}?(?:${words})(?![\\p{L}-])${SPEAKS_OF_ITSELF}`),
    of(attribute, `\\b(?:other|fellow) (?:single |local |young |older )?(?:${words})(?![\\p{L}-])`),
    of(
      attribute,
      `(?<![\\p{L}-])(?:${words})(?: (?:women|men|people|singles|parents|families))? (?:like|just like) you(?![\\p{L}-])`,
    ),
  ];
});

/**
 * Wording that ties an attribute to the reader, in English alone. Precise before complete: a passing mention ("for people
 * with diabetes", "women over 50") is allowed and so is "you" without an attribute.
 * Source: https://transparency.meta.com/policies/ad-standards/objectionable-content/privacy-violations-personal-attributes,
 * checked 2026-11-22.
 */
export const ATTRIBUTE_PATTERNS: readonly AttributePattern[] = [
  ...stated,
  of(
    'health',
    `\\b(?:do you (?:have|suffer from|struggle with|live with)|have you got|(?:have you been|were you|you(?:['’]ve| have) been) diagnosed with|you suffer from|are you (?:suffering from|struggling with|living with|fighting|battling)|you(?:['’]re| are) (?:suffering from|struggling with|living with|fighting|battling)) (?:[\\p{L}-]+ ){0,2}?(?:${HEALTH_NOUN})(?![\\p{L}-])`,
  ),
  of(
    'health',
    `(?:^|(?<=[.!?\\n] ?))(?:(?:suffering from|struggling with|living with|tired of|battling|fighting) )?(?:your )?(?:${HEALTH_NOUN}|${HEALTH_STATE})\\?`,
  ),
  of('health', `\\byour (?:type [12] |own |severe |chronic |mental )?(?:${HEALTH_NOUN})(?![\\p{L}-])`),
  of(
    'finances',
    `\\b(?:do you have|have you got|you have|you(?:['’]ve| have) got|are you (?:struggling with|facing)|you(?:['’]re| are) (?:struggling with|facing)) (?:an? |any |too much |so much )?(?:${FINANCE_NOUN})(?![\\p{L}-])`,
  ),
  of(
    'finances',
    `(?:^|(?<=[.!?\\n] ?))(?:(?:struggling with|drowning in|buried in|facing|tired of) )?(?:your )?(?:${FINANCE_NOUN}|broke|bankrupt|unemployed)\\?`,
  ),
  of(
    'finances',
    `\\byour (?:${FINANCE_NOUN})(?![\\p{L}-])|\\byou (?:can['’]t|cannot|could not) pay your (?:bills|rent|mortgage|debts?)|\\bhave you (?:filed for|gone through|been through) bankruptcy`,
  ),
  of(
    'religion',
    '\\byour (?:religion|religious beliefs?)(?![\\p{L}-])|\\bwhat is your religion\\b|\\bdo you believe in (?:god|jesus|allah)\\b',
  ),
  of(
    'origin',
    '\\byour (?:ethnicity|ethnic (?:origin|background)|race(?=\\s*[?.!,]| or ethnicity)|skin colou?r)(?![\\p{L}-])',
  ),
  of(
    'orientation',
    '\\byour (?:sexual (?:orientation|identity|preferences?)|sexuality|gender identity)(?![\\p{L}-])|\\b(?:questioning|confused about) your (?:gender|sexuality)\\b',
  ),
  of(
    'record',
    '\\byour (?:criminal record|(?:criminal |drink[- ]driving |dui )?convictions?(?= (?:for|of|record)\\b)|arrest record)|\\bhave you (?:ever )?been (?:arrested|convicted|in prison)\\b|\\bdo you have a criminal record\\b',
  ),
  of(
    'age',
    "\\b(?:at|for|(?:wo)?men|people|singles) your age\\b|\\bif you(?:['’]re| are) [3-9]\\d(?! (?:minutes|days|%|percent|miles|km))(?: or (?:older|over))\\b|\\byour (?:old age|senior years)\\b",
  ),
  of(
    'membership',
    '\\byour union membership\\b|\\b(?:did you|who will you|have you) vot(?:e|ed)(?: for| in)? (?:(?:the|last|this|for) )*(?:election|president|referendum|party|labour|conservatives?|republicans?|democrats?)\\b|\\bare you (?:a )?(?:registered voter|registered to vote)\\b',
  ),
];
