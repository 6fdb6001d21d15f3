import { findHashtags } from '../checks/hashtags.ts';
import { findXLinks } from '../checks/x-links.ts';
import { X_LINK_WEIGHT, xWeight } from '../checks/x-weight.ts';
import { composed } from '../rules/composed.ts';
import { countCharacters } from '../rules/text.ts';
import { defineFormat } from './define-format.ts';
import { postText } from './layout/answer.ts';
import { fitXPost } from './layout/fit-x-post.ts';
import { asBlock, firstSentence } from './layout/lines.ts';
import { PLATFORM_LIMITS } from './platform-limits.ts';
import { convention, requiredParts } from './rules/conventions.ts';
import { countOf, lengthOf } from './rules/limits.ts';
import { locate } from './rules/locate.ts';
import type { Rule } from './rules/rule.ts';

export interface XPostParts {
  /** The post as it is pasted: at most 280 weighted characters, hook first, hashtags and link in the text. */
  readonly text: string;
}

const LIMIT = PLATFORM_LIMITS.xPost.value;
const HOOK_LENGTH = 60;
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
    'One post for X. Plain text, no Markdown, no label, no quotation marks around it: write the post and nothing else.',
  rules: [
    requiredParts({ 'The post': ({ text }) => text !== '' }),
    lengthOf({
      id: 'length',
      label: 'Length on X',
      ask: `At most ${LIMIT} characters in all, spaces included; any link counts ${X_LINK_WEIGHT}, an emoji 2. Aim for 200 to 260.`,
      unit: 'characters',
      hardMax: LIMIT,
      count: xWeight,
      of: ({ text }) => text,
    }),
    hookRule(),
    countOf({
      id: 'hashtags',
      label: 'Hashtags',
      ask: `At most ${MOST_HASHTAGS} hashtags and at most ${MOST_LINKS} link, at the end.`,
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
  skeleton: `<hook>

<one to four short sentences>

<#hashtag, if any>`,

  layout: (parts) => asBlock(parts.text),

  parse: (text) => ({ parts: { text: asBlock(text) }, unparsed: '' }),

  fit: (text) => fitXPost(postText(text, ANSWER_LABEL), LIMIT),
});

/** The hook is the first line or the first sentence, whichever ends sooner. */
function hookRule(): Rule<XPostParts> {
  const ask = `One idea. The first line is the hook: at most ${HOOK_LENGTH} characters and worth reading alone.`;
  return convention({ id: 'hook', label: 'Hook', ask }, ({ text, parts }) => {
    const hook = firstSentence(parts.text);
    const length = countCharacters(hook);
    const span = locate(text, hook);
    return length <= HOOK_LENGTH
      ? { kept: true, detail: `The first sentence ends within ${HOOK_LENGTH} characters` }
      : {
          kept: false,
          detail: `The first sentence has ${length} characters; readers decide within the first ${HOOK_LENGTH}`,
          spans: span ? [span] : [],
        };
  });
}
