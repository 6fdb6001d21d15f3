import { describe, expect, test } from 'vitest';
import { outlineOf } from './outline.ts';

const TEXT = '# Churn\n\n[Add: one case]\n\n[Add: one date]';

describe('an outline', () => {
  test('has its sources, and the gaps that are left in it now', () => {
    expect(outlineOf(TEXT, 0)).toEqual({ sources: 0, gaps: 2 });
    expect(outlineOf('# Churn\n\n[Add: one date]', 1)).toEqual({ sources: 1, gaps: 1 });
  });

  test('is none any more once its last gap is filled', () => {
    expect(outlineOf('# Churn\n\nMay 4.', 0)).toBeNull();
  });

  test('is no text that was written as another piece, or not yet', () => {
    expect(outlineOf(TEXT, null)).toBeNull();
    expect(outlineOf(null, 0)).toBeNull();
  });
});
