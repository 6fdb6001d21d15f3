import { readdirSync, readFileSync } from 'node:fs';
import { parseRecording, type Recording } from './recording.ts';

const FOLDER = new URL('./', import.meta.url);

/** The names of the recorded jobs of this folder. */
export function recordingNames(): string[] {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length))
    .toSorted();
}

export function readRecording(name: string): Recording {
  return parseRecording(readFileSync(new URL(`${name}.md`, FOLDER), 'utf8'));
}

export const readRecordings = (): Recording[] => recordingNames().map(readRecording);
