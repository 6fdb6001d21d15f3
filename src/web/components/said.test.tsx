import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Said } from './said.tsx';

afterEach(cleanup);

const shown = (text: string) =>
  render(<Said text={text} parts={{ file: <code>.env</code>, folder: <b>here</b> }} />).container.innerHTML;

test('an element stands where its sentence has it', () => {
  expect(shown('Put it into {file}, {folder}.')).toBe('Put it into <code>.env</code>, <b>here</b>.');
  expect(shown('{folder} liegt {file}')).toBe('<b>here</b> liegt <code>.env</code>');
});

test('what nobody put in is left out, and a sentence without elements stands as it is', () => {
  expect(shown('All of {nothing}it')).toBe('All of it');
  expect(shown('Nothing in braces.')).toBe('Nothing in braces.');
});
