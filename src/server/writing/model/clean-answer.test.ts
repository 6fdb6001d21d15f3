import { describe, expect, it } from 'vitest';
import { cleanAnswer } from './clean-answer.ts';

describe('what a chatty model puts around a text', () => {
  it.each([
    ['```\nThe post.\n```'],
    ['```markdown\nThe post.\n```'],
    ["Here's your X post:\n\nThe post."],
    ['Sure! Here is the newsletter draft, in a casual tone:\n\n```text\nThe post.\n```'],
    ['The post.\n\nLet me know if you would like me to adjust the tone.'],
    ['\r\nThe post.\r\n'],
  ])('is taken off: %j', (answer) => {
    expect(cleanAnswer(answer)).toBe('The post.');
  });

  it.each([
    ["Here's what nobody tells you about onboarding:\n\nPeople ask people."],
    ['Here is the post that changed our hiring: it asked one question.'],
    ['# Title\n\n```sh\nnpm start\n```\n\nDone.'],
    ['Ask a colleague.\n\nLet me know what you think.'],
  ])('stays where it can belong to the piece: %j', (answer) => {
    expect(cleanAnswer(answer)).toBe(answer);
  });
});
