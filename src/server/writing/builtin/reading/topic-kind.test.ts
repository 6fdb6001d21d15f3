import { describe, expect, it } from 'vitest';
import { announces, isArguable, readTopicKind, TOPIC_KINDS, type TopicKind } from './topic-kind.ts';

const TOPICS: Readonly<Record<Exclude<TopicKind, 'versus' | 'tell-apart' | 'offer'>, readonly string[]>> = {
  'how-to': [
    'How to bake sourdough at home',
    'How we cut churn in half',
    'How a bakery cut its waste',
    'Getting started with home composting',
    'The complete guide to church choirs',
    'Guide to two-factor authentication',
    'Setting up a password manager for a small team',
    'How do I write a welcome email?',
    'Choosing a CRM',
    'Zero trust in a week: a practical guide',
    'how to choose between two offers',
    'Starting on the night shift: a guide for new carers',
    'Balcony compost: first steps',
    'The allotment year: a handbook for beginners',
    'Bread without a mixer – step by step',
    'Moving house with a cat: how to keep calm',
    'How to tell if a loaf is done',
    'A short introduction to bookbinding: a guide',
    'Beekeeping: the handbook for the first year',
    'Chairing a meeting, a primer for volunteers',
    'How to prune an old apple tree',
    'How I learned to weld at fifty',
    'Writing a will without a lawyer: instructions',
  ],
  why: [
    'Why do customers leave in the second week?',
    'Why choirs lose their tenors',
    'How onboarding emails reduce churn',
    'The case against annual contracts',
    'Every church should have a choir',
    'The real reason why meetings run late',
    'Plain language still matters',
    'Email marketing is dead',
    'Why the pool opens in June',
    'Why our open day is on a Sunday',
    'Why we no longer accept bags of used clothes',
    'Why the choir moved to Tuesdays',
    'The reason why the clocks in our tower differ',
    'In praise of slow email',
    'A quiet shop floor still matters',
    'Every parish needs a lending shelf',
    'Libraries should stay open until ten',
    'How shift plans wear out nurses',
  ],
  question: [
    'What is a good open rate?',
    'Should we deliver or not?',
    'Do customers read onboarding emails?',
    'When to raise prices',
    'How much should a website cost',
    'Is remote work good for juniors?',
    'What makes a good choir director',
    'Which bread keeps longest?',
    '¿Qué es el pan?',
    'Wasp nest under the roof?',
    'Sourdough or yeast?',
    'Blue or green?',
    'Slack or email?',
    'Who pays for a broken meter?',
    'When do swifts come back?',
    'Is our tap water hard?',
    'Can dogs eat bread',
    'How long does a roof last',
    'Which shelves are full first?',
  ],
  news: [
    'Announcing Northkit 2.0',
    'Introducing our repair service',
    'Our new vegan menu',
    'Launch of the spring catalogue',
    'Launching our new oat ice cream',
    'Opening of our second shop in Leeds',
    'Northkit 3.1 is now available',
    'Plankton CMS 4.2 is out',
    'Our shop moves on 1 May',
    'The ice rink is open',
    'Our new concert hall',
    'New features for the conference app',
    'Tidewell, a booking app for boat clubs, launches in May',
    'The town hall closes at noon on Fridays from September',
    'Water meters in Lindenhof will be replaced from 9 March',
    'Road works in Mill Lane until 4 May',
    'New opening hours from 1 April',
    'The ferry runs on Sundays starting in June',
    'Bus line 7 moves to platform C on Monday',
    'The library opens on Saturdays as of October',
    'Parking fees rise on 1 January',
    'The lift will be repaired next week',
    'Bin collection will start at 6 am from Monday',
    'Our practice is closed until 12 August',
    'The swimming pool reopens on 13 June',
    'The old bridge will be closed for repairs',
    'Recycling centre: shorter hours from November',
    'Ticket office closes at 5 pm this winter',
  ],
  invitation: [
    'Museum night in Eastmere',
    'Spring sale of the harbour bookshop',
    'Jazz festival by the lake',
    'Announcing our annual conference',
    'Free webinar: phishing in small firms',
    'Public hearing: new parking zones in the Old Town',
    'An event for first-time buyers',
    'Workshop on natural dyes',
    'Save the date',
    'Join us for the harvest supper',
    'Open day at the fire station',
    'Our 50th anniversary',
    'Opening party',
    'Bread tasting on Saturday',
    'Choir practice on 20 June',
    'New singers for the church choir',
    'Volunteers wanted',
    'Volunteers needed for the summer camp',
    'Tenor wanted',
    'Call for papers',
    'Seeking a second bass for our quartet',
    'Come to the 3rd Lantern Walk along the canal!',
    'Sing with us on Tuesdays',
    'Volunteer drivers needed from October',
    'We need your help in the garden',
    'You are invited: supper in the barn',
    'Looking for people who like to read aloud',
    'We are looking for someone to sing bass',
    'Open day for students',
    'Workshop for managers',
    'Looking for someone to play chess with',
    'Volunteers wanted: two hours a week in the library',
  ],
  position: [
    'Looking for a trainee',
    'We’re hiring a pastry chef',
    "We're looking for someone for our afternoon group (20h/week, from September)",
    'We are looking for somebody who can sew',
    'Kitchen helper wanted (m/f/d)',
    'We need someone to sew',
    'Baker (m/f/d) for the night shift',
    'Piano teacher wanted, two afternoons a week',
    'Seamstress wanted',
    'Join our team in the kitchen',
    'Vacancy: night porter at the Harbour Inn',
    'Drivers wanted',
    'Work with us',
    'Part-time baker, 20 hours a week',
    'Apprenticeship as a joiner',
    'Mechanic for our bike shop, full-time',
    'Coordinator of volunteers wanted (m/f/d)',
    'Looking for helpers in the shop, 10 hours a week',
  ],
  list: [
    '7 ways to reduce food waste',
    'Five quiet signs that a customer will leave',
    'Tips for first-time choir singers',
    'Common onboarding mistakes',
    'GDPR checklist for shops',
    'Gift ideas for gardeners',
    'Top 10 phishing lures',
    '5 mistakes couples make when booking a wedding photographer',
    'Nine quiet places to read in the old town',
    'Checklist for a first camping trip',
    'Myths about hard water',
    'Three recipes for stale bread',
    'The 12 best questions for a landlord',
    'Packing tips for night trains',
    'Lessons from a flooded cellar',
    'Best practices for minutes of meetings',
    'Our six rules for the shared kitchen',
    'Common pitfalls of small grants',
  ],
  subject: [
    'customer onboarding for B2B software',
    'Coffee',
    'Opening hours',
    'Event-driven architecture',
    'New Year’s resolutions',
    'Pros and cons of remote work',
    'Cakes, pies or tarts',
    'More or less',
    'Do-it-yourself repairs',
    'Hiring seniors in a bakery',
    'Working 20 hours a week',
    'Full-time nurses are tired',
    'Developers and part-time work',
    'Teachers working 60 hours a week',
    'Insurance for a village festival',
    'Noise at the summer festival',
    'Email open rates of webinars',
    'The skills needed for remote work',
    'Looking for a better CRM',
    'Book sales',
    'Festival in numbers',
    'Conference: what we learned',
    'New drivers and insurance',
    'Our community event calendar',
    'Open days at schools are a waste',
    'Join our newsletter',
    'New customers',
    'お客様が離れる理由',
    '???!',
    '',
    'What we learned in the first year of our repair café',
    'What we did after the jazz festival',
    'Lessons of a summer camp',
    'The story behind our village fair',
    'Sales from January to March',
    'Wasps',
    'Meetings without an agenda',
    'AeroDry 300 dehumidifier for cellars',
    'Truth and rumours about tap water',
    'The wanted posters of 1890',
    'Seeking advice early',
    'Results from March',
  ],
};

describe.each(Object.entries(TOPICS))('a topic of the kind %s', (kind, topics) => {
  it.each(topics)('is %j', (topic) => {
    // A question mark alone makes a question, whatever stands before it.
    const expected = topic.endsWith('?') && kind === 'subject' ? 'question' : kind;
    expect(readTopicKind(topic)).toEqual({ kind: expected, sides: null });
  });
});

describe('a comparison', () => {
  it.each([
    ['Email vs SMS for restaurants', 'Email', 'SMS'],
    ['Print versus screen', 'Print', 'screen'],
    ['Fixed price or hourly rate for web projects', 'Fixed price', 'hourly rate'],
    ['Buy or rent?', 'Buy', 'rent'],
    ['Is it better to lease or buy a van?', 'lease', 'buy a van'],
    ['Oil or gas for the parish hall', 'Oil', 'gas'],
    ['Repair or replace an old boiler?', 'Repair', 'replace an old boiler'],
    ['Agency or freelancer?', 'Agency', 'freelancer'],
    ['Which is cheaper: train or car?', 'train', 'car'],
    ['The difference between leasing and buying', 'leasing', 'buying'],
    ['Rye or wheat', 'Rye', 'wheat'],
    ['Online or in person?', 'Online', 'in person'],
    ['Should we stay or move?', 'stay', 'move'],
    ['Make or buy', 'Make', 'buy'],
    ['Why a weekly phone call beats a dashboard', 'a weekly phone call', 'a dashboard'],
    ['Print newsletters still beat social media for village shops', 'Print newsletters', 'social media'],
    ['Phone calls instead of surveys', 'Phone calls', 'surveys'],
    ['Why we teach rather than sell', 'teach', 'sell'],
    ['Should we hire a marketer or an agency?', 'a marketer', 'an agency'],
    ['Should we raise prices or cut hours?', 'raise prices', 'cut hours'],
    ['Small bakery: sourdough or yeast for beginners?', 'sourdough', 'yeast'],
    ['Is sourdough healthier than white bread?', 'sourdough', 'white bread'],
    ['Is a heat pump or a gas boiler better for a church?', 'a heat pump', 'a gas boiler'],
    ['Why office days are better than remote days', 'office days', 'remote days'],
    ['Why we switched from Slack to email', 'Slack', 'email'],
    ['Why small shops outperform chains', 'small shops', 'chains'],
    ['How to choose: React vs. Vue', 'React', 'Vue'],
  ])('%j has two sides', (topic, one, other) => {
    expect(readTopicKind(topic)).toEqual({ kind: 'versus', sides: [one, other] });
  });

  it.each([
    'Sooner or later',
    'How to hire a baker or two',
    '5 things to do before or after a launch',
    'Should the choir of our parish church rehearse twice a week all year or only before Christmas?',
  ])('%j has none', (topic) => {
    expect(readTopicKind(topic).sides).toBeNull();
  });

  it.each([
    ['Hay fever or a cold? How to tell them apart', 'Hay fever', 'a cold'],
    ['Hay fever or a cold?', 'Hay fever', 'a cold'],
    ['Wasp or bee?', 'Wasp', 'bee'],
    ['Burnout or depression?', 'Burnout', 'depression'],
    ['Is it a mole or skin cancer?', 'a mole', 'skin cancer'],
    ['The difference between churn and attrition', 'churn', 'attrition'],
    ['How to tell a crow from a raven', 'a crow', 'a raven'],
    ['How to tell wheat and rye apart', 'wheat', 'rye'],
    ['Cold vs. flu', 'Cold', 'flu'],
    ['Is this a scam or a real invoice?', 'a scam', 'a real invoice'],
    ['Do I have a cold or the flu?', 'a cold', 'the flu'],
    ['Sprain or fracture: what to look for', 'Sprain', 'fracture'],
    ['Viral or bacterial infection', 'Viral', 'bacterial infection'],
    ['Damp or condensation on the wall?', 'Damp', 'condensation on the wall'],
    ['Weeds or seedlings? How to recognise them', 'Weeds', 'seedlings'],
    ['Oak or ash? Spot the difference', 'Oak', 'ash'],
  ])('%j asks which of two it is, and chooses nothing', (topic, one, other) => {
    expect(readTopicKind(topic)).toEqual({ kind: 'tell-apart', sides: [one, other] });
  });

  it('gives its sides as they stand in the topic', () => {
    const topic = 'Why  a “quiet” launch beats a loud one';
    const { sides } = readTopicKind(topic);
    expect(sides?.every((side) => topic.replace(/\s+/gu, ' ').includes(side))).toBe(true);
  });
});

it.each([
  ['many small words', 'how a b c or '.repeat(400)],
  ['one word again and again', 'new '.repeat(1_000)],
  ['a word without an end', `${'a'.repeat(3_000)} or ${'b '.repeat(500)}`],
])('is not lost in %s', (_name, topic) => {
  expect(readTopicKind(topic).sides).toBeNull();
});

describe('something offered', () => {
  const BROCHURE =
    '✔ Removes up to 30 litres of water per day\nTECHNICAL DATA: Weight 16.5 kg | Warranty 3 years | RRP € 389 incl. VAT\nOrder today!';

  it.each([
    ['AeroDry 300 dehumidifier for cellars', BROCHURE.replace('Removes', 'The AeroDry 300 removes')],
    ['Pocketbench, a workbench that folds', 'The Pocketbench weighs 9 kg and costs 240 euros. In stock.'],
    ['Piano lessons for adults', 'Lessons take 45 minutes. 38 euros per lesson, book by telephone.'],
    ['Kayak tours on the Elm', 'Tours of three hours, £25 per person. Bookings: 0555 0142.'],
    ['Rye sourdough starter', 'Our starter comes in a jar of 200 g, shipping within two days.'],
    ['Holiday flat Harbour View', 'The flat has 54 m² and costs 90 euros per night.'],
    ['Oak dining table', 'The table: dimensions 180 × 90 cm, delivery in six weeks.'],
    ['The Tidewell booking app', 'Tidewell costs 12 euros per month, free trial of 30 days.'],
    ['Cargo bike Packhorse', 'Packhorse: range 60 km, 250 W, warranty of five years.'],
    ['Honey from the city roofs', 'City honey in jars of 500 g, 9 euros, order by email.'],
  ])('is what the notes sell: %j', (topic, notes) => {
    expect(readTopicKind(topic, [notes])).toEqual({ kind: 'offer', sides: null });
    expect(readTopicKind(topic).kind).toBe('subject');
  });

  it.each([
    ['Damp cellars', 'We counted 14 damp cellars in March.'],
    ['The honesty box at our farm shop', 'The box took 212 euros in May, and a dozen eggs weighs 700 g.'],
    ['Choir rehearsals', BROCHURE],
    ['Problems with dehumidifiers', BROCHURE.replace('Removes', 'The dehumidifiers remove')],
    ['Coffee', ''],
  ])('is not what is merely talked about: %j', (topic, notes) => {
    expect(readTopicKind(topic, [notes]).kind).toBe('subject');
  });

  it('stays what its topic says where that says more', () => {
    const notes = ['The dehumidifier: RRP € 389, warranty 3 years, order today.'];
    expect(readTopicKind('How to dry a cellar with a dehumidifier', notes).kind).toBe('how-to');
    expect(readTopicKind('Why every cellar needs a dehumidifier', notes).kind).toBe('why');
  });
});

it('makes something known where there is news, something on offer, and where people are asked to come or to work', () => {
  expect(TOPIC_KINDS.filter(announces)).toEqual(['news', 'invitation', 'position', 'offer']);
});

it('can be seen differently only where somebody weighs or explains', () => {
  expect(TOPIC_KINDS.filter(isArguable)).toEqual(['why', 'versus', 'subject']);
});
