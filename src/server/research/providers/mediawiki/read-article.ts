import { extractAnswer, parseAnswer } from './answers.ts';
import type { ApiClient } from './api-client.ts';
import { htmlToText } from './html-text.ts';

/**
 * The article's text with `== Heading ==` lines: from the TextExtracts extension, or from the parsed page where a wiki
 * lacks it. One article a request, since TextExtracts gives whole texts only one at a time.
 */
export async function readArticle(client: ApiClient, pageId: number, signal: AbortSignal): Promise<string> {
  const query = { action: 'query', prop: 'extracts', explaintext: '1', exsectionformat: 'wiki', exlimit: '1' };
  const answer = await client.get(extractAnswer, { ...query, pageids: String(pageId) }, signal);
  const extract = answer.query?.pages[0]?.extract;
  return extract ?? (await readParsed(client, pageId, signal));
}

async function readParsed(client: ApiClient, pageId: number, signal: AbortSignal): Promise<string> {
  const query = { action: 'parse', prop: 'text', disabletoc: '1', disableeditsection: '1', disablelimitreport: '1' };
  const answer = await client.get(parseAnswer, { ...query, pageid: String(pageId) }, signal);
  return htmlToText(answer.parse.text);
}
