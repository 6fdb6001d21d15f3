import { describe, expect, it } from 'vitest';
import { SOUND_CAROUSEL, words } from '../../../test/support/sound-parts.ts';
import { instagramCarousel, type CarouselSlide, type InstagramCarouselParts } from './instagram-carousel.ts';

const checks = (change: Partial<InstagramCarouselParts>) =>
  instagramCarousel
    .check(instagramCarousel.layout({ ...SOUND_CAROUSEL, ...change }))
    .filter((result) => result.status !== 'pass');
const missed = (change: Partial<InstagramCarouselParts>) =>
  checks(change).map(({ id, status, detail }) => `${id}: ${status}, ${detail}`);

const { slides } = SOUND_CAROUSEL;
const slide = (at: number, change: Partial<CarouselSlide>) =>
  slides.map((one, index) => (index === at ? { ...one, ...change } : one));
const point: CarouselSlide = { role: 'point', title: 'One more', body: '', altText: 'A list' };
const parts = (text: string) => instagramCarousel.parse(text).parts;

describe('a carousel for Instagram', () => {
  it('has a block for each slide, then what is posted with them', () => {
    expect(
      instagramCarousel.layout({
        slides: [
          { role: 'hook', title: 'Stop', body: '', altText: 'A door' },
          { role: 'action', title: 'Call', body: 'Ten people.\nToday.', altText: 'A phone' },
        ],
        caption: 'One.\n\nTwo.',
        hashtags: ['churn', 'week4'],
      }),
    ).toBe(
      'Slide 1: Hook\nTitle: Stop\nAlt text: A door\n\nSlide 2: Action\nTitle: Call\nBody: Ten people.\nToday.\nAlt text: A phone\n\nCaption:\nOne.\n\nTwo.\n\nHashtags: #churn #week4',
    );
  });

  it('passes when it keeps every rule', () => {
    expect(missed({})).toEqual([]);
  });

  it.each<[string, Partial<InstagramCarouselParts>]>([
    ['three slides', { slides: slides.slice(0, 3) }],
    ['slides in any roles', { slides: slides.toReversed() }],
    ['titles alone', { slides: slides.map((one) => ({ ...one, body: '' })) }],
    ['a slide without a title', { slides: slide(1, { title: '' }) }],
    ['no hashtags', { hashtags: [] }],
  ])('asks for nothing more with %s', (_, change) => {
    const whole = { ...SOUND_CAROUSEL, ...change };
    expect(missed(change)).toEqual([]);
    expect(instagramCarousel.parse(instagramCarousel.layout(whole))).toEqual({ parts: whole, unparsed: '' });
  });

  it.each([
    ['no caption', { caption: '' }, ['parts: fail, Missing: Caption']],
    ['no slides', { slides: [] }, ['parts: fail, Missing: Slides']],
    ['a missing alt text', { slides: slide(1, { altText: '' }) }, ['slide-parts: warn, Slide 2 needs an alt text']],
    [
      'a slide without words',
      { slides: slide(3, { title: '', body: '', altText: '' }) },
      ['slide-parts: fail, Slide 4 needs a title and an alt text'],
    ],
    [
      'eleven slides',
      { slides: slides.toSpliced(2, 0, ...Array.from({ length: 6 }, () => point)) },
      ['slides: warn, 11 of 10 slides'],
    ],
    ['a long title', { slides: slide(1, { title: words(9) }) }, ['titles: warn, Slide title 2: 9 words, at most 8']],
    ['a long body', { slides: slide(2, { body: words(31) }) }, ['bodies: warn, Slide text 3: 31 of 30 words']],
    [
      'an opening that nobody sees to its end',
      { caption: `${'a'.repeat(125)}. More.` },
      ['caption-hook: warn, 126 of 125 characters'],
    ],
    [
      'a caption that Instagram refuses',
      { caption: `Short.\n${'a'.repeat(2157)}` },
      ['caption: fail, 2,201 of 2,200 characters'],
    ],
    ['a sixth hashtag', { hashtags: ['a', 'b', 'c', 'd', 'e', 'f'] }, ['hashtags: fail, 6 hashtags, at most 5']],
    ['hashtags in the caption', { caption: 'Hook. #a #b #c' }, ['hashtags: fail, 6 hashtags, at most 5']],
  ] as [string, Partial<InstagramCarouselParts>, string[]][])('notices %s', (_, change, expected) => {
    expect(missed(change)).toEqual(expected);
  });

  it('counts the hashtags as they are pasted below the caption', () => {
    const tags = '\n\n#churn #onboarding #customersuccess'.length;
    expect(missed({ caption: `Short.\n${'a'.repeat(2200 - tags - 7)}` })).toEqual([]);
  });

  it('says where a slide is poor', () => {
    const text = instagramCarousel.layout({ ...SOUND_CAROUSEL, slides: slide(1, { altText: '' }) });
    const [poor] = instagramCarousel.check(text).filter(({ status }) => status === 'warn');
    expect(poor?.spans.map(({ start, end }) => text.slice(start, end))).toEqual(['Week four tells']);
  });
});

describe('reading a carousel that somebody has edited', () => {
  it('takes headings, bold, brackets and Windows line ends', () => {
    const text =
      '## Slide 1\r\n**Title:** Stop\r\n**Alt text:** A door\r\n\r\n---\r\n\r\n**Slide 2 (proof): What they said**\r\nSeventeen never heard from us.\r\nAlt: A phone\r\n\r\n**Caption:** Come in.\r\n**Hashtags:** #churn, #week4\r\n';
    expect(instagramCarousel.parse(text)).toEqual({
      parts: {
        slides: [
          { role: 'hook', title: 'Stop', body: '', altText: 'A door' },
          { role: 'proof', title: 'What they said', body: 'Seventeen never heard from us.', altText: 'A phone' },
        ],
        caption: 'Come in.',
        hashtags: ['churn', 'week4'],
      },
      unparsed: '',
    });
  });

  it('gives a slide without a role that of its place', () => {
    const roles = (text: string) => parts(text).slides.map(({ role }) => role);
    expect(roles('Slide 1\nA\n\nSlide 2\nB\n\nSlide 3\nC')).toEqual(['hook', 'point', 'action']);
    expect(roles('Title: a\n\nTitle: b')).toEqual(['hook', 'action']);
    expect(roles('Slide 1: CTA\nA\n\nSlide 2: hook')).toEqual(['action', 'hook']);
  });

  it('tells a role from the title behind it', () => {
    expect(parts('Slide 3: Proof – What they said').slides).toEqual([
      { role: 'proof', title: 'What they said', body: '', altText: '' },
    ]);
    expect(parts('Slide 1: Hooked on calls').slides[0]).toMatchObject({ role: 'hook', title: 'Hooked on calls' });
  });
});

describe('fitting a carousel to Instagram', () => {
  it('leaves out the hashtags that Instagram would refuse', () => {
    const text = instagramCarousel.layout({
      ...SOUND_CAROUSEL,
      caption: 'Hook. #one',
      hashtags: ['a', 'b', 'c', 'd', 'e'],
    });
    expect(parts(instagramCarousel.fit(text)).hashtags).toEqual(['a', 'b', 'c', 'd']);
  });
});
