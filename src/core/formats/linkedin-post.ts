import { findHashtags } from '../checks/hashtags.ts';
import { findXLinks } from '../checks/x-links.ts';
import { defineFormat } from './define-format.ts';
import { postText } from './layout/answer.ts';
import { asBlock, firstSentence } from './layout/lines.ts';
import { PLATFORM_LIMITS } from './platform-limits.ts';
import { convention, requiredParts } from './rules/conventions.ts';
import { countOf, lengthOf, lengthOfEach } from './rules/limits.ts';
import { locate } from './rules/locate.ts';
import type { Rule } from './rules/rule.ts';

export interface LinkedInPostParts {
  /** The post as it is pasted: short paragraphs, hashtags last. */
  readonly text: string;
}

const LIMITS = {
  hook: { unit: 'characters', max: PLATFORM_LIMITS.linkedInFold.value },
  length: { unit: 'characters', hardMax: PLATFORM_LIMITS.linkedInPost.value },
  /** More is a wall of text on a phone. */
  paragraph: { unit: 'characters', max: 600 },
  hashtags: { unit: 'hashtags', max: 3 },
} as const;
const USUAL_CHARACTERS = '900 to 1,500';

const ANSWER_LABEL = /^(?:linkedin post|linkedin|post)\s*:\s*/iu;
export const linkedInPost = defineFormat<LinkedInPostParts, 'LinkedIn Post'>({
  id: 'linkedin-post',
  label: 'LinkedIn Post',
  hint: `Usually ${USUAL_CHARACTERS} characters`,
  group: 'more',
  icon: 'briefcase',
  tint: 215,
  syntax: 'plain',
  usualLength: 1_400,
  counter: 'length',
  shape: { text: 'block' },
  about:
    'One post for LinkedIn. Plain text, no Markdown, no label, no quotation marks around it: write the post and nothing else.',
  rules: [
    requiredParts({ 'The post': ({ text }) => text !== '' }),
    lengthOf({
      id: 'length',
      label: 'Length',
      ask: `Usually ${USUAL_CHARACTERS} characters; LinkedIn takes ${LIMITS.length.hardMax.toLocaleString('en')}.`,
      ...LIMITS.length,
      of: ({ text }) => text,
    }),
    lengthOf({
      id: 'hook',
      label: 'Hook',
      ask: `The first ${LIMITS.hook.max} characters decide whether a reader taps “see more”: the first sentence ends within them. No link in the first line.`,
      ...LIMITS.hook,
      of: ({ text }) => firstSentence(text),
    }),
    bareHook(),
    lengthOfEach({
      id: 'paragraphs',
      label: 'Paragraphs',
      item: 'Paragraph',
      ask: `Short paragraphs with a blank line between them, none over ${LIMITS.paragraph.max} characters. The best end invites an answer: an honest question, or one thing to do.`,
      ...LIMITS.paragraph,
      of: ({ text }) => text.split('\n').filter((line) => line.trim() !== ''),
    }),
    countOf({
      id: 'hashtags',
      label: 'Hashtags',
      ask: `Hashtags are optional: at most ${LIMITS.hashtags.max}, on the last line.`,
      ...LIMITS.hashtags,
      of: ({ text }) => findHashtags(text).length,
    }),
  ],
  layoutNote: 'Layout:',
  skeleton: `<first line>

<short paragraph>

<short paragraph>

<end>

<#hashtag, if any>`,

  layout: (parts) => asBlock(parts.text),

  parse: (text) => ({ parts: { text: asBlock(text) }, unparsed: '' }),

  fit: (text) => asBlock(postText(text, ANSWER_LABEL)),
});

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}

function bareHook(): Rule<LinkedInPostParts> {
  return convention({ id: 'hook-link', label: 'Link in the hook' }, ({ text, parts }) => {
    const [link] = findXLinks(firstLine(parts.text));
    const span = link && locate(text, link.url);
    return link === undefined
      ? { kept: true, detail: 'No link in the first line' }
      : { kept: false, detail: 'Move the link from the first line further down', spans: span ? [span] : [] };
  });
}
