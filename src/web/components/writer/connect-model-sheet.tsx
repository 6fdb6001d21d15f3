import { MODEL_VENDORS, VENDORS_READ_ON, type ModelVendor } from '../../../core/vendors/model-vendors.ts';
import { KEY_PLACE } from '../../../core/vendors/vendor-lines.ts';
import { WRITER_TEXTS } from '../../texts/writer.ts';
import type { SheetOpener } from '../ui/sheet-opener.ts';
import { Said } from '../said.tsx';
import { SideSheet } from '../ui/side-sheet.tsx';
import { VendorEntry } from './vendor-entry.tsx';
import { dateFormat } from '../../texts/words.ts';

const { connect: texts } = WRITER_TEXTS;

const READ_ON = dateFormat({ dateStyle: 'long', timeZone: 'UTC' }).format(new Date(VENDORS_READ_ON));

export interface ConnectModelSheetProps {
  opener: SheetOpener;
  onClose: () => void;
}

/** What to put where for which vendor, those that need no key first. */
export function ConnectModelSheet({ opener, onClose }: ConnectModelSheetProps) {
  return (
    <SideSheet title={texts.title} opener={opener} onClose={onClose}>
      <div className="flex flex-col gap-6 text-sm">
        <p>
          <Said text={texts.lead} parts={{ file: <Code>.env</Code> }} />
        </p>
        <Vendors runs="here" title={texts.here} lead={texts.hereLead} />
        <Vendors runs="elsewhere" title={texts.elsewhere} lead={texts.elsewhereLead(KEY_PLACE)} />
        <section>
          <h3 className="font-semibold">{texts.restart}</h3>
          <p className="mt-1">
            <Said text={texts.restartHow} parts={{ command: <Code>npm start</Code> }} />
          </p>
        </section>
        <p className="border-t border-border pt-4 text-2sm text-muted">
          <Said text={texts.origin(READ_ON)} parts={{ page: <Code>docs/connect-a-model.md</Code> }} />
        </p>
      </div>
    </SideSheet>
  );
}

interface VendorsProps {
  runs: ModelVendor['runs'];
  title: string;
  lead: string;
}

function Vendors({ runs, title, lead }: VendorsProps) {
  const vendors = MODEL_VENDORS.filter((vendor) => vendor.runs === runs);
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-1 text-2sm text-muted">{lead}</p>
      <ul className="mt-3 divide-y divide-border border-y border-border">
        {vendors.map((vendor) => (
          <li key={vendor.id}>
            <VendorEntry vendor={vendor} startsOpen={vendor === MODEL_VENDORS[0]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Code({ children }: { children: string }) {
  return <code className="rounded-sm bg-surface-2 px-1 py-0.5 font-mono text-xs">{children}</code>;
}
