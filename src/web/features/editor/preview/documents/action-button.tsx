import { use } from 'react';
import { safeUrl } from '../../safe-url.ts';
import { Excerpt } from '../excerpt.tsx';
import { gapBehind, type PlacedPart } from '../place-parts.ts';
import { PreviewTextContext } from '../preview-text.ts';

export interface ActionButtonProps {
  label: PlacedPart;
  url: string;
}

/** A call to action as its reader sees it, and below it where it leads: that is for its author. */
export function ActionButton({ label, url }: ActionButtonProps) {
  const { text } = use(PreviewTextContext);
  if (label.part === '' && url === '') return null;
  const gap = url === '' ? gapBehind(label, text) : null;
  const href = safeUrl(url);
  return (
    <div className="doc-action">
      {label.part !== '' && (
        <span className="doc-button">
          <Excerpt {...label} syntax="phrase" />
        </span>
      )}
      {gap && (
        <span className="doc-address">
          <Excerpt {...gap} syntax="plain" />
        </span>
      )}
      {url !== '' &&
        (href === null ? (
          <span className="doc-address">{url}</span>
        ) : (
          <a className="doc-address" href={href} target="_blank" rel="noopener noreferrer nofollow">
            {url}
          </a>
        ))}
    </div>
  );
}
