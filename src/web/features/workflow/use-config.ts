import { useQuery } from '@tanstack/react-query';
import type { ClientConfig } from '../../../core/contracts/client-config.ts';
import { loadConfig } from '../../lib/config.ts';

/** Who writes here and where topics are looked up; undefined until it is known. */
export function useConfig(): ClientConfig | undefined {
  return useQuery({ queryKey: ['config'], queryFn: loadConfig, staleTime: Infinity }).data;
}
