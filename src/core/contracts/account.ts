import { z } from 'zod';
import { DELETION_WORDS } from '../rules/deletion-words.ts';

export const account = z.object({
  id: z.string(),
  name: z.string().describe('Empty where nobody told'),
  email: z.string().describe('Empty where the sign-in provider does not tell'),
  provider: z.string().describe('Who signs the caller in: `embedded`, `clerk` or `oidc`'),
  created_at: z.iso.datetime(),
  confirm_by: z
    .enum(['password', 'words'])
    .describe(`What a deletion has to be confirmed by: the password, or the words “${DELETION_WORDS}”`),
  counts: z
    .object({
      personas: z.int(),
      materials: z.int(),
      jobs: z.int(),
      outputs: z.int(),
      access_tokens: z.int(),
    })
    .describe('What there is, and would be deleted with the account'),
  storage: z
    .object({
      used_bytes: z.int().describe('What the stored texts take: projects, research, pieces, kept material'),
      limit_bytes: z.int().nullable().describe('What they may take; null is no limit'),
      limit_jobs: z
        .int()
        .nullable()
        .describe('How many projects may be kept, of which `counts` has the number; null is no limit'),
    })
    .describe('The room for what is stored'),
});

export const accountDeletion = z.object({
  confirm: z
    .string()
    .max(200, { error: 'The confirmation is too long' })
    .describe('As `confirm_by` of the account says'),
});

export const accountDeleted = z.object({
  identity: z
    .enum(['none', 'deleted', 'kept'])
    .describe(
      'What became of the person at the sign-in provider: `none`, there is no other than this product; `deleted` there, too; `kept` there, to be deleted there',
    ),
});

export type Account = z.infer<typeof account>;
export type AccountDeleted = z.infer<typeof accountDeleted>;
