import { createContext, useContext, type ReactNode } from 'react';
import { Tooltip } from '../../../components/ui/tooltip.tsx';
import { EDITOR_TEXTS } from '../../../texts/editor.ts';
import './marks.css';

/** What is left for a person: a fact to check, or a gap to fill. */
export type MarkKind = 'flag' | 'gap';

const EXPLANATIONS = { flag: EDITOR_TEXTS.flags.explanation, gap: EDITOR_TEXTS.gaps.explanation };

/** What a press on a mark does. */
export const MarkPressContext = createContext<(kind: MarkKind, mark: HTMLElement) => void>(() => undefined);

/** Something in a text that a person has to see to, and why; a press leads to where it can be changed. */
export function TextMark({ kind, children }: { kind: MarkKind; children: ReactNode }) {
  const press = useContext(MarkPressContext);
  return (
    <Tooltip text={EXPLANATIONS[kind]}>
      {(target) => (
        // A button of HTML is one box; this one breaks over lines as text does.
        <span
          role="button"
          tabIndex={0}
          className={kind}
          data-mark={kind}
          {...target}
          onClick={(event) => press(kind, event.currentTarget)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            press(kind, event.currentTarget);
          }}
        >
          {children}
        </span>
      )}
    </Tooltip>
  );
}
