import { storedLine, storedText, UNSEEN } from '../reading/stored-text.ts';
import type { ExtractedText } from './extractor.ts';

const CONTROLS = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]/g;

/** Paragraphs with one empty line between them, and nothing in them that cannot be seen. */
export function tidyText(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\f]/g, '\n')
    .replace(/\u2029/g, '\n\n')
    .replace(CONTROLS, '')
    .replace(UNSEEN, '')
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** What a document gave, in whatever shape it stood there. `text` is tidied already. */
export interface Finding {
  readonly title: string;
  readonly siteName?: string | null;
  readonly author?: string | null;
  /** ISO 8601. */
  readonly publishedAt?: string | null;
  readonly language?: string | null;
  readonly text: string;
  readonly shortened?: boolean;
}

export function finishText(finding: Finding): ExtractedText {
  const text = storedText(finding.text);
  const isCut = text.length < finding.text.length;
  return {
    title: line(finding.title) ?? '',
    siteName: line(finding.siteName),
    author: line(finding.author),
    publishedAt: finding.publishedAt ?? null,
    language: finding.language ?? null,
    text: isCut ? wholeParagraphs(text) : text,
    shortened: isCut || (finding.shortened ?? false),
  };
}

/** Half a sentence may say the opposite of the whole. */
function wholeParagraphs(text: string): string {
  const end = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('. ') + 1);
  return end > text.length / 2 ? text.slice(0, end).trimEnd() : text;
}

function line(text: string | null | undefined): string | null {
  return storedLine(tidyText(text ?? '').replaceAll('\n', ' ')) || null;
}
