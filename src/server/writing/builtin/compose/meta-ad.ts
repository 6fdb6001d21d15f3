import { countCharacters } from '../../../../core/rules/text.ts';
import { gap } from '../../../../core/formats/layout/gaps.ts';
import type { AdVariant, MetaAdParts } from '../../../../core/formats/meta-ad.ts';
import { PLATFORM_LIMITS } from '../../../../core/formats/platform-limits.ts';
import { formatIndex, type Desk } from '../desk.ts';
import { ofVariant } from '../lines/of-variant.ts';
import { placesFor } from '../lines/places-for.ts';
import { MONEY } from '../reading/finding.ts';
import { tellsFacts } from '../reading/rank-quotes.ts';
import { announces, type TopicKind } from '../reading/topic-kind.ts';
import type { Quote } from '../text/usable-claims.ts';
import { adLinesFor } from './ads/ad-lines.ts';
import { opinionTexts, quotedText, thoughtHeadlines, topicHeadlines } from './ads/ad-words.ts';

const TURN = formatIndex('Meta Ad');
const WIDTHS = {
  primary: PLATFORM_LIMITS.metaPrimaryText.value,
  headline: PLATFORM_LIMITS.metaHeadline.value,
  description: PLATFORM_LIMITS.metaAdDescription.value,
} as const;

/** What only somebody who talks with customers can say; one for each variant of a job. */
const TROUBLES = [
  'the trouble, as readers put it',
  'what goes wrong, as a customer tells it',
  'when somebody wishes for it',
] as const;
const OFFERS = [
  'what there is to have, and what it costs',
  'what somebody gets when they tap the button',
  'what you give, from when on, and for how much',
] as const;
const HEADS = [
  ['the headline of the offer', 'a headline about the trouble', 'a headline about the proof'],
  ['the offer in five words', 'the trouble in five words', 'the proof in five words'],
  ['what to get, as a headline', 'what hurts, as a headline', 'what is proved, as a headline'],
] as const;

const BUTTONS: Partial<Record<TopicKind, readonly [AdVariant['button'], AdVariant['button']]>> = {
  invitation: ['Learn More', 'Sign Up'],
  position: ['Learn More', 'Apply Now'],
  offer: ['Learn More', 'Shop Now'],
};

export interface FeedAd {
  readonly parts: MetaAdParts;
  readonly quoted: readonly Quote[];
}

/** Null where there is nothing to prove anything with: then the ad is an outline. */
export function composeMetaAd(desk: Desk): MetaAdParts | null {
  const { parts, quoted } = feedAd(desk);
  return quoted.length > 0 ? parts : null;
}

/**
 * The trouble, which only its author can tell, with the opinion behind it; a quotation as the proof, or a question where
 * there is none; the offer, which is a fact of the author's own notes or a place for one.
 */
export function feedAd(desk: Desk): FeedAd {
  const fitting = desk.quotes.flatMap((quote) => {
    const text = quotedText(quote, desk, WIDTHS.primary);
    return text === null ? [] : [{ quote, text }];
  });
  const offer = fitting.find(({ quote }) => tellsOffer(desk, quote));
  const proof = fitting.find((one) => one !== offer);
  const heads = headlinesFor(desk);
  const calls = callsFor(desk);
  const [learn, act] = BUTTONS[desk.topicKind.kind] ?? ['Learn More', 'Learn More'];
  const field = (at: number): Pick<AdVariant, 'headline' | 'description'> => ({
    headline: heads[at] ?? '',
    description: calls[at] ?? '',
  });
  return {
    parts: {
      variants: [
        { angle: 'pain', primaryText: painText(desk, heads[0] ?? ''), ...field(0), button: learn },
        {
          angle: proof ? 'proof' : 'question',
          primaryText: proof?.text ?? questionText(desk),
          ...field(1),
          button: learn,
        },
        { angle: 'offer', primaryText: offer?.text ?? gap(ofVariant(OFFERS, desk.variant)), ...field(2), button: act },
      ],
    },
    quoted: [proof, offer].flatMap((one) => one?.quote ?? []),
  };
}

/** A price of the author's own, and the date of what they announce. */
function tellsOffer({ topicKind }: Desk, quote: Quote): boolean {
  if (quote.source.kind !== 'material') return false;
  return MONEY.test(quote.text) || (announces(topicKind.kind) && tellsFacts(quote));
}

function troubleOf({ variant }: Desk): string {
  return gap(ofVariant(TROUBLES, variant));
}

/** Of the opinion what fits beside the place for the trouble. */
function besideTrouble(desk: Desk): string[] {
  return opinionTexts(desk, { width: WIDTHS.primary - countCharacters(troubleOf(desk)) - 1, most: 2 });
}

/** What stands in the headline below is not said twice. */
function painText(desk: Desk, headline: string): string {
  const view = besideTrouble(desk).find((text) => !text.startsWith(headline)) ?? '';
  return [troubleOf(desk), view].filter(Boolean).join('\n\n');
}

function questionText(desk: Desk): string {
  const { question, faq } = placesFor(desk, TURN);
  const [, second = ''] = opinionTexts(desk, { width: WIDTHS.primary, most: 2 });
  const open = gap(faq[0].gap);
  return [desk.english ? question : '', second || open].filter(Boolean).join('\n\n');
}

/** For trouble, proof and offer: a thought of the opinion, what the topic is called, and what nobody has said yet. */
function headlinesFor(desk: Desk): string[] {
  const [offer, trouble, proof] = ofVariant<readonly [string, string, string]>(HEADS, desk.variant);
  const [topic = gap(proof), named] = topicHeadlines(desk, WIDTHS.headline);
  // What fits into the text in one piece stands there alone.
  const spare = besideTrouble(desk).length > 1 ? thoughtHeadlines(desk, WIDTHS.headline) : [];
  return [spare[0] ?? gap(trouble), topic, named ?? gap(offer)];
}

/** Below the headlines. */
function callsFor(desk: Desk): readonly string[] {
  const { calls, wanted } = adLinesFor(desk.topicKind.kind, desk.variant);
  return desk.english ? calls : wanted.map((wish) => gap(wish));
}
