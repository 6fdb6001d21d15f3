import type { Account } from '../../../core/contracts/account.ts';
import { Progress } from '../../components/ui/progress.tsx';
import { ACCOUNT_TEXTS } from '../../texts/account.ts';
import { AccountSection } from './account-section.tsx';

const texts = ACCOUNT_TEXTS.storage;

/** From here on a hint says what to delete. */
const NEARLY_FULL = 0.9;

/** How much is stored, and how much may be. */
export function StorageSection({ account: { counts, storage } }: { account: Account }) {
  const bytes = { used: storage.used_bytes, limit: storage.limit_bytes };
  const jobs = { used: counts.jobs, limit: storage.limit_jobs };
  const fullest = Math.max(shareOf(bytes), shareOf(jobs));
  return (
    <AccountSection heading={texts.heading} text={texts.text}>
      <div className="mt-4 grid grid-cols-1 gap-x-10 gap-y-4 text-sm tabular-nums sm:grid-cols-2">
        <Share label={texts.texts} value={texts.bytes(bytes.used, bytes.limit)} percent={percentOf(bytes)} />
        <Share label={texts.projects} value={texts.jobs(jobs.used, jobs.limit)} percent={percentOf(jobs)} />
      </div>
      {fullest >= NEARLY_FULL && (
        <p className="mt-4 text-sm text-warning">{fullest >= 1 ? texts.full : texts.nearlyFull}</p>
      )}
    </AccountSection>
  );
}

interface Room {
  readonly used: number;
  /** Null is no limit. */
  readonly limit: number | null;
}

const shareOf = ({ used, limit }: Room): number => (limit === null ? 0 : used / limit);
const percentOf = (room: Room): number | null => (room.limit === null ? null : shareOf(room) * 100);

function Share({ label, value, percent }: { label: string; value: string; percent: number | null }) {
  return (
    <div className="min-w-0">
      <p className="text-2sm font-medium text-muted">{label}</p>
      <p className="mt-0.5">{value}</p>
      {percent !== null && <Progress value={percent} aria-label={label} className="mt-2" />}
    </div>
  );
}
