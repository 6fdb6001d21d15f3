import { MATERIAL_LIMITS, TEXT_LIMITS } from '../../core/rules/limits.ts';
import { newFile } from '../../core/contracts/material.ts';
import { shorten } from '../../core/rules/text.ts';
import type { Principal } from '../auth/principal.ts';
import { DomainError, invalidInput } from '../platform/errors.ts';
import { parseInput } from '../platform/parse-input.ts';
import { UnreadableDocument } from '../research/extracting/extractor.ts';
import type { Document, ExtractedText } from '../research/extracting/extractor.ts';
import { storedLine } from '../research/reading/stored-text.ts';
import { countReading } from './count-reading.ts';
import type { MaterialContext } from './material-context.ts';
import { keptText, lineOrNull, titleOf } from './material-draft.ts';
import type { MaterialDraft } from './material-draft.ts';
import { checkRoom, personaToName } from './may-keep.ts';

/** A file as it was sent. */
export interface SentFile {
  /** As the sender says; it is shown, and names nothing on this machine. */
  readonly name: string;
  readonly mediaType: string | null;
  readonly bytes: Uint8Array;
  /** What came along with it, as it came: `title`, `persona_id` and `ours`. */
  readonly fields: unknown;
}

/**
 * The text of a file. Not for the inside of a transaction.
 *
 * @throws too_large, or invalid_input when it has no text that can be read, and why.
 */
export async function draftFile(
  context: MaterialContext,
  { userId }: Principal,
  { file, signal }: { readonly file: SentFile; readonly signal: AbortSignal },
): Promise<MaterialDraft> {
  const { title, persona_id: personaId = null, ours } = parseInput(newFile, file.fields);
  if (file.bytes.length > MATERIAL_LIMITS.fileBytes) throw fileTooLarge();
  // Before the file is taken apart, which takes long.
  await checkRoom(context, context.database.db, { userId });
  await personaToName(context.database.db, userId, personaId);
  await countReading(context, userId);
  const fileName = shownName(file.name);
  const { bytes, mediaType } = file;
  const document = await extract(context, { bytes, mediaType, fileName, url: null }, signal);
  const text = keptText(document.text);
  const draft = {
    kind: 'file' as const,
    title: title || document.title,
    personaId,
    ours,
    url: null,
    fileName,
    author: lineOrNull(document.author),
    publishedAt: document.publishedAt,
    language: document.language,
    ...text,
    shortened: document.shortened || text.shortened,
  };
  return { ...draft, title: titleOf(draft.title, draft) };
}

export function fileTooLarge(): DomainError {
  return new DomainError('too_large', `The file is larger than ${MATERIAL_LIMITS.fileBytes / 1024 / 1024} MB`, {
    errors: [{ path: 'file', message: `The file is larger than ${MATERIAL_LIMITS.fileBytes / 1024 / 1024} MB` }],
  });
}

/** Some senders put the whole path into the name. The ending is kept, since it tells the kind. */
function shownName(name: string): string {
  const last = name.replace(/^.*[\\/]/s, '').trim();
  const ending = /(?<=.)\.[a-z0-9]{1,8}$/i.exec(last)?.[0] ?? '';
  const start = storedLine(last.slice(0, last.length - ending.length));
  return `${shorten(start, TEXT_LIMITS.materialTitle - ending.length)}${ending}` || 'file';
}

async function extract(
  { extractor, logger }: MaterialContext,
  document: Document,
  signal: AbortSignal,
): Promise<ExtractedText> {
  try {
    return await extractor.extract(document, signal);
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    logger.debug({ kind: error.kind, bytes: document.bytes.length }, 'a file cannot be read');
    throw invalidInput(error.reason, [{ path: 'file', message: error.reason }]);
  }
}
