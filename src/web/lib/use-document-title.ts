import { useEffect } from 'react';
import { COMMON } from '../texts/common.ts';

export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    document.title = title ? `${title} · ${COMMON.product}` : COMMON.product;
  }, [title]);
}
