import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { FORMAT_LABELS } from '../../../core/formats/registry.ts';
import { chosenFormats, NO_FORMATS, setFormat, type FormatChoices } from './draft.ts';
import { FormatOptions } from './format-options.tsx';

afterEach(cleanup);

function Host({ chosen = NO_FORMATS }: { chosen?: FormatChoices }) {
  const [formats, setFormats] = useState(chosen);
  return (
    <>
      <FormatOptions formats={formats} onChange={setFormats} />
      <output aria-label="sent">{JSON.stringify(chosenFormats(formats).batch_formats)}</output>
    </>
  );
}

const FIRST = ['Descriptions', 'X Post', 'Email Newsletter', 'Video Script', 'Blog Post', 'Short Content Script'];
const MORE = FORMAT_LABELS.slice(FIRST.length);

const shown = () => screen.getAllByRole('switch').map((control) => control.getAttribute('aria-label'));
const more = () => screen.getByRole('button', { name: /^More formats/ });
const toggle = (name: string) => userEvent.click(screen.getByRole('switch', { name }));

test('the first six stand there in their order, the others are named behind a line', async () => {
  render(<Host />);
  expect(shown()).toEqual(FIRST);
  expect(more().getAttribute('aria-expanded')).toBe('false');
  expect(more().textContent).toContain(MORE.join(', '));
  await userEvent.click(more());
  expect(shown()).toEqual([...FIRST, ...MORE]);
});

test('the line tells how many are chosen behind it, open or not', async () => {
  render(<Host />);
  await userEvent.click(more());
  await toggle('Press Release');
  await toggle('LinkedIn Post');
  await userEvent.click(screen.getByRole('button', { name: 'Increase quantity of LinkedIn Post' }));
  expect(more().textContent).toContain(`2 of ${MORE.length} chosen`);
  await userEvent.click(more());
  expect(shown()).toEqual(FIRST);
  expect(more().textContent).toContain(`2 of ${MORE.length} chosen`);
  expect(screen.getByLabelText('sent').textContent).toBe('{"LinkedIn Post":2,"Press Release":1}');
});

test('it is open where one of them is chosen, and stays so when one changes one’s mind', async () => {
  render(<Host chosen={setFormat(NO_FORMATS, 'Meta Ad', { enabled: true })} />);
  expect(shown()).toEqual([...FIRST, ...MORE]);
  await toggle('Meta Ad');
  expect(shown()).toEqual([...FIRST, ...MORE]);
  expect(screen.getByLabelText('sent').textContent).toBe('{}');
});
