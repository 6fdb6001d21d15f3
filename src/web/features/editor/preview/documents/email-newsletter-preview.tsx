import { use, useState } from 'react';
import { emailNewsletter, type EmailNewsletterParts } from '../../../../../core/formats/email-newsletter.ts';
import { LetterTile } from '../../../../components/letter-tile.tsx';
import { DOCUMENT_TEXTS } from '../../../../texts/preview-documents.ts';
import { Excerpt } from '../excerpt.tsx';
import { Frame } from '../frame.tsx';
import { placer, type PlacedPart } from '../place-parts.ts';
import { PreviewTextContext } from '../preview-text.ts';
import { ActionButton } from './action-button.tsx';
import { CountNote, countsOf, type Count } from './count-note.tsx';
import './documents.css';
import type { DocumentProps } from './drawn-document.tsx';
import './newsletter.css';
import { hasWords } from './has-words.ts';
import { HeadedPart } from './headed-part.tsx';
import { Sender } from './sender.tsx';
import { SubjectChoice } from './subject-choice.tsx';

const TEXTS = DOCUMENT_TEXTS.newsletter;

export function EmailNewsletterPreview(reading: DocumentProps<EmailNewsletterParts>) {
  const { parts, text, asOne } = reading;
  const [tried, setTried] = useState(0);
  const chosen = Math.min(tried, parts.subjects.length - 1);
  const place = placer(text);
  const subjects = parts.subjects.map(place);
  const preheader = place(parts.preheader);
  const subject = parts.subjects[chosen] ?? '';
  return (
    <>
      {(subject !== '' || preheader.part !== '') && (
        <Frame caption={TEXTS.inbox}>
          <div className="card overflow-hidden">
            <InboxLine subject={subject} preheader={preheader.part} />
            {subjects.length > 0 && (
              <SubjectChoice
                subjects={subjects}
                counts={countsOf(emailNewsletter, 'subject-length', reading)}
                chosen={chosen}
                onChoose={setTried}
              />
            )}
            <Preheader preheader={preheader} count={countsOf(emailNewsletter, 'preheader', reading)[0]} />
          </div>
        </Frame>
      )}
      {hasWords(mailOf(parts)) && <OpenMail parts={parts} subject={subject} place={place} asOne={asOne} />}
    </>
  );
}

/** Without what an inbox shows of it. */
function mailOf({ subjects: _subjects, preheader: _preheader, ...mail }: EmailNewsletterParts) {
  return mail;
}

/** Cut as an inbox cuts. The whole of it stands below, with its marks. */
function InboxLine({ subject, preheader }: { subject: string; preheader: string }) {
  const { author } = use(PreviewTextContext);
  return (
    <div className="flex items-start gap-3 px-5 py-4">
      {author !== '' && <LetterTile name={author} className="size-10" />}
      <div className="min-w-0 flex-1 text-sm leading-snug">
        <p className="truncate font-semibold">
          <bdi>{author}</bdi>
        </p>
        <p dir="auto" className="truncate font-semibold">
          {subject}
        </p>
        <p dir="auto" className="truncate text-muted">
          {preheader}
        </p>
      </div>
    </div>
  );
}

function Preheader({ preheader, count }: { preheader: PlacedPart; count: Count | undefined }) {
  if (preheader.part === '') return null;
  return (
    <dl className="doc-notes">
      <div>
        <dt>{TEXTS.preheader}</dt>
        <dd>
          <CountNote count={count} />
        </dd>
        <dd className="doc-full">
          <Excerpt {...preheader} syntax="plain" />
        </dd>
      </div>
    </dl>
  );
}

interface OpenMailProps extends Pick<DocumentProps<EmailNewsletterParts>, 'parts' | 'asOne'> {
  subject: string;
  /** Goes on behind the preheader. */
  place: (part: string) => PlacedPart;
}

function OpenMail({ parts, subject, place, asOne }: OpenMailProps) {
  return (
    <Frame caption={TEXTS.mail}>
      <article className="card">
        <header className="doc-mail-head flex flex-col gap-3">
          {subject !== '' && (
            <h3 dir="auto" className="text-xl wrap-anywhere">
              {subject}
            </h3>
          )}
          <Sender />
        </header>
        {asOne ? (
          <div className="doc-mail">
            <Excerpt {...asOne} syntax="markdown" below={subject === '' ? 2 : 3} />
          </div>
        ) : (
          <MailParts parts={parts} subject={subject} place={place} />
        )}
      </article>
    </Frame>
  );
}

function MailParts({ parts, subject, place }: Omit<OpenMailProps, 'asOne'>) {
  const lead = place(parts.lead);
  const sections = parts.sections.map(({ heading, body }) => ({ heading: place(heading), body: place(body) }));
  const label = place(parts.callToAction.label);
  const signOff = place(parts.signOff);
  const footer = place(parts.footer);
  return (
    <>
      <div className="doc-mail">
        {lead.part !== '' && <Excerpt {...lead} syntax="markdown" below={subject === '' ? 2 : 3} />}
        {sections.map((section, index) => (
          <HeadedPart key={index} {...section} level={subject === '' ? 3 : 4} />
        ))}
        <ActionButton label={label} url={parts.callToAction.url} />
        {signOff.part !== '' && <Excerpt {...signOff} syntax="markdown" />}
      </div>
      {footer.part !== '' && (
        <footer className="doc-mail-footer">
          <Excerpt {...footer} syntax="markdown" />
        </footer>
      )}
    </>
  );
}
