import { describe, expect, it } from 'vitest';
import { assignmentWith } from '../../../../test/fakes/assignment.ts';
import { fc } from '../../../../test/support/property.ts';
import { SOUND_BLOG_POST, SOUND_SHORT_SCRIPT, SOUND_VIDEO_SCRIPT } from '../../../../test/support/sound-parts.ts';
import { xWeight } from '../../../core/checks/x-weight.ts';
import { blogPost } from '../../../core/formats/blog-post.ts';
import { findCheckMarks } from '../../../core/formats/layout/check-mark.ts';
import { findFormat } from '../../../core/formats/registry.ts';
import { shortContentScript } from '../../../core/formats/short-content-script.ts';
import { videoScript } from '../../../core/formats/video-script.ts';
import { jobEvidence } from './job-evidence.ts';
import { settleFacts } from './settle-facts.ts';
import { untracedFacts } from './untraced-facts.ts';

const assignment = assignmentWith({
  topic: 'Onboarding in 90 days',
  opinion: 'Three weeks are enough, “not a day more” I say.',
  material: ['We hired 17 people in May for 4,200 euros each. Our founder said “hire slowly, train quickly”.'],
});
const evidence = jobEvidence(assignment);

function settle(text: string, label = 'X Post') {
  const format = findFormat(label);
  if (!format) throw new Error(`No format ${label}`);
  return settleFacts(text, { format, evidence });
}

describe('what something stands behind', () => {
  it.each([
    ['a claim', 'Of 60 engineers 41 asked a colleague first.'],
    ['the topic', 'You have 90 days.'],
    ['the opinion', 'As I say: “not a day more”.'],
    ['the material', 'We hired 17 people, 4,200 euros each. “Hire slowly, train quickly”, said our founder.'],
    ['the title of a source', 'From “Our survey notes”.'],
  ])('stays as it is: %s', (_, text) => {
    expect(settle(text)).toEqual({ text, flags: [] });
  });
});

it('stays where notes of our own leave the unit out', () => {
  const notes = 'Founder price 36, sandpaper starts at 1.20, 5 off for a tool. 211 loans so far.';
  const ours = jobEvidence(assignmentWith({ material: [notes] }));
  const format = findFormat('LinkedIn Post');
  if (!format) throw new Error('expected a format');
  const text = 'You pay £36, sandpaper is £1.20, a tool takes £5 off. We have lent 211 times.';
  expect(settleFacts(text, { format, evidence: ours })).toEqual({ text, flags: [] });
  expect(settleFacts('You pay £38.', { format, evidence: ours }).flags).toEqual([{ kind: 'amount', text: '£38' }]);
});

it('stays in a sentence that the fact check has found borne out, and nowhere else', () => {
  const format = findFormat('LinkedIn Post');
  if (!format) throw new Error('expected a format');
  const borne = 'Three minutes of it take 5.1 gallons.';
  const { text } = settleFacts(`${borne} Five take 9.9 gallons.`, { format, evidence, borneOut: [borne] });
  expect(text).toBe(`${borne} Five take [Check: 9.9 gallons].`);
  // A layout prints a label before it.
  const labelled = `Caption: ${borne} Five take 9.9 gallons.`;
  expect(settleFacts(labelled, { format, evidence, borneOut: [borne] }).text).toBe(
    `Caption: ${borne} Five take [Check: 9.9 gallons].`,
  );
});

describe('what nothing stands behind', () => {
  it('is marked where it stands, and listed with its kind', () => {
    expect(
      settle('It saves 42 % and costs $9,900 since 3 May 1987, “the best week of my whole life” says Ann.'),
    ).toEqual({
      text: 'It saves [Check: 42 %] and costs [Check: $9,900] since [Check: 3 May 1987], [Check: “the best week of my whole life”] says Ann.',
      flags: [
        { kind: 'number', text: '42 %' },
        { kind: 'amount', text: '$9,900' },
        { kind: 'date', text: '3 May 1987' },
        { kind: 'quotation', text: '“the best week of my whole life”' },
      ],
    });
  });

  it('does not become a link, a definition or a broken quotation by its mark', () => {
    expect(settle('It saves 42 %(as of May).').text).toBe('It saves [Check: 42 %] (as of May).');
    expect(settle('73 %: gone.').text).toBe('[Check: 73 %] : gone.');
    const quoted = settle('She said: “We cut 42 % of all our meetings at once.” Then she left.');
    expect(quoted.flags).toEqual([{ kind: 'quotation', text: '“We cut 42 % of all our meetings at once.”' }]);
  });

  it('goes from a hashtag and from an address, which have no room for a mark', () => {
    const post = { ...SOUND_BLOG_POST, slug: 'save-42-percent-now' };
    const { text } = settle(blogPost.layout(post), 'Blog Post');
    expect(blogPost.parse(text).parts.slug).not.toContain('[');
    expect(settle('Ask a colleague in week one. #save42').text).not.toContain('#save[');
  });

  it('is marked line by line in a block quote', () => {
    const conclusion = '> It was the best thing that we ever did here.\n> All of us would do it again at once.';
    const { text, flags } = settle(blogPost.layout({ ...SOUND_BLOG_POST, conclusion }), 'Blog Post');
    expect(text).toContain('> [Check: It was the best thing that we ever did here.]\n> [Check: All of us');
    expect(flags.map(({ kind }) => kind)).toContain('quotation');
  });
});

describe('a mark that a hard rule leaves no room for', () => {
  const filler = 'Ask a colleague before you open the handbook, since people answer and paper does not. '
    .repeat(3)
    .trim();

  it('takes its sentence out of a post', () => {
    const { text, flags } = settle(`${filler.slice(0, 250)}. It saves 4,242 hours a year.`);
    expect(text).not.toMatch(/4,242|Check/);
    expect(flags).toEqual([]);
    expect(xWeight(text)).toBeLessThanOrEqual(280);
  });

  it('takes as many as it must, from the end', () => {
    const text = `It saves 42 % at once. ${filler.slice(0, 195)}. And 4,242 hours a year. And $9,900 a month, too.`;
    const settled = settle(text);
    expect(xWeight(settled.text)).toBeLessThanOrEqual(280);
    expect(settled.text).toContain('[Check: 42 %]');
    expect(settled.text).not.toContain('9,900');
  });

  it('stays where nothing sound would be left without its sentence, and the post is too long for everybody to see', () => {
    const text = `Everybody saves 4,242 hours ${'and '.repeat(60)}more.`.slice(0, 279);
    const settled = settle(text);
    expect(settled.text).toBe(text.replace('4,242 hours', '[Check: 4,242 hours]'));
    expect(settled.flags).toEqual([{ kind: 'number', text: '4,242 hours' }]);
    expect(xWeight(settled.text)).toBeGreaterThan(280);
  });

  it('is not blamed for a rule that was broken before', () => {
    const text = `${filler} It saves 4,242 hours a year.`.padEnd(300, '!');
    expect(settle(text).text).toBe(text.replace('4,242 hours', '[Check: 4,242 hours]'));
  });

  it('drops one title of several', () => {
    const long = `Why 4,242 teams ${'really '.repeat(11)}stay`.slice(0, 98);
    const text = videoScript.layout({ ...SOUND_VIDEO_SCRIPT, titles: ['Ask first', long, 'Ask a colleague'] });
    const settled = settle(text, 'Video Script');
    expect(videoScript.parse(settled.text).parts.titles).toEqual(['Ask first', 'Ask a colleague']);
  });
});

it('time codes, numbers of lists and what a piece counts of itself are no facts', () => {
  for (const [label, text] of [
    ['Video Script', videoScript.layout(SOUND_VIDEO_SCRIPT)],
    ['Short Content Script', shortContentScript.layout(SOUND_SHORT_SCRIPT)],
  ] as const) {
    const ownWords = jobEvidence(assignmentWith({ topic: 'What week four tells, in ten calls and three words' }));
    expect(
      untracedFacts(text, ownWords).map((fact) => fact.text),
      label,
    ).toEqual([]);
  }
});

it('whatever a post states, what is delivered states nothing untraced outside of its marks', () => {
  const piece = fc.constantFrom(
    'It saves 42 %.',
    '41 of 60 asked first.',
    'Since 3 May 1987!',
    '“We never looked back after that”, he said.',
    '$9,900 (or 12 %) a month',
    '#save42',
    'Half of them left:',
    '\n\n',
    '- 7 of 9',
    'in Q3 2031',
    '“',
    '[',
    ']',
    '> 1,234 users love it, they all say so',
    'twenty-two percent',
  );
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), (pieces) => {
      const post = pieces.join(' ').trim();
      fc.pre(post !== '' && xWeight(post) <= 280);
      const settled = settle(post);
      expect(untracedFacts(settled.text, evidence)).toEqual([]);
      if (xWeight(settled.text) > 280) expect(settled.flags).not.toEqual([]);
      expect(findCheckMarks(settled.text).map(({ text }) => text)).toEqual(settled.flags.map(({ text }) => text));
      expect(settle(settled.text).text).toBe(settled.text);
    }),
    { numRuns: 300 },
  );
});
