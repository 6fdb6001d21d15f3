import { fc } from '../../../../test/support/property.ts';
import { describe, expect, test } from 'vitest';
import { labelOutline, outlineLabel, readOutline, relabelOutline, withoutOutlineLabel } from './outline-label.ts';

const BODY = '# Churn\n\n[Add: one case]\n\n[Add: one date]';

describe('the label of an outline', () => {
  test('counts its sources and the gaps that are left', () => {
    expect(outlineLabel(BODY, 0)).toBe('Outline: 0 sources, 2 gaps');
    expect(outlineLabel('[Add: one case]', 1)).toBe('Outline: 1 source, 1 gap');
  });

  test('stands above the text with a blank line, and comes off again', () => {
    const text = labelOutline(BODY, 0);
    expect(text).toBe(`Outline: 0 sources, 2 gaps\n\n${BODY}`);
    expect(readOutline(text)).toEqual({ sources: 0, body: BODY });
    expect(withoutOutlineLabel(text)).toBe(BODY);
  });

  test('leaves every text below it as it was, line breaks at its beginning included', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('\n', 'a', '[Add: b]', ' ') }), fc.nat(20), (body, sources) => {
        expect(readOutline(labelOutline(body, sources))).toEqual({ sources, body });
      }),
    );
  });

  test('is taken for one at the very beginning alone', () => {
    for (const text of [`\n${labelOutline(BODY, 0)}`, 'Outline: 0 sources, 2 gaps and more', BODY, '']) {
      expect(readOutline(text)).toEqual({ sources: null, body: text });
    }
  });
});

describe('an edited text', () => {
  test('gets its label again with the true count', () => {
    expect(relabelOutline('# Churn\n\n[Add: one date]', 0)).toBe(
      'Outline: 0 sources, 1 gap\n\n# Churn\n\n[Add: one date]',
    );
  });

  test('is no outline any more once the last gap is filled', () => {
    expect(relabelOutline('# Churn\n\nMay 4.', 0)).toBe('# Churn\n\nMay 4.');
  });

  test('gets none where it had none', () => {
    expect(relabelOutline(BODY, null)).toBe(BODY);
  });
});
