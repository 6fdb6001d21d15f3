import { gap } from '../../../../core/formats/layout/gaps.ts';
import type { ShortContentScriptParts } from '../../../../core/formats/short-content-script.ts';
import { countWords } from '../../../../core/rules/text.ts';
import { screenTitle } from '../compose/video-titles.ts';
import type { Desk } from '../desk.ts';
import { SHORT_KITS } from '../kits/short/short-kits.ts';
import { hashtagsOf } from '../text/hashtags.ts';
import { frameOutline } from './frame.ts';

const OPINION_WORDS = 32;
const STARTS = [0, 3, 13, 21, 27] as const;

export function outlineShortScript(desk: Desk): { parts: ShortContentScriptParts; sources: number } {
  const kit = SHORT_KITS[desk.angle];
  const { items, sources, subjectGap } = frameOutline(desk, desk.quotes.slice(0, 1));
  const opinion = desk.opinion.opening((text) => countWords(text) <= OPINION_WORDS);
  const [first, second] = items;
  const spoken = [
    desk.english ? desk.voice.hook[desk.angle].short : subjectGap('a hook of at most 10 words'),
    opinion || gap('your own view in one sentence'),
    [first?.quotation, first?.gap].filter(Boolean).join('\n'),
    second?.gap ?? '',
  ];
  const visuals = desk.english ? [kit.hookVisual, kit.opinion.visual, kit.quotation.visual, kit.close.visual] : [];
  return {
    parts: {
      rows: spoken.map((words, at) => ({
        start: STARTS[at] ?? 0,
        end: STARTS[at + 1] ?? 0,
        spoken: words,
        visual: visuals[at] ?? '',
        onScreen: at === 0 ? screenTitle(desk.topic) : '',
      })),
      caption: desk.english ? desk.topic.quotedWith(kit.caption, 150) : subjectGap('a caption'),
      hashtags: hashtagsOf(desk.topic.title(80)),
    },
    sources,
  };
}
