import type { CheckResult } from '../checks/check-result.ts';
import { findHashtags } from '../checks/hashtags.ts';
import { judgeConvention, judgePresence, judgeRange } from '../checks/judge.ts';
import { findXLinks } from '../checks/x-links.ts';
import { xWeight } from '../checks/x-weight.ts';
import { countCharacters } from '../rules/text.ts';
import type { Format } from './format.ts';
import { withoutBold, withoutChatter } from './layout/answer.ts';
import { fitXPost } from './layout/fit-x-post.ts';
import { asBlock } from './layout/lines.ts';
import { PLATFORM_LIMITS } from './platform-limits.ts';

export interface XPostParts {
  /** The post as it is pasted: at most 280 weighted characters, hook first, hashtags and link in the text. */
  readonly text: string;
}

const LIMIT = PLATFORM_LIMITS.xPost.value;
const HOOK_LENGTH = 60;
const ANSWER_LABEL = /^(?:x post|post|tweet)\s*:\s*/iu;
const WHOLLY_QUOTED = /^(?:"(?<plain>[^"]+)"|“(?<curly>[^“”]+)”)$/u;

export const xPost: Format<XPostParts, 'X Post'> = {
  id: 'x-post',
  label: 'X Post',
  hint: `Up to ${LIMIT} characters`,
  icon: 'at-sign',
  tint: null,
  syntax: 'plain',
  brief: `One post for X. Plain text, no Markdown, no label, no quotation marks around it: write the post and nothing else.
- At most ${LIMIT} characters in all, spaces included; any link counts 23, an emoji 2. Aim for 200 to 260.
- One idea. The first line is the hook: at most ${HOOK_LENGTH} characters and worth reading alone.
- At most 2 hashtags and at most 1 link, at the end.
Layout:

<hook>

<one or two sentences>

<#hashtag>`,

  layout: (parts) => asBlock(parts.text),

  parse: (text) => ({ parts: { text: asBlock(text) }, unparsed: '' }),

  check(text) {
    const post = asBlock(text);
    return [
      judgePresence({ id: 'parts', label: 'Required parts' }, post !== '', {
        found: 'There is a text',
        missing: 'The post is empty',
      }),
      judgeRange({ id: 'length', label: 'Length on X' }, xWeight(post), { unit: 'characters', hardMax: LIMIT }),
      checkHook(post),
      judgeRange({ id: 'hashtags', label: 'Hashtags' }, findHashtags(post).length, { unit: 'hashtags', max: 2 }),
      judgeRange({ id: 'links', label: 'Links' }, findXLinks(post.normalize('NFC')).length, { unit: 'links', max: 1 }),
    ];
  },

  fit(text) {
    const answer = withoutBold(withoutChatter(text)).replace(ANSWER_LABEL, '');
    const quoted = WHOLLY_QUOTED.exec(answer)?.groups;
    return fitXPost(quoted?.['plain'] ?? quoted?.['curly'] ?? answer, LIMIT);
  },
};

/** The hook is the first line or the first sentence, whichever ends sooner. */
function checkHook(post: string): CheckResult {
  const hook = /^.*?(?:[.!?…。！？](?=\s|$)|$)/mu.exec(post)?.[0] ?? '';
  const length = countCharacters(hook);
  return judgeConvention({ id: 'hook', label: 'Hook' }, length <= HOOK_LENGTH, {
    kept: `The first sentence ends within ${HOOK_LENGTH} characters`,
    missed: `The first sentence has ${length} characters; readers decide within the first ${HOOK_LENGTH}`,
  });
}
