import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdInput, type FieldText } from './hold-input.ts';

beforeEach(() => document.body.replaceChildren());
afterEach(() => document.body.replaceChildren());

/** Takes no space at the end, as the audience field takes none behind its fifth word but one. */
const withoutEnd = (_: string, { text, caret }: FieldText) => ({ text: text.trimEnd(), caret: Math.max(0, caret - 1) });

function hold<Name extends 'input' | 'textarea'>(name: Name): HTMLElementTagNameMap[Name] {
  const field = document.createElement(name);
  document.body.append(field);
  field.value = 'one two';
  field.setSelectionRange(field.value.length, field.value.length);
  holdInput(field, withoutEnd);
  return field;
}

/** Whether the browser may go on with it. */
function goesOn(field: HTMLElement, inputType: string, data: string | null = null): boolean {
  return field.dispatchEvent(new InputEvent('beforeinput', { inputType, data, bubbles: true, cancelable: true }));
}

test('what is not taken of an input does not come into the field', () => {
  const field = hold('input');
  expect(goesOn(field, 'insertText', ' ')).toBe(false);
  expect(goesOn(field, 'insertText', 's')).toBe(true);
});

test.each(['insertLineBreak', 'insertParagraph'])('%s is held where it would make a line', (inputType) => {
  expect(goesOn(hold('textarea'), inputType)).toBe(false);
});

test('Enter in a field of one line is the form’s', () => {
  expect(goesOn(hold('input'), 'insertLineBreak')).toBe(true);
});
