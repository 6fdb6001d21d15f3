import { landingPage, type LandingPageParts } from '../../../../../core/formats/landing-page.ts';
import { DOCUMENT_TEXTS } from '../../../../texts/preview-documents.ts';
import { Excerpt } from '../excerpt.tsx';
import { Frame } from '../frame.tsx';
import { placer, type PlacedPart } from '../place-parts.ts';
import { ActionButton } from './action-button.tsx';
import { countsOf } from './count-note.tsx';
import './documents.css';
import type { DocumentProps } from './drawn-document.tsx';
import './landing-page.css';
import { hasWords } from './has-words.ts';
import { HeadedPart } from './headed-part.tsx';
import { NamedList, NamedParts } from './named-parts.tsx';
import { SearchSnippet } from './search-snippet.tsx';
import { placeSources, SourceNotes } from './source-notes.tsx';

const TEXTS = DOCUMENT_TEXTS.search;

export function LandingPagePreview(reading: DocumentProps<LandingPageParts>) {
  const { parts, asOne } = reading;
  const place = placer(reading.text);
  const seoTitle = place(parts.seoTitle);
  const description = place(parts.metaDescription);
  const titleCount = countsOf(landingPage, 'seo-title', reading)[0];
  const descriptionCount = countsOf(landingPage, 'meta-description', reading)[0];
  return (
    <>
      {hasWords(pageOf(parts)) && <Page parts={parts} place={place} asOne={asOne} />}
      <SearchSnippet
        title={{ ...seoTitle, label: TEXTS.title, count: titleCount }}
        description={{ ...description, label: TEXTS.description, count: descriptionCount }}
      />
    </>
  );
}

/** Without what a search result shows of it. */
function pageOf({ seoTitle: _title, metaDescription: _description, ...page }: LandingPageParts) {
  return page;
}

interface PageProps extends Pick<DocumentProps<LandingPageParts>, 'parts' | 'asOne'> {
  /** Goes on behind the description. */
  place: (part: string) => PlacedPart;
}

function Page({ parts, place, asOne }: PageProps) {
  return (
    <Frame caption={DOCUMENT_TEXTS.landing.caption}>
      <article className="card doc-page">
        <div aria-hidden className="doc-window-bar">
          <span />
          <span />
          <span />
        </div>
        {asOne ? (
          <div className="doc-band border-t-0">
            <Excerpt {...asOne} syntax="markdown" />
          </div>
        ) : (
          <PageParts parts={parts} place={place} />
        )}
      </article>
    </Frame>
  );
}

function PageParts({ parts, place }: Omit<PageProps, 'asOne'>) {
  const headline = place(parts.headline);
  const hero = {
    headline,
    subhead: place(parts.subhead),
    label: place(parts.callToAction.label),
    url: parts.callToAction.url,
    microcopy: place(parts.microcopy),
  };
  const cards = parts.cards.map(({ title, body }) => ({ heading: place(title), body: place(body) }));
  const proof = parts.proof.map(place);
  const steps = parts.steps.map(place);
  const objections = parts.objections.map(({ question, answer }) => ({
    heading: place(question),
    body: place(answer),
  }));
  const sources = placeSources(parts.sources, place);
  const level = headline.part === '' ? 3 : 4;
  return (
    <>
      <Hero {...hero} />
      <NamedParts name="benefits" first={cards[0]?.heading} level={level} className="doc-band">
        {(below) => (
          <div className="doc-cards">
            {cards.map((card, index) => (
              <HeadedPart key={index} {...card} level={below} className="doc-benefit" />
            ))}
          </div>
        )}
      </NamedParts>
      <NamedList name="figures" parts={proof} level={level} className="doc-band doc-proof" />
      <NamedList name="steps" parts={steps} level={level} isNumbered className="doc-band doc-steps" />
      <NamedParts name="objections" first={objections[0]?.heading} level={level} className="doc-band doc-faq">
        {(below) => objections.map((entry, index) => <HeadedPart key={index} {...entry} level={below} />)}
      </NamedParts>
      <Closing label={hero.label.part} />
      <SourceNotes sources={sources} level={level} className="doc-band doc-sources-part" />
    </>
  );
}

interface HeroProps {
  headline: PlacedPart;
  subhead: PlacedPart;
  label: PlacedPart;
  url: string;
  microcopy: PlacedPart;
}

function Hero({ headline, subhead, label, url, microcopy }: HeroProps) {
  return (
    <header className="doc-hero">
      {headline.part !== '' && (
        <h3>
          <Excerpt {...headline} syntax="phrase" />
        </h3>
      )}
      {subhead.part !== '' && (
        <p className="doc-subhead">
          <Excerpt {...subhead} syntax="phrase" />
        </p>
      )}
      <ActionButton label={label} url={url} />
      {microcopy.part !== '' && (
        <p className="text-2sm text-muted">
          <Excerpt {...microcopy} syntax="phrase" />
        </p>
      )}
    </header>
  );
}

/** The page's one action once more, where a reader has come to the end. Its marks stand above. */
function Closing({ label }: { label: string }) {
  if (label === '') return null;
  return (
    <div className="doc-closing">
      <span dir="auto" className="doc-button">
        {label}
      </span>
    </div>
  );
}
