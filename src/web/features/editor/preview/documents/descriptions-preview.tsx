import type { ReactNode } from 'react';
import { descriptions, type DescriptionsParts } from '../../../../../core/formats/descriptions.ts';
import { Check } from '../../../../components/icons.ts';
import { DOCUMENT_TEXTS } from '../../../../texts/preview-documents.ts';
import type { PreviewProps } from '../drawn.tsx';
import { Excerpt } from '../excerpt.tsx';
import { Frame } from '../frame.tsx';
import { placer, type PlacedPart } from '../place-parts.ts';
import { CountNote, countsOf, type Count } from './count-note.tsx';
import './documents.css';
import './product.css';
import { SearchSnippet } from './search-snippet.tsx';

const TEXTS = DOCUMENT_TEXTS.descriptions;

export function DescriptionsPreview(reading: PreviewProps<DescriptionsParts>) {
  const { parts, text } = reading;
  const place = placer(text);
  const seoTitle = place(parts.seoTitle);
  const short = place(parts.short);
  const medium = place(parts.medium);
  const long = place(parts.long);
  const bullets = parts.bullets.map(place);
  const count = (ruleId: string) => countsOf(descriptions, ruleId, reading);
  const isPage = medium.part !== '' || long.part !== '' || bullets.length > 0;
  return (
    <>
      <SearchSnippet
        title={{ ...seoTitle, label: DOCUMENT_TEXTS.search.title, count: count('seo-title')[0] }}
        description={{ ...short, label: TEXTS.short, count: count('short')[0] }}
      />
      {isPage && (
        <Frame caption={TEXTS.caption}>
          <div className="card doc-product">
            <div className="doc-product-head">
              <ProductPicture />
              {medium.part !== '' && (
                <Field label={TEXTS.medium} count={count('medium')[0]}>
                  <Excerpt {...medium} syntax="plain" />
                </Field>
              )}
            </div>
            {bullets.length > 0 && (
              <Field label={TEXTS.bullets}>
                <Bullets bullets={bullets} counts={count('bullet-length')} />
              </Field>
            )}
            {long.part !== '' && (
              <Field label={TEXTS.long} count={count('long')[0]}>
                <Excerpt {...long} syntax="plain" />
              </Field>
            )}
          </div>
        </Frame>
      )}
    </>
  );
}

interface FieldProps {
  label: string;
  count?: Count | undefined;
  children: ReactNode;
}

/** A text for a field of a shop, with the field's name for its author. */
function Field({ label, count, children }: FieldProps) {
  return (
    <section className="min-w-0">
      <h3 className="doc-field-name">
        {label}
        <CountNote count={count} />
      </h3>
      {children}
    </section>
  );
}

function Bullets({ bullets, counts }: { bullets: readonly PlacedPart[]; counts: readonly Count[] }) {
  return (
    <ul dir="auto" className="doc-bullets">
      {bullets.map((bullet, index) => (
        <li key={index}>
          <Check aria-hidden className="size-4" />
          <Excerpt {...bullet} syntax="plain" />
          <CountNote count={counts[index]} />
        </li>
      ))}
    </ul>
  );
}

/** Where a shop has its picture. */
function ProductPicture() {
  return (
    <svg aria-hidden viewBox="0 0 64 64" className="doc-picture">
      <path d="M14 46 26 31l9 11 6-7 9 11Z" />
      <circle cx="42" cy="22" r="4.5" />
    </svg>
  );
}
