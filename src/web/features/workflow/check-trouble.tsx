import { Button } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { COMMON } from '../../texts/common.ts';
import { RUN_TEXTS } from '../../texts/run.ts';

const { run: texts } = RUN_TEXTS;

export interface CheckTroubleProps {
  /** Of the last check; null while the checks are answered. */
  trouble: Error | null;
  onCheckNow: () => void;
  className?: string;
}

/** The server does not tell how a run goes, which itself goes on. */
export function CheckTrouble({ trouble, onCheckNow, className = '' }: CheckTroubleProps) {
  if (!trouble) return null;
  return (
    <Notice
      tone="error"
      title={texts.checkFailed}
      className={className}
      action={
        <Button variant="outline" size="sm" onClick={onCheckNow}>
          {texts.checkNow}
        </Button>
      }
    >
      {/* Without a connection the title says all there is to do. */}
      {trouble.message !== COMMON.offline && <p>{trouble.message}</p>}
      <p>{texts.stillTrying}</p>
    </Notice>
  );
}
