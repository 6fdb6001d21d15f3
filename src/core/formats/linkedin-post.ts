import { asksReader } from '../checks/asks-reader.ts';
import { findHashtags } from '../checks/hashtags.ts';
import { findXLinks } from '../checks/x-links.ts';
import { defineFormat } from './define-format.ts';
import { postText } from './layout/answer.ts';
import { asBlock } from './layout/lines.ts';
import { PLATFORM_LIMITS } from './platform-limits.ts';
import { convention, requiredParts } from './rules/conventions.ts';
import { countOf, lengthOf, lengthOfEach } from './rules/limits.ts';
import { locate, locateEach } from './rules/locate.ts';
import type { Rule } from './rules/rule.ts';

export interface LinkedInPostParts {
  /** The post as it is pasted: the hook on a line of its own, short paragraphs, hashtags last. */
  readonly text: string;
}

const LIMITS = {
  hook: { unit: 'characters', max: PLATFORM_LIMITS.linkedInFold.value },
  length: { unit: 'characters', min: 900, max: 1_500, hardMax: PLATFORM_LIMITS.linkedInPost.value },
  /** Two lines of a feed on a desktop, about 105 characters each; four or five on a phone. */
  paragraph: { unit: 'characters', max: 210 },
  hashtags: { unit: 'hashtags', max: 3 },
} as const;

const ANSWER_LABEL = /^(?:linkedin post|linkedin|post)\s*:\s*/iu;
const CLOSING_TAGS = /(?:(?:^|\s)[#＃][\p{L}\p{M}\p{N}_]+)+\s*$/u;
/** More than any post may have, and what a search for them may take. */
const CLOSING = 3_500;

export const linkedInPost = defineFormat<LinkedInPostParts, 'LinkedIn Post'>({
  id: 'linkedin-post',
  label: 'LinkedIn Post',
  hint: `${LIMITS.length.min} to ${LIMITS.length.max.toLocaleString('en')} characters`,
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
      ask: `${LIMITS.length.min} to ${LIMITS.length.max.toLocaleString('en')} characters in all; LinkedIn takes ${LIMITS.length.hardMax.toLocaleString('en')}.`,
      ...LIMITS.length,
      of: ({ text }) => text,
    }),
    lengthOf({
      id: 'hook',
      label: 'Hook',
      ask: `The first line is the hook: one whole sentence of at most ${LIMITS.hook.max} characters that says something by itself. It does not lean on what follows: no colon, comma or ellipsis at its end.`,
      ...LIMITS.hook,
      of: ({ text }) => firstLine(text),
    }),
    wholeHook(),
    bareHook(),
    lengthOfEach({
      id: 'paragraphs',
      label: 'Paragraphs',
      item: 'Paragraph',
      ask: `Paragraphs of one or two lines, at most ${LIMITS.paragraph.max} characters each, a blank line between them.`,
      ...LIMITS.paragraph,
      of: ({ text }) => text.split('\n').filter((line) => line.trim() !== ''),
    }),
    closing(),
    countOf({
      id: 'hashtags',
      label: 'Hashtags',
      ask: `At most ${LIMITS.hashtags.max} hashtags, on the last line.`,
      ...LIMITS.hashtags,
      of: ({ text }) => findHashtags(text).length,
    }),
    hashtagsLast(),
  ],
  asks: [
    'A fact from the sources, with who found it, where sources are given; a second or third where it sharpens or limits the first.',
    'The author’s own stance in plain words, where it is given.',
  ],
  layoutNote: 'Layout, with as many short paragraphs in the middle as the length needs, mostly five to eight:',
  skeleton: `<hook>

<one or two lines>

<one or two lines>

<one or two lines>

<closing question or next step?>

<#hashtag>`,

  layout: (parts) => asBlock(parts.text),

  parse: (text) => ({ parts: { text: asBlock(text) }, unparsed: '' }),

  fit: (text) => asBlock(postText(text, ANSWER_LABEL)),
});

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}

/** Words and marks after which a sentence goes on. */
const LEANS_ON_MARK = /[,:;，：；、–—-]["”’)]*$|(?:(?<!\.)\.{2,}|…)["”’)]*$/u;
const LEANS_ON_WORD = /\s(?:and|or|but|because|that|the|an?|of|to|with|if|when|than|for)$/iu;

/** Whether a first line breaks off, so that nobody understands it without the next one. */
export function leansOnNextLine(line: string): boolean {
  return LEANS_ON_MARK.test(line) || LEANS_ON_WORD.test(line) || opensQuotation(line);
}

function opensQuotation(line: string): boolean {
  return line.split('“').length > line.split('”').length;
}

/** What "see more" hides is no part of the hook. */
function wholeHook(): Rule<LinkedInPostParts> {
  return convention({ id: 'hook-whole', label: 'Hook stands alone' }, ({ text, parts }) => {
    const hook = firstLine(parts.text);
    const span = locate(text, hook);
    const opens = opensQuotation(hook);
    return opens || leansOnNextLine(hook)
      ? {
          kept: false,
          detail: opens
            ? 'The first line opens a quotation that ends further down'
            : 'The first line breaks off: readers who do not tap “see more” get half a sentence',
          spans: span ? [span] : [],
        }
      : { kept: true, detail: 'The first line is complete in itself' };
  });
}

function bareHook(): Rule<LinkedInPostParts> {
  const ask = 'No link in the first line.';
  return convention({ id: 'hook-link', label: 'Link in the hook', ask }, ({ text, parts }) => {
    const [link] = findXLinks(firstLine(parts.text));
    const span = link && locate(text, link.url);
    return link === undefined
      ? { kept: true, detail: 'No link in the first line' }
      : { kept: false, detail: 'Move the link from the first line further down', spans: span ? [span] : [] };
  });
}

function closing(): Rule<LinkedInPostParts> {
  const ask =
    'The last paragraph before the hashtags is a question that readers can answer, or asks for one thing to do.';
  return convention({ id: 'closing', label: 'Closing', ask }, ({ text, parts }) => {
    const last = lastParagraph(parts.text);
    const span = locate(text, last, Math.max(0, text.lastIndexOf(firstLine(last))));
    if (parts.text === '') return { kept: true, detail: 'Nothing to close' };
    return asksReader(last) === false
      ? {
          kept: false,
          detail: 'The last paragraph asks nothing of the reader: end with a question or one thing to do',
          spans: span ? [span] : [],
        }
      : { kept: true, detail: 'Ends with something for the reader to do or answer' };
  });
}

function hashtagsLast(): Rule<LinkedInPostParts> {
  return convention({ id: 'hashtags-last', label: 'Place of the hashtags' }, ({ text, parts }) => {
    const early = findHashtags(withoutClosingTags(parts.text)).map((tag) => `#${tag}`);
    return early.length === 0
      ? { kept: true, detail: 'No hashtag interrupts the text' }
      : {
          kept: false,
          detail: `Move to the last line: ${early.join(' ')}`,
          spans: locateEach(text, early).flatMap((span) => span ?? []),
        };
  });
}

/** The last one that is more than hashtags. */
function lastParagraph(text: string): string {
  const paragraphs = withoutClosingTags(text)
    .trim()
    .split(/\n\s*\n/u);
  return paragraphs.at(-1) ?? '';
}

function withoutClosingTags(text: string): string {
  return text.slice(0, -CLOSING) + text.slice(-CLOSING).replace(CLOSING_TAGS, '');
}
