import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { PiecePreview } from '../piece-preview.tsx';

afterEach(cleanup);

function show(format: string, text: string, opinion: readonly number[] = []) {
  const marks = opinion.map((start) => ({ start, end: start + 'Call them.'.length, points: [{ id: 'o1', text: '' }] }));
  render(
    <PiecePreview format={format} syntax="plain" text={text} sentences={marks} claimsAt={() => []} author="Northkit" />,
  );
}

const ROWS = `[00:00-00:15]
Spoken: Two in three left.
Visual: Host to camera.
On-screen text: 2 in 3

[00:15-01:00]
Visual: Host to camera.
Spoken: Call them.`;

const VIDEO = `Title options:
1. Why customers leave
2. The call on day 20

Description:
${'What the viewer gets. '.repeat(8)}And the rest.

Chapters:
00:00 Two in three left.
00:15 Call them.

Script:

${ROWS}`;

describe('a script', () => {
  test('is a table of times, what is seen and what is said', () => {
    show('Video Script', VIDEO);
    const table = within(screen.getByRole('table'));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Time',
      'Seen',
      'Spoken',
    ]);
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      '00:00-00:15Hook',
      '00:15-01:00',
    ]);
    const [, first] = table.getAllByRole('row');
    expect(first?.textContent).toContain('On screen2 in 3');
    expect(within(first as HTMLElement).getByText('Two in three left.')).toBeTruthy();
  });

  test('says how long it runs, and how fast it would have to be spoken', () => {
    show('Video Script', VIDEO);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['01:00 in all', '6 spoken words', '6 words a minute']),
    );
  });

  test('marks the opinion in the row that says it, not in a chapter of the same words', () => {
    show('Video Script', VIDEO, [VIDEO.lastIndexOf('Call them.')]);
    const [mark, ...others] = document.querySelectorAll('mark.opinion');
    expect(others).toEqual([]);
    expect(mark?.closest('tr')?.textContent).toContain('00:15-01:00');
  });
});

describe('a video', () => {
  test('stands below the title that is tried', async () => {
    show('Video Script', VIDEO);
    expect(screen.getByRole('heading', { name: 'Why customers leave' })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Title 2: The call on day 20' }));
    expect(screen.getByRole('heading', { name: 'The call on day 20' })).toBeTruthy();
  });

  test('folds its description, and lists its chapters with their times', () => {
    show('Video Script', VIDEO);
    const [seen = '', behind = ''] = (screen.getByRole('article').textContent ?? '').split('Shown up to here');
    expect(seen).toContain('What the viewer gets.');
    expect(behind).toContain('And the rest.');
    const chapters = screen.getByRole('heading', { name: 'Chapters' }).parentElement;
    expect(chapters?.textContent).toContain('00:00Two in three left.00:15Call them.');
  });

  test('is a script alone where nothing else is written', () => {
    show('Video Script', `Script:\n\n${ROWS}`);
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.getByRole('table')).toBeTruthy();
  });
});

describe('a short video', () => {
  test('shows the first words on its picture, its caption and its hashtags as they are posted', () => {
    show('Short Content Script', `${ROWS}\n\nCaption: Watch with @anna.\nHashtags: #churn #calls`);
    const phone = document.querySelector<HTMLElement>('.phone');
    expect(phone?.textContent).toContain('2 in 3NorthkitWatch with @anna.#churn #calls');
    expect(screen.getByText('01:00 in all')).toBeTruthy();
  });
});
