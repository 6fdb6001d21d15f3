import { Parser } from 'htmlparser2';

/** Text of a line of HTML, as result lists carry it: `<strong>` and the like go, character references are resolved. */
export function plainSnippet(html: string): string {
  let text = '';
  const parser = new Parser({
    ontext(part) {
      text += part;
    },
  });
  parser.end(html);
  return text;
}
