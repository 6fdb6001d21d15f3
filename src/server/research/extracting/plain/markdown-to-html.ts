import { Marked } from 'marked';

/** Code and pictures are no text to quote. */
const reader = new Marked({ gfm: true, renderer: { code: () => '', image: () => '', checkbox: () => '' } });

/** Footnotes are not part of the grammar; their marks would stand in the middle of a sentence. */
const FOOTNOTE_MARK = /\[\^[^\][\n]{1,50}\]:?/g;

/** Markdown as HTML. HTML that stands in it stays, so that it is treated like that of any page. */
export function markdownToHtml(markdown: string): string {
  return reader.parse(markdown.replace(FOOTNOTE_MARK, ''), { async: false });
}
