import { expect, test } from 'vitest';
import { markdownToHtml } from './markdown-html.tsx';

test('headings, emphasis, lists and links become what a page editor takes over', () => {
  expect(
    markdownToHtml('# Churn\n\nWeek **four** decides [1], says [a report](https://example.org/r).\n\n- One\n- Two'),
  ).toBe(
    '<h1>Churn</h1>\n<p>Week <strong>four</strong> decides [1], says <a href="https://example.org/r">a report</a>.</p>\n' +
      '<ul>\n<li>One</li>\n<li>Two</li>\n</ul>',
  );
});

test('typed line breaks stay, also around emphasis, and gaps as they are written', () => {
  expect(markdownToHtml('SEO title: Churn\nSlug: *churn\nnow*\n\n[Add: one case]')).toBe(
    '<p>SEO title: Churn<br>Slug: <em>churn<br>now</em></p>\n<p>[Add: one case]</p>',
  );
  expect(markdownToHtml('One  \ntwo\nthree')).toBe('<p>One<br>two<br>three</p>');
});

test('the mark below a press release stays, instead of a heading with nothing in it', () => {
  expect(markdownToHtml('Call us.\n\n###')).toBe('<p>Call us.</p>\n<p>###</p>');
});

test('what looks like HTML is copied as it was typed', () => {
  expect(markdownToHtml('Hi <name>, wrap it in <Suspense>.')).toBe(
    '<p>Hi &lt;name&gt;, wrap it in &lt;Suspense&gt;.</p>',
  );
});

test('nothing that could run, load or mislead comes along', () => {
  const place = document.createElement('div');
  place.innerHTML = markdownToHtml(
    '<script>alert(1)</script>\n\nA <b onclick="x()">Bold</b> ![pixel](https://example.org/p.png) [go](javascript:alert(1))',
  );
  expect([...place.querySelectorAll('*')].map(({ tagName }) => tagName)).toEqual(['P', 'P', 'A']);
  expect(place.querySelector('a')?.hasAttribute('href')).toBe(false);
  expect(place.textContent).toContain('<script>alert(1)</script>');
});
