import { describe, expect, test } from 'vitest';
import { growthOf } from '../../../../test/support/growth.ts';
import type { CalendarDate, Figure } from './figure.ts';
import { readFigures } from './read-figures.ts';

/** "5–10 percent", "12000000 EUR", "2026-3-1", each as short as it can be told. */
function asText(figure: Figure): string {
  if (figure.kind === 'time') return figure.to === null ? figure.from : `${figure.from}–${figure.to}`;
  if (figure.kind === 'date')
    return figure.to === null ? dateText(figure.from) : `${dateText(figure.from)}–${dateText(figure.to)}`;
  const values = figure.to === null ? `${figure.value}` : `${figure.value}–${figure.to}`;
  return `${values} ${figure.unit ?? figure.kind}`;
}

const dateText = ({ year, month, day }: CalendarDate) =>
  [year, month, day].filter((part) => part !== undefined).join('-');
const read = (text: string, language?: string) =>
  readFigures(text, language === undefined ? {} : { language }).map(asText);

describe('a figure', () => {
  test.each([
    ['en', 'Churn fell by 2 percentage points, not by 30 percent.', ['2 points', '30 percent']],
    ['de', 'Der Anteil stieg um 2,5 Prozentpunkte auf 30 Prozent.', ['2.5 points', '30 percent']],
    ['fr', 'La part a gagné 1,5 point de pourcentage, soit 8 %.', ['1.5 points', '8 percent']],
    ['pl', 'Udział wzrósł o 2 pkt proc., do 31%.', ['2 points', '31 percent']],
    ['ja', '解約率は3.5%から1.2ポイント下がった。', ['3.5 percent', '1.2 points']],
    ['zh', '占比上升了2.3个百分点，达到15%。', ['2.3 points', '15 percent']],
  ])('tells percentage points from percent (%s)', (language, text, figures) => {
    expect(read(text, language)).toEqual(figures);
  });

  test.each([
    ['en', 'It sold for £1.2m, and 1,240 copies cost $9,900.50.', ['1200000 GBP', '1240 count', '9900.5 USD']],
    ['de', '2,5 Millionen Menschen, 12,3 Mio. Euro, 1.299,00 EUR.', ['2500000 count', '12300000 EUR', '1299 EUR']],
    ['fr', '3,4 millions d’euros pour 1 150 logements.', ['3400000 EUR', '1150 count']],
    ['ja', '売上は3億2000万円、来場者は1万2000人。', ['320000000 JPY', '12000 count']],
    ['sv', 'Den kostar 1 495 kr.', ['1495 SEK']],
    ['da', 'Den koster 1.495 kr.', ['1495 DKK']],
  ])('has the value that its country writes (%s)', (language, text, figures) => {
    expect(read(text, language)).toEqual(figures);
  });

  test.each([
    ['en', 'Twenty-five shops, forty-two weeks, half of the staff.', ['25 count', '42 week', '50 percent']],
    ['de', 'Fünfundzwanzig Läden in zwölf Wochen.', ['25 count', '12 week']],
    ['it', 'Ventisei negozi, dodicimila euro, sei un amico.', ['26 count', '12000 EUR']],
    ['pl', 'Dwie godziny i pięćdziesiąt cztery osoby.', ['2 h', '54 count']],
    ['zh', '团队有四十五人，一起工作。', ['45 count']],
    ['en', 'One of us once met two million people.', ['2000000 count']],
  ])('may be spelled out in the words of its language (%s)', (language, text, figures) => {
    expect(read(text, language)).toEqual(figures);
  });

  test.each([
    ['−14 °C at night, +0.4 % a year, and 6–8 cm of snow', ['-14 °C', '0.4 percent', '6–8 cm']],
    ['3 to 5 days, between 10 and 15 percent, $10 to $15', ['3–5 day', '10–15 percent', '10–15 USD']],
    [
      'From 6 to 2 weeks; 6.1 → 3.8 days; from 41 to 56 shops',
      ['6 week', '2 week', '6.1 day', '3.8 day', '41 count', '56 count'],
    ],
    ['5 and 10 percent of it', ['5 percent', '10 percent']],
  ])('has a sign, a range or a change: %s', (text, figures) => {
    expect(read(text, 'en')).toEqual(figures);
  });

  test.each([
    [
      'en',
      '3 May 2026, May 3–5, 2026, 04/30/2026, 2026-03-01, in 2024, 2019–21',
      ['2026-5-3', '2026-5-3–2026-5-5', '2026-4-30', '2026-3-1', '2024', '2019–2021'],
    ],
    ['de', 'Am 3. Mai, 24. bis 26. September, 31.03., 12.01.2026', ['5-3', '9-24–9-26', '3-31', '2026-1-12']],
    ['es', 'del 3 al 7 de noviembre de 2026', ['2026-11-3–2026-11-7']],
    ['ja', '2026年3月5日、4月3日から5日まで', ['2026-3-5', '4-3–4-5']],
  ])('may be a date (%s)', (language, text, figures) => {
    expect(read(text, language)).toEqual(figures);
  });

  test.each([
    ['en', 'Doors at 7:30 p.m., lunch 12:00–14:00', ['19:30', '12:00–14:00']],
    ['de', '9–17 Uhr, Beginn 18.30 Uhr, drei Stunden', ['09:00–17:00', '18:30', '3 h']],
    ['ja', '午後3時30分に開始', ['15:30']],
  ])('may be a time of day (%s)', (language, text, figures) => {
    expect(read(text, language)).toEqual(figures);
  });

  test.each([
    'Version 2.0 of GPT-4, room 12, No. 5 and the 3rd place',
    'Call 0661 90 12-34 or +49 170 1234567, see https://a.example/2024/05',
    'Am Alten Bahnhof 3, 36037 Fulda',
    '12 rue des Lilas, 75011 Paris',
  ])('is none where digits name: %s', (text) => {
    expect(read(text)).toEqual([]);
  });

  test.each([
    ['Preis: 49 Euro', ['49 EUR']],
    ['48 Stunden', ['48 h']],
    ['1.200', ['1200 count']],
  ])('of a text too short to tell its language is read by the words of all: %s', (text, figures) => {
    expect(readFigures(text, { language: null }).map(asText)).toEqual(figures);
  });

  test.each(['1', '1 ', '1.', '1-', '1,000 ', '5 percent ', 'two ', '→ 1', '十', '$', '+1 ', '0'])(
    'is found in time in proportion to a text of %j',
    (unit) => {
      const { taken, allowed } = growthOf(unit, (text) => readFigures(text, { language: 'en' }));
      expect(taken).toBeLessThan(allowed);
    },
  );
});
