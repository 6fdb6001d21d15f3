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
    ['de', 'Der Ofen kostet 1.299,– Euro.', ['1299 EUR']],
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
    ['en', 'One point two million dollars, in nineteen ninety-five.', ['1200000 USD', '1995']],
    ['de', 'Drei Komma fünf Prozent.', ['3.5 percent']],
    ['en', 'It takes half an hour.', ['0.5 h']],
    ['es', 'Apague el móvil media hora antes.', ['0.5 h']],
    ['de', 'Eine halbe Million Menschen.', ['500000 count']],
    ['fr', "Il a coûté un demi-million d'euros.", ['500000 EUR']],
  ])('may be spelled out in the words of its language (%s)', (language, text, figures) => {
    expect(read(text, language)).toEqual(figures);
  });

  test.each([
    ['en', 'It took 7 hours 42 minutes, not 2 minutes 50.', ['462 min', '170 s']],
    ['en', 'It lasts 3h30m, or 2 h 50 in the cold.', ['210 min', '170 min']],
    ['fr', 'Rendez-vous à 14h30, puis 3h30 de route.', ['14:30', '210 min']],
    ['de', 'Bis 16 Uhr am Vortag, um 12 Uhr am Montag.', ['16:00', '12:00']],
    ['it', 'Ogni sabato, 8.00–13.00, con il treno delle 7.12 per Roma.', ['08:00–13:00', '07:12']],
    ['en', 'From 48 hours to under 4; from 2 hours to 40 people.', ['48 h', '4 h', '2 h', '40 count']],
    ['en', 'A course of 3 x 45 minutes with 2 × 500 g of flour.', ['3 count', '45 min', '2 count', '500 g']],
    ['en', 'A desk of 120 x 60 cm.', ['120 cm', '60 cm']],
    ['en', 'At 6 feet 7 inches he waits for 2 years and 3 months.', ['79 in', '27 month']],
    ['de', 'Nach zwei Stunden und 30 Minuten.', ['150 min']],
    ['es', 'Son 2 horas y 50 minutos.', ['170 min']],
    ['ja', '2時間30分かかる。', ['150 min']],
    ['en', 'It takes an hour and a half, or two years and a half.', ['1.5 h', '2.5 year']],
    ['fr', 'La visite dure une heure et demie.', ['1.5 h']],
    ['it', "Si ricarica in un'ora e mezza.", ['1.5 h']],
    ['pt', 'Durou um ano e meio.', ['1.5 year']],
    ['ja', '所要時間は1時間半です。', ['1.5 h']],
  ])('can be said in two units, or with a half (%s)', (language, text, figures) => {
    expect(read(text, language)).toEqual(figures);
  });

  test.each([
    ['In 2 hours 50 people came.', ['2 h', '50 count']],
    ['Every 2 hours, for 3 days and half of the nights.', ['2 h', '3 day', '50 percent']],
    ['It lasts two hours and half an hour is for tea.', ['2 h', '0.5 h']],
    ['Two hours and ten people.', ['2 h', '10 count']],
    ['It has 1.2m users, a 2m drop and 3m cable, and is 1.5m across.', ['1200000 count', '2 m', '3 m', '1.5 m']],
    ['It met the ISO 3744 noise limit.', []],
  ])('is no more than what is said: %s', (text, figures) => {
    expect(read(text, 'en')).toEqual(figures);
  });

  test.each([
    ['es', 'Deje secar al menos 4 horas, a menos 4 grados.', ['4 h', '-4 °C']],
    ['fr', 'Au moins deux jours par semaine, par moins 8 °C.', ['2 day', '-8 °C']],
    ['en', 'Rub 200 g butter into RUB 350, in 1.2M homes.', ['200 g', '350 RUB', '1200000 count']],
    ['en', 'Boards of 120 x 18 cm, a box of 38 × 62 × 31 cm.', ['120 cm', '18 cm', '38 cm', '62 cm', '31 cm']],
    ['en', 'In the US 300 firms did, within two working days.', ['300 count', '2 workday']],
    ['de', '1,3 statt 6,4 Tage', ['1.3 day', '6.4 day']],
    ['en', 'the rise of Web 2.0 and the place open at 50%', ['50 percent']],
    ['ar', 'المسافة 45 كم وارتفعت المبيعات 12 في المئة', ['45 km', '12 percent']],
  ])('is not taken for what looks alike (%s): %s', (language, text, figures) => {
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
    ['es', 'entre el 6 y el 8 de mayo', ['5-6–5-8']],
    ['ru', 'движение по ул. Садовой будет закрыто с 5 по 19 июня', ['6-5–6-19']],
    ['en', 'We opened in March. May I come in July?', ['3', '7']],
    ['en', 'It runs between May and July, or from mid-October.', ['5–7', '10']],
    ['en', 'Open between 3 May and 6 June.', ['5-3–6-6']],
    ['de', 'Ab Mitte Oktober gilt der neue Tarif.', ['10']],
    ['fr', 'Livraison dès la mi-octobre.', ['10']],
    ['it', 'Arriva da metà ottobre.', ['10']],
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
    ['en', '£3.5–4m, between $3 and $5 million', ['3500000–4000000 GBP', '3000000–5000000 USD']],
    ['de', '300–350 Tsd. Euro, zwischen 3 und 5 Mio.', ['300000–350000 EUR', '3000000–5000000 count']],
    ['fr', '5 à 7 millions d’euros, 350 k€, 3,4 M€', ['5000000–7000000 EUR', '350000 EUR', '3400000 EUR']],
    ['pl', '5–7 tys. zł', ['5000–7000 PLN']],
    ['ru', '300–350 тыс. руб.', ['300000–350000 RUB']],
    ['sv', '250 tkr och 12 MSEK', ['250000 SEK', '12000000 SEK']],
    ['en', 'from 300 to 2 million', ['300 count', '2000000 count']],
  ])('shares a scale or a currency that stands once (%s): %s', (language, text, figures) => {
    expect(read(text, language)).toEqual(figures);
  });

  test.each([
    [
      'en',
      'It rose from 12 to 15 percent; prices range from 20 to 30 euros.',
      ['12 percent', '15 percent', '20–30 EUR'],
    ],
    ['fr', 'Passé de 12 à 15 %, il coûte de 20 à 30 €.', ['12 percent', '15 percent', '20–30 EUR']],
    ['es', 'Subió de 12 a 15 %; cuesta de 20 a 30 €.', ['12 percent', '15 percent', '20–30 EUR']],
  ])('tells by the verb what changed from what ranges (%s)', (language, text, figures) => {
    expect(read(text, language)).toEqual(figures);
  });

  test.each([
    [
      'en',
      'One in three, 9 out of 10, two thirds, 3/4 of them',
      ['33.3 percent', '90 percent', '66.7 percent', '75 percent'],
    ],
    ['de', 'zwei von drei Kunden, drei Viertel', ['66.7 percent', '75 percent']],
    ['fr', 'un Français sur trois, 9 clients sur 10', ['33.3 percent', '90 percent']],
    ['es', 'uno de cada tres, tres cuartas partes', ['33.3 percent', '75 percent']],
    ['da', 'seks ud af ti, to tredjedele', ['60 percent', '66.7 percent']],
    ['cs', 'šest z deseti zákazníků, dvě třetiny', ['60 percent', '66.7 percent']],
    ['ru', 'один из трёх жителей, две трети', ['33.3 percent', '66.7 percent']],
    ['ja', '3人に1人、3分の2、三割', ['33.3 percent', '66.7 percent', '30 percent']],
    ['zh', '三分之二，百分之三十，九成', ['66.7 percent', '30 percent', '90 percent']],
    ['th', 'หนึ่งในสาม ร้อยละ 30', ['33.3 percent', '30 percent']],
  ])('may be a share in words (%s)', (language, text, figures) => {
    expect(read(text, language)).toEqual(figures);
  });

  test('in words is told from one in digits', () => {
    expect(readFigures('one in three', { language: 'en' })[0]).toMatchObject({ inWords: true, start: 0, end: 12 });
  });

  test.each([
    ['en', '3x, three times, twice, doubled', ['3 times', '3 times', '2 times', '2 times']],
    ['de', 'dreimal, 3-fach, verdoppelt', ['3 times', '3 times', '2 times']],
    ['fr', 'trois fois, a doublé', ['3 times', '2 times']],
    ['pl', 'trzykrotnie, 3 razy, podwoił', ['3 times', '3 times', '2 times']],
    ['cs', 'třikrát, zdvojnásobil', ['3 times', '2 times']],
    ['ja', '2〜3倍', ['2–3 times']],
    ['en', 'a frame of 3 x 4 m', ['3 m', '4 m']],
  ])('may be a multiple (%s): %s', (language, text, figures) => {
    expect(read(text, language)).toEqual(figures);
  });

  test.each([
    ['en', 'Q3 2024, third quarter of 2023', ['2024-7–2024-9', '2023-7–2023-9']],
    ['de', 'im dritten Quartal 2024, IV. Quartal 2023', ['2024-7–2024-9', '2023-10–2023-12']],
    ['fr', 'T3 2024, un T3 à Lyon', ['2024-7–2024-9']],
    ['zh', '2024年第三季度', ['2024-7–2024-9']],
    ['en', 'the 1990s, the 1800s', ['1990–1999', '1800–1899']],
    ['sv', '1990-talet', ['1990–1999']],
    ['it', 'gli anni ’90', ['1990–1999']],
    ['en', 'founded in 1887, (1832–1867), 1850 homes', ['1887', '1832–1867', '1850 count']],
    ['es', 'entre 1998 y 2005', ['1998–2005']],
    ['en', '30 September to 2 October 2025, March to May 2024', ['2025-9-30–2025-10-2', '2024-3–2024-5']],
    ['en', 'on 3 and 4 May, by 10/31', ['5-3', '5-4', '10-31']],
    ['en', 'Thread days are 9, 10, 16 and 17 August 2025.', ['2025-8-9', '2025-8-10', '2025-8-16', '2025-8-17']],
    ['de', 'am 3., 4. und 10. Mai 2025', ['2025-5-3', '2025-5-4', '2025-5-10']],
    ['en', 'Of 12, 9 came on 40, 17 May was wet.', ['12 count', '9 count', '40 count', '5-17']],
    ['de', '12.–14.05.2026', ['2026-5-12–2026-5-14']],
  ])('may be a quarter, a decade, a year or a range of dates (%s): %s', (language, text, figures) => {
    expect(read(text, language)).toEqual(figures);
  });

  test.each([
    ['pt', 'das 9h às 18h30, até as 13h', ['09:00–18:30', '13:00']],
    ['fr', 'de 10 h à 18 h 30, sous 48 h', ['10:00–18:30', '48 h']],
    ['sv', 'kl. 9, kl. 9–17.30', ['09:00', '09:00–17:30']],
    ['th', 'ใช้เวลา 2-3 สัปดาห์', ['2–3 week']],
  ])('of hours is a time of day or lasts (%s)', (language, text, figures) => {
    expect(read(text, language)).toEqual(figures);
  });

  test.each([
    ['es', 'mil doscientos euros', ['1200 EUR']],
    ['de', 'zweitausendfünfhundert Euro, anderthalb Stunden', ['2500 EUR', '1.5 h']],
    ['pl', 'dwudziestu pięciu osób', ['25 count']],
    ['th', 'ยี่สิบห้าคน', ['25 count']],
    ['en', 'zero complaints, net-zero, half a million people', ['0 count', '500000 count']],
    ['de', 'Gib acht! Acht Läden', ['8 count']],
    ['ja', '十二通、三十キロ、十分です', ['12 count', '30 kg']],
    ['da', 'to til tre uger', ['2–3 week']],
  ])('in several words or of a word with two meanings (%s): %s', (language, text, figures) => {
    expect(read(text, language)).toEqual(figures);
  });

  test.each([
    ['en', 'sections 4.1 and 4.3, pp. 14–18, No. 7, won 3:1, then 5–2'],
    ['de', '§ 12 Abs. 2 Satz 1, Kap. 3 und 5, der 3. Platz, ICE 577 fährt'],
    ['it', 'art. 5, comma 2, legge 104, 2° posto'],
    ['pt', 'cláusula 4.3, art. 5º'],
    ['ru', 'ст. 5 п. 2, 3-е место'],
    ['ja', '第4章3節、5階'],
    ['zh', '3.0版本，3号楼'],
  ])('is none where a number names one of many (%s)', (language, text) => {
    expect(read(text, language)).toEqual([]);
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

  test.each([
    '1',
    '1 ',
    '1.',
    '1-',
    '1,000 ',
    '5 percent ',
    'two ',
    '→ 1',
    '十',
    '$',
    '+1 ',
    '0',
    'one in ',
    '3/',
    'Q3 ',
    '三分',
    'mil ',
    '1 und ',
    '1. bis ',
  ])('is found in time in proportion to a text of %j', (unit) => {
    const { taken, allowed } = growthOf(unit, (text) => readFigures(text, { language: 'en' }));
    expect(taken).toBeLessThan(allowed);
  });
});
