import { useEffect, useSyncExternalStore, type ComponentType } from 'react';
import { needsReload, titleOf, whyOf } from '../lib/missing-words.ts';
import { notify } from '../lib/notify.ts';
import type { PartSearch } from '../lib/part-search.ts';
import { COMMON } from '../texts/common.ts';
import { SHELL } from '../texts/shell.ts';
import { RotateCw } from './icons.ts';
import { Button } from './ui/button.tsx';
import { Notice } from './ui/notice.tsx';

/** Stands where a part should be whose code did not come, until it has. `failed` is what a toast says of it. */
export function missingPart<Props extends object>(search: PartSearch<Props>, failed?: string): ComponentType<Props> {
  return function PartOrNotice(props: Props) {
    const { Part, missing, isBusy } = useSyncExternalStore(search.subscribe, search.getState);
    useEffect(() => {
      if (!Part && !isBusy) notify.error(failed ?? titleOf(missing), whyOf(missing), 'missing-part');
    }, [Part, isBusy, missing]);
    if (Part) return <Part {...props} />;
    const reloads = needsReload(missing);
    return (
      <Notice
        tone="error"
        className="col-span-full w-full"
        title={titleOf(missing)}
        action={
          <Button size="sm" busy={isBusy} onClick={reloads ? () => location.reload() : search.again}>
            {!isBusy && <RotateCw aria-hidden />}
            {reloads ? SHELL.reload : COMMON.tryAgain}
          </Button>
        }
      >
        {whyOf(missing)}
      </Notice>
    );
  };
}

/** Nothing, until the code has come. */
export function partWithoutNotice<Props extends object>(search: PartSearch<Props>): ComponentType<Props> {
  return function PartOrNothing(props: Props) {
    const { Part } = useSyncExternalStore(search.subscribe, search.getState);
    return Part && <Part {...props} />;
  };
}
