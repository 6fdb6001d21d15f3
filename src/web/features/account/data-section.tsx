import { Download } from '../../components/icons.ts';
import { Button } from '../../components/ui/button.tsx';
import { ACCOUNT_TEXTS } from '../../texts/account.ts';
import { AccountSection } from './account-section.tsx';
import { useDownloadData } from './api/change-account.ts';

const texts = ACCOUNT_TEXTS.data;

export function DataSection() {
  const download = useDownloadData();
  return (
    <AccountSection
      heading={texts.heading}
      text={texts.text}
      action={
        <Button variant="outline" busy={download.isPending} onClick={() => download.mutate()}>
          {!download.isPending && <Download aria-hidden />}
          {texts.download}
        </Button>
      }
    />
  );
}
