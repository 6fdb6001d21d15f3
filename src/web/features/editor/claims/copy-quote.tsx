import { Copy } from '../../../components/icons.ts';
import { Button } from '../../../components/ui/button.tsx';
import { copyText } from '../../../lib/clipboard.ts';
import { notify } from '../../../lib/notify.ts';
import { EDITOR_TEXTS } from '../../../texts/editor.ts';

export function CopyQuote({ quote }: { quote: string }) {
  const copy = async () => {
    if (await copyText(quote)) notify.success(EDITOR_TEXTS.copied);
    else notify.error(EDITOR_TEXTS.copyFailed);
  };
  return (
    <Button variant="outline" size="sm" onClick={() => void copy()}>
      <Copy aria-hidden />
      {EDITOR_TEXTS.claims.copyQuote}
    </Button>
  );
}
