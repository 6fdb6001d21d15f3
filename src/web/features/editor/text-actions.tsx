import { Copy, Download } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { copyText } from '../../lib/clipboard.ts';
import { downloadText } from '../../lib/download.ts';
import { notify } from '../../lib/notify.ts';
import { EDITOR_TEXTS } from '../../texts/editor.ts';

export interface TextActionsProps {
  text: string;
  fileName: string;
  disabled?: boolean;
}

/** Copy and Download of exactly the text that stands. */
export function TextActions({ text, fileName, disabled = false }: TextActionsProps) {
  const copy = async () => {
    if (await copyText(text)) notify.success(EDITOR_TEXTS.copied);
    else notify.error(EDITOR_TEXTS.copyFailed);
  };
  const download = () => {
    downloadText(fileName, text);
    notify.success(EDITOR_TEXTS.downloaded, fileName);
  };
  return (
    <div className="flex gap-2">
      <Button variant="outline" size="sm" disabled={disabled} onClick={() => void copy()}>
        <Copy aria-hidden />
        {/* On a phone the sign alone: both buttons fit beside the tabs then. */}
        <span className="max-sm:sr-only">{EDITOR_TEXTS.panel.copy}</span>
      </Button>
      <Button size="sm" disabled={disabled} onClick={download}>
        <Download aria-hidden />
        {EDITOR_TEXTS.panel.download}
      </Button>
    </div>
  );
}
