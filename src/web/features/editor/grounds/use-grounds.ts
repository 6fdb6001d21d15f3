import { useMemo } from 'react';
import type { ToldChecks } from '../checks/told-checks.ts';
import type { GroundMark } from '../marks/sentence-mark.ts';
import { groundMarks } from './ground-marks.ts';
import { useShowsGrounds } from './use-shows-grounds.ts';

export interface ShownGrounds {
  /** None where nothing is known of what its sentences rest on. */
  readonly marks: readonly GroundMark[];
  readonly isShown: boolean;
}

/** What the sentences of a text rest on, and whether that is to be seen. */
export function useGrounds(told: ToldChecks | null, body: string): ShownGrounds {
  const marks = useMemo(() => groundMarks(told, body), [told, body]);
  const isShown = useShowsGrounds();
  return { marks, isShown };
}
