import { describe, expect, it } from 'vitest';
import { closeSentence, splitSentences } from './sentences.ts';

describe('sentences of the author', () => {
  it('are told apart by their marks and by line breaks', () => {
    expect(splitSentences('We call first. Then we write!\n\nAnd then we wait')).toEqual([
      'We call first.',
      'Then we write!',
      'And then we wait',
    ]);
  });

  it('do not end at an abbreviation', () => {
    expect(splitSentences('Dr. Weber called us, e.g. on Monday. We listened.')).toEqual([
      'Dr. Weber called us, e.g. on Monday.',
      'We listened.',
    ]);
  });

  it('are found in scripts without spaces', () => {
    expect(splitSentences('先に電話します。その後で書きます。')).toEqual(['先に電話します。', 'その後で書きます。']);
  });

  it('get a full stop only where a word stands open', () => {
    expect(closeSentence('Call first')).toBe('Call first.');
    expect(closeSentence('Call first?')).toBe('Call first?');
    expect(closeSentence('He said “call first.”')).toBe('He said “call first.”');
    expect(closeSentence('Call first 📞')).toBe('Call first 📞');
  });
});
