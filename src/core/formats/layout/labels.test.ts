import { describe, expect, it } from 'vitest';
import { EN } from './labels/en.ts';
import { isLabelKey, LABEL_LANGUAGES, labelLanguage, labelName, labelReader } from './labels.ts';

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

describe('labels of other languages', () => {
  const everyLabel = labelReader(Object.keys(EN).filter(isLabelKey));

  it.each([
    ['Betreff: A', 'A'],
    ['**Objet :** A', 'A'],
    ['Asunto 2: A', 'A'],
    ['件名：A', 'A'],
    ['الموضوع: A', 'A'],
  ])('are read as they are typed there: %s', (line, value) => {
    expect(read(line)).toEqual({ key: 'subject', value });
  });

  it.each(LABEL_LANGUAGES)('are all named in %s, and read back', (language) => {
    for (const key of Object.keys(EN).filter(isLabelKey)) {
      const name = labelName(key, language);
      expect(labelReader([key])(`${name}: A`), `${key} in ${language}`).toEqual({ key, value: 'A' });
      expect(everyLabel(`${name}: A`)?.value, `${key} in ${language}`).toBe('A');
    }
  });

  it('follow from the language of a text', () => {
    expect(labelLanguage('de-AT')).toBe('de');
    expect(labelLanguage('zh-Hant')).toBe('zh');
    expect(labelLanguage('pt_BR')).toBe('pt');
    expect(labelLanguage('tlh')).toBe('en');
    expect(labelLanguage(null)).toBe('en');
  });

  it.each([
    'Das Problem ist alt: niemand fragt.',
    'Über uns: nichts.',
    'Tomorrow: nothing.',
    'Sin embargo: no.',
    'Wir fragen: warum?',
    'Problemlos: ja',
    '今日: 雨',
    'Pourtant : non',
  ])('leave running text alone: %s', (line) => {
    expect(everyLabel(line)).toBeNull();
  });
});
