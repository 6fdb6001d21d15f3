import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Section } from './section.tsx';

afterEach(cleanup);

function Host() {
  const [open, setOpen] = useState(true);
  return (
    <Section title="Topic" description="One line is enough." summary="Churn" open={open} onOpenChange={setOpen}>
      <input aria-label="Topic" />
    </Section>
  );
}

test('what was typed is kept while a section is minimized, and its summary stands in its place', async () => {
  render(<Host />);
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox'), 'Churn');
  expect(screen.queryByText('Churn')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Minimize/ }));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('Churn')).toBeDefined();
  expect(screen.queryByText('One line is enough.')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Expand/ }));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Churn');
});
