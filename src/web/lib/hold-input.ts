import { commonEnds } from './common-ends.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** What stands in a field, and where one types on. */
export interface FieldText {
  readonly text: string;
  readonly caret: number;
}

/**
 * Changes what is typed or pasted before it stands in the field: `take` answers what is taken of it. What is corrected
 * afterwards by a script can no longer be undone, nor what was typed before it. Returns how to stop.
 */
export function holdInput(field: TextField, take: (before: string, after: FieldText) => FieldText | null): () => void {
  const hold = (event: InputEvent) => {
    const input = readInput(field, event);
    if (input === null) return;
    const { value: before } = field;
    const start = field.selectionStart ?? before.length;
    const end = field.selectionEnd ?? start;
    const after = { text: before.slice(0, start) + input + before.slice(end), caret: start + input.length };
    const taken = take(before, after);
    if (taken === null || taken.text === after.text) return;
    event.preventDefault();
    write(field, taken);
  };
  const listen = hold as (event: Event) => void;
  field.addEventListener('beforeinput', listen);
  return () => field.removeEventListener('beforeinput', listen);
}

/** Null for what puts nothing in, what the browser itself takes back, and what cannot be held, such as an input method's. */
function readInput(field: TextField, { inputType, data, dataTransfer, isComposing }: InputEvent): string | null {
  if (isComposing) return null;
  if (inputType === 'insertLineBreak' || inputType === 'insertParagraph') {
    // In a field of one line that is Enter, which sends the form.
    return field instanceof HTMLTextAreaElement ? '\n' : null;
  }
  const isHeld = inputType === 'insertText' || inputType === 'insertFromPaste';
  return isHeld ? (data ?? dataTransfer?.getData('text/plain') ?? null) : null;
}

/** As if somebody had typed it: the browser's own command is the only way that its undo knows of. */
function write(field: TextField, { text, caret }: FieldText): void {
  const { value } = field;
  if (text !== value) {
    const { head, tail } = commonEnds(value, text);
    const added = text.slice(head, text.length - tail);
    field.setSelectionRange(head, value.length - tail);
    if (!command(added)) {
      field.setRangeText(added);
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: added }));
    }
  }
  field.setSelectionRange(caret, caret);
}

function command(text: string): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing has taken its place for fields
  const run = document.execCommand as Document['execCommand'] | undefined;
  return run?.call(document, text === '' ? 'delete' : 'insertText', false, text) ?? false;
}
