import { counted, number } from './words.ts';

const characters = (count: number) => counted(count, { one: '# character', other: '# characters' });
const used = (count: number, limit: number) => `${number(count)} of ${number(limit)}`;

export const POST_TEXTS = {
  /** Stands in for a name that nobody gave. */
  unnamed: 'Your name',
  /** Between what a platform shows and what it shows after a tap. */
  fold: { seeMore: '…see more', more: '…more', hint: 'Shown up to here' },
  used,
  xPost: {
    caption: 'As a post on X',
    left: (count: number) => `${characters(count)} left`,
    over: (count: number) => `${characters(count)} too many`,
    counting: 'A link counts 23, an emoji 2.',
    beyond: 'Beyond the limit:',
  },
  linkedInPost: {
    caption: 'As a post on LinkedIn',
    used: (count: number, limit: number) => `${number(count)} of ${characters(limit)}, the most that LinkedIn takes`,
  },
  carousel: {
    caption: 'As a carousel on Instagram',
    slides: { label: 'Slides', previous: 'Previous slide', next: 'Next slide', place: used },
    roles: { hook: 'Hook', point: 'Point', proof: 'Proof', action: 'Action' },
    altText: 'Alt text, heard instead of the picture',
  },
  script: {
    title: 'Script',
    hook: 'Hook',
    columns: { time: 'Time', seen: 'Seen', spoken: 'Spoken' },
    onScreen: 'On screen',
    words: (count: number) => counted(count, { one: '# spoken word', other: '# spoken words' }),
    pace: (count: number) => counted(count, { one: '# word a minute', other: '# words a minute' }),
    lasts: (clock: string) => `${clock} in all`,
    seconds: (count: number) => counted(count, { one: '# second', other: '# seconds' }),
  },
  video: {
    caption: 'As a video',
    titles: 'Title options',
    title: (place: number) => `Title ${number(place)}`,
    chapters: 'Chapters',
  },
  short: { caption: 'As a vertical video' },
  searchAd: {
    caption: 'As an ad among search results',
    ad: 'Ad',
    address: 'Your address',
    previous: 'Previous combination',
    next: 'Next combination',
    place: (place: number, count: number) => `Combination ${number(place)} of ${number(count)}`,
    note: 'Google puts its own combinations together. These show each headline and description at least once.',
    headlines: 'Headlines',
    descriptions: 'Descriptions',
    paths: 'Paths',
  },
  metaAd: {
    caption: 'As ads in a feed',
    ad: 'Ad',
    picture: 'Your picture',
    variants: { label: 'Variants', previous: 'Previous variant', next: 'Next variant', place: used },
    variant: (place: number) => `Variant ${number(place)}`,
    angles: { pain: 'Pain', proof: 'Proof', offer: 'Offer', question: 'Question' },
  },
} as const;
