import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PREVIEW_TEXTS } from '../../../../texts/preview.ts';
import { MarkPressContext } from '../../marks/text-mark.tsx';
import { spanOf } from '../../marks/use-marks.ts';
import { PiecePreview } from '../piece-preview.tsx';

afterEach(cleanup);

function show(label: string, text: string, press = vi.fn<(kind: 'gap' | 'flag', mark: HTMLElement) => void>()) {
  return render(
    <MarkPressContext value={press}>
      <PiecePreview format={label} syntax="markdown" text={text} sentences={[]} claimsAt={() => []} author="Northkit" />
    </MarkPressContext>,
  );
}

const signsOf = (text: string) => text.match(/[\p{L}\p{N}%<>+-]+/gu) ?? [];

/**
 * A text without the marks of Markdown that open its lines. The subhead of a page and what stands below its button are
 * lines of no Markdown: the backslash in front says so here.
 */
function written(body: string): string[] {
  const lines = body.split('\n').map((line) => line.replace(/^(?:#{1,6} |[-+] |\d+\. |> |---$)/u, ''));
  return signsOf(lines.join('\n').replaceAll('**', ''));
}

/** What of the text stands in its frame, in the order of the screen. */
function drawn(): string[] {
  const article = screen.getByRole('article');
  const parts = [...article.querySelectorAll('[data-excerpt], a')].filter(
    (part) => part.parentElement?.closest('[data-excerpt]') === null,
  );
  return signsOf(parts.map(({ textContent }) => textContent).join('\n'));
}

const BLOG_HEAD = 'SEO title: Who stays\nMeta description: One call.\nSlug: who-stays\n\n';
const MAIL_HEAD = 'Subject: Who stays\nPreheader: One call.\n\n';
const PAGE_HEAD = 'SEO title: Who stays\nMeta description: One call.\n\n';

const BLOG_POST = `# 10. Reasons to call

**Summary**
- > 50 % of teams stay
- - 5 % churn
- 2. Bundesliga pays

4. Mai war es, <name>.

## 1. Start early

- 12 points

## > Ask <well>

1. Once
2. Twice

## FAQ

### 3. How long?

20 - 30 minutes.

## Conclusion

+ 1 for calls.

**[Book a call](https://x.example/book)**

## Sources

1. “- 5 % churn”, a note`;

const NEWSLETTER = `4. Mai war es, <name>.

## 1. Start early

> 50 % of teams

## - 5 % churn

Ask.

**[1. Book](https://x.example/book)**

2. Bundesliga pays

---

+ 49 341`;

const RELEASE = `# 3. Quartal: > 50 %

**Berlin, 3. Mai** – 4. Mai war es, <name>.

- 5 % churn

## Why

+ 12 points

## About Northkit

1. Place

## Press contact

+49 341

###`;

const PAGE = `# 10. Reasons

\\> 50 % of teams

**[1. Go](https://x.example/go)**

\\- no card

## Why teams stay

### 1. Know

+ 12 points

### - Ask

<well>

## Results

- > 50 % of teams stay
- + 12 points
- - 5 % churn
- 3. place

## How it works

1. 1) Connect
2. 2024. Choose

## Questions

### 4. When?

Now.

### + What?

Calls.`;

const LAID_OUT = [
  ['Blog Post', BLOG_HEAD, BLOG_POST],
  ['Email Newsletter', MAIL_HEAD, NEWSLETTER],
  ['Press Release', '', RELEASE],
  ['Landing Page', PAGE_HEAD, PAGE],
] as const;

describe('a preview of parts', () => {
  test.each(LAID_OUT)('of a %s has every sign where its text has it', (label, head, body) => {
    show(label, head + body.replaceAll('\\', ''));
    expect(drawn().length).toBeGreaterThan(20);
    expect(screen.queryByText(PREVIEW_TEXTS.unplaced)).toBeNull();
    expect(drawn()).toEqual(written(body));
  });
});

describe('a preview of a text whose parts would stand elsewhere', () => {
  const WITH_BUTTON = '## One\n\nText one.\n\n**[Book](https://x.example/book)**\n\nBehind it.\n\n## Two\n\nText two.';

  test.each([
    ['Blog Post', BLOG_HEAD, `# Staying\n\n${WITH_BUTTON}`],
    ['Blog Post', BLOG_HEAD, `Above.\n\n# Staying\n\n${WITH_BUTTON}`],
    ['Blog Post', BLOG_HEAD, '# Staying\n\nIntro.\n\n## One\n\nText one.\n\nSummary: In short.\n\n## Two\n\nText two.'],
    ['Email Newsletter', MAIL_HEAD, `Hi.\n\n${WITH_BUTTON}\n\nBye.`],
    ['Press Release', '', '# News\n\nLead.\n\n## About Northkit\n\nPlace.\n\nBody: More.'],
    [
      'Landing Page',
      PAGE_HEAD,
      '# Stay\n\nSub.\n\n## How it works\n\n1. Go\n2. Ask\n\n## Results\n\n- 5 % [1]\n\n**[Go](https://x.example)**',
    ],
  ])('shows the order of the author: %s', (label, head, body) => {
    show(label, head + body);
    const words = written(body.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1'));
    expect(drawn()).toEqual(words);
    expect(screen.queryByText(PREVIEW_TEXTS.unplaced)).toBeNull();
  });

  test('keeps the frame around the head, and shows each of its lines once', () => {
    show('Email Newsletter', `${MAIL_HEAD}Hi.\n\n${WITH_BUTTON}\n\nBye.`);
    expect(screen.getByRole('figure', { name: 'In the inbox' }).textContent).toContain('One call.');
    expect(screen.getByRole('article').textContent).not.toMatch(/Preheader|Subject:/);
    cleanup();
    // What follows a head line at once is no part of the head, and a slug at the end stands where it was put.
    show('Blog Post', `Meta description: One call.\nOne call.\n\n# Staying\n\n${WITH_BUTTON}\n\nSlug: who-stays`);
    expect(screen.getByRole('article').textContent).toMatch(/^.*One call\.\s+Staying.*Slug: who-stays\s*$/su);
  });

  test.each([
    ['Blog Post', BLOG_HEAD],
    ['Email Newsletter', MAIL_HEAD],
    ['Press Release', ''],
    ['Landing Page', PAGE_HEAD],
  ])('keeps what a fence holds together: %s', (label, head) => {
    const { container } = show(
      label,
      `${head}# Staying\n\nIntro.\n\n## Install it\n\n\`\`\`bash\n# install the tool\nnpm i tool\n\`\`\`\n\nThen run it.`,
    );
    expect([...container.querySelectorAll('pre')].map(({ textContent }) => textContent)).toEqual([
      '# install the tool\nnpm i tool\n',
    ]);
    expect(screen.queryByRole('heading', { name: 'install the tool' })).toBeNull();
    expect(screen.getByText('Then run it.')).toBeDefined();
  });

  test('draws parts still where a fence misleads nobody', () => {
    show('Blog Post', `${BLOG_HEAD}# Staying\n\nIntro.\n\n## Run it\n\n\`\`\`\nnpm i tool\n\n\nnpm start\n\`\`\``);
    expect(screen.getByRole('heading', { name: 'Staying' }).className).toBe('doc-title');
    expect(screen.getByText(/npm start/).closest('pre')).not.toBeNull();
  });

  test('leads footnotes and links to what they refer to, wherever it stands', () => {
    const { container } = show(
      'Blog Post',
      `${BLOG_HEAD}# Staying\n\nIntro[^1] with [a link][ref].\n\n## Conclusion\n\nEnd.\n\n[^1]: The note.\n\n[ref]: https://example.org/there`,
    );
    expect(screen.getByRole('link', { name: 'a link' }).getAttribute('href')).toBe('https://example.org/there');
    expect(screen.getByText(/The note\./)).toBeDefined();
    expect(container.textContent).not.toContain('[^1]');
  });

  test('leads from a gap to its place', async () => {
    const text = `${MAIL_HEAD.replace('One', '[Add: one] One')}Hi.\n\n${WITH_BUTTON}\n\n[Add: name]`;
    const press = vi.fn<(kind: 'gap' | 'flag', mark: HTMLElement) => void>();
    show('Email Newsletter', text, press);
    await userEvent.click(screen.getByText('[Add: name]'));
    const [kind, mark] = press.mock.calls[0] ?? [];
    expect(kind && mark && spanOf(kind, mark, text)?.start).toBe(text.indexOf('[Add: name]'));
  });
});

test.each(['Blog Post', 'Landing Page'])('a %s stands above what a list of search results shows of it', (label) => {
  show(label, `${PAGE_HEAD}# Staying\n\nText.`);
  const [first, second] = screen.getAllByRole('figure');
  expect(first?.querySelector('article')).not.toBeNull();
  expect(second?.textContent).toContain('In search results');
});
