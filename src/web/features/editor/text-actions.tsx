import { Copy, Download } from '../../components/icons.ts';
import { countGaps } from '../../../core/formats/layout/gaps.ts';
import { Button } from '../../components/ui/button.tsx';
import { copyText } from '../../lib/clipboard.ts';
import { downloadText } from '../../lib/download.ts';
import { notify } from '../../lib/notify.ts';
import { EDITOR_TEXTS } from '../../texts/editor.ts';
import type { PieceExport } from './piece-exports.ts';

export interface TextActionsProps {
  text: string;
  /** Markdown is copied with its formatting beside it. */
  syntax: 'plain' | 'markdown';
  fileName: string;
  disabled?: boolean;
  /** Files for other tools, beside the text itself. */
  exports?: readonly PieceExport[];
  /** What the text breaks that its platform, or its author, insists on. */
  broken?: () => readonly string[];
}

/** Copy and Download of exactly the text that stands; they say what is broken and left in it, and stop nothing. */
export function TextActions({
  text,
  syntax,
  fileName,
  disabled = false,
  exports = [],
  broken = () => [],
}: TextActionsProps) {
  const left = () => {
    const rules = broken();
    const gaps = countGaps(text);
    const said = [
      rules.length > 0 && EDITOR_TEXTS.checks.notMetYet(rules),
      gaps > 0 && EDITOR_TEXTS.gaps.stillToFill(gaps),
    ];
    return said.filter(Boolean).join(' ') || undefined;
  };
  const copy = async () => {
    if (await copyText(text, syntax === 'markdown' ? () => toHtml(text) : undefined))
      notify.success(EDITOR_TEXTS.copied, left());
    else notify.error(EDITOR_TEXTS.copyFailed);
  };
  const download = () => {
    downloadText(fileName, text);
    notify.success(EDITOR_TEXTS.downloaded, [fileName, left()].filter(Boolean).join(' · '));
  };
  const exportAs = async ({ fileName: name, mime, make }: PieceExport) => {
    try {
      downloadText(name, await make(), mime);
      notify.success(EDITOR_TEXTS.downloaded, [name, left()].filter(Boolean).join(' · '));
    } catch {
      notify.error(EDITOR_TEXTS.exportFailed);
    }
  };
  return (
    <div className="flex gap-2 max-sm:ml-auto">
      <Button variant="outline" size="sm" disabled={disabled} onClick={() => void copy()}>
        <Copy aria-hidden />
        {/* On a phone the signs alone: all buttons fit beside the tabs then. */}
        <span className="max-sm:sr-only">{EDITOR_TEXTS.panel.copy}</span>
      </Button>
      <Button size="sm" disabled={disabled} onClick={download}>
        <Download aria-hidden />
        <span className="max-sm:sr-only">{EDITOR_TEXTS.panel.download}</span>
      </Button>
      {exports.map((file) => (
        <Button
          key={file.id}
          variant="outline"
          size="sm"
          disabled={disabled}
          aria-label={`${EDITOR_TEXTS.panel.download} ${file.label}`}
          onClick={() => void exportAs(file)}
        >
          {file.label}
        </Button>
      ))}
    </div>
  );
}

async function toHtml(text: string): Promise<string> {
  const { markdownToHtml } = await import('./markdown-html.tsx');
  return markdownToHtml(text);
}
