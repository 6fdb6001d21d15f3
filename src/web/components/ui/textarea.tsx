import { useImperativeHandle, useLayoutEffect, useReducer, useRef, useState, type ComponentProps } from 'react';
import { cn } from '../../lib/class-names.ts';

export interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'defaultValue'> {
  value: string;
}

/**
 * A controlled text area whose undo goes by runs of typing, as in any page. React sets the default value of its own
 * controlled one with every letter, and Chromium ends the run there. So the browser holds the text, and it is written to
 * only where it is another one than it should be.
 */
export function Textarea({ className, value, onChange, ref, ...rest }: TextareaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [first] = useState(value);
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => area.current, []);
  useLayoutEffect(() => {
    const text = value.replaceAll(/\r\n?/g, '\n');
    if (area.current && area.current.value !== text) write(area.current, text);
  });
  return (
    <textarea
      ref={area}
      className={cn('input px-3 py-2.5', className)}
      defaultValue={first}
      onChange={(event) => {
        onChange?.(event);
        // Who keeps the value as it was does not render anew, and the text has to be put back all the same.
        lookAgain();
      }}
      {...rest}
    />
  );
}

/** Who is typing goes on at the place where they are, which is told by what stands behind it. */
function write(area: HTMLTextAreaElement, text: string): void {
  const behind = area.value.length - area.selectionEnd;
  area.value = text;
  const caret = Math.max(0, text.length - behind);
  if (document.activeElement === area) area.setSelectionRange(caret, caret);
}
