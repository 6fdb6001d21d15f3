import { ChevronRight, Copy } from '../icons.ts';
import type { ReactNode } from 'react';
import type { ModelVendor } from '../../../core/vendors/model-vendors.ts';
import { vendorLines } from '../../../core/vendors/vendor-lines.ts';
import { copyText } from '../../lib/clipboard.ts';
import { notify } from '../../lib/notify.ts';
import { COMMON } from '../../texts/common.ts';
import { WRITER_TEXTS } from '../../texts/writer.ts';
import { Button } from '../ui/button.tsx';

const { connect: texts } = WRITER_TEXTS;

export interface VendorEntryProps {
  vendor: ModelVendor;
  startsOpen: boolean;
}

/** The lines for one vendor, with what has to be done before and where the names of its models stand. */
export function VendorEntry({ vendor, startsOpen }: VendorEntryProps) {
  const lines = vendorLines(vendor);
  const copy = async () => {
    if (await copyText(lines)) notify.success(COMMON.copied);
    else notify.error(COMMON.copyFailed);
  };
  return (
    <details open={startsOpen} className="group">
      <summary className="flex min-h-11 list-none items-center gap-2 font-medium">
        <ChevronRight aria-hidden className="size-4 shrink-0 text-muted transition-transform group-open:rotate-90" />
        {vendor.name}
      </summary>
      <div className="flex flex-col gap-2.5 pb-4">
        {vendor.before && (
          <p className="text-2sm text-muted">
            {texts.before} <code className="font-mono text-xs wrap-anywhere text-foreground">{vendor.before}</code>
          </p>
        )}
        <div className="rounded-tile border border-border bg-surface-2">
          <pre className="p-3 font-mono text-xs leading-relaxed wrap-anywhere whitespace-pre-wrap">{lines}</pre>
          <div className="flex justify-end border-t border-border p-2">
            <Button variant="outline" size="sm" aria-label={texts.copyLines(vendor.name)} onClick={() => void copy()}>
              <Copy aria-hidden />
              {texts.copy}
            </Button>
          </div>
        </div>
        {vendor.hint && <p className="text-2sm text-muted">{vendor.hint}</p>}
        <p className="flex gap-4 text-2sm">
          <OutsideLink href={vendor.modelsUrl}>{texts.models}</OutsideLink>
          <OutsideLink href={vendor.sourceUrl}>{texts.source}</OutsideLink>
        </p>
      </div>
    </details>
  );
}

function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="text-primary underline underline-offset-2">
      {children}
    </a>
  );
}
