import { expect, test } from 'vitest';
import { answerListener } from './live-draft.ts';

/** What a reader has seen, draft by draft. */
function seen(reason: 'first' | 'edit', tries: readonly (readonly string[])[]) {
  const drafts: { reason: string; text: string }[] = [];
  const listener = answerListener(
    {
      begin: (why) => void drafts.push({ reason: why, text: '' }),
      add: (text) => {
        const last = drafts.at(-1);
        if (last) last.text += text;
      },
    },
    reason,
  );
  for (const parts of tries) {
    listener.begin();
    parts.forEach((part) => listener.add(part));
  }
  return drafts;
}

const ANSWER = 'Teams answer 42 % faster [s1][o2]. See the [manual](https://a.test) 【S3】 and [s2, s4] go on.\n\nEnd.';
const SHOWN = 'Teams answer 42 % faster. See the [manual](https://a.test) and go on.\n\nEnd.';

test('wherever an answer is cut into parts, nobody sees a mark', () => {
  for (let size = 1; size <= ANSWER.length; size += 1) {
    const parts = ANSWER.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];
    expect(seen('first', [parts]), `parts of ${size}`).toEqual([{ reason: 'first', text: SHOWN }]);
  }
});

test('another try is another draft, whatever the first one was for', () => {
  expect(seen('first', [['One'], ['Two']])).toEqual([
    { reason: 'first', text: 'One' },
    { reason: 'retry', text: 'Two' },
  ]);
  expect(seen('edit', [['Mended']])).toEqual([{ reason: 'edit', text: 'Mended' }]);
});

test('thoughts in front of the answer are not told, and those told too early are taken back', () => {
  expect(seen('first', [['<thi', 'nk>Let me see', '.</thi', 'nk>\n\nThe answer']])).toEqual([
    { reason: 'first', text: 'The answer' },
  ]);
  expect(seen('first', [['Let me see.', '</think>', 'The answer']]).at(-1)).toEqual({
    reason: 'first',
    text: 'The answer',
  });
});

test('a bracket that is none of ours is told once it cannot become a mark', () => {
  expect(seen('first', [['Fill in [Add: ', 'the link]', ' today']])).toEqual([
    { reason: 'first', text: 'Fill in [Add: the link] today' },
  ]);
});
