import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { StyleProfile } from '../../../../core/contracts/persona.ts';
import { api } from '../../../lib/api.ts';

/** Asks how texts sound. Whoever leaves the form hangs up, so that no call is paid for that nobody reads. */
export function useDeriveStyleProfile(onDerived: (profile: StyleProfile) => void) {
  const line = useRef<AbortController | null>(null);
  useEffect(() => () => line.current?.abort(), []);
  return useMutation({
    mutationFn: (samples: readonly string[]) => {
      line.current = new AbortController();
      const { signal } = line.current;
      return api.post<StyleProfile>('/personas/style_profile', { voice_samples: samples }, { signal });
    },
    onSuccess: onDerived,
  });
}
