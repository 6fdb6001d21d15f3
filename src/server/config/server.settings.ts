import { z } from 'zod';
import { DATA_DIR_ACCESS } from '../storage/data-dir/access.ts';
import { defineSettings } from './define-settings.ts';
import { nameList, numberOrUnset, wholeNumber } from './setting-schemas.ts';

export const ROLES = ['web', 'worker'] as const;

const postgresUrl = z
  .string()
  .refine((text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text), {
    error: 'must be an address like postgresql://user:password@host:5432/name',
  })
  .optional();

export const serverSettings = defineSettings({
  HOST: { schema: z.string().default('127.0.0.1'), meaning: 'Address to listen on.', shown: '127.0.0.1' },
  PORT: { schema: wholeNumber(3000, 0, 65_535), meaning: 'Port to listen on; 0 takes a free one.', shown: '3000' },
  HEALTH_PORT: {
    schema: numberOrUnset(1, 65_535),
    meaning:
      'Another port that answers `GET /health` alone, for whoever watches a process without the web role: 200 while the database answers, else 503, and whether work is taken up.',
    shown: 'unset',
  },
  DATA_DIR: {
    schema: z.string().default('./data'),
    meaning: 'Folder of the embedded database and the generated secret.',
    shown: './data',
  },
  DATA_DIR_ACCESS: {
    schema: z.enum(DATA_DIR_ACCESS, { error: 'must be owner or group' }).default('owner'),
    meaning:
      'Who may read and write that folder: the account that runs the product alone (`owner`: 0700 and 0600), or its group as well, for a volume that a group shares (`group`: 0770 and 0660). Set at every start; Windows knows no such modes.',
    shown: 'owner',
  },
  DATABASE_URL: {
    schema: postgresUrl,
    meaning: 'PostgreSQL 15 to 18 instead of the embedded database.',
    shown: 'unset',
    secret: true,
  },
  DATABASE_DIRECT_URL: {
    schema: postgresUrl,
    meaning: 'Connection for LISTEN and the queue when DATABASE_URL leads through a pooler.',
    shown: 'DATABASE_URL',
    secret: true,
  },
  ROLES: {
    schema: nameList(ROLES, ROLES),
    meaning:
      'What this process does: answer the browser (`web`), do the work (`worker`), or both. Splitting needs PostgreSQL.',
    shown: 'web,worker',
  },
  PUBLIC_URL: {
    schema: z
      .string()
      .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), {
        error: 'must be an http or https address',
      })
      .transform((text) => new URL(text).origin)
      .optional(),
    meaning: 'Address that users see in their browser.',
    shown: 'http://localhost:PORT',
  },
  TRUST_PROXY: {
    schema: z
      .string()
      .default('')
      .transform((text) =>
        text
          .split(',')
          .map((range) => range.trim())
          .filter(Boolean),
      )
      .refine(
        (ranges) =>
          ranges.every((range) => /^[0-9a-f.:]+(\/\d{1,3})?$|^(loopback|linklocal|uniquelocal)$/i.test(range)),
        {
          error: 'must be a comma list of address ranges, such as 10.0.0.0/8 or loopback',
        },
      ),
    meaning: 'Address ranges of reverse proxies whose X-Forwarded headers count.',
    shown: 'none',
  },
  LOG_LEVEL: {
    schema: z
      .enum(['debug', 'info', 'warn', 'error', 'silent'], { error: 'must be debug, info, warn, error or silent' })
      .default('info'),
    meaning: 'How much is logged, as JSON lines on standard error.',
    shown: 'info',
  },
});
