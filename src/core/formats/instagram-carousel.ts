import { findHashtags } from '../checks/hashtags.ts';
import { defineFormat } from './define-format.ts';
import { labelledBlock, labelledLine } from './layout/labelled-line.ts';
import { guardBlock } from './layout/guard.ts';
import { labelName } from './layout/labels.ts';
import { asBlock, firstSentence, joinBlocks } from './layout/lines.ts';
import { groupReader } from './layout/read-groups.ts';
import { layoutTags, readTagBlock } from './layout/tags.ts';
import { PLATFORM_LIMITS } from './platform-limits.ts';
import { convention, demand, everyLinePlaced, requiredParts } from './rules/conventions.ts';
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
  /** 5 to 8; the first is the hook, the last the action. Proof lapses without sources. */
  readonly slides: readonly CarouselSlide[];
  /** Its first line or sentence, whichever ends sooner, is what is seen before "more": at most 125 characters. */
  readonly caption: string;
  /** At most 5, those of the caption counted in; without the `#`. They are pasted below the caption. */
  readonly hashtags: readonly string[];
}

const LIMITS = {
  slides: { unit: 'slides', min: 5, max: 8 },
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

export const instagramCarousel = defineFormat<InstagramCarouselParts, 'Instagram Carousel'>({
  id: 'instagram-carousel',
  label: 'Instagram Carousel',
  hint: `${LIMITS.slides.min} to ${LIMITS.slides.max} slides and a caption`,
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
      ask: `${LIMITS.slides.min} to ${LIMITS.slides.max} slides, one idea each, that lead on to the next.`,
      ...LIMITS.slides,
      of: ({ slides }) => slides.length,
    }),
    rolesInOrder(),
    lengthOfEach({
      id: 'titles',
      label: 'Slide titles',
      item: 'Slide title',
      ask: `Title of a slide: at most ${LIMITS.title.max} words. Body: at most ${LIMITS.body.max} words.`,
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
      ask: `Caption: the first sentence has at most ${LIMITS.captionHook.max} characters, since no more is seen before somebody taps.`,
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
      ask: `At most ${LIMITS.hashtags.hardMax} hashtags in all; Instagram takes no more.`,
      ...LIMITS.hashtags,
      of: allHashtags,
    }),
    everyLinePlaced(),
  ],
  asks: [
    'Where sources are given, one slide is the proof: a fact with its source named on the slide.',
    'The caption adds what the slides leave out and ends with a question or a next step; no link, since none works there.',
  ],
  layoutNote: `Write exactly this layout, one block for each slide; behind its number stands its role: ${SLIDE_ROLES.map((role) => labelName(role)).join(', ')}.`,
  skeleton: `Slide 1: Hook
Title: <what stops the thumb>
Body: <what the slides will show>
Alt text: <what the picture shows>

Slide 2: Point
Title: <few words>
Body: <one idea>
Alt text: <what the picture shows>

Slide 3: Proof
Title: <few words>
Body: <a fact and its source>
Alt text: <what the picture shows>

Slide 4: Action
Title: <what to do now>
Body: <how>
Alt text: <what the picture shows>

Caption:
<caption>

Hashtags: #<tag> #<tag>`,

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

function slidesWhole(): Rule<InstagramCarouselParts> {
  const ask = 'Every slide has a title and an alt text that says what its picture shows.';
  return demand({ id: 'slide-parts', label: 'Parts of each slide', ask }, (reading) => {
    const places = placesOf(reading);
    const poor = reading.parts.slides.flatMap(({ title, altText }, index) => {
      const missing = [title === '' ? 'a title' : '', altText === '' ? 'an alt text' : ''].filter(Boolean);
      return missing.length === 0 ? [] : [{ index, missing: `Slide ${index + 1} needs ${missing.join(' and ')}` }];
    });
    return poor.length === 0
      ? { kept: true, detail: 'Every slide has its title and alt text' }
      : {
          kept: false,
          detail: poor.map(({ missing }) => missing).join('; '),
          spans: poor.flatMap(({ index }) => places[index] ?? []),
        };
  });
}

function rolesInOrder(): Rule<InstagramCarouselParts> {
  const ask = 'The first slide is the hook, the last one the action; those between make the points.';
  return convention({ id: 'roles', label: 'Roles of the slides', ask }, (reading) => {
    const roles = reading.parts.slides.map(({ role }) => role);
    const last = roles.length - 1;
    const wrong = roles.flatMap((role, index) => {
      if (index === 0) return role === 'hook' ? [] : [{ index, say: 'Slide 1 should be the hook' }];
      if (index === last) return role === 'action' ? [] : [{ index, say: `Slide ${index + 1} should be the action` }];
      return role === 'point' || role === 'proof'
        ? []
        : [{ index, say: `Slide ${index + 1} should make a point or prove one` }];
    });
    const places = placesOf(reading);
    return wrong.length === 0
      ? { kept: true, detail: 'From the hook to the action' }
      : {
          kept: false,
          detail: wrong.map(({ say }) => say).join('; '),
          spans: wrong.flatMap(({ index }) => places[index] ?? []),
        };
  });
}
