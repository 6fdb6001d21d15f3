import { describe, expect, it } from 'vitest';
import { readOpinion } from './opinion.ts';

const atMost = (characters: number) => (text: string) => text.length <= characters;

describe('the author’s opinion where room is short', () => {
  it('is given whole where it fits, its last line closed', () => {
    expect(readOpinion('Call first').opening(atMost(20))).toBe('Call first.');
    expect(readOpinion('Call first.\n\nThen write.').opening(atMost(40))).toBe('Call first. Then write.');
  });

  it('is given by its first sentences otherwise', () => {
    expect(readOpinion('Call first. Then write. Then wait.').opening(atMost(24))).toBe('Call first. Then write.');
  });

  it('ends with an ellipsis where one sentence is too long, after a clause if there is one', () => {
    const long = 'We call before we write, because a voice says more than a letter ever could';
    expect(readOpinion(long).opening(atMost(40))).toBe('We call before we write…');
    expect(readOpinion('Nobody ever reads a letter that begins with our company').opening(atMost(30))).toBe(
      'Nobody ever reads a letter…',
    );
    expect(readOpinion('x'.repeat(50)).opening(atMost(10))).toBe(`${'x'.repeat(9)}…`);
  });

  it('takes the items of a list for sentences, or for parts of one, and never ends where it leads on', () => {
    expect(readOpinion('1. Walk first\n2. Wait a week').opening(atMost(100))).toBe('Walk first. Wait a week.');
    expect(readOpinion('1. Walk first\n2. Wait a week').opening(atMost(15))).toBe('Walk first.');
    const list = 'Two things matter:\n- call first\n- write later';
    expect(readOpinion(list).whole).toBe(list);
    expect(readOpinion(list).opening(atMost(100))).toBe('Two things matter: call first; write later.');
    expect(readOpinion(list).opening(atMost(20))).toBe('Two things matter…');
  });

  it('stays out where nothing of it fits, or nothing was given', () => {
    expect(readOpinion('Call first.').opening(() => false)).toBe('');
    expect(readOpinion('  ').opening(() => true)).toBe('');
  });

  it('is split between two fields after a whole sentence, and nowhere else', () => {
    const opinion = readOpinion('Call first. Then write, and take your time over it');
    expect(opinion.split(atMost(80))).toEqual({
      opening: 'Call first. Then write, and take your time over it.',
      rest: '',
    });
    expect(opinion.split(atMost(20))).toEqual({
      opening: 'Call first.',
      rest: 'Then write, and take your time over it.',
    });
    expect(opinion.split(atMost(5))).toEqual({
      opening: '',
      rest: 'Call first. Then write, and take your time over it.',
    });
  });
});
