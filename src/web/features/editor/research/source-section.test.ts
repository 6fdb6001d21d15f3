import { describe, expect, test } from 'vitest';
import { RESEARCHED } from '../../../../../test/fakes/researched.ts';
import { readResearch } from '../read-research.ts';
import { withoutSourceSection, withSourceSection } from './source-section.ts';

const research = readResearch(RESEARCHED);

describe('the list of sources of a brief', () => {
  test('is not read twice, but kept with the text', () => {
    expect(withoutSourceSection(research)).not.toContain('## Sources');
    expect(withoutSourceSection(research)).toContain('goes with renewal.” [2]');
    expect(withSourceSection(research)).toBe(research.text);
  });

  test('leaves what follows it', () => {
    const text = `${research.text}\n\n## Notes\n\nA note.`;
    expect(withoutSourceSection({ ...research, text })).toMatch(/\[2\]\n\n## Notes\n\nA note\.$/);
  });

  test('is added to a text that has none, with the addresses', () => {
    const kept = withSourceSection({ ...research, text: 'Short.' });
    expect(kept).toContain(
      '## Sources\n\n1. Customer onboarding, Wikipedia, CC BY-SA 4.0, 2031-03-12, <https://en.wiki',
    );
  });

  test('stays where it is all there is', () => {
    const legacy = { ...research, sources: [] };
    expect(withoutSourceSection(legacy)).toBe(research.text);
    expect(withSourceSection({ ...legacy, text: 'Just text.' })).toBe('Just text.');
  });
});
