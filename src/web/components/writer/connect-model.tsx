import { Suspense, useEffect, useState } from 'react';
import { useConfig } from '../../lib/use-config.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { onceAtWork } from '../../lib/once-at-work.ts';
import { WRITER_TEXTS } from '../../texts/writer.ts';
import { Button } from '../ui/button.tsx';
import { openerOf, type SheetOpener } from '../ui/sheet-opener.ts';

const loadSheet = () => import('./connect-model-sheet.tsx').then((module) => module.ConnectModelSheet);
const ConnectModelSheet = lazyPart(loadSheet);

export interface ConnectModelProps {
  /** A button of its own, or words within a sentence. */
  look: 'button' | 'link';
}

/** Opens what there is to know about connecting a model. Nothing once there is one. */
export function ConnectModel({ look }: ConnectModelProps) {
  const [opener, setOpener] = useState<SheetOpener | null>(null);
  const offered = useConfig()?.writer.id === 'builtin';
  // So that a press later on ends in something, even if the connection is lost by then.
  useEffect(() => (offered ? onceAtWork(() => void loadSheet().catch(() => undefined)) : undefined), [offered]);
  if (!offered) return null;
  const open = (event: { currentTarget: HTMLElement }) => setOpener(openerOf(event.currentTarget));
  return (
    <>
      {look === 'button' ? (
        <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={open}>
          {WRITER_TEXTS.connect.button}
        </Button>
      ) : (
        <button
          type="button"
          aria-haspopup="dialog"
          className="min-h-6 font-medium text-foreground underline underline-offset-2 pointer-coarse:min-h-11"
          onClick={open}
        >
          {WRITER_TEXTS.connect.button}
        </button>
      )}
      <Suspense>{opener && <ConnectModelSheet opener={opener} onClose={() => setOpener(null)} />}</Suspense>
    </>
  );
}
