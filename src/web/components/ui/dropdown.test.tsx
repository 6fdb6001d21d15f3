import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Dropdown } from './dropdown.tsx';

afterEach(cleanup);

const THEMES = ['System', 'Light', 'Dark'];

function Menu() {
  const [chosen, choose] = useState('Light');
  return (
    <Dropdown label="Account" trigger="A">
      <a href="#usage">Usage</a>
      {THEMES.map((theme) => (
        <label key={theme}>
          <input type="radio" name="theme" checked={theme === chosen} onChange={() => choose(theme)} />
          {theme}
        </label>
      ))}
      <button type="button">Sign Out</button>
    </Dropdown>
  );
}

const link = () => screen.getByRole('link', { name: 'Usage' });
const radio = (name: string) => screen.getByRole('radio', { name });

test('arrows lead from one control to the next, and among radios to the next choice', async () => {
  const user = userEvent.setup();
  render(<Menu />);
  await user.click(screen.getByRole('button'));
  expect(document.activeElement).toBe(link());
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(radio('Light'));
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(radio('Dark'));
  expect(radio('Dark')).toHaveProperty('checked', true);
});

test('arrows lead around the ends', async () => {
  const user = userEvent.setup();
  render(<Menu />);
  await user.click(screen.getByRole('button'));
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sign Out' }));
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(radio('Light'));
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(link());
});
