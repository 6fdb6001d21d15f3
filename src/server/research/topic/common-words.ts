import { termsOf } from '../../text/terms.ts';

/**
 * How much a word says of a subject, 0 to 1; a word that does not stand here says all of 1. Judged by how many texts of
 * all kinds hold it: a page that speaks of large companies and good quality speaks of nothing in particular.
 */
const SAYS: readonly (readonly [number, string])[] = [
  // Sizes, times and judgements that go with anything.
  [
    0.15,
    'annual annually big current daily different early effective end fast few full general good great high important large late latest long low main major many modern monthly new old popular possible quick real right short simple single small special strong successful top various weekly whole young',
  ],
  // What happens to anything.
  [
    0.25,
    'affect beat build change come compare create decide depend deserve drive fail find happen hurt impact kill lead lose mean measure move need offer pay prevent replace run save see sell send show turn use versus win work',
  ],
  // What every text about business is full of.
  [
    0.4,
    'business case company cost day deal firm home industry level line market marketing month number open page pattern people person product program project quality quarter quarterly rate result sale sales service strategy success system team thing time tip tool type value way week year',
  ],
  [
    0.6,
    'app application brand conversion corporate customer design digital electric employee enterprise generation global growth local management online organization personal performance professional retail shop store study term third traffic website world',
  ],
];

/** Whom something is for, where the words before say what it is. */
const AUDIENCES =
  'academy accountant advertiser agency association author baker bakery bank barber beginner blogger boutique brand brewery bureau business buyer cafe caterer charity church clinic club coach company consultant contractor council creator dentist designer developer distributor doctor educator employee employer engineer entrepreneur family farm farmer firm florist founder freelancer gym hairdresser hospital hotel homeowner household installer insurer investor journalist landlord lawyer leader library maker manager manufacturer marketer merchant museum musician newcomer newsroom nonprofit nurse office organization owner parent patient pharmacy photographer physician plumber practice producer professional programmer publisher recruiter restaurant retailer roaster salon school seller shop shopper solopreneur startup store student studio tenant supplier surgery tailor teacher team theatre therapist trader translator university vendor vet volunteer wholesaler winery woman worker writer';

const stemsOf = (words: string) => words.split(' ').map((word) => termsOf(word, 'en')[0] ?? word);
const SAYS_BY_STEM = new Map(SAYS.flatMap(([says, words]) => stemsOf(words).map((stem) => [stem, says] as const)));
const AUDIENCE_STEMS = new Set(stemsOf(AUDIENCES));

/** Of an English stem. */
export function saysOf(stem: string): number {
  return SAYS_BY_STEM.get(stem) ?? 1;
}

export function isAudience(stem: string): boolean {
  return AUDIENCE_STEMS.has(stem);
}
