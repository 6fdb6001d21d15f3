import { describe, expect, test } from 'vitest';
import { htmlToText } from './html-text.ts';

describe('text of a parsed wiki page', () => {
  test('paragraphs stay apart, and formatting leaves no trace', () => {
    expect(
      htmlToText('<p><b>Tea</b> is a <a href="/wiki/Drink" title="a > b">drink</a>.</p>\n<p>It&#39;s hot.</p>'),
    ).toBe("Tea is a drink.\n\nIt's hot.");
  });

  test('headings become lines that can be told from text', () => {
    expect(htmlToText('<div class="mw-heading"><h2 id="x">Black &amp; green</h2></div><p>Two kinds.</p>')).toBe(
      '== Black & green ==\n\nTwo kinds.',
    );
  });

  test.each([
    ['<p>Tea<sup id="r" class="reference"><a href="#n"><span>[</span>1<span>]</span></a></sup>.</p>', 'Tea.'],
    ['<style data-x>.a::before{content:"</p>"}</style><p>Tea.</p>', 'Tea.'],
    ['<script>if (a < b) document.write("<p>x</p>")</script><p>Tea.</p>', 'Tea.'],
    ['<table class="infobox"><tr><td><table><tr><td>in</td></tr></table>out</td></tr></table><p>Tea.</p>', 'Tea.'],
    ['<p>Tea<span class="mw-editsection">[<a>edit</a>]</span>.</p>', 'Tea.'],
    ['<!-- a > b <p>hidden</p> --><p>Tea.</p>', 'Tea.'],
    ['<figure><img src="x.png" alt=">"><figcaption>Cup</figcaption></figure><p>Tea.</p>', 'Tea.'],
    ['<ul><li>Green</li><li>Black</li></ul>', 'Green\n\nBlack'],
  ])('furniture is left out: %s', (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });

  test('what a page shows as markup is text, and stays text', () => {
    expect(htmlToText('<p>Use <code>&lt;img src=x onerror=alert(1)&gt;</code>.</p>')).toBe(
      'Use <img src=x onerror=alert(1)>.',
    );
  });

  test.each([
    ['<p>Tea <b', 'Tea'],
    ['<p class="x', ''],
    ['<!--', ''],
    ['<style>p{', ''],
    ['<p>a &#xFFFFFFF; &bogus; b</p>', 'a \ufffd &bogus; b'],
    ['<p>a < b and c > d</p>', 'a < b and c > d'],
  ])('broken pages end quietly: %j', (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });

  test('elements that are never closed do not swallow what follows their parent', () => {
    expect(htmlToText('<div><table><tr><td>in</div><p>Tea.</p>')).toBe('Tea.');
  });
});
