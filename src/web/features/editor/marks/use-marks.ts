import { useCallback, useDeferredValue, useMemo, useRef, useState, type RefObject } from 'react';
import { findCheckMarks, type CheckMark } from '../../../../core/formats/layout/check-mark.ts';
import { findGaps } from '../../../../core/formats/layout/gaps.ts';
import type { MarkKind } from './text-mark.tsx';

/** A stretch of a text, as indices of its code units. */
export interface TextSpan {
  readonly start: number;
  /** Behind the last one. */
  readonly end: number;
}

export interface Marks {
  readonly flags: readonly CheckMark[];
  /** Where the rendered text stands. */
  readonly previewRef: RefObject<HTMLDivElement | null>;
  /** The text under edit. */
  readonly areaRef: RefObject<HTMLTextAreaElement | null>;
  /** What the text under edit has to select. */
  readonly place: TextSpan | null;
  readonly clearPlace: () => void;
  /** Leads to a place of the text under edit. */
  readonly show: (span: TextSpan) => void;
  /** Leads to a sentence that stands out, in the view that is open. */
  readonly jumpToSentence: (span: TextSpan) => void;
  /** Leads to a flag in the view that is open. */
  readonly jumpToFlag: (index: number) => void;
  /** Leads to the gap behind the cursor in the text under edit, and to the first one after the last. */
  readonly jumpToNextGap: () => void;
  /** Leads from a mark in the rendered text to where it can be changed. */
  readonly edit: (kind: MarkKind, mark: HTMLElement) => void;
}

const FIND = { flag: findCheckMarks, gap: findGaps };

/** Finds what is left for a person in a text, and leads to it. */
export function useMarks(text: string, showWrite: () => void): Marks {
  const settled = useDeferredValue(text);
  const flags = useMemo(() => findCheckMarks(settled), [settled]);
  const [place, setPlace] = useState<TextSpan | null>(null);
  const previewRef = useRef<HTMLDivElement>(null);
  const areaRef = useRef<HTMLTextAreaElement>(null);
  const clearPlace = useCallback(() => setPlace(null), []);

  const write = (span: TextSpan | undefined) => {
    if (!span) return;
    setPlace(span);
    showWrite();
  };
  const shown = (kind: MarkKind) => [
    ...(previewRef.current?.querySelectorAll<HTMLElement>(`[data-mark=${kind}]`) ?? []),
  ];
  const jumpToFlag = (index: number) => {
    const flag = findCheckMarks(text)[index];
    const mark = shown('flag').find((candidate) => spanOf('flag', candidate, text)?.start === flag?.start);
    if (!mark) return write(flag);
    goTo(mark);
  };
  const jumpToSentence = (span: TextSpan) => {
    const mark = previewRef.current?.querySelector<HTMLElement>(`[data-sentence="${span.start}"]`);
    if (mark) goTo(mark);
    else write(span);
  };
  const jumpToNextGap = () => {
    const gaps = findGaps(text);
    const from = areaRef.current?.selectionEnd ?? 0;
    write(gaps.find(({ start }) => start >= from) ?? gaps[0]);
  };
  const edit = (kind: MarkKind, mark: HTMLElement) => write(spanOf(kind, mark, text));
  return {
    flags,
    previewRef,
    areaRef,
    place,
    clearPlace,
    show: write,
    jumpToSentence,
    jumpToFlag,
    jumpToNextGap,
    edit,
  };
}

/** Where a mark that is shown stands in the text: a preview may show parts of it, and in another order. */
export function spanOf(kind: MarkKind, mark: HTMLElement, text: string): TextSpan | undefined {
  const excerpt = mark.closest<HTMLElement>('[data-excerpt]');
  const from = excerpt?.dataset['excerpt'] ?? '0';
  const found = FIND[kind](text);
  // An excerpt that is not known to stand anywhere: its mark can be told by its words alone.
  if (from === '') return found.find(({ start, end }) => text.slice(start, end) === mark.textContent);
  const around = excerpt ?? mark.closest('[role=tabpanel]');
  const place = [...(around?.querySelectorAll(`[data-mark=${kind}]`) ?? [])].indexOf(mark);
  return found.filter(({ start }) => start >= Number(from))[place];
}

function goTo(mark: HTMLElement): void {
  mark.scrollIntoView({ block: 'center' });
  mark.focus({ preventScroll: true });
}
