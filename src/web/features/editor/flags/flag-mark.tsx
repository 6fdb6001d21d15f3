import { createContext, useContext, type ReactNode } from 'react';
import { Tooltip } from '../../../components/ui/tooltip.tsx';
import { EDITOR_TEXTS } from '../../../texts/editor.ts';
import '../marks.css';

/** What a press on a mark does. */
export const FlagPressContext = createContext<(mark: HTMLElement) => void>(() => undefined);

/** Something in a text that nothing stands behind, and why it is marked; a press leads to where it can be changed. */
export function FlagMark({ children }: { children: ReactNode }) {
  const press = useContext(FlagPressContext);
  return (
    <Tooltip text={EDITOR_TEXTS.flags.explanation}>
      {(target) => (
        // A button of HTML is one box; this one breaks over lines as text does.
        <span
          role="button"
          tabIndex={0}
          className="flag"
          data-flag
          {...target}
          onClick={(event) => press(event.currentTarget)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            press(event.currentTarget);
          }}
        >
          {children}
        </span>
      )}
    </Tooltip>
  );
}
