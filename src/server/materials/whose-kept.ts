import { guessOurs } from '../../core/rules/guess-ours.ts';
import { listWebsites } from '../personas/personas.store.ts';
import type { Executor } from '../storage/database.ts';
import type { MaterialRow } from './materials.store.ts';

/**
 * Whether kept material is the brand's own: as the user says, else by the website of its persona. What belongs to no persona
 * is compared with the websites of all that the user has.
 */
export async function whoseKept(
  db: Executor,
  { userId, personaId, url, text }: Pick<MaterialRow, 'userId' | 'personaId' | 'url' | 'text'>,
  said: boolean | null,
): Promise<Pick<MaterialRow, 'ours' | 'oursChosen'>> {
  if (said !== null) return { ours: said, oursChosen: true };
  const websites = await listWebsites(db, userId, personaId);
  return { ours: websites.some((website) => guessOurs({ url, text }, website)), oursChosen: false };
}
