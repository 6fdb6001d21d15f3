import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hasJobsQuery } from '../../features/workflow/api/has-jobs.ts';

/**
 * Whether the user had projects when the page was opened; the first one started since changes nothing, so that no
 * greeting changes before one's eyes. Until the server has answered, what this browser remembers.
 */
export function useHadProjects(userId: string): boolean {
  const key = `manifold.projects.${userId}`;
  const [remembered] = useState(() => read(key));
  const [atFirst, setAtFirst] = useState<boolean | null>(null);
  const now = useQuery(hasJobsQuery).data;
  if (atFirst === null && now !== undefined) setAtFirst(now);
  useEffect(() => {
    if (now !== undefined) remember(key, now);
  }, [key, now]);
  return atFirst ?? remembered;
}

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function remember(key: string, hasProjects: boolean): void {
  try {
    if (hasProjects) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Storage is switched off: greeted as somebody new until the server has answered.
  }
}
