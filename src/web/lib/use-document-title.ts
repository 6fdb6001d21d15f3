import { useEffect } from 'react';
import { COMMON } from '../texts/common.ts';

/** Names the browser's tab after what the page shows. Undefined leaves that to somebody further down. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${COMMON.product}`;
  }, [title]);
}
