import type { DescriptionsParts } from '../../../../core/formats/descriptions.ts';
import { offerFrame } from '../compose/offer-frame.ts';
import { isListed, viewIn } from '../compose/descriptions.ts';
import type { Desk } from '../desk.ts';
import { frameOutline, type FramedItem, type OutlineFrame } from './frame.ts';

const CHARACTERS = { seoTitle: 60 } as const;
/** Of an opinion that is a list. */
const ITEMS = 5;

const BULLETS = 3;

interface Fields {
  readonly short: string;
  readonly medium: string;
}

export function outlineDescriptions(desk: Desk): { parts: DescriptionsParts; sources: number } {
  const frame = frameOutline(desk, 'Descriptions');
  const view = viewIn(desk);
  const parts = desk.english ? inEnglish(desk, frame, view) : inLabels(desk, frame, view);
  return { parts, sources: frame.sources() };
}

function inEnglish(desk: Desk, frame: OutlineFrame, view: Fields): DescriptionsParts {
  const offer = offerFrame(desk.topicKind.kind, desk.variant);
  const opinionGap = frame.opinionGap();
  const told = (['is', 'works', 'proof', 'next'] as const).map((key) => {
    const gap = frame.ask(offer[key].gap, 'offer');
    return gap === '' ? '' : `${offer[key].label}: ${gap}`;
  });
  // What the angle is named after stands among them, where neither the question nor the opinion is it.
  const promised = desk.angle !== 'question' && desk.angle !== 'story';
  const bullets = offer.bullets
    .map(({ label, gap }) => ({ label, gap: frame.ask(gap, 'offer') }))
    .filter(({ gap }) => gap !== '');
  return {
    seoTitle: desk.topic.title(CHARACTERS.seoTitle),
    short: view.short || shortGap(desk, frame),
    medium: [view.medium, opinionGap].filter(Boolean).join('\n\n'),
    long: [...told.slice(0, 3), `${offer.forWhom}: ${desk.persona.audience}.`, ...told.slice(3)]
      .filter(Boolean)
      .join('\n\n'),
    bullets: isListed(desk)
      ? desk.items.slice(0, ITEMS)
      : [...frame.items(promised ? 1 : 0), ...bullets].slice(0, BULLETS).map(asBullet),
  };
}

function inLabels(desk: Desk, frame: OutlineFrame, view: Fields): DescriptionsParts {
  const topic = desk.topic.title(CHARACTERS.seoTitle);
  const opinionGap = frame.opinionGap();
  const [first, second, ...bullets] = frame.items(5);
  return {
    seoTitle: topic,
    short: view.short || shortGap(desk, frame),
    medium: [view.medium, opinionGap].filter(Boolean).join('\n\n') || topic,
    long: [...[first, second].map(asBlock), `Audience: ${desk.persona.audience}`].filter(Boolean).join('\n\n'),
    bullets: isListed(desk)
      ? desk.items.slice(0, ITEMS)
      : bullets.map((item) => [asBullet(item), item.quotation].filter(Boolean).join(' ')),
  };
}

function shortGap({ topic }: Desk, frame: OutlineFrame): string {
  const title = topic.title(CHARACTERS.seoTitle);
  const open = frame.ask('what it is, in one line');
  // A second colon reads wrong, and so does one behind a question.
  return /[:?!]/u.test(title) ? open : `${title}: ${open}`;
}

function asBullet({ label, gap }: Pick<FramedItem, 'label' | 'gap'>): string {
  return label === '' ? gap : `${label}: ${gap}`;
}

function asBlock(item: FramedItem | undefined): string {
  return item ? [asBullet(item), item.quotation].filter(Boolean).join('\n') : '';
}
