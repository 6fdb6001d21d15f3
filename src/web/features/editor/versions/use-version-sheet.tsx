import { Suspense, useState, type ReactNode } from 'react';
import { openerOf, type SheetOpener } from '../../../components/ui/sheet-opener.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import type { VersionPanelProps } from './version-panel.tsx';

const VersionPanel = lazyPart(() => import('./version-panel.tsx').then((module) => module.VersionPanel));

export interface VersionSheet {
  /** Shows the earlier texts, the last one compared at once if that is wanted; `opener` gets the focus back. */
  readonly show: (opener: HTMLElement, compares: boolean) => void;
  readonly sheet: ReactNode;
}

export function useVersionSheet(of: Pick<VersionPanelProps, 'piece' | 'doc' | 'language'>): VersionSheet {
  const [open, setOpen] = useState<{ opener: SheetOpener; compares: boolean } | null>(null);
  return {
    show: (opener, compares) => setOpen({ opener: openerOf(opener), compares }),
    sheet: <Suspense>{open && <VersionPanel {...of} {...open} onClose={() => setOpen(null)} />}</Suspense>,
  };
}
