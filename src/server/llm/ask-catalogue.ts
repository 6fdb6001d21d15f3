import { fetch as undiciFetch } from 'undici';
import { z } from 'zod';
import type { Candidate } from './choose-model.ts';
import { classifyFailure, kindOfStatus } from './classify-failure.ts';
import type { FailureKind } from './model-failure.ts';
import { readRefusal } from './read-refusal.ts';

/** Kinds that keep a model from writing until somebody sees to them. */
export type TroubleKind = Extract<FailureKind, 'unreachable' | 'key' | 'unknown-model' | 'credit'>;

const TROUBLE: ReadonlySet<FailureKind> = new Set<TroubleKind>(['unreachable', 'key', 'unknown-model', 'credit']);

export function isTrouble(kind: FailureKind): kind is TroubleKind {
  return TROUBLE.has(kind);
}

const LONGEST_MS = 5_000;
/** The lists of vendors with hundreds of models stay below. */
const MOST_CHARACTERS = 8_000_000;

const list = z.union([
  z.object({ data: z.array(z.object({ id: z.string() })) }).transform(({ data }) => data.map(({ id }) => id)),
  z
    .object({ models: z.array(z.object({ name: z.string() })) })
    .transform(({ models }) => models.map(({ name }) => name)),
]);

/**
 * Asks the vendor about a model, without any tokens and for five seconds at most. Null when nothing speaks against it;
 * an endpoint that has no such list says nothing against its models.
 */
export async function askCatalogue(candidate: Candidate, clock: { now(): Date }): Promise<TroubleKind | null> {
  const catalogue = candidate.provider.catalogue(candidate.endpoint);
  const signal = AbortSignal.timeout(LONGEST_MS);
  const ask = (url: string) => get(url, catalogue.headers, signal);
  try {
    const one = catalogue.one === undefined ? null : await ask(catalogue.one);
    if (one && one.status !== 404) return troubleOf(candidate, one);
    const all = await ask(catalogue.all);
    // Whoever has no list has no single ones, either.
    if (all.status === 404) return null;
    if (all.status !== 200) return troubleOf(candidate, all);
    const names = list.safeParse(parsed(all.text)).data;
    return names && catalogue.holds(names) === false ? 'unknown-model' : null;
  } catch (error) {
    if (isTimeout(error)) return 'unreachable';
    const { kind } = classifyFailure(error, { begun: false, now: clock.now() });
    return isTrouble(kind) ? kind : null;
  }
}

/**
 * Asks the vendor's list of models whether it takes the key. `denied` is what a key gets that may not see lists, and one
 * that is blocked; null where the list tells nothing, since some are open to everybody.
 */
export async function askAboutKey(candidate: Candidate): Promise<'refused' | 'denied' | null> {
  const { all, headers } = candidate.provider.catalogue(candidate.endpoint);
  try {
    const { status, text } = await get(all, headers, AbortSignal.timeout(LONGEST_MS));
    if (status < 300) return null;
    if (status === 403) return 'denied';
    return (candidate.provider.refusal?.(status, text) ?? kindOfStatus(status)) === 'key' ? 'refused' : null;
  } catch {
    return null;
  }
}

interface Told {
  readonly status: number;
  readonly text: string;
}

async function get(url: string, headers: Readonly<Record<string, string>>, signal: AbortSignal): Promise<Told> {
  const sent = { accept: 'application/json', ...headers };
  const answer = await undiciFetch(url, { headers: sent, signal, redirect: 'manual' });
  if (!answer.ok) return { status: answer.status, text: await readRefusal(answer.body) };
  return { status: answer.status, text: await textOf(answer.body) };
}

async function textOf(body: ReadableStream<Uint8Array> | null): Promise<string> {
  let text = '';
  if (!body) return text;
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    text += part;
    if (text.length > MOST_CHARACTERS) return '';
  }
  return text;
}

function troubleOf({ provider }: Candidate, { status, text }: Told): TroubleKind | null {
  // A key may be made for writing alone, without the right to see lists.
  if (status < 300 || status === 403) return null;
  const kind = provider.refusal?.(status, text) ?? kindOfStatus(status);
  return isTrouble(kind) ? kind : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';
