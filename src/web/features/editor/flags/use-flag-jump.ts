import { useCallback, useDeferredValue, useMemo, useRef, useState, type RefObject } from 'react';
import { findCheckMarks, type CheckMark } from '../../../../core/formats/layout/check-mark.ts';

export interface FlagJump {
  readonly flags: readonly CheckMark[];
  /** Where the rendered text stands. */
  readonly previewRef: RefObject<HTMLDivElement | null>;
  /** What the text under edit has to select. */
  readonly place: CheckMark | null;
  readonly clearPlace: () => void;
  /** Leads to a mark in the view that is open. */
  readonly jump: (index: number) => void;
  /** Leads from a mark in the rendered text to where it can be changed. */
  readonly edit: (mark: HTMLElement) => void;
}

/** Finds what is left to check in a text, and leads to each. */
export function useFlagJump(text: string, showWrite: () => void): FlagJump {
  const settled = useDeferredValue(text);
  const flags = useMemo(() => findCheckMarks(settled), [settled]);
  const [place, setPlace] = useState<CheckMark | null>(null);
  const previewRef = useRef<HTMLDivElement>(null);
  const clearPlace = useCallback(() => setPlace(null), []);

  const write = (index: number) => {
    const flag = findCheckMarks(text)[index];
    if (!flag) return;
    setPlace(flag);
    showWrite();
  };
  const marks = () => [...(previewRef.current?.querySelectorAll<HTMLElement>('[data-flag]') ?? [])];
  const jump = (index: number) => {
    const mark = marks()[index];
    if (!mark) return write(index);
    mark.scrollIntoView({ block: 'center' });
    mark.focus({ preventScroll: true });
  };
  return { flags, previewRef, place, clearPlace, jump, edit: (mark) => write(marks().indexOf(mark)) };
}
