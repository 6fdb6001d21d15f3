import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { MATERIAL_LIMITS } from '../../core/rules/limits.ts';
import { fileTooLarge } from '../materials/draft-file.ts';
import type { SentFile } from '../materials/draft-file.ts';
import { DomainError, invalidInput } from '../platform/errors.ts';
import type { HeldBody } from './fair-use/body-memory.ts';
import { atPace, BODY_PACE } from './body-pace.ts';

/** Of the parser, which refuses what is beyond them. */
export const UPLOAD_LIMITS = {
  // One more, so that it is seen at once that there is more.
  fileSize: MATERIAL_LIMITS.fileBytes + 1,
  files: 1,
  fields: 10,
  fieldSize: 16 * 1024,
  fieldNameSize: 100,
  parts: 11,
  headerPairs: 50,
} as const;

/** Bytes of a form that holds nothing but a file and short fields. */
const MOST_BYTES = MATERIAL_LIMITS.fileBytes + 256 * 1024;

const PART = 'file';
const AS_A_FORM = 'Send the file as multipart/form-data, in a part named “file”';

/** The one file of a form, in memory. @throws unsupported, unreadable, too_large, too_slow, invalid_input, too_many_requests, unavailable */
export async function readUpload(request: FastifyRequest, pace = BODY_PACE): Promise<SentFile> {
  if (!request.isMultipart()) throw notAForm();
  // Nothing of it needs to be received to know.
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) throw fileTooLarge();
  try {
    return await atPace(request, () => readParts(request), { pace });
  } catch (error) {
    // Who is still sending hears the answer only if somebody takes the rest.
    request.raw.unpipe();
    request.raw.resume();
    throw inWords(error);
  }
}

export const notAForm = () => new DomainError('unsupported', AS_A_FORM);

async function readParts(request: FastifyRequest): Promise<SentFile> {
  const fields: Record<string, unknown> = {};
  let file: SentFile | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.fieldname === PART) throw notAFile();
      fields[part.fieldname] = part.value;
      continue;
    }
    if (part.fieldname !== PART) throw notAFile();
    file = { name: part.filename, mediaType: mediaTypeOf(part), bytes: await bytesOf(part, request.heldBody), fields };
  }
  if (!file) throw notAFile();
  return file;
}

/** Stops at the first byte too many, however much is still to come. */
async function bytesOf({ file }: MultipartFile, held: HeldBody | null): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MATERIAL_LIMITS.fileBytes) throw fileTooLarge();
    held?.add(chunk.length);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Browsers call whatever they do not know a stream of octets. */
function mediaTypeOf({ mimetype }: MultipartFile): string | null {
  return mimetype === 'application/octet-stream' ? null : mimetype;
}

function notAFile(): DomainError {
  return invalidInput(AS_A_FORM, [{ path: PART, message: AS_A_FORM }]);
}

/** The parser's errors are made for programmers, and whatever is not valid is one. */
function inWords(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_FILES_LIMIT') return invalidInput('Send one file with a call');
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT') return invalidInput('The form holds too many fields');
  return new DomainError('unreadable', 'The upload ended early or is no valid multipart/form-data', { cause: error });
}
