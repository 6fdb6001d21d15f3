import { useState } from 'react';
import type { GoogleSearchAdParts } from '../../../../../core/formats/google-search-ad.ts';
import { PLATFORM_LIMITS } from '../../../../../core/formats/platform-limits.ts';
import { POST_TEXTS } from '../../../../texts/preview-posts.ts';
import type { PreviewProps } from '../drawn.tsx';
import { placer } from '../place-parts.ts';
import { combinationsOf } from './ad-combinations.ts';
import { AssetList } from './asset-list.tsx';
import { PostFrame } from './post-frame.tsx';
import { SearchResult } from './search-result.tsx';
import { StepBar } from './step-bar.tsx';

const texts = POST_TEXTS.searchAd;

export function GoogleSearchAdPreview({ parts, text }: PreviewProps<GoogleSearchAdParts>) {
  const [turn, setTurn] = useState(0);
  const place = placer(text);
  const headlines = parts.headlines.map(place);
  const descriptions = parts.descriptions.map(place);
  const paths = parts.paths.map(place);
  const combinations = combinationsOf(headlines.length, descriptions.length);
  const round = turn % combinations.length;
  const shown = combinations[round];
  const isEmpty = headlines.length + descriptions.length + paths.length === 0;
  if (!shown || isEmpty) return null;
  return (
    <PostFrame caption={texts.caption}>
      <SearchResult
        headlines={shown.headlines.flatMap((index) => headlines[index] ?? [])}
        descriptions={shown.descriptions.flatMap((index) => descriptions[index] ?? [])}
        paths={paths}
      />
      {combinations.length > 1 && (
        <>
          <StepBar place={round} count={combinations.length} names={texts} isRound onStep={setTurn} />
          <p className="post-hint">
            <bdi>{texts.note}</bdi>
          </p>
        </>
      )}
      <AssetList name={texts.headlines} assets={headlines} limit={PLATFORM_LIMITS.adHeadline.value} />
      <AssetList name={texts.descriptions} assets={descriptions} limit={PLATFORM_LIMITS.adDescription.value} />
      <AssetList name={texts.paths} assets={paths} limit={PLATFORM_LIMITS.adPath.value} />
    </PostFrame>
  );
}
