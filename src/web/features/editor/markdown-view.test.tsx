import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { MarkdownView } from './markdown-view.tsx';

afterEach(cleanup);

describe('rendered Markdown', () => {
  test('shows headings below the page’s own, lists and tables', () => {
    render(<MarkdownView text={'# Title\n\n- one\n\n| a | b |\n| - | - |\n| 1 | 2 |'} />);
    expect(screen.getByRole('heading', { name: 'Title', level: 3 })).toBeDefined();
    expect(screen.getByRole('listitem').textContent).toBe('one');
    expect(screen.getByRole('table')).toBeDefined();
  });

  test('a text that begins below its title skips no level, and neither does one that jumps', () => {
    render(<MarkdownView text={'## The question\n\n#### Aside\n\n### Smaller\n\n## A first step'} />);
    const levels = screen.getAllByRole('heading').map(({ tagName, dataset }) => `${tagName} ${dataset['level']}`);
    expect(levels).toEqual(['H3 2', 'H4 4', 'H4 3', 'H3 2']);
  });

  test('shows the mark below a press release, which is no heading of anything', () => {
    const { container } = render(<MarkdownView text={'# News\n\nCall us.\n\n###'} />);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['News']);
    expect(container.textContent).toContain('Call us.\n###');
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '![pixel](https://tracker.example/p.png)',
    '<iframe src="https://evil.example"></iframe>',
  ])('takes no raw HTML and fetches no image: %s', (text) => {
    const { container } = render(<MarkdownView text={`before\n\n${text}\n\nafter`} />);
    expect(container.querySelector('script, img, iframe')).toBeNull();
    expect(container.textContent).toContain('after');
  });

  test.each([
    'Hi {{first_name}}, <name>',
    'Wrap it in <Suspense>.',
    '<your name>\n\nor a placeholder',
    '<!-- a note -->',
  ])('shows what looks like HTML as it was typed: %s', (text) => {
    const { container } = render(<MarkdownView text={text} />);
    expect(container.textContent).toContain(text.split('\n')[0]);
  });

  test.each([
    '1. Start early',
    '10) Reasons',
    '4. Mai war es',
    '- 5 % churn',
    '> 50 % of teams',
    '+ 12 points',
    '# Hash',
    '---',
    '``` three ticks',
    '[^1]: a note',
    '[one]: /way',
    '<div> first',
  ])('within a line no sign opens a block: %s', (text) => {
    const { container } = render(<MarkdownView text={text} isPhrase />);
    expect(container.textContent).toBe(text);
  });

  test('within a line emphasis, links and code are still what they are', () => {
    const { container } = render(
      <MarkdownView text="1. **Start** with [this](https://example.org) and `npm`" isPhrase />,
    );
    expect(container.textContent).toBe('1. Start with this and npm');
    expect([...container.querySelectorAll('strong, a, code')]).toHaveLength(3);
  });

  test.each(['https://example.org/a', 'http://example.org', 'mailto:maya@example.org'])('links out to %s', (url) => {
    render(<MarkdownView text={`[there](${url})`} />);
    const link = screen.getByRole('link', { name: 'there' });
    expect(link.getAttribute('href')).toBe(url);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  test.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'vbscript:x', '/app', '//evil.example'])(
    'keeps the words of a link to %s, and leads nowhere',
    (url) => {
      render(<MarkdownView text={`[there](${url})`} />);
      expect(screen.queryByRole('link')).toBeNull();
      expect(screen.getByText('there')).toBeDefined();
    },
  );
});
