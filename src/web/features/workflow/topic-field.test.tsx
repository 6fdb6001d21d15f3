import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { TopicField } from './topic-field.tsx';

afterEach(cleanup);

function Host({ topic }: { topic: string }) {
  const [value, setValue] = useState(topic);
  return <TopicField value={value} onChange={setValue} />;
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Topic' });

test('Enter in the middle of the topic is a space, and one types on at that place', async () => {
  render(<Host topic="churn retention" />);
  await userEvent.type(field(), '{Enter}and ', { initialSelectionStart: 5, initialSelectionEnd: 5 });
  expect(field().value).toBe('churn and retention');
});

test('pasted lines become one line', async () => {
  render(<Host topic="" />);
  field().focus();
  await userEvent.paste('First line\n\n  second line');
  expect(field().value).toBe('First line second line');
});
