import { describe, expect, it } from 'vitest';
import { fc } from '../../../test/support/property.ts';
import { FORMAT_LABELS } from './registry.ts';
import { batchFormats, desiredFormats, readSelection } from './selection.ts';

const chosen = (desired_formats: string[], batch_formats: Record<string, number> = {}) =>
  readSelection({ desired_formats, batch_formats }).formats.map(({ label, quantity }) => `${quantity} ${label}`);

describe('a wish for formats', () => {
  it('comes out in menu order, one of each that has no quantity', () => {
    expect(chosen(['Blog Post', 'X Post'])).toEqual(['1 X Post', '1 Blog Post']);
  });

  it('takes names in any spelling', () => {
    expect(chosen(['x_post', 'EMAIL-newsletter', ' Blog  Post '], { xpost: 2, blog_post: 3 })).toEqual([
      '2 X Post',
      '1 Email Newsletter',
      '3 Blog Post',
    ]);
  });

  it('clamps quantities to whole numbers from 1 to 3', () => {
    expect(chosen([], { 'X Post': 99, 'Blog Post': 0.4, 'Video Script': 2.4 })).toEqual([
      '3 X Post',
      '2 Video Script',
      '1 Blog Post',
    ]);
  });

  it('drops a format of quantity 0, even when it is named as well', () => {
    expect(chosen(['X Post', 'Blog Post'], { 'X Post': 0, Descriptions: -1 })).toEqual(['1 Blog Post']);
  });

  it('merges a format that is named twice, keeping the larger quantity', () => {
    expect(chosen(['X Post', 'x post'])).toEqual(['1 X Post']);
    expect(chosen([], { 'X Post': 3, x_post: 1 })).toEqual(['3 X Post']);
    expect(chosen([], { x_post: 0, 'X Post': 2 })).toEqual(['2 X Post']);
  });

  it('names each unknown format once, as it was written', () => {
    const { formats, unknown } = readSelection({
      desired_formats: ['Podcast', 'X Post', 'Podcast', 'constructor'],
      batch_formats: { Podcast: 1, 'Fax ': 2 },
    });
    expect(formats).toEqual([{ label: 'X Post', quantity: 1 }]);
    expect(unknown).toEqual(['Podcast', 'Fax ', 'constructor']);
  });

  it('is empty when nothing was wished for', () => {
    expect(readSelection({ desired_formats: [], batch_formats: {} })).toEqual({ formats: [], unknown: [] });
  });

  it('goes back to the wire and reads the same again', () => {
    const quantity = fc.integer({ min: -1, max: 9 });
    fc.assert(
      fc.property(
        fc.subarray([...FORMAT_LABELS]),
        fc.dictionary(fc.constantFrom(...FORMAT_LABELS), quantity),
        (desired, batch) => {
          const { formats } = readSelection({ desired_formats: desired, batch_formats: batch });
          const again = readSelection({
            desired_formats: desiredFormats(formats),
            batch_formats: batchFormats(formats),
          });
          expect(again).toEqual({ formats, unknown: [] });
        },
      ),
    );
  });
});
