import { useLayoutEffect, useMemo, useRef } from 'react';
import { REDO_TEXTS } from '../../../texts/redo.ts';
import { compareTexts } from './compare-texts.ts';
import './comparison.css';
import { showFirstChange } from './show-first-change.ts';

const { versions: texts } = REDO_TEXTS;

export interface ComparisonProps {
  earlier: string;
  present: string;
  /** BCP 47 tag; null for that of the topic. */
  language: string | null;
}

/** What changed from one text to the other, or both where nothing much stayed. */
export function Comparison({ earlier, present, language }: ComparisonProps) {
  const parts = useMemo(() => compareTexts(earlier, present, language), [earlier, present, language]);
  const text = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => showFirstChange(text.current), []);
  if (!parts) return <Apart earlier={earlier} present={present} />;
  return (
    <>
      <p className="diff-legend">
        <del className="diff-earlier">{texts.onlyEarlier}</del>
        <ins className="diff-present">{texts.onlyPresent}</ins>
      </p>
      <p ref={text} dir="auto" className="version-text">
        {parts.map(({ kind, text }, index) => {
          if (kind === 'earlier')
            return (
              <del key={index} className="diff-earlier">
                {text}
              </del>
            );
          if (kind === 'present')
            return (
              <ins key={index} className="diff-present">
                {text}
              </ins>
            );
          return text;
        })}
      </p>
    </>
  );
}

function Apart({ earlier, present }: Pick<ComparisonProps, 'earlier' | 'present'>) {
  return (
    <>
      <p className="mb-3 text-2sm text-muted">{texts.apart}</p>
      <h4 className="text-2sm font-semibold">{texts.earlierText}</h4>
      <p dir="auto" className="version-text mt-1">
        {earlier}
      </p>
      <h4 className="mt-4 border-t border-border pt-4 text-2sm font-semibold">{texts.presentText}</h4>
      <p dir="auto" className="version-text mt-1">
        {present}
      </p>
    </>
  );
}
