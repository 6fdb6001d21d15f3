import { pause } from './pause.ts';

type Save = () => Promise<unknown>;

/** Signing out is waited for no longer than this, in milliseconds: a network may be gone. */
const PATIENCE_MS = 3_000;
const saves = new Set<Save>();

/** Has `save` run before a sign-in ends here: afterwards the server takes nothing more. Returns a function that takes it back. */
export function saveBeforeSignOut(save: Save): () => void {
  saves.add(save);
  return () => void saves.delete(save);
}

/** Saves what is not saved yet, as far as that is possible in a moment. */
export async function allSaved(): Promise<void> {
  const done = Promise.allSettled([...saves].map((save) => save()));
  await Promise.race([done, pause(PATIENCE_MS)]);
}
