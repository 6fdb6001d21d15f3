import { useQuery } from '@tanstack/react-query';
import type { ClientConfig } from '../../core/contracts/client-config.ts';
import { loadConfig } from './config.ts';

/** The run-time configuration; undefined until it is there. */
export function useConfig(): ClientConfig | undefined {
  return useQuery({ queryKey: ['config'], queryFn: loadConfig, staleTime: Infinity }).data;
}
