import { describe, expect, it } from 'vitest';
import { prepareEvidence, traceFacts } from './trace-facts.ts';

function untraced(text: string, ...evidence: string[]): string[] {
  return traceFacts(text, prepareEvidence(evidence)).map((fact) => fact.text);
}

describe('one value in many spellings', () => {
  it.each([
    ['42% of teams', '42 percent'],
    ['312 hours in meetings', '312 meeting hours for all of us'],
    ['after 14 days', 'a gap of 14 or more days'],
    ['388 loaves', '388 second-day loaves sold'],
    ['388 day-old loaves', '388 loaves sold'],
    ['It opens at 10.', 'only from 10 in the morning'],
    ['forty-two percent of teams', '42 %'],
    ['42 per cent of teams', '42%'],
    ['42 Prozent der Teams', '42 %'],
    ['42 pour cent des équipes', '42 %'],
    ['1,200 firms', '1200 firms'],
    ['1.200 Firmen', '1,200 companies'],
    ['1 200 firms', '1,200 firms'],
    ['1.2 thousand firms', '1,200 companies'],
    ['1.2k firms', 'twelve hundred firms, that is 1,200 firms'],
    ['one million users', '1,000,000 users'],
    ['12,34,567 users', '1,234,567 users'],
    ['$1.2 million', 'US$1,200,000'],
    ['1.2M dollars', '$1.2 million'],
    ['USD 1.2m', '$1.2 million'],
    ['one point two million dollars', '$1.2 million'],
    ['€5 a month', '5 euros a month'],
    ['EUR 5', '€5'],
    ['1,5 Millionen Euro', '€1.5 million'],
    ['$10-15 million', '$10 million to $15 million'],
    ['$0.05', '5 cents'],
    ['two thirds of them', 'two-thirds of users'],
    ['66% of them', 'two thirds of users'],
    ['a third of them', '33 % of users'],
    ['€500', 'EUR500'],
    ['half of the users', '50 %'],
    ['one in three readers', '1 in 3 readers'],
    ['3 out of 4', 'three in four'],
    ['17 of the 23 customers', 'Of the 23 customers who left, 17 had never called.'],
    ['3x more', 'three times more'],
    ['threefold', '3x'],
    ['10-15 minutes', 'between 10 and 15 minutes'],
    ['unter 45 Kilometern', '45 bis 60 Kilometer'],
    ['mit 20 Litern', '20 l'],
    ['unos 3 kilómetros', '3 km'],
    ['125 Kilogramm', '125 kilograms'],
    ['vor 2 Jahren', 'zwei Jahre zuvor'],
    ['zwei Jahre zuvor', '2 years before'],
    ['3 Räder', 'mit drei Rädern'],
    ['zwölf Betriebe', '12 Betriebe'],
    ['fünfundzwanzig Betriebe', '25 shops'],
    ['zweihundert Betriebe', '200 shops'],
    ['zwei bis drei Tage', '2-3 days'],
    ['jeder siebte Betrieb', 'one in seven shops'],
    ['die Hälfte der Betriebe', '50 %'],
    ['ein Drittel der Betriebe', 'a third of shops'],
    ['zwei Drittel der Betriebe', 'two thirds'],
    ['nach 12 Meilen', '12 miles'],
    ['12 millas', '12 miles'],
    ['40 Pfund schwer', '40 pounds'],
    ['40 libras', '40 lb'],
    ['40 lb', '40 pounds'],
    ['mit 26 Zoll', '26 inches'],
    ['bei 42 Prozenten', '42 %'],
    ['um 12 Prozentpunkte', '12 percentage points'],
    ['12 puntos porcentuales', '12 percentage points'],
    ['12 punktów procentowych', '12 percentage points'],
    ['на 42 процента', '42 %'],
    ['增长百分之42', '42 %'],
    ['15 км', '15 kilometres'],
    ['125 кг', '125 kg'],
    ['125キロ', '125 kg'],
    ['15キロ', '15 km'],
    ['15公里', '15 km'],
    ['125公斤', '125 kg'],
    ['20升', '20 litres'],
    ['45 كم', '45 km'],
    ['15 kilometrów', '15 km'],
    ['20 litrów', '20 l'],
    ['14 dni', '14 days'],
    ['30 minut', 'half an hour, 30 minutes'],
    ['30分間', '30 minutes'],
    ['14天', '14 days'],
    ['3か月', '3 months'],
    ['3年', '3 years'],
    ['within 5 Werktagen', 'five working days'],
    ['in 5 days', 'within five working days'],
    ['1.3 instead of 6.4 days', 'It took 1.3 days; before, it took 6.4 days.'],
    ['1,3 statt 6,4 Tage', 'It took 1.3 days; before, it took 6.4 days.'],
    ['one hour', '60 minutes'],
    ['60 minutes', 'one hour'],
    ['between one and five euros', '1 to 5 euros'],
    ['It costs 2.000 Euro.', 'Das kostet 2.000 Euro.'],
    ['30-day trial', 'a trial of thirty days'],
    ['in 5 minutes', 'five minutes'],
    ['week four', 'In week 4, call.'],
    ['We scrap seven in ten.', 'Of every ten used casings that come in on the van we scrap seven.'],
    ['seven hundred and ninety dollars', 'Ten lessons cost NZ$790.'],
    ['NZ$790', 'Ten lessons cost $790.'],
    ['3. Day 28', 'Five visits: days 4, 14, 28 and 56.'],
    ['9, 10, 16, 17 August 2025', 'Thread days are 9, 10, 16 and 17 August 2025.'],
    ['the fourth week', 'in week four'],
    ['21st century', 'the twenty-first century'],
    ['٤٢ %', '42 %'],
    ['42 %', '４２％'],
    ['3万 people', '30,000 people'],
  ])('%s is traced by %s', (text, evidence) => {
    expect(untraced(text, evidence)).toEqual([]);
  });

  it.each([
    ['12 March 2024', '2024-03-12'],
    ['March 12, 2024', '12.03.2024'],
    ['12 Mar 2024', 'March 12, 2024'],
    ['12. März 2024', '2024-03-12T10:00:00.000Z'],
    ['le 12 mars 2024', '12 March 2024'],
    ['12 de marzo de 2024', '12 March 2024'],
    ['12 March 2024', 'It began on 12 March. 2024 was a good year.'],
    ['in March 2024', '12 March 2024'],
    ['in 2024', '12 March 2024'],
    ['in 2019–20', 'from 2019 to 2020'],
    ['the 1990s', '1994'],
    ['Q3 2024', 'the third quarter of 2024'],
    ['at 9 am', 'at 9:00'],
    ['twenty twenty-four', '2024'],
  ])('the date %s is traced by %s', (text, evidence) => {
    expect(untraced(text, evidence)).toEqual([]);
  });
});

describe('values that look alike and are not', () => {
  it.each([
    ['42 % of teams', '42 teams', '42 %'],
    ['42 teams', '42 % of teams', '42'],
    ['It costs $1,500 a month.', 'It costs $1.5 a month.', '$1,500'],
    ['It saves us 1,200 hours.', 'It saves us 1.2 hours.', '1,200 hours'],
    ['12 punktów procentowych', '12 %', '12 punktów procentowych'],
    ['12 % more', '12 percentage points more', '12 %'],
    ['It costs $5.', 'It costs €5.', '$5'],
    ['It costs US$790.', 'It costs NZ$790.', 'US$790'],
    ['It costs 790 Australian dollars.', 'It costs NZ$790.', '790 Australian dollars'],
    ['€5 a month', '5 dollars a month', '€5'],
    ['40 weeks', '40 people', '40 weeks'],
    ['after 14 days', 'in week two', '14 days'],
    ['within 48 hours', 'within two working days', '48 hours'],
    ['13 March 2024', '12 March 2024', '13 March 2024'],
    ['30 June 2023', '30 June 2024 and March 2023', '30 June 2023'],
    ['12 March 2024', 'March 2024', '12 March 2024'],
    ['in 2023', '2024', '2023'],
    ['In week four', 'week five', 'week four'],
    ['one in five', 'one in four', 'one in five'],
    ['seven in ten', 'Out of ten casings one was new. We sell seven a day.', 'seven in ten'],
    ['4x faster', '3x faster', '4x'],
    ['125 Kilogramm', '125 kilometres', '125 Kilogramm'],
    ['jeder siebte Betrieb', 'one in six', 'siebte'],
    ['die Hälfte der Betriebe', '40 %', 'die Hälfte'],
    ['ein Drittel der Betriebe', '40 %', 'ein Drittel'],
    ['vor zwei Jahren', 'vor drei Jahren', 'zwei Jahren'],
    ['zwölf Betriebe', '11 Betriebe', 'zwölf'],
    ['12 Meilen', '12 Kilometer', '12 Meilen'],
    ['15公里', '15公斤', '15公里'],
    ['20キロ', '20分', '20キロ'],
    ['14天', '14 hours', '14天'],
    ['10-15 %', '10 %', '10-15 %'],
    ['a third of users', 'half of users', 'a third'],
    ['$1.2bn', '$1.2m', '$1.2bn'],
    ['at 10:30 pm', 'at 10:30 am', '10:30 pm'],
    ['7 out of 10 readers', 'day 7, one in 10', '7 out of 10'],
  ])('%s is not traced by %s', (text, evidence, flag) => {
    expect(untraced(text, evidence)).toEqual([flag]);
  });
});

describe('what states nothing', () => {
  it.each([
    ['citation marks', 'It grew [1], and then [12][c3] it fell [2, 3].'],
    ['numbers of lists', '1. Call\n2) Ask\n   - 3. Listen\n## 4. Write'],
    ['numbers of a list of slides', 'Slide 4: Point\nTitle: 3. Ask early\n\nFolie 9: Punkt\nTitel: 7. Fragen'],
    ['steps and tips', 'Step 3: call. Tip #2, then slide 4 of part 2. Myth 5/7, step 3 of 8.'],
    ['steps in German', 'Nehmen Sie die Schritte 1 bis 4 ernst. Schritte 4 und 5: Fragen 2 oder 3, Punkt 6.'],
    ['counts of its own parts', '3 ways to call, five common reasons and 12 short questions'],
    ['small numbers in words', 'There are two sides, and one thing: the first of three calls. One week is no time.'],
    [
      'time codes',
      '0:00 Intro\n[00:15-00:30] Hook\n| 02:10-04:45 | Call | A phone |\n**0:03–0:08** Ask\n15-30s | Spoken: Go',
    ],
    [
      'hashtags, gaps and addresses',
      '#top10 #2026 [Add: 3 figures] https://a.example/2024/05?x=7 me42@a.example [a](b.html?9)',
    ],
    ['names', 'B2B, GPT-4, COVID-19, ISO 27001, Web 2.0, Windows 11, 3D, 4K, MP3, Type 2, WCAG 2.2, v1.2.3'],
    ['idioms', '24/7, 9-to-5, 80/20, a 360-degree view, Marketing 101, 100% yours, 16:9'],
    ['labels', 'Subject 2 (question): Who calls?\nTitle option 3: Call\nWeek 2: call again\nSlug: top-7-calls'],
    ['what is marked already', 'It grew by [Check: 42 %] in [Check: 2019].'],
    ['shots', 'Visual: Cut after 2 seconds, 3 people'],
  ])('%s', (_, text) => {
    expect(untraced(text)).toEqual([]);
  });

  it('flags figures that stand among names and parts', () => {
    expect(untraced('12 companies made mistakes. In the US 300 firms did. Visual: 42 % in red')).toEqual([
      '12',
      '300',
      '42 %',
    ]);
  });
});

describe('what looks like a name, a street or a code, and counts', () => {
  it.each([
    ['We are hiring 40 engineers.', '40'],
    ['In spring 2021 we moved.', '2021'],
    ['5000 Unternehmen vertrauen uns.', '5000'],
    ['In einem Haus 24 Wohnungen gebaut', '24'],
    ['Pro Stunde 40 Anrufe nimmt das Team an.', '40'],
    ['It was in use 1990–2024.', '1990–2024'],
    ['It costs 2000–2500 euros.', '2000–2500 euros'],
    ['An annual ARR 12 million in the US.', '12 million'],
    ['It costs EUR500.', 'EUR500'],
    ['Mobile: 45.000 Nutzer', '45.000'],
    ['We sell via Amazon 400 books a day.', '400'],
    ['Revenue tripled.', 'tripled'],
    ['All slots are sold until June 20267.', '20267'],
    ['The trial lasts half a year.', 'half a year'],
  ])('%s', (text, flag) => {
    expect(untraced(text)).toEqual([flag]);
  });
});

describe('what reads as the name of a picture’s size', () => {
  it.each(['It costs $5k.', 'It costs €8k, no more', 'USD 4k'])('is an amount in “%s”', (text) => {
    expect(untraced(text)).toHaveLength(1);
    expect(untraced('Film in 4K.')).toEqual([]);
  });
});

describe('quotations', () => {
  const evidence = 'She said: “We’re very happy here — and here we stay.” The [tour](https://a.example) was good.';

  it.each([
    ['other marks and spaces', '"We\'re very  happy here - and here we stay"'],
    ['a small first letter', 'They are “very happy here – and here”, she said.'],
    ['a gap', '“We’re very happy … and here we stay”'],
    ['a word put in', '“[They are] very happy here”, said Jane.'],
    ['a block quote', '> We’re very happy here – and here we stay. [1]\n> — Jane'],
    ['guillemets', '« We’re very happy here »'],
    ['a link left out', '“The tour was good”, she said.'],
  ])('stand verbatim, but for %s', (_, text) => {
    expect(untraced(text, evidence)).toEqual([]);
  });

  it.each([
    ['“We were very happy there once”'],
    ['"We’re not very happy here"'],
    ['« Nous sommes très contents ici »'],
    ['„Wir sind hier sehr zufrieden“'],
    ['‘We were happy at the customers’ office’'],
    ['> We were very happy there'],
  ])('%s is invented', (text) => {
    expect(untraced(text, evidence)).toEqual([text]);
  });

  it('takes few words for a quotation only where somebody says them', () => {
    expect(untraced('According to Jane, it was “a disaster”. The “next step” is a “tour”.')).toEqual(['“a disaster”']);
  });

  it('leaves examples, titles and spoken lines alone', () => {
    const text = [
      'Ask: “What did you come here to do?”',
      'Title options:\n1. "Why customers leave in silence"',
      'Spoken: "Nobody leaves without saying so first."',
    ].join('\n\n');
    expect(untraced(text)).toEqual([]);
  });

  it('takes the place for a quotation for none, block quote or not', () => {
    expect(untraced('> [Add: quote of a named person, with their role]')).toEqual([]);
    expect(untraced('> [Add: quote of a named person, with their role] and words that nobody has said')).toHaveLength(
      1,
    );
  });

  it('finds the sentences of a quotation in the order of their text, with others between them', () => {
    const opinion =
      'Most sails are not dead, their thread is. The sun has cooked it. Our trade is too quick to quote for a new one.';
    const [first, last] = [
      'Most sails are not dead, their thread is.',
      'Our trade is too quick to quote for a new one.',
    ];
    expect(untraced(`“${first} ${last}”`, opinion)).toEqual([]);
    expect(untraced(`> ${first}\n>\n> ${last}\n>\n> – [Add: name and role]`, opinion)).toEqual([]);
    expect(untraced(`“${last} ${first}”`, opinion)).toHaveLength(1);
    expect(untraced(`“${first} Buy one of ours today.”`, opinion)).toHaveLength(1);
  });

  it('flags an invented quotation once, with the figures in it', () => {
    expect(untraced('She said “we doubled it to 42 % in a year”, in 2019.')).toEqual([
      '“we doubled it to 42 % in a year”',
      '2019',
    ]);
  });
});

it('tells kind and place of each, in order', () => {
  const text = 'In 2019, €5 bought 42 % of “what nobody ever had seen before”.';
  const facts = traceFacts(text, prepareEvidence([]));
  expect(facts.map(({ kind }) => kind)).toEqual(['date', 'amount', 'number', 'quotation']);
  for (const fact of facts) expect(text.slice(fact.start, fact.start + fact.text.length)).toBe(fact.text);
});
