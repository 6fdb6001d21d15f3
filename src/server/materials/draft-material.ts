import { newLink, newNote } from '../../core/contracts/material.ts';
import type { Principal } from '../auth/principal.ts';
import { invalidInput } from '../platform/errors.ts';
import { parseInput } from '../platform/parse-input.ts';
import { PageUnreadable } from '../research/fetching/page-reader.ts';
import type { ReadPage } from '../research/fetching/page-reader.ts';
import { countReading } from './count-reading.ts';
import type { MaterialContext } from './material-context.ts';
import { keptText, lineOrNull, titleOf } from './material-draft.ts';
import type { MaterialDraft } from './material-draft.ts';
import { checkRoom, personaToName } from './may-keep.ts';

/**
 * A note as it was sent, or a link with the text of its page, which is read now. Not for the inside of a transaction.
 *
 * @throws invalid_input when the page cannot be read, and why.
 */
export async function draftMaterial(
  context: MaterialContext,
  principal: Principal,
  request: { readonly body: unknown; readonly signal: AbortSignal },
): Promise<MaterialDraft> {
  const draft = await readBody(context, principal, request);
  return { ...draft, title: titleOf(draft.title, draft) };
}

async function readBody(
  context: MaterialContext,
  { userId }: Principal,
  { body, signal }: { readonly body: unknown; readonly signal: AbortSignal },
): Promise<MaterialDraft> {
  if (!namesUrl(body)) {
    const { text, title, persona_id: personaId = null, ours = null } = parseInput(newNote, body);
    const about = { url: null, fileName: null, author: null, publishedAt: null, language: null };
    return { kind: 'note', title, personaId, ours, ...about, ...keptText(text) };
  }
  const { url, title, persona_id: personaId = null, ours = null } = parseInput(newLink, body);
  // Before the page is asked for, which takes long.
  await checkRoom(context, context.database.db, { userId });
  await personaToName(context.database.db, userId, personaId);
  await countReading(context, userId);
  const page = await readPage(context, url, signal);
  const text = keptText(page.text);
  return {
    kind: 'link',
    title: title || page.title,
    personaId,
    ours,
    url: page.url,
    fileName: null,
    author: lineOrNull(page.author),
    publishedAt: page.publishedAt,
    language: page.language,
    ...text,
    shortened: page.shortened || text.shortened,
  };
}

/** A body that names both is refused: nobody knows which one was meant. */
function namesUrl(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('url' in body)) return false;
  if ('text' in body) throw invalidInput('Your material must be a text or a url, not both');
  return true;
}

async function readPage({ pageReader, logger }: MaterialContext, url: string, signal: AbortSignal): Promise<ReadPage> {
  try {
    return await pageReader.read(url, signal);
  } catch (error) {
    if (!(error instanceof PageUnreadable)) throw error;
    logger.debug({ trouble: error.trouble }, 'a link cannot be read');
    throw invalidInput(error.reason, [{ path: 'url', message: error.reason }]);
  }
}
