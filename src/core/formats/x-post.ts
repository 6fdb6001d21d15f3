import { findHashtags } from '../checks/hashtags.ts';
import { findXLinks } from '../checks/x-links.ts';
import { X_LINK_WEIGHT } from '../checks/x-weight.ts';
import { composed } from '../rules/composed.ts';
import { defineFormat } from './define-format.ts';
import { postText } from './layout/answer.ts';
import { fitXPost } from './layout/fit-x-post.ts';
import { asBlock } from './layout/lines.ts';
import { xWeightFilled } from './layout/x-weight-filled.ts';
import { PLATFORM_LIMITS } from './platform-limits.ts';
import { requiredParts } from './rules/conventions.ts';
import { countOf, lengthOf } from './rules/limits.ts';

export interface XPostParts {
  /** The post as it is pasted: at most 280 weighted characters, hashtags and link in the text. */
  readonly text: string;
}

const LIMIT = PLATFORM_LIMITS.xPost.value;
const MOST_HASHTAGS = 2;
const MOST_LINKS = 1;
const ANSWER_LABEL = /^(?:x post|post|tweet)\s*:\s*/iu;

export const xPost = defineFormat<XPostParts, 'X Post'>({
  id: 'x-post',
  label: 'X Post',
  hint: `Up to ${LIMIT} characters`,
  group: 'first',
  icon: 'at-sign',
  tint: null,
  syntax: 'plain',
  usualLength: 260,
  counter: 'length',
  shape: { text: 'block' },
  about:
    'One post for X, with one idea that is clear to a reader who sees nothing else. Plain text, no Markdown, no label, no quotation marks around it: write the post and nothing else.',
  rules: [
    requiredParts({ 'The post': ({ text }) => text !== '' }),
    lengthOf({
      id: 'length',
      label: 'Length on X',
      ask: `At most ${LIMIT} characters in all, spaces included; any link counts ${X_LINK_WEIGHT}, and so does a gap for one; an emoji counts 2. Aim for 250, since counting is hard.`,
      unit: 'characters',
      hardMax: LIMIT,
      count: xWeightFilled,
      of: ({ text }) => text,
    }),
    countOf({
      id: 'hashtags',
      label: 'Hashtags',
      ask: `The first line decides whether the second is read. At most ${MOST_LINKS} link. Hashtags are optional: at most ${MOST_HASHTAGS}, at the end.`,
      unit: 'hashtags',
      max: MOST_HASHTAGS,
      of: ({ text }) => findHashtags(text).length,
    }),
    countOf({
      id: 'links',
      label: 'Links',
      unit: 'links',
      max: MOST_LINKS,
      of: ({ text }) => findXLinks(composed(text)).length,
    }),
  ],
  layoutNote: 'Layout:',
  skeleton: `<first line>

<one to four short sentences>

<link or #hashtag, if any>`,

  layout: (parts) => asBlock(parts.text),

  parse: (text) => ({ parts: { text: asBlock(text) }, unparsed: '' }),

  fit: (text) => fitXPost(postText(text, ANSWER_LABEL), LIMIT),
});
