import type { CorpusPage } from './read-corpus.ts';

/** Topics that nobody has written about; real words in new company among them. */
export const NONSENSE: readonly string[] = [
  'Quarterly thimble futures for left-handed lighthouse accountants',
  'Zorblatt frequency tuning in flumpware onboarding',
  'Moonlight invoicing habits of paper dragons',
  'Marketing automation for extinct mammoth dentists',
  'Velvet gravity subscriptions for underwater chess clubs',
  'Grommish quandle retention benchmarks',
  'Why seven-sided butter improves submarine loyalty',
  'Stamp card etiquette among volcanic owls',
  'Heat pump poetry contests for nervous pigeons',
  'The unbranded echo funnel of invisible trombones',
  'Influencer tariffs in the kingdom of melted clocks',
  'Wobbling spreadsheets as a cure for hollow candles',
];

const filler = (site: string, path: string, title: string, text: string): CorpusPage => ({
  site,
  path,
  title,
  text,
  author: 'Editorial desk',
  date: '2025-08-30',
  look: 'blog',
  language: 'en',
  role: 'off-topic',
});

/** What a search engine shows rather than nothing: real pages about something else. */
export const FILLERS: readonly CorpusPage[] = [
  filler(
    'quay-notes',
    '/2025/06/lighthouse-visit',
    'Visiting the lighthouse',
    'The lighthouse of Harbourtown has 214 steps and was lit for the first time in 1877. Its keeper left in 1979.\n\nVisitors climb it on Saturdays between ten and four. A ticket costs $6, and children pay half.\n\nThe lamp was turned by a clockwork that the keeper wound every four hours. Today a small motor does the work, and nobody has to climb up at night.\n\nFrom the gallery you see both piers, the fish hall and on clear days the hills behind Eastmere. Bring a jacket, because the wind up there is cold even in July.',
  ),
  filler(
    'quay-notes',
    '/2025/07/chess-evening',
    'Chess evenings at the boat club',
    'The chess club of the harbour meets on Thursdays and has 26 members. The oldest board was made in 1913.\n\nNew members play three games against the chairman. Nobody has won all of them.\n\nThe evening begins with a lecture on an old game and ends at half past ten. Tea is made in the kitchen of the boat club, and the cups are older than most members.\n\nIn winter the club plays against the post office and the school. The boards are then carried through the snow in two wooden boxes.',
  ),
  filler(
    'lantern-post',
    '/culture/mammoth-hall',
    'The museum opens its mammoth hall',
    'The mammoth in the museum is 3.2 metres high and was found in a gravel pit in 1958.\n\nA dentist from Eastmere repaired the left tusk. The work took 70 hours and cost 4,000 euros.\n\nChildren may touch a copy of the skin, which was made of yak hair. The hall also shows a sledge, a hearth and the map on which the finder marked the place.\n\nOn the first evening so many people came that the doors had to be closed. The museum therefore sells tickets with a time of entry until the end of the holidays.',
  ),
  filler(
    'bench-and-till',
    '/recipes/butter-by-hand',
    'Butter made by hand',
    'For butter you need a litre of cream, a jar and patience. After twelve minutes of shaking the butter parts from the milk.\n\nPress it into a mould. Our mould has six sides and comes from a flea market.\n\nWash the butter in cold water until the water stays clear, or it will turn sour within days. A little salt keeps it fresh and brings out the taste of the cream.\n\nWhat is left in the jar is buttermilk. We drink it at once or bake bread with it on the next morning.',
  ),
  filler(
    'lantern-post',
    '/travel/submarine-tour',
    'A tour through an old submarine',
    'The submarine in the west dock is 68 metres long. Its last crew of 41 left it in 1992.\n\nGuided tours begin on the hour. Those who are afraid of narrow rooms see a film instead.\n\nThe guide shows the engine room first, then the kitchen, in which two cooks worked in shifts. The narrowest place is the hatch between the third and the fourth room.\n\nVisitors often ask about the air. The guide then opens a locker and explains the candles that were burned to win oxygen.',
  ),
  filler(
    'trade-window',
    '/craft/paper-dragons',
    'Paper dragons sell well in autumn',
    'Shops sold 9,300 paper dragons last October, more than in any month before. A dragon of paper costs £11 on average.\n\nThe most popular colour is red. Shops put the dragons into the window in the second week of September.\n\nMost of the dragons are folded by hand in three workshops near the coast. A practised worker needs a quarter of an hour for one, and the tail takes longest.\n\nShops that hang an opened dragon above the counter sell more of them than shops that leave them in the box.',
  ),
  filler(
    'bench-and-till',
    '/guides/invoices',
    'Writing invoices on one evening a week',
    'Invoicing takes a small firm four hours a month. Write the invoice on the day on which the work is done.\n\nA reminder after 14 days brings in most of the late invoices.\n\nNumber the invoices without gaps and keep a copy of each of them for the tax office. A folder for each quarter is enough for a firm with few customers.\n\nCall before you write a second reminder. Many bills are late because they lie on the wrong desk, and a friendly word finds them sooner than a letter.',
  ),
  filler(
    'city-record',
    '/notices/pigeons',
    'Feeding of pigeons in the market square',
    'Whoever feeds pigeons in the market square pays a fine of 35 euros. The town counted 640 pigeons in May.\n\nThe owls in the tower of the town hall are not disturbed. Two pairs bred there in 2024.\n\nThe town has put up signs in six languages beside the benches. Whoever sees a hurt bird should call the office and not carry the bird away.\n\nIn autumn the office cleans the roofs of the market stalls. Traders are told a week before, so that they can cover their goods.',
  ),
];

/** Words by which engines find a page that has little to do with them. */
export const KEYWORDS = NONSENSE.join(' ');
