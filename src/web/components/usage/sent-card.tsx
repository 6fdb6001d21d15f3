import type { SentToVendor } from '../../../core/contracts/sent.ts';
import { COMMON } from '../../texts/common.ts';
import { SENT_TEXTS as texts } from '../../texts/sent.ts';
import { dateFormat, row, spelledOut } from '../../texts/words.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useSent } from './get-sent.ts';

const MOMENT = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });
const TIME = dateFormat({ timeStyle: 'short' });

export interface SentCardProps {
  id?: string;
  jobId: string;
  /** How many there were so far: with another one it is asked for again. */
  calls: number;
}

/** Which texts of a project went to which vendor, when, and which did not. */
export function SentCard({ id, jobId, calls }: SentCardProps) {
  const { data, error, isFetching, refetch } = useSent(jobId, calls);
  return (
    <Card id={id} role="region" aria-label={texts.title} className="mt-2 px-5 py-4">
      {!data && error && (
        <Notice
          tone="error"
          title={texts.failed}
          action={
            <Button variant="outline" size="sm" busy={isFetching} onClick={() => void refetch()}>
              {COMMON.tryAgain}
            </Button>
          }
        >
          {error.message}
        </Notice>
      )}
      {!data && !error && <Skeleton className="h-40" />}
      {data && <p className="text-sm text-muted">{data.length === 0 ? texts.nothing : texts.lead}</p>}
      {data?.map((sent) => (
        <Vendor key={sent.vendor} sent={sent} />
      ))}
    </Card>
  );
}

function Vendor({ sent }: { sent: SentToVendor }) {
  const { models, calls, withheld } = sent;
  return (
    <section className="mt-4 border-t border-border pt-4 text-sm">
      <h3 className="font-semibold">
        <bdi>{nameOf(sent)}</bdi>
      </h3>
      <p className="mt-0.5 text-2sm text-muted tabular-nums">
        {texts.facts([row(models), texts.calls(calls), momentsOf(sent)].filter((part) => part !== ''))}
      </p>
      <ul aria-label={texts.texts} className="mt-2.5 flex list-disc flex-col gap-1 ps-5 marker:text-muted">
        <SentTexts texts={sent.texts} />
      </ul>
      {withheld.length > 0 && (
        <div className="mt-3">
          <p className="font-medium">{texts.withheld}</p>
          <p className="mt-0.5 wrap-anywhere">{texts.why(withheld.map(({ title }) => title || texts.untitled))}</p>
          {withheld.some(({ noted }) => noted) && <p className="mt-0.5 text-muted">{texts.noted}</p>}
        </div>
      )}
    </section>
  );
}

function SentTexts({ texts: sent }: Pick<SentToVendor, 'texts'>) {
  const sources = sent.filter(({ kind }) => kind === 'source');
  const firstSource = sent.findIndex(({ kind }) => kind === 'source');
  return sent.map(({ kind, whole }, index) => {
    if (kind !== 'source')
      return <li key={kind}>{kind === 'persona' && !whole ? texts.audience : texts.kinds[kind]}</li>;
    if (index !== firstSource) return null;
    return (
      <li key={kind}>
        {texts.sources(sources.length)}
        <ul className="mt-1 flex flex-col gap-1 border-s-2 border-border ps-3 text-2sm">
          {sources.map((source) => (
            <li key={source.source_id} className="wrap-anywhere">
              <bdi>{source.title || texts.untitled}</bdi>
              {!source.whole && <span className="text-muted"> · {texts.inPart}</span>}
            </li>
          ))}
        </ul>
      </li>
    );
  });
}

/** Where no vendor is known, the kind of endpoint. */
function nameOf({ vendor }: SentToVendor): string {
  if (vendor === 'openai-compatible') return texts.compatible;
  return spelledOut(vendor);
}

/** When its calls were made; empty where that is not told. */
function momentsOf({ first_at, last_at }: SentToVendor): string {
  const [first, last] = [new Date(first_at), new Date(last_at)];
  if (Number.isNaN(first.getTime()) || Number.isNaN(last.getTime())) return '';
  const from = MOMENT.format(first);
  if (from === MOMENT.format(last)) return from;
  const isSameDay = first.toDateString() === last.toDateString();
  return texts.between(from, (isSameDay ? TIME : MOMENT).format(last));
}
