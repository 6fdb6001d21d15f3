import type { ReactNode } from 'react';
import type { Source } from '../../../../core/contracts/research.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { LetterTile } from '../../../components/letter-tile.tsx';
import { EDITOR_TEXTS } from '../../../texts/editor.ts';
import { datesOf, languageOf, siteOf, titleOf } from './describe-source.ts';
import { OutsideLink } from './outside-link.tsx';

const { research: texts } = EDITOR_TEXTS;

export interface SourceFactsProps {
  source: Source;
  /** Its place in the list that numbers count. */
  number?: number;
  children?: ReactNode;
}

/** Who says something, where and when. */
export function SourceFacts({ source, number, children }: SourceFactsProps) {
  const license = source.license && texts.license(source.license);
  const kind = source.kind === 'material' ? null : texts.kinds[source.kind];
  const facts = [kind, ...datesOf(source), languageOf(source), license].filter(Boolean);
  return (
    <div className="flex gap-3 text-sm">
      <LetterTile name={source.kind === 'material' ? titleOf(source) : siteOf(source)} />
      <div className="min-w-0 flex-1">
        <p className="leading-snug">
          {number !== undefined && <span className="mr-1 text-muted tabular-nums">{number}.</span>}
          <OutsideLink url={source.url}>{titleOf(source)}</OutsideLink>
        </p>
        <p className="mt-1 text-2sm wrap-anywhere">
          <bdi>{siteOf(source)}</bdi>
          {source.ours && <Badge className="ml-1.5">{texts.ours}</Badge>}
          {source.author && (
            <span className="text-muted">
              {' · '}
              <bdi>{texts.by(source.author)}</bdi>
            </span>
          )}
        </p>
        {facts.length > 0 && <p className="text-2sm wrap-anywhere text-muted">{facts.join(' · ')}</p>}
        <AlsoAt addresses={source.also} />
        {children}
      </div>
    </div>
  );
}

function AlsoAt({ addresses }: { addresses: readonly string[] }) {
  if (addresses.length === 0) return null;
  return (
    <p className="text-2sm wrap-anywhere text-muted">
      {texts.also}{' '}
      {addresses.map((address, index) => (
        <span key={address}>
          {index > 0 && ', '}
          <OutsideLink url={address}>{hostOf(address)}</OutsideLink>
        </span>
      ))}
    </p>
  );
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') || address : address;
}
