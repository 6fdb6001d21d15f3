import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** What `/app` shows. A job in the address is the output step of that job. */
export type View =
  | { readonly name: 'setup' }
  | { readonly name: 'history'; readonly search: string; readonly page: number }
  | { readonly name: 'usage' }
  | { readonly name: 'output'; readonly jobId: string };

export const HISTORY_START: View = { name: 'history', search: '', page: 1 };

export interface ViewControl {
  readonly view: View;
  /** Another screen, seen from its top. */
  readonly show: (view: View) => void;
  /** Another page or search within the history. */
  readonly turnHistory: (to: { search: string; page: number }, options: { replace: boolean }) => void;
}

/** The view lives in the address, so that reload, bookmark and the browser's Back work. */
export function useView(): ViewControl {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readView(params), [params]);
  const show = useCallback(
    (next: View) => {
      setParams(toParams(next), { preventScrollReset: true });
      window.scrollTo(0, 0);
    },
    [setParams],
  );
  const turnHistory: ViewControl['turnHistory'] = useCallback(
    (to, { replace }) => setParams(toParams({ name: 'history', ...to }), { replace, preventScrollReset: true }),
    [setParams],
  );
  return { view, show, turnHistory };
}

export function readView(params: URLSearchParams): View {
  if (params.get('view') === 'history') {
    const page = Number(params.get('page'));
    return { name: 'history', search: params.get('search') ?? '', page: Number.isInteger(page) && page > 0 ? page : 1 };
  }
  if (params.get('view') === 'usage') return { name: 'usage' };
  const jobId = params.get('job');
  return jobId ? { name: 'output', jobId } : { name: 'setup' };
}

export function toParams(view: View): Record<string, string> {
  if (view.name === 'output') return { job: view.jobId };
  if (view.name === 'setup') return {};
  if (view.name === 'usage') return { view: 'usage' };
  return {
    view: 'history',
    ...(view.search && { search: view.search }),
    ...(view.page > 1 && { page: String(view.page) }),
  };
}
