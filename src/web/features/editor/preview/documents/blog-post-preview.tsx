import { use } from 'react';
import { readingMinutes } from '../../../../../core/checks/reading-pace.ts';
import { blogPost, type BlogPostParts } from '../../../../../core/formats/blog-post.ts';
import { DOCUMENT_TEXTS } from '../../../../texts/preview-documents.ts';
import { LetterTile } from '../../../../components/letter-tile.tsx';
import { Excerpt } from '../excerpt.tsx';
import { Frame } from '../frame.tsx';
import { placer, type PlacedPart } from '../place-parts.ts';
import { PreviewTextContext } from '../preview-text.ts';
import { ActionButton } from './action-button.tsx';
import { countsOf } from './count-note.tsx';
import './article.css';
import './documents.css';
import type { DocumentProps } from './drawn-document.tsx';
import { hasWords } from './has-words.ts';
import { HeadedPart } from './headed-part.tsx';
import { NamedList, NamedParts } from './named-parts.tsx';
import { SearchSnippet } from './search-snippet.tsx';
import { placeSources, SourceNotes } from './source-notes.tsx';

const TEXTS = DOCUMENT_TEXTS.search;

export function BlogPostPreview(reading: DocumentProps<BlogPostParts>) {
  const { parts, asOne } = reading;
  const place = placer(reading.text);
  const seoTitle = place(parts.seoTitle);
  const description = place(parts.metaDescription);
  const slug = place(parts.slug);
  const titleCount = countsOf(blogPost, 'seo-title', reading)[0];
  const descriptionCount = countsOf(blogPost, 'meta-description', reading)[0];
  return (
    <>
      {hasWords(articleOf(parts)) && <Article parts={parts} place={place} asOne={asOne} />}
      <SearchSnippet
        title={{ ...seoTitle, label: TEXTS.title, count: titleCount }}
        description={{ ...description, label: TEXTS.description, count: descriptionCount }}
        slug={slug}
      />
    </>
  );
}

/** Without what a search result shows of it. */
function articleOf({ seoTitle: _title, metaDescription: _description, slug: _slug, ...article }: BlogPostParts) {
  return article;
}

interface ArticleProps extends Pick<DocumentProps<BlogPostParts>, 'parts' | 'asOne'> {
  /** Goes on behind the slug. */
  place: (part: string) => PlacedPart;
}

function Article({ parts, place, asOne }: ArticleProps) {
  return (
    <Frame caption={DOCUMENT_TEXTS.article.caption}>
      <article className="card doc-article">
        {asOne ? (
          <>
            <Byline minutes={readingMinutes(wordsToRead(parts))} />
            <Excerpt {...asOne} syntax="markdown" />
          </>
        ) : (
          <ArticleParts parts={parts} place={place} />
        )}
      </article>
    </Frame>
  );
}

function ArticleParts({ parts, place }: Omit<ArticleProps, 'asOne'>) {
  const title = place(parts.title);
  const summary = parts.summary.map(place);
  const intro = place(parts.intro);
  const sections = parts.sections.map(({ heading, body }) => ({ heading: place(heading), body: place(body) }));
  const faq = parts.faq.map(({ question, answer }) => ({ heading: place(question), body: place(answer) }));
  const conclusion = place(parts.conclusion);
  const label = place(parts.callToAction.label);
  const sources = placeSources(parts.sources, place);
  const level = title.part === '' ? 3 : 4;
  return (
    <>
      {title.part !== '' && (
        <h3 className="doc-title">
          <Excerpt {...title} syntax="phrase" />
        </h3>
      )}
      <Byline minutes={readingMinutes(wordsToRead(parts))} />
      <NamedList name="summary" parts={summary} level={level} className="doc-summary" />
      {intro.part !== '' && <Excerpt {...intro} syntax="markdown" below={level - 1} />}
      {sections.map((section, index) => (
        <HeadedPart key={index} {...section} level={level} className="doc-section" />
      ))}
      <NamedParts name="faq" first={faq[0]?.heading} level={level} className="doc-section doc-faq">
        {(below) => faq.map((entry, index) => <HeadedPart key={index} {...entry} level={below} />)}
      </NamedParts>
      {conclusion.part !== '' && (
        <NamedParts name="conclusion" first={conclusion} level={level} className="doc-section">
          {(below) => <Excerpt {...conclusion} syntax="markdown" below={below - 1} />}
        </NamedParts>
      )}
      <ActionButton label={label} url={parts.callToAction.url} />
      <SourceNotes sources={sources} level={level} />
    </>
  );
}

function Byline({ minutes }: { minutes: number }) {
  const { author } = use(PreviewTextContext);
  return (
    <p className="flex items-center gap-2.5 text-sm text-muted">
      {author !== '' && (
        <>
          <LetterTile name={author} className="size-8" />
          <bdi className="min-w-0 truncate font-medium text-foreground">{author}</bdi>
          <span aria-hidden>·</span>
        </>
      )}
      <bdi className="shrink-0 tabular-nums">{DOCUMENT_TEXTS.article.minutes(minutes)}</bdi>
    </p>
  );
}

/** The article below its title, without its sources. */
function wordsToRead({ summary, intro, sections, faq, conclusion }: BlogPostParts): string {
  const headed = [
    ...sections.flatMap(({ heading, body }) => [heading, body]),
    ...faq.flatMap(({ question, answer }) => [question, answer]),
  ];
  return [...summary, intro, ...headed, conclusion].join('\n');
}
