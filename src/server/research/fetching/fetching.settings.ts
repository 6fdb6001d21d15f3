import { z } from 'zod';
import { defineSettings } from '../../config/define-settings.ts';
import { type AllowedHosts, hostKey } from './allowed-hosts.ts';

const hostList = z
  .string()
  .default('')
  .transform((text, context): AllowedHosts => {
    const hosts = new Set<string>();
    for (const entry of text.split(',').map((part) => part.trim())) {
      const key = entry === '' ? null : hostKey(entry);
      if (key !== null) hosts.add(key);
      else if (entry !== '') {
        context.addIssue({
          code: 'custom',
          message: `"${entry}" is no host or host:port, such as wiki.intranet or 127.0.0.1:8080`,
        });
      }
    }
    return hosts;
  });

export const fetchingSettings = defineSettings({
  RESEARCH_ALLOWED_HOSTS: {
    schema: hostList,
    meaning:
      'Private hosts that pages may be read from nevertheless, as a comma list of `host` (ports 80 and 443) or `host:port`, for an intranet. Everybody who may make projects can then read what these hosts show without signing in.',
    shown: 'none',
  },
});
