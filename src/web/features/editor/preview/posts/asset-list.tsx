import { adWidth } from '../../../../../core/checks/ad-width.ts';
import { cn } from '../../../../lib/class-names.ts';
import { POST_TEXTS } from '../../../../texts/preview-posts.ts';
import { Excerpt } from '../excerpt.tsx';
import type { PlacedPart } from '../place-parts.ts';
import { LimitRing } from './limit-ring.tsx';

export interface AssetListProps {
  name: string;
  assets: readonly PlacedPart[];
  limit: number;
}

/** Texts of one kind that an ad is put together from, each with how much of its room it takes. */
export function AssetList({ name, assets, limit }: AssetListProps) {
  if (assets.length === 0) return null;
  return (
    <section className="assets">
      <h3>
        <bdi>{name}</bdi>
      </h3>
      <ol>
        {assets.map((asset, index) => {
          const used = adWidth(asset.part);
          return (
            <li key={index}>
              <Excerpt {...asset} syntax="plain" />
              <span className={cn('asset-used', used > limit && 'post-over')}>
                <span dir="auto">{POST_TEXTS.used(used, limit)}</span>
                <LimitRing used={used} limit={limit} />
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
