import { Fragment } from 'react';
import { POST_TEXTS } from '../../../../texts/preview-posts.ts';
import { Excerpt } from '../excerpt.tsx';
import type { PlacedPart } from '../place-parts.ts';
import { AuthorName, Avatar } from './author-line.tsx';

const texts = POST_TEXTS.searchAd;

export interface SearchResultProps {
  headlines: readonly PlacedPart[];
  descriptions: readonly PlacedPart[];
  paths: readonly PlacedPart[];
}

/** One combination of an ad's texts, as it stands among results. */
export function SearchResult({ headlines, descriptions, paths }: SearchResultProps) {
  return (
    <article className="card post-card result">
      <p className="result-ad">
        <bdi>{texts.ad}</bdi>
      </p>
      <div className="post-author">
        <Avatar />
        <div className="post-author-words">
          <AuthorName />
          <p className="post-note run-on">
            <span dir="auto">{texts.address}</span>
            <Joined parts={paths} before=" › " />
          </p>
        </div>
      </div>
      {headlines.length > 0 && (
        <h3 className="result-title run-on">
          <Joined parts={headlines} between=" | " />
        </h3>
      )}
      {descriptions.length > 0 && (
        <p className="run-on">
          <Joined parts={descriptions} between=" " />
        </p>
      )}
    </article>
  );
}

interface JoinedProps {
  parts: readonly PlacedPart[];
  before?: string;
  between?: string;
}

function Joined({ parts, before = '', between = '' }: JoinedProps) {
  return parts.map((part, index) => (
    <Fragment key={index}>
      {before}
      {index > 0 && between}
      <Excerpt {...part} syntax="plain" />
    </Fragment>
  ));
}
