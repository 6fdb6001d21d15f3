import { describe, expect, it } from 'vitest';
import { writingCase } from '../../../../../test/support/writing-cases/writing-case.ts';
import { landingPage } from '../../../../core/formats/landing-page.ts';
import { pressRelease } from '../../../../core/formats/press-release.ts';
import { createBuiltinWriter } from '../builtin-writer.ts';

const { signal } = new AbortController();

const launch = writingCase('a launch', {
  topic: 'Tidewell, a booking app for boat clubs, launches in May',
  name: 'Tidewell',
  opinion: 'Boat clubs do not need another calendar. They need tide and booking side by side.',
  sources: [
    {
      kind: 'material',
      title: 'Launch plan',
      quotes: [
        'A club with up to 200 members pays 39 euros a month.',
        'Tidewell launches on 12 May.',
        '“I spend Friday evening on the water now,” the secretary of a club told us.',
      ],
    },
  ],
}).assignment;
const churn = writingCase('churn', {
  topic: 'Customer churn in the first month',
  opinion: 'A welcome email is not onboarding. Call every new customer in the fourth week. We call on Tuesdays.',
  sources: [
    {
      kind: 'web',
      title: 'Retention survey',
      site: 'survey.example',
      quotes: [
        'In the survey 38 percent of cancellations happened within the first ninety days of churn.',
        'Customers who stop logging in tend to cancel within weeks, which is how churn begins.',
      ],
    },
  ],
}).assignment;

async function written(assignment: typeof launch, format: string, variant = 1): Promise<string> {
  const writer = createBuiltinWriter();
  const plan = await writer.plan(
    assignment,
    [1, 2, 3].map((one) => ({ format, variant: one })),
    { signal },
  );
  const piece = plan.pieces.find((one) => one.variant === variant);
  if (!piece) throw new Error('no piece was planned');
  return (await writer.write(assignment, plan, piece, { signal })).text;
}

describe('a press release without a model', () => {
  const release = async (assignment: typeof launch, variant = 1) =>
    pressRelease.parse(await written(assignment, 'Press Release', variant)).parts;

  it('opens with the day that the notes tell, whatever else they begin with, and asks for its own date', async () => {
    const { dateline, lead } = await release(launch);
    expect(dateline).toBe('[Add: city, date]');
    expect(lead).toMatch(/^\[Add: who does what, and why.*\] From our notes: “Tidewell launches on 12 May\.” \[1\]$/);
  });

  it('lets the opinion speak as a person whose name only the author knows', async () => {
    const { body } = await release(launch);
    expect(body).toContain(
      '> “Boat clubs do not need another calendar. They need tide and booking side by side.” – [Add: name and role]',
    );
  });

  it('leaves the place of a quotation open where nobody has said anything', async () => {
    const { body } = await release({ ...launch, opinion: '' });
    expect(body).toMatch(/^> \[Add: quote of a named person, with their role\]$/m);
  });

  it('names the brand above a paragraph that only the brand can write', async () => {
    const { company, boilerplate, end } = await release(launch, 2);
    expect({ company, end }).toEqual({ company: 'Tidewell', end: '###' });
    expect(boilerplate).toMatch(/^\[Add: who you are/);
  });

  it('tells what the brand has released about itself, as it stands, as far as there is room', async () => {
    const approvedFacts = [
      'Tidewell was founded in 2016',
      'It serves 140 clubs. All are on rivers.',
      'It has an office.',
    ];
    const { boilerplate } = await release({ ...launch, persona: { ...launch.persona, approvedFacts } });
    expect(boilerplate).toBe('Tidewell was founded in 2016. It serves 140 clubs. All are on rivers.');
  });

  it('says plainly who is quoted, in any tone', async () => {
    const { body } = await release(churn);
    expect(body).toMatch(/(?:According to|From the same source).*: “/);
  });
});

describe('a landing page without a model', () => {
  const page = async (assignment: typeof launch, variant = 1) =>
    landingPage.parse(await written(assignment, 'Landing Page', variant)).parts;

  it('shows as proof what a source has counted, with its number, and nothing else', async () => {
    const { proof, objections, sources } = await page(churn);
    expect(proof).toEqual([
      expect.stringMatching(/^“In the survey 38 percent.*” \[\[1\]\]\(https:.*\) \(survey\.example/),
    ]);
    expect(objections.map(({ answer }) => answer).join('\n')).toContain('“Customers who stop logging in');
    expect(sources.map(({ title }) => title)).toEqual(['Retention survey']);
  });

  it('has no proof in a price, and none at all without a source', async () => {
    expect((await page(launch)).proof).toEqual([]);
    expect((await page({ ...churn, sources: [], ledger: [] })).proof).toEqual([]);
  });

  it('makes its cards of thoughts, and asks where there are too few', async () => {
    const { subhead, cards } = await page(churn);
    expect(subhead).toBe('A welcome email is not onboarding.');
    expect(cards).toEqual([
      { title: '[Add: first short title]', body: 'Call every new customer in the fourth week.' },
      { title: 'We call on Tuesdays', body: expect.stringMatching(/^\[Add: /) },
      { title: 'What you gain', body: '[Add: what somebody gains by it, in one sentence]' },
    ]);
  });

  it.each([1, 2, 3])('has a button of four words at most, variant %i', async (variant) => {
    const { callToAction, microcopy } = await page(churn, variant);
    expect(callToAction.label.split(' ').length).toBeLessThanOrEqual(4);
    expect(microcopy).not.toBe('');
  });
});
