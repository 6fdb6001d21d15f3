import { readdirSync, readFileSync } from 'node:fs';
import { parseRecording, type Recording } from './recording.ts';

const FOLDER = new URL('./', import.meta.url);

/** Every recorded job of this folder. */
export function readRecordings(): Recording[] {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => parseRecording(readFileSync(new URL(name, FOLDER), 'utf8')));
}
