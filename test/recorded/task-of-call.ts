import { readPrompt } from '../fakes/fake-model/read-prompt.ts';
import type { RecordedCall } from './recorder.ts';

/** What a call asks for, whatever the words: "plan", "draft: X Post 2", "edit: X Post 2", "check: X Post 2". */
export function taskOfCall({ useCase, prompt }: Pick<RecordedCall, 'useCase' | 'prompt'>): string {
  const { format, variant } = readPrompt(prompt);
  return format === '' ? useCase : `${useCase}: ${nameOfPiece({ format, variant })}`;
}

export const nameOfPiece = ({ format, variant }: { format: string; variant: number }): string => `${format} ${variant}`;
