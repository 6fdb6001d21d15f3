import { describe, expect, it } from 'vitest';
import { writingCase } from '../../../../../test/support/writing-cases/writing-case.ts';
import { xWeight } from '../../../../core/checks/x-weight.ts';
import { countGaps } from '../../../../core/formats/layout/gaps.ts';
import { blogPost } from '../../../../core/formats/blog-post.ts';
import { FORMATS } from '../../../../core/formats/registry.ts';
import { videoScript } from '../../../../core/formats/video-script.ts';
import type { Assignment } from '../../writer.ts';
import { ANGLES, ANGLE_NAMES, type Angle } from '../angles/angle.ts';
import type { MadeText } from '../makers.ts';
import { writePiece } from '../write-piece.ts';

const { assignment } = writingCase('choir', {
  topic: 'Why our church choir should rehearse on Sundays',
  opinion: 'Evening rehearsals lose the young parents first. Move it to Sunday after service and bring soup.',
});
const versus = writingCase('notes', { topic: 'Notion vs Obsidian', opinion: 'Plain files outlive both.' }).assignment;

const made = (format: string, angle: Angle, from: Assignment = assignment): MadeText =>
  writePiece(from, { format, variant: 1, angle: ANGLE_NAMES[angle], claimIds: [] });
const write = (...piece: Parameters<typeof made>): string => made(...piece).text;

describe('an outline', () => {
  it.each(FORMATS.map(({ label }) => label))('of a %s is called one beside its text, and has gaps', (format) => {
    const { text, outlineSources } = made(format, 'question');
    expect(outlineSources).toBe(0);
    expect(text).not.toMatch(/outline/iu);
    expect(countGaps(text)).toBeGreaterThan(0);
  });

  it('carries the opinion in its own words, and asks for the case behind it', () => {
    const { intro, sections } = blogPost.parse(write('Blog Post', 'story')).parts;
    expect(intro).toContain(assignment.opinion);
    expect(sections[0]?.body).toMatch(/^\[Add: one parent /);
  });

  it.each(ANGLES)('asks, and says nothing else, where nothing was given: %s', (angle) => {
    const blank: Assignment = { ...assignment, topic: 'How to rehearse on Sundays', opinion: '' };
    for (const { label } of FORMATS) {
      const text = write(label, angle, blank);
      expect(text, label).not.toMatch(/^- (?!\[Add: |[\p{L} ]+: \[Add: )/mu);
      expect(text, label).not.toContain('**Send');
      expect(countGaps(text), label).toBeGreaterThan(0);
    }
  });

  it('names both sides of a comparison', () => {
    expect(write('Blog Post', 'contrast', versus)).toMatch(/## .*“(?:Notion|Obsidian)”/);
  });

  it('has a question, a gap and a picture for each chapter of a video', () => {
    const { rows, chapters } = videoScript.parse(write('Video Script', 'question')).parts;
    for (const { start, title } of chapters.slice(1)) {
      const row = rows.find((one) => one.start === start);
      expect(row?.spoken).toMatch(/\?\n\[Add: /);
      expect(row?.spoken).toContain(title);
      expect(row?.visual).not.toBe('');
    }
    expect(chapters.length).toBeGreaterThan(3);
  });

  it.each(ANGLES)('of an X post fits as it is and once it is filled in: %s', (angle) => {
    const text = write('X Post', angle);
    expect(xWeight(text)).toBeLessThanOrEqual(280);
    const filled = text.replace(/\[Add: [^\]]*\]/gu, 'Anna left in May because rehearsals ended at ten.');
    expect(xWeight(filled)).toBeLessThanOrEqual(280);
    expect(text).toContain('Evening rehearsals lose the young parents first.');
  });

  it('of an X post fits whatever the length of the opinion', () => {
    for (let words = 1; words < 70; words += 1) {
      const opinion = `Sunday ${'is the day '.repeat(words)}we mean. So there.`;
      for (const angle of ANGLES)
        expect(xWeight(write('X Post', angle, { ...assignment, opinion }))).toBeLessThanOrEqual(280);
    }
  });
});
