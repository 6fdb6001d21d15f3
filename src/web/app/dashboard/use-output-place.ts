import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { OutputPlace } from './use-view.ts';

export interface OutputPlaceControl {
  readonly place: OutputPlace;
  readonly turn: (change: Partial<OutputPlace>) => void;
  /** Opens a piece from elsewhere: where it is shown is brought into sight. */
  readonly open: (pieceId: string) => void;
  readonly placeRef: RefObject<HTMLDivElement | null>;
}

/** What is open of a job: at once on the screen, and told to the address behind it. */
export function useOutputPlace(start: OutputPlace, onTurn: (place: OutputPlace) => void): OutputPlaceControl {
  const [place, setPlace] = useState(start);
  const placeRef = useRef<HTMLDivElement>(null);
  const told = useRef(place);
  useEffect(() => {
    if (told.current === place) return;
    told.current = place;
    onTurn(place);
  }, [place, onTurn]);
  const turn = useCallback((change: Partial<OutputPlace>) => setPlace((before) => changed(before, change)), []);
  const open = useCallback(
    (piece: string) => {
      turn({ piece, tab: null });
      requestAnimationFrame(() => {
        const shown = placeRef.current;
        if (!shown || shown.contains(document.activeElement)) return;
        shown.scrollIntoView({ block: 'start' });
        shown.focus({ preventScroll: true });
      });
    },
    [turn],
  );
  return { place, turn, open, placeRef };
}

function changed(before: OutputPlace, change: Partial<OutputPlace>): OutputPlace {
  const after = { ...before, ...change };
  const isSame = (Object.keys(after) as (keyof OutputPlace)[]).every((part) => after[part] === before[part]);
  return isSame ? before : after;
}
