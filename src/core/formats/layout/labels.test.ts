import { describe, expect, it } from 'vitest';
import { labelReader } from './labels.ts';

const read = labelReader(['subject', 'preheader', 'seoTitle']);

describe('labels', () => {
  it.each([
    ['Subject: A', 'A'],
    ['subject:A', 'A'],
    ['**Subject:** A', 'A'],
    ['**Subject**: A', 'A'],
    ['**Subject: A**', 'A'],
    ['__Subject__ : A', 'A'],
    ['### Subject: A', 'A'],
    ['- **Subject line:** A', 'A'],
    ['2. Subject: A', 'A'],
    ['**2. Subject:** A', 'A'],
    ['Subject 2: A', 'A'],
    ['Subject B (question): A', 'A'],
    ['Subject：A', 'A'],
    ['Subject: **A** b', '**A** b'],
    ['Subject: A: b', 'A: b'],
    ['Subject:', ''],
    ['## Subject lines', ''],
    ['**Subject**', ''],
  ])('are read in %s', (line, value) => {
    expect(read(line)).toEqual({ key: 'subject', value });
  });

  it.each([
    'Subject',
    'Subject A',
    'Subjects: A',
    'The subject: A',
    '\\Subject: A',
    '## Subject to change',
    '**Subject** matters',
    'Slug: a',
    '',
  ])('are not seen in %j', (line) => {
    expect(read(line)).toBeNull();
  });
});
