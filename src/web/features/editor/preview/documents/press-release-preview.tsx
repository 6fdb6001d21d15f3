import { RELEASE_NOTICE } from '../../../../../core/formats/layout/release-notice.ts';
import { pressRelease, type PressReleaseParts } from '../../../../../core/formats/press-release.ts';
import { locate } from '../../../../../core/formats/rules/locate.ts';
import { DOCUMENT_TEXTS } from '../../../../texts/preview-documents.ts';
import type { DrawnFormat, PreviewProps } from '../drawn.tsx';
import { Excerpt } from '../excerpt.tsx';
import { Frame } from '../frame.tsx';
import { placer, type PlacedPart } from '../place-parts.ts';
import './article.css';
import { bodyAsOne } from './body-as-one.ts';
import './documents.css';
import { hasWords } from './has-words.ts';
import { NamedParts } from './named-parts.tsx';
import { Sender } from './sender.tsx';
import { placeSources, SourceNotes } from './source-notes.tsx';

/** The format with its preview, which has a place for a notice that is there. */
export const DRAWN_RELEASE: DrawnFormat = {
  label: pressRelease.label,
  draw(text) {
    const { parts, unparsed } = pressRelease.parse(text);
    const asOne = bodyAsOne({ text, parts, unparsed, head: {} });
    if (asOne) return { preview: <ReleaseAsOne {...asOne} />, unparsed: '' };
    const notice = RELEASE_NOTICE.exec(unparsed)?.[0].trim() ?? '';
    return {
      preview: hasWords([parts, notice]) && <PressReleasePreview parts={parts} text={text} notice={notice} />,
      unparsed: unparsed.replace(notice, '').trim(),
    };
  },
};

/** As it is written, where its parts would not be read like that. */
function ReleaseAsOne(body: PlacedPart) {
  return (
    <Frame caption={DOCUMENT_TEXTS.release.caption}>
      <article className="card doc-release">
        <header className="doc-letterhead">
          <Sender />
        </header>
        <Excerpt {...body} syntax="markdown" />
      </article>
    </Frame>
  );
}

interface PressReleasePreviewProps extends PreviewProps<PressReleaseParts> {
  /** Empty where the text has none. */
  notice: string;
}

function PressReleasePreview({ parts, text, notice }: PressReleasePreviewProps) {
  const place = placer(text);
  const headline = place(parts.headline);
  const dateline = place(parts.dateline);
  const lead = place(parts.lead);
  const body = place(parts.body);
  const company = place(parts.company);
  const boilerplate = place(parts.boilerplate);
  const contact = place(parts.contact);
  const sources = placeSources(parts.sources, place);
  const level = headline.part === '' ? 3 : 4;
  return (
    <Frame caption={DOCUMENT_TEXTS.release.caption}>
      <article className="card doc-release">
        <header className="doc-letterhead">
          <Sender />
          {notice !== '' && (
            <p className="doc-notice">
              <Excerpt part={notice} at={locate(text, notice)} syntax="phrase" />
            </p>
          )}
        </header>
        {headline.part !== '' && (
          <h3 className="doc-title">
            <Excerpt {...headline} syntax="phrase" />
          </h3>
        )}
        <Opening dateline={dateline} lead={lead} />
        {body.part !== '' && <Excerpt {...body} syntax="markdown" below={level - 1} />}
        <NamedParts
          name="about"
          first={[boilerplate, company].find(({ part }) => part !== '')}
          heading={lineOf(company, text)}
          level={level}
          className="doc-release-part"
        >
          {(below) => boilerplate.part !== '' && <Excerpt {...boilerplate} syntax="markdown" below={below - 1} />}
        </NamedParts>
        {contact.part !== '' && (
          <NamedParts name="contact" first={contact} level={level} className="doc-release-part">
            {(below) => <Excerpt {...contact} syntax="markdown" below={below - 1} />}
          </NamedParts>
        )}
        <SourceNotes sources={sources} level={level} />
        {parts.end !== '' && <p className="text-center tracking-widest text-muted">{parts.end}</p>}
      </article>
    </Frame>
  );
}

/** Place and date open the paragraph of the lead, as newspapers print it. */
function Opening({ dateline, lead }: { dateline: PlacedPart; lead: PlacedPart }) {
  if (dateline.part === '' && lead.part === '') return null;
  return (
    <p dir="auto" className="doc-opening">
      {dateline.part !== '' && (
        <>
          <strong>
            <Excerpt {...dateline} syntax="phrase" />
          </strong>
          {' – '}
        </>
      )}
      {lead.part !== '' && <Excerpt {...lead} syntax="phrase" />}
    </p>
  );
}

/** The words of the heading that a name stands in: "About Northwind". */
function lineOf({ part, at }: PlacedPart, text: string): PlacedPart | null {
  if (part === '' || !at) return null;
  const start = text.lastIndexOf('\n', at.start - 1) + 1;
  const [line = ''] = text.slice(start).split('\n', 1);
  const words = line.replace(/^[\s#*_]+|(?<![\s*_])[\s*_]+$/gu, '');
  const from = start + line.indexOf(words);
  return { part: words, at: { start: from, end: from + words.length } };
}
