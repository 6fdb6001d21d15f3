import { findHashtags } from '../checks/hashtags.ts';
import { defineFormat } from './define-format.ts';
import { labelledBlock, labelledLine } from './layout/labelled-line.ts';
import { guardBlock } from './layout/guard.ts';
import { labelName } from './layout/labels.ts';
import { asBlock, firstSentence, joinBlocks } from './layout/lines.ts';
import { groupReader } from './layout/read-groups.ts';
import { layoutTags, readTagBlock } from './layout/tags.ts';
import { PLATFORM_LIMITS } from './platform-limits.ts';
import { everyLinePlaced, requiredParts, ruleWith } from './rules/conventions.ts';
import { countOf, lengthOf, lengthOfEach } from './rules/limits.ts';
import { locateEach } from './rules/locate.ts';
import type { Reading, Rule } from './rules/rule.ts';

export const SLIDE_ROLES = ['hook', 'point', 'proof', 'action'] as const;

export type SlideRole = (typeof SLIDE_ROLES)[number];

export interface CarouselSlide {
  readonly role: SlideRole;
  /** At most 8 words; large on the slide. */
  readonly title: string;
  /** At most 30 words; may be empty, as on a slide that only opens. */
  readonly body: string;
  /** What the picture shows, for those who hear it. */
  readonly altText: string;
}

export interface InstagramCarouselParts {
  /** At most 10; the first stops the thumb. */
  readonly slides: readonly CarouselSlide[];
  /** Its first line or sentence, whichever ends sooner, is what is seen before "more": at most 125 characters. */
  readonly caption: string;
  /** At most 5, those of the caption counted in; without the `#`. They are pasted below the caption. */
  readonly hashtags: readonly string[];
}

const LIMITS = {
  /** Instagram's interface for other tools takes no more; its app does. */
  slides: { unit: 'slides', max: 10 },
  title: { unit: 'words', max: 8 },
  body: { unit: 'words', max: 30 },
  captionHook: { unit: 'characters', max: PLATFORM_LIMITS.instagramFold.value },
  caption: { unit: 'characters', hardMax: PLATFORM_LIMITS.instagramCaption.value },
  hashtags: { unit: 'hashtags', hardMax: PLATFORM_LIMITS.instagramHashtags.value },
} as const;

const reader = groupReader({
  heading: 'slide',
  names: SLIDE_ROLES,
  fields: { title: 'line', body: 'block', altText: 'line' },
  rest: ['caption', 'hashtags'],
  over: ['slides'],
});

const USUAL_SLIDES = '5 to 8';

export const instagramCarousel = defineFormat<InstagramCarouselParts, 'Instagram Carousel'>({
  id: 'instagram-carousel',
  label: 'Instagram Carousel',
  hint: `Up to ${LIMITS.slides.max} slides and a caption`,
  group: 'more',
  icon: 'gallery-horizontal',
  tint: 350,
  syntax: 'plain',
  usualLength: 1_800,
  counter: 'caption',
  shape: {
    slides: { each: { role: { oneOf: SLIDE_ROLES }, title: 'line', body: 'block', altText: 'line' } },
    caption: 'block',
    hashtags: 'tags',
  },
  about: 'A carousel for Instagram: slides to swipe through, and the caption below them. Plain text, no Markdown.',
  rules: [
    requiredParts({ Slides: ({ slides }) => slides.length > 0, Caption: ({ caption }) => caption !== '' }),
    slidesWhole(),
    countOf({
      id: 'slides',
      label: 'Slides',
      ask: `Usually ${USUAL_SLIDES} slides, at most ${LIMITS.slides.max}, one idea each. The first stops the thumb, each makes the reader swipe to the next, the last says what to do.`,
      ...LIMITS.slides,
      of: ({ slides }) => slides.length,
    }),
    lengthOfEach({
      id: 'titles',
      label: 'Slide titles',
      item: 'Slide title',
      ask: `Slides are read on a phone: a title of at most ${LIMITS.title.max} words, and if it needs one a body of at most ${LIMITS.body.max}. The alt text says what the picture shows.`,
      ...LIMITS.title,
      of: ({ slides }) => slides.map(({ title }) => title),
    }),
    lengthOfEach({
      id: 'bodies',
      label: 'Slide texts',
      item: 'Slide text',
      ...LIMITS.body,
      of: ({ slides }) => slides.map(({ body }) => body),
    }),
    lengthOf({
      id: 'caption-hook',
      label: 'Opening of the caption',
      ask: `Caption: the first sentence has at most ${LIMITS.captionHook.max} characters, since no more is seen before a tap. It adds what the slides leave out; a link does not work there.`,
      ...LIMITS.captionHook,
      of: ({ caption }) => firstSentence(caption),
    }),
    lengthOf({
      id: 'caption',
      label: 'Caption with hashtags',
      ask: `Caption and hashtags together: at most ${LIMITS.caption.hardMax.toLocaleString('en')} characters.`,
      ...LIMITS.caption,
      of: ({ caption, hashtags }) => joinBlocks([caption, layoutTags(hashtags)]),
    }),
    countOf({
      id: 'hashtags',
      label: 'Hashtags',
      ask: `Hashtags are optional: at most ${LIMITS.hashtags.hardMax} in all; Instagram takes no more.`,
      ...LIMITS.hashtags,
      of: allHashtags,
    }),
    everyLinePlaced(),
  ],
  layoutNote: `Write exactly this layout, one block for each slide. Behind its number stands its role: ${SLIDE_ROLES.map((role) => labelName(role)).join(', ')}.`,
  skeleton: `Slide 1: Hook
Title: <what stops the thumb>
Body (optional): <what the slides will show>
Alt text: <what the picture shows>

Slide 2: Point
Title: <few words>
Body (optional): <one idea>
Alt text: <what the picture shows>

Slide 3: Action
Title: <what to do now>
Body (optional): <how>
Alt text: <what the picture shows>

Caption:
<caption>

Hashtags (optional): #<tag> #<tag>`,

  mend(parts) {
    const inCaption = findHashtags(parts.caption).length;
    return { ...parts, hashtags: parts.hashtags.slice(0, Math.max(0, LIMITS.hashtags.hardMax - inCaption)) };
  },

  layout(parts, language) {
    const slides = parts.slides.map(({ role, ...texts }, index) =>
      reader.layoutGroup({ number: index + 1, name: role, texts }, language),
    );
    return joinBlocks([
      ...slides,
      labelledBlock('caption', guardBlock(asBlock(parts.caption), reader.isMarker), language),
      labelledLine('hashtags', layoutTags(parts.hashtags), language),
    ]);
  },

  parse(text) {
    const { groups, textOf, unparsed } = reader.read(text);
    const slides = groups.map(({ name, texts }, index): CarouselSlide => ({
      ...texts,
      role: name ?? usualRole(index, groups.length),
    }));
    const { tags, rest } = readTagBlock(textOf('hashtags'));
    return {
      parts: { slides, caption: textOf('caption'), hashtags: tags },
      unparsed: joinBlocks([unparsed, rest]),
    };
  },
});

/** A slide without a role has that of its place. */
function usualRole(index: number, count: number): SlideRole {
  if (index === 0) return 'hook';
  return index === count - 1 ? 'action' : 'point';
}

function allHashtags({ caption, hashtags }: InstagramCarouselParts): number {
  return findHashtags(caption).length + hashtags.length;
}

/** Where each slide stands, from its title on; null for one without any text. */
function placesOf({ text, parts: { slides } }: Reading<InstagramCarouselParts>): ReturnType<typeof locateEach> {
  return locateEach(
    text,
    slides.map(({ title, body, altText }) => title || body || altText),
  );
}

/** A slide without words is none; one without an alt text is lost on those who hear it. */
function slidesWhole(): Rule<InstagramCarouselParts> {
  return ruleWith({ id: 'slide-parts', label: 'Parts of each slide', isHard: true }, (reading) => {
    const places = placesOf(reading);
    const poor = reading.parts.slides.flatMap(({ title, body, altText }, index) => {
      const isBare = title === '' && body === '';
      const missing = [isBare ? 'a title' : '', altText === '' ? 'an alt text' : ''].filter(Boolean).join(' and ');
      return missing === '' ? [] : [{ index, isBare, says: `Slide ${index + 1} needs ${missing}` }];
    });
    if (poor.length === 0) return { status: 'pass', detail: 'Every slide has its words and alt text', spans: [] };
    return {
      status: poor.some(({ isBare }) => isBare) ? 'fail' : 'warn',
      detail: poor.map(({ says }) => says).join('; '),
      spans: poor.flatMap(({ index }) => places[index] ?? []),
    };
  });
}
