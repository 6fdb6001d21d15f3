import { useMemo, type ComponentProps } from 'react';
import Markdown, { type Components, type ExtraProps, type Options } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { CitationButton } from './claims/citation-button.tsx';
import { citationOf, markCitations, type ClaimsAt } from './claims/mark-citations.ts';
import './markdown.css';
import { markBrackets } from './marks/mark-brackets.ts';
import { TextMark } from './marks/text-mark.tsx';
import { placeHeadings } from './place-headings.ts';
import { blocksAsText, htmlAsText } from './read-as-text.ts';
import { safeUrl } from './safe-url.ts';
import { showBareMarks } from './show-bare-marks.ts';
import { markSentences, PHRASES as INLINE, sentenceOf } from './marks/mark-sentences.ts';
import type { SentenceMark } from './marks/sentence-mark.ts';
import { SentenceText } from './marks/sentence-text.tsx';

const COMPONENTS: Components = {
  a: OutsideLink,
  button: Mark,
  mark: Sentence,
  // The side that bullets and numbers stand on.
  ul: ({ children }) => <ul dir="auto">{children}</ul>,
  ol: ({ children, start }) => (
    <ol dir="auto" start={start}>
      {children}
    </ol>
  ),
  table: ({ children }) => (
    // A wide table scrolls by itself, by keyboard too.
    <div tabIndex={0} role="group" className="overflow-x-auto">
      <table>{children}</table>
    </div>
  ),
};

/** Without what makes it a block. */
const PHRASE_COMPONENTS: Components = { ...COMPONENTS, p: ({ children }) => children };

const MARK_FLAGS = markBrackets('flag');
const MARK_GAPS = markBrackets('gap');
const REMARK = [remarkGfm, htmlAsText];
const REMARK_PHRASE = [...REMARK, blocksAsText];
/** What may stand within a line, with the marks and the paragraph around them. */
const PHRASES = [...INLINE, 'p', 'mark', 'button', 'span'];
const NO_CLAIMS: ClaimsAt = () => [];
const NO_SENTENCES: readonly SentenceMark[] = [];

export interface MarkdownViewProps {
  text: string;
  /** Which numbers in brackets lead to claims; none when it is left out. */
  claimsAt?: ClaimsAt | undefined;
  /** Sentences that stand out. */
  sentences?: readonly SentenceMark[] | undefined;
  /** What stands within a line, such as a heading's words. */
  isPhrase?: boolean;
  /** The level of the heading that it stands below; that of the page when it is left out. */
  below?: number | undefined;
}

/** Rendered Markdown: raw HTML is text, no images, links to the outside only. Loaded when it is first shown. */
export function MarkdownView({
  text,
  claimsAt = NO_CLAIMS,
  sentences = NO_SENTENCES,
  isPhrase = false,
  below,
}: MarkdownViewProps) {
  const plugins: Options['rehypePlugins'] = useMemo(
    () => [
      markSentences(sentences, text),
      showBareMarks,
      [placeHeadings, below],
      MARK_FLAGS,
      MARK_GAPS,
      markCitations(claimsAt),
    ],
    [below, claimsAt, sentences, text],
  );
  const markdown = (
    <Markdown
      remarkPlugins={isPhrase ? REMARK_PHRASE : REMARK}
      rehypePlugins={plugins}
      {...(isPhrase ? { allowedElements: PHRASES, unwrapDisallowed: true } : { disallowedElements: ['img', 'input'] })}
      urlTransform={safeUrl}
      components={isPhrase ? PHRASE_COMPONENTS : COMPONENTS}
    >
      {text}
    </Markdown>
  );
  return isPhrase ? markdown : <div className="markdown">{markdown}</div>;
}

/** Raw HTML is text, so that every button is one that the plugins made. */
function Mark({ node, children }: ComponentProps<'button'> & ExtraProps) {
  const properties = node?.properties ?? {};
  const citation = citationOf(properties);
  if (citation) return <CitationButton {...citation} />;
  return <TextMark kind={properties['dataMark'] === 'gap' ? 'gap' : 'flag'}>{children}</TextMark>;
}

/** Raw HTML is text, so that every mark is the plugin's. */
function Sentence({ node, children }: ComponentProps<'mark'> & ExtraProps) {
  return <SentenceText {...sentenceOf(node?.properties ?? {})}>{children}</SentenceText>;
}

function OutsideLink({ href, children }: ComponentProps<'a'>) {
  if (!href) return <span>{children}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}
