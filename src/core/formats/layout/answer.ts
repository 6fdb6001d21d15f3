import { asBlock } from './lines.ts';
import { AT_ONCE_NOTICE } from './release-notice.ts';

const KIND =
  '(?:post|tweet|newsletter|e-?mail|script|article|descriptions?|draft|copy|carousel|slides|ads?|variants|release|page)';
const OPENING = new RegExp(
  String.raw`^(?:(?:sure|certainly|of course|absolutely)[,!.]?\s*)?here(?:['’]s| is| are) (?:the|your|an?|\d{1,2}|three) (?:[\w-]+ ){0,4}${KIND}(?: (?:for|about|on|based|in|with) .*)?:$`,
  'iu',
);
const POLITE_OPENING = /^(?:sure|certainly|of course|absolutely)[!.,]?$/iu;
const CLOSING =
  /^(?:let me know if you(?:['’]d| would)? (?:like|want|need)|feel free to (?:adjust|edit|modify|tweak)|would you like me to)\b.*$/iu;
const FENCED = /^```[\w-]*\n(?<inner>[\s\S]*?)\n?```$/u;

/** A writer's answer without what it says to the person who asked: greetings, fences, offers of more. */
export function withoutChatter(answer: string): string {
  const paragraphs = asBlock(answer).split('\n\n');
  const first = paragraphs[0] ?? '';
  if (paragraphs.length > 1 && (OPENING.test(first) || POLITE_OPENING.test(first))) paragraphs.shift();
  if (paragraphs.length > 1 && AT_ONCE_NOTICE.test(paragraphs[0] ?? '')) paragraphs.shift();
  if (paragraphs.length > 1 && CLOSING.test(paragraphs.at(-1) ?? '')) paragraphs.pop();
  const text = paragraphs.join('\n\n');
  return asBlock(FENCED.exec(text)?.groups?.['inner'] ?? text);
}

/** Text for a plain field without Markdown's bold, which such a field would show as asterisks. */
export function withoutBold(text: string): string {
  return text.replace(/\*\*(?=\S)([^*\n]*[^*\s])\*\*/g, '$1');
}

const WHOLLY_QUOTED = /^(?:"(?<plain>[^"]+)"|“(?<curly>[^“”]+)”)$/u;

/** The text of a post: without chatter, bold, the label in front of it, and quotation marks around the whole. */
export function postText(answer: string, label: RegExp): string {
  const text = withoutBold(withoutChatter(answer)).replace(label, '');
  const quoted = WHOLLY_QUOTED.exec(text)?.groups;
  return quoted?.['plain'] ?? quoted?.['curly'] ?? text;
}
