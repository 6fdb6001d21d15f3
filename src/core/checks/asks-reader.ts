import { languageOf } from '../text/language.ts';

/** What people say when they ask for something; with these a sentence or a clause begins. */
const REQUESTS =
  'add|apply|ask|book|bring|call|check|choose|click|come|comment|count|discover|donate|download|drop|email|find|follow|forward|get|give|grab|help|join|keep|learn|leave|let|listen|look|mail|make|meet|message|name|open|order|pass|pick|post|put|read|refute|register|reply|repost|reserve|save|see|send|share|show|sign|start|state|stop|subscribe|swipe|tag|take|talk|tap|tell|think|try|use|visit|vote|watch|write';
const REQUEST = new RegExp(
  String.raw`(?:^|[\n.!:;,—–]["”’)]*\s{1,20})(?:please\s+|now\s+|then\s+|just\s+)?(?:${REQUESTS})\b`,
  'iu',
);
const INVITES = /\b(?:i|we)(?:['’]d| would) (?:love|like) to\b|\b(?:tell|show|write|let) (?:me|us)\b/iu;
const QUESTION = /[?？؟;՞]/u;
const LINK = /https?:\/\/|\[Add: /iu;

/**
 * Whether a text ends in something for its reader to do: a question, a request, a link or the place of one. In languages
 * other than English requests are not known, so that null says that nobody can tell.
 */
export function asksReader(text: string): boolean | null {
  if (QUESTION.test(text) || LINK.test(text)) return true;
  if (REQUEST.test(text.trim()) || INVITES.test(text)) return true;
  return languageOf(text) === 'en' ? false : null;
}
