import * as z from 'zod/mini';
import type { LiveSnapshot, LiveState, LiveText } from '../../../../core/contracts/live.ts';

/** An event of a stream, read. */
export type LiveEvent =
  | { readonly name: 'snapshot'; readonly data: LiveSnapshot }
  | { readonly name: 'state'; readonly data: LiveState }
  | { readonly name: 'text'; readonly data: LiveText };

/** What came is not what the contract says: nothing that follows it can be trusted to fit. */
export class BrokenEvent extends Error {
  override readonly name = 'BrokenEvent';
}

const piece = z.looseObject({ output_id: z.string(), status: z.string(), characters: z.number() });
/** The parts that this page would break without; a status that is not known here has a sentence of its own. */
const job = z.looseObject({
  id: z.string(),
  status: z.string(),
  batch_formats: z.record(z.string(), z.number()),
  progress: z.looseObject({ percent: z.number(), message: z.string(), pieces: z.array(piece) }),
});
const draft = z.object({ output_id: z.string(), draft: z.string(), reason: z.string(), text: z.string() });
const change = z.object({
  output_id: z.string(),
  draft: z.string(),
  begins: z.nullable(z.string()),
  text: z.string(),
});

const snapshotShape = z.object({ job, drafts: z.array(draft) });
const stateShape = z.object({ job });
const textShape = z.object({ changes: z.array(change) });

/** Null for an event whose name is not known here: a newer server may tell more. Throws `BrokenEvent`. */
export function readEvent(name: string | undefined, text: string): LiveEvent | null {
  switch (name) {
    case 'snapshot':
      return { name, data: checked(text, isSnapshot) };
    case 'state':
      return { name, data: checked(text, isState) };
    case 'text':
      return { name, data: checked(text, isText) };
    default:
      return null;
  }
}

function isSnapshot(data: unknown): data is LiveSnapshot {
  return snapshotShape.safeParse(data).success;
}

function isState(data: unknown): data is LiveState {
  return stateShape.safeParse(data).success;
}

function isText(data: unknown): data is LiveText {
  return textShape.safeParse(data).success;
}

function checked<Data>(text: string, fits: (data: unknown) => data is Data): Data {
  const data = parseJson(text);
  if (!fits(data)) throw new BrokenEvent('An event does not have its shape');
  return data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BrokenEvent('An event is no JSON');
  }
}
