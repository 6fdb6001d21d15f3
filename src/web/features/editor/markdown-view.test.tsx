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
