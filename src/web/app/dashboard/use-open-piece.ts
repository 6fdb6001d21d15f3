import { useCallback, useRef, useState, type RefObject } from 'react';

export interface OpenPiece {
  /** Null as long as nobody has chosen one. */
  readonly openId: string | null;
  readonly open: (id: string) => void;
  /** Where the piece is shown; brought into sight when one is opened from elsewhere. */
  readonly placeRef: RefObject<HTMLDivElement | null>;
}

export function useOpenPiece(): OpenPiece {
  const [openId, setOpenId] = useState<string | null>(null);
  const placeRef = useRef<HTMLDivElement>(null);
  const open = useCallback((id: string) => {
    setOpenId(id);
    requestAnimationFrame(() => {
      const place = placeRef.current;
      if (!place || place.contains(document.activeElement)) return;
      place.scrollIntoView({ block: 'start' });
      place.focus({ preventScroll: true });
    });
  }, []);
  return { openId, open, placeRef };
}
