import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** What is open of a job; each null until somebody chooses. */
export interface OutputPlace {
  /** The id of an output. One that is gone gives way to the first of the menu. */
  readonly piece: string | null;
  readonly tab: 'research' | 'plan' | null;
  readonly mode: 'write' | 'preview' | null;
  readonly part: 'sources' | 'claims' | null;
}

/** What `/app` shows. A job in the address is the output step of that job. */
export type View =
  | { readonly name: 'setup' }
  | { readonly name: 'history'; readonly search: string; readonly page: number }
  | { readonly name: 'usage' }
  | { readonly name: 'account' }
  | { readonly name: 'output'; readonly jobId: string; readonly place: OutputPlace };

export const HISTORY_START: View = { name: 'history', search: '', page: 1 };

export const NOTHING_CHOSEN: OutputPlace = { piece: null, tab: null, mode: null, part: null };

/** A job from its beginning. */
export function outputOf(jobId: string): View {
  return { name: 'output', jobId, place: NOTHING_CHOSEN };
}

export interface ViewControl {
  readonly view: View;
  /** Another screen: a step that Back undoes. */
  readonly show: (view: View) => void;
  /** Another page or search within the history. */
  readonly turnHistory: (to: { search: string; page: number }, options: { replace: boolean }) => void;
  /** Another piece, tab or way of looking within a job: no step, so that one press of Back leaves the job. */
  readonly turnOutput: (jobId: string, place: OutputPlace) => void;
}

/**
 * The view lives in the address, so that reload, bookmark and the browser's Back work:
 *
 *     /app                                             the setup
 *     /app?view=history&search=week+four&page=3        the history
 *     /app?view=usage                                  what was used
 *     /app?view=account                                who one is here
 *     /app?job=…&piece=…&mode=write                    a piece of a job
 *     /app?job=…&tab=research&part=claims              its research
 *     /app?job=…&tab=plan                              its plan
 *
 * Where one is scrolled to is kept beside it (`use-kept-scroll.ts`).
 */
export function useView(): ViewControl {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readView(params), [params]);
  const show = useCallback((next: View) => setParams(toParams(next), { preventScrollReset: true }), [setParams]);
  const turnHistory: ViewControl['turnHistory'] = useCallback(
    (to, { replace }) => setParams(toParams({ name: 'history', ...to }), { replace, preventScrollReset: true }),
    [setParams],
  );
  const turnOutput: ViewControl['turnOutput'] = useCallback(
    (jobId, place) =>
      setParams(toParams({ name: 'output', jobId, place }), { replace: true, preventScrollReset: true }),
    [setParams],
  );
  return { view, show, turnHistory, turnOutput };
}

/** Names the screen: the same as long as one turns pages or pieces on it. */
export function screenOf(view: View): string {
  return view.name === 'output' ? `output ${view.jobId}` : view.name;
}

export function readView(params: URLSearchParams): View {
  if (params.get('view') === 'history') {
    const page = Number(params.get('page'));
    return { name: 'history', search: params.get('search') ?? '', page: Number.isInteger(page) && page > 0 ? page : 1 };
  }
  if (params.get('view') === 'usage') return { name: 'usage' };
  if (params.get('view') === 'account') return { name: 'account' };
  const jobId = params.get('job');
  return jobId ? { name: 'output', jobId, place: readPlace(params) } : { name: 'setup' };
}

function readPlace(params: URLSearchParams): OutputPlace {
  const mode = params.get('mode');
  const part = params.get('part');
  const tab = params.get('tab');
  return {
    piece: params.get('piece') || null,
    tab: tab === 'research' || tab === 'plan' ? tab : null,
    mode: mode === 'write' || mode === 'preview' ? mode : null,
    part: part === 'sources' || part === 'claims' ? part : null,
  };
}

export function toParams(view: View): Record<string, string> {
  if (view.name === 'output') {
    const chosen = Object.entries(view.place).filter((entry): entry is [string, string] => entry[1] !== null);
    return { job: view.jobId, ...Object.fromEntries(chosen) };
  }
  if (view.name === 'setup') return {};
  if (view.name === 'usage' || view.name === 'account') return { view: view.name };
  return {
    view: 'history',
    ...(view.search && { search: view.search }),
    ...(view.page > 1 && { page: String(view.page) }),
  };
}
