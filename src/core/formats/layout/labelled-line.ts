import { labelName, type LabelKey, type LabelLanguage } from './labels.ts';
import { asLine } from './lines.ts';

/** `Subject: text`, or nothing when there is no text. */
export function labelledLine(key: LabelKey, text: string, language?: LabelLanguage): string {
  const line = asLine(text);
  return line === '' ? '' : `${labelName(key, language)}: ${line}`;
}

/** A label on its own line and the text below, or nothing when there is no text. */
export function labelledBlock(key: LabelKey, text: string, language?: LabelLanguage): string {
  return text === '' ? '' : `${labelName(key, language)}:\n${text}`;
}
