import type { Answer } from '../lines/place.ts';

const CALENDAR =
  '(?:mon|tue|tues|wed|wednes|thu|thurs|fri|sat|satur|sun)(?:days?)?|jan(?:uary)?|feb(?:ruary)?|march|april|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const DAY = new RegExp(
  String.raw`(?<![\p{L}])(?:${CALENDAR})(?![\p{L}])|\d{1,2}(?:st|nd|rd|th)?(?: of)? may\b|\bmay \d|o['’]clock|\b(?:midnight|noon)\b|\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)\b|\d{1,2}[:]\d\d|\d{1,2}[./]\d{1,2}[./](?:20)?\d\d`,
  'iu',
);
const PLACE_NOUNS =
  'hall|centre|center|church|school|library|museum|theatre|bakery|shop|café|cafe|pub|club|park|square|station|bridge|lock|harbour|garden|kitchen|studio|office|room|building|stage|market|field|pool|street|road|lane|avenue|canal|counter|page|website';
const MONEY =
  /[$€£¥]|\b(?:euros?|dollars?|pounds?|francs?|free of charge|free|gross|salary|wages?|unpaid|costs? (?:\p{L}+ )?nothing|no (?:charge|fee)|pay:|admission)\b/iu;

/** What is asked for in a place, and the signs that notes have told it already. */
const TELLS: readonly { readonly asked: RegExp; readonly told: RegExp }[] = [
  { asked: /\b(?:cost|price|pay|paid)\b/iu, told: MONEY },
  {
    asked:
      /\b(?:when (?:and where )?is it|from when|the day|the date|the hour|by when|last day|since when|from which day|first working day)\b/iu,
    told: DAY,
  },
  {
    asked:
      /\b(?:how do you get there|the way there|(?:full|the) address(?! for)|(?:hour|day) and the place|where is it|where will you find it|where it is to be (?:found|had))\b/iu,
    told: new RegExp(
      String.raw`\b(?:at|in|to|from|near|behind|opposite) (?:the|our|\p{Lu}[\p{L}’'-]+) (?:[\p{L}’'-]+ ){0,2}(?:${PLACE_NOUNS})\b|\b\d+[a-z]? \p{Lu}\p{L}+ (?:street|road|lane|avenue)\b|(?<!\p{L})\p{L}+str(?:aße|asse|\.)|\b(?:venue|address|where|meeting point):|\bonline\b|www\.`,
      'u',
    ),
  },
  {
    asked: /\b(?:how long does it take|how long it took|how long it takes|how soon|length)\b/iu,
    told: /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half an?|an?) ?(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?)\b/iu,
  },
  {
    asked:
      /\b(?:sign up|order, book|how (?:do you|to) apply|for applications|how can you take part|to write or call|where can i ask|telephone|questions (?:about it|are answered)|turn to with)\b/iu,
    told: /\S@\S+\.\S|\b(?:[Aa]ppl(?:y|ications?)|[Ee]-?mail|[Ss]ign up|[Rr]egister|RSVP|rsvp|[Ww]hats[Aa]pp)\b|\b(?:[Cc]all|[Aa]sk|[Ww]rite to) (?:\+?\d|\p{Lu}|us\b)|\b(?:[Tt]elephone|[Pp]hone|[Tt]el\.?)(?: on)?:? ?\+?\d|\b0\d{2,}[ /-]?\d{3,}/u,
  },
  {
    asked: /\b(?:to bring|should you bring|bring along)\b/iu,
    told: /\b(?:bring|brought along|your own|please wear|nothing (?:is )?needed|provided)\b/iu,
  },
  {
    asked: /\bwhom will you work with\b|\bthe colleagues\b|\bcolleagues there are\b/iu,
    told: /\b(?:colleagues?|team of|members of staff)\b/iu,
  },
  {
    asked: /\b(?:the tasks|has to be done every day)\b/iu,
    told: /\b(?:tasks?|duties|you (?:will|would)|your work)\b/iu,
  },
  {
    asked: /\b(?:warranty|something is wrong)\b/iu,
    told: /\b(?:warranty|guaranteed?|refund|money back|right of return)\b/iu,
  },
  {
    asked: /\b(?:changes? their mind|the terms|the way back)\b/iu,
    told: /\b(?:refund|money back|cancel(?:led|lation)?|notice period|right of return)\b/iu,
  },
  {
    asked:
      /\b(?:who is it for|whom it suits|something for me|who should know|whom it concerns|whom (?:are we looking|you look) for|do i need experience)\b/iu,
    told: /\bages? \d|\b(?:qualified|experience with?|beginners|everyone is welcome|everybody|all ages|no experience|for (?:families|adults|children|residents|parents|rooms|cellars|households))\b|\bwanted:/iu,
  },
  {
    asked: /\b(?:comes with it|belongs to it|what is included)\b/iu,
    told: /\b(?:included|comes with|in the box|scope of delivery|incl\. (?!vat))/iu,
  },
  {
    asked: /\b(?:what does it do\b|what it does for)/iu,
    told: /(?:^|\n|[.!:;✔•*-] ?)(?:removes?|holds?|cuts?|keeps?|heats?|cools?|cleans?|carries|folds?|stores?|measures?|prints?|records?|helps?|turns?|makes?|dries|washes|charges?) /iu,
  },
  {
    asked: /\b(?:what to do first, or that|or that there is nothing to do)\b/iu,
    told: /\b(?:please|has to|have to|must|need to|needs to|nothing to do)\b/iu,
  },
];

/** Whether the author's own notes have told what is asked here: what they tell is quoted, or left for its author to copy. */
export function isTold({ heading, gap }: Answer, notes: readonly string[]): boolean {
  const asks = `${heading} ${gap}`;
  return TELLS.some(({ asked, told }) => asked.test(asks) && notes.some((note) => told.test(note)));
}
