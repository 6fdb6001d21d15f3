import { describe, expect, it } from 'vitest';
import { growthOf } from '../../../test/support/growth.ts';
import { areOfOtherLanguages } from './language.ts';

const ENGLISH = 'Buddies beat handbooks, since a patient colleague answers in a minute and has the time for it.';
const TEXTS = {
  en: 'Nobody reads the handbook in week one. Give every engineer a buddy who is there for questions.',
  de: 'Niemand liest das Handbuch in der ersten Woche. Besser ist ein Kollege, der sich Zeit nimmt und antwortet.',
  fr: 'Personne ne lit le manuel dans la première semaine. Un collègue qui répond est plus utile que les pages.',
  es: 'Nadie lee el manual en la primera semana. Un colega con paciencia es más útil para los nuevos.',
  pt: 'Ninguém lê o manual na primeira semana. Um colega com paciência é mais útil para os novos, e não as páginas.',
  ru: 'Никто не читает руководство в первую неделю. Лучше терпеливый коллега.',
  el: 'Κανείς δεν διαβάζει το εγχειρίδιο την πρώτη εβδομάδα.',
  ja: '最初の週にハンドブックを読む人はいません。',
  zh: '没有人在第一周读手册。耐心的同事更有用。',
  ar: 'لا أحد يقرأ الدليل في الأسبوع الأول.',
  // Known by its tag alone.
  tr: 'Kimse ilk hafta el kitabını okumaz. Sabırlı bir iş arkadaşı çok daha yararlıdır.',
} as const;
const EACH = Object.entries(TEXTS);

describe('two texts', () => {
  it.each(EACH)('are told apart where one is English and the other %s', (language, text) => {
    expect(areOfOtherLanguages(text, ENGLISH, language)).toBe(language !== 'en');
  });

  it.each(EACH.filter(([language]) => language !== 'tr'))(
    'are told apart where one is %s and the other anything else',
    (language, text) => {
      for (const [named, other] of EACH) {
        if (named !== 'tr') expect(areOfOtherLanguages(other, text, named), named).toBe(named !== language);
      }
    },
  );

  it('need a sentence or two alone', () => {
    const opinion =
      'Buddies beat handbooks. Nobody reads forty pages in week one, and a patient colleague answers in a minute.';
    expect(areOfOtherLanguages(TEXTS.de, opinion, 'de')).toBe(true);
    expect(areOfOtherLanguages(TEXTS.en, opinion, 'en')).toBe(false);
  });

  it('are taken for one language where one says too little', () => {
    expect(areOfOtherLanguages(TEXTS.de, 'Buddies beat handbooks.', 'de')).toBe(false);
    expect(areOfOtherLanguages(TEXTS.de, '42 % 🎉', 'de')).toBe(false);
    expect(areOfOtherLanguages('', ENGLISH, 'de')).toBe(false);
    expect(areOfOtherLanguages('42', ENGLISH, 'de')).toBe(false);
  });

  it('are one language where the text is in another than was asked for', () => {
    expect(areOfOtherLanguages(TEXTS.en, ENGLISH, 'de')).toBe(false);
  });

  it.each(['the ', '漢', '\u0301'])('are read in proportion to a text of %j', (unit) => {
    const { taken, allowed } = growthOf(unit, (text) => areOfOtherLanguages(text, ENGLISH, 'de'));
    expect(taken).toBeLessThan(allowed);
  });
});
