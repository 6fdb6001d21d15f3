import type { Account } from '../../../core/contracts/account.ts';
import { Button } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { Progress } from '../../components/ui/progress.tsx';
import { ACCOUNT_TEXTS } from '../../texts/account.ts';
import { AccountSection } from './account-section.tsx';

const texts = ACCOUNT_TEXTS.storage;

/** From here on a hint says what to delete. */
const NEARLY_FULL = 0.9;

export interface StorageSectionProps {
  account: Account;
  /** Leads to where projects are deleted. */
  onHistory: () => void;
}

/** How much is stored, and how much may be. */
export function StorageSection({ account: { counts, storage }, onHistory }: StorageSectionProps) {
  const bytes = { used: storage.used_bytes, limit: storage.limit_bytes };
  const jobs = { used: counts.jobs, limit: storage.limit_jobs };
  const fullest = Math.max(shareOf(bytes), shareOf(jobs));
  const warning = fullest >= 1 ? texts.full : texts.nearlyFull;
  return (
    <AccountSection heading={texts.heading} text={texts.text}>
      <div className="mt-4 grid grid-cols-1 gap-x-10 gap-y-4 text-sm tabular-nums sm:grid-cols-2">
        <Share label={texts.space} value={texts.bytes(bytes.used, bytes.limit)} percent={percentOf(bytes)} />
        <Share label={texts.projects} value={texts.jobs(jobs.used, jobs.limit)} percent={percentOf(jobs)} />
      </div>
      {fullest >= NEARLY_FULL && (
        <Notice
          tone="warning"
          title={warning.title}
          className="mt-4"
          action={
            <Button variant="outline" size="sm" onClick={onHistory}>
              {texts.toHistory}
            </Button>
          }
        >
          {warning.text}
        </Notice>
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
