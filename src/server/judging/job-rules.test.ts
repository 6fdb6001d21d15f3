import { describe, expect, it } from 'vitest';
import { blogPost } from '../../core/formats/blog-post.ts';
import { jobChecks, type JobPiece } from './job-rules.ts';

const SHARED = 'Put the fourth week into the calendar of every new account before the call ends.';
const OWN = [
  'Buddies beat handbooks because a patient colleague answers within a minute or two of being asked.',
  'Our archive of old invoices turned out to hold the best stories about why people left us.',
  'Somebody has to ring them up while the coffee machine at the office is still warm and humming.',
];

const pieceOf = (variant: number, content: string, format = 'X Post'): JobPiece => ({
  id: `${format} ${variant}`,
  format,
  variant,
  content,
});

const checkOf = (pieces: readonly JobPiece[], id: string, rule: string, said = {}) =>
  jobChecks(pieces, { opinion: '', topic: '', ...said })
    .get(id)
    ?.find((check) => check.id === rule);

describe('variants of a format', () => {
  it('may share a fifth of their 5-word sequences, and are told where they share more', () => {
    const one = `${OWN[0]} ${SHARED}`;
    const other = `${SHARED} ${OWN[1]} [Add: link]`;
    const pieces = [pieceOf(1, one), pieceOf(2, other)];
    expect(checkOf(pieces, 'X Post 1', 'variants-differ')).toMatchObject({
      status: 'warn',
      detail: expect.stringMatching(/^\d+ % shared with X Post 2, at most 20 % is better$/),
    });
    const [span] = checkOf(pieces, 'X Post 2', 'variants-differ')?.spans ?? [];
    expect(other.slice(span?.start, span?.end)).toBe(SHARED.slice(0, -1));
  });

  it('pass where they differ, or share the author’s opinion and what others said', () => {
    const quoted = OWN.map((text) => `${text} “${SHARED}”, says Ann.`);
    const opinion = `${SHARED} And nothing else.`;
    const opined = OWN.map((text) => `${text} ${SHARED}`);
    for (const [texts, said] of [
      [OWN, ''],
      [quoted, ''],
      [opined, opinion],
    ] as const) {
      const pieces = texts.map((text, index) => pieceOf(index + 1, text));
      expect(checkOf(pieces, 'X Post 2', 'variants-differ', { opinion: said })).toEqual({
        id: 'variants-differ',
        label: 'Variants differ',
        status: 'pass',
        detail: 'At most 0 % shared with another variant',
        spans: [],
      });
    }
  });

  it('are not blamed for the topic, which stands above each of them', () => {
    const topic =
      'Why week-four onboarding decides annual churn, what a calendar invite for every new account has to do with it, and which of the many emails that we send before it nobody would miss';
    const parts = blogPost.parse('').parts;
    const posts = ['[Add: a case]', '[Add: a figure]'].map((intro, index) =>
      pieceOf(index + 1, blogPost.layout({ ...parts, title: topic, intro }), 'Blog Post'),
    );
    expect(checkOf(posts, 'Blog Post 1', 'variants-differ')).toMatchObject({ status: 'warn' });
    expect(checkOf(posts, 'Blog Post 1', 'variants-differ', { topic })).toMatchObject({ status: 'pass' });
  });

  it('are not compared by a sentence or two beside their gaps', () => {
    const outlines = [1, 2].map((variant) =>
      pieceOf(variant, `Here is what you get from us today.\n[Add: point ${variant}]`),
    );
    expect(checkOf(outlines, 'X Post 1', 'variants-differ')).toMatchObject({
      status: 'pass',
      detail: 'Too few words to compare yet',
    });
    const whole = [1, 2].map((variant) => pieceOf(variant, `${SHARED} [Add: point ${variant}]`));
    expect(checkOf(whole, 'X Post 1', 'variants-differ')?.status).toBe('pass');
    const said = [1, 2].map((variant) => pieceOf(variant, `${OWN[0]} ${SHARED} [Add: point ${variant}]`));
    expect(checkOf(said, 'X Post 1', 'variants-differ')?.detail).toContain('100 % shared with X Post 2');
  });

  it('are not blamed for the same list of sources', () => {
    const sources = [
      {
        number: 1,
        title: 'A long account of why customers leave in their first year with a vendor',
        url: 'https://a.example/churn',
        note: 'A journal of customer success and its many friends, 2026',
      },
    ];
    const parts = blogPost.parse('').parts;
    const posts = OWN.map((intro, index) =>
      pieceOf(index + 1, blogPost.layout({ ...parts, title: `Post ${index}`, intro, sources }), 'Blog Post'),
    );
    expect(checkOf(posts, 'Blog Post 1', 'variants-differ')).toMatchObject({ status: 'pass' });
  });

  it('of any length are compared as far as a piece is ever long', () => {
    const statusWith = (between: string) => {
      const pieces = [OWN[0], OWN[1]].map((text, index) => pieceOf(index + 1, `${text}\n${between}\n${SHARED}`));
      return checkOf(pieces, 'X Post 1', 'variants-differ')?.status;
    };
    expect(statusWith('-'.repeat(1_000))).toBe('warn');
    expect(statusWith('-'.repeat(20_000))).toBe('pass');
  });

  it('are compared within their format alone', () => {
    const pieces = [pieceOf(1, SHARED), pieceOf(1, SHARED, 'LinkedIn Post')];
    expect(checkOf(pieces, 'X Post 1', 'variants-differ')).toBeUndefined();
  });
});

describe('facts of a job', () => {
  const TOLD = 'The repair shop opened its doors in 2019 on Mill Street.';
  const OTHERWISE = 'The repair shop opened its doors in 2017 on Mill Street.';

  it('are told where pieces tell them in two ways, in each of these and in no other', () => {
    const outline = `Ask first. ${OTHERWISE} [Add: link]`;
    const pieces = [
      pieceOf(1, TOLD),
      pieceOf(1, outline, 'LinkedIn Post'),
      pieceOf(1, 'Buddies beat handbooks.', 'Descriptions'),
    ];
    const check = checkOf(pieces, 'LinkedIn Post 1', 'same-facts');
    expect(check).toMatchObject({ status: 'warn', detail: expect.stringMatching(/2017.* here, .*2019.* in X Post 1/) });
    expect(check?.spans.map(({ start, end }) => outline.slice(start, end)).join()).toContain('2017');
    expect(checkOf(pieces, 'X Post 1', 'same-facts')).toMatchObject({ status: 'warn' });
    expect(checkOf(pieces, 'Descriptions 1', 'same-facts')).toMatchObject({ status: 'pass', spans: [] });
  });

  it('cannot differ in a job of one piece', () => {
    expect(jobChecks([pieceOf(1, TOLD)], { opinion: '', topic: '' }).get('X Post 1')).toEqual([]);
  });
});
