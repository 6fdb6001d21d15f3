import { z } from 'zod';
import { defineSettings } from '../config/define-settings.ts';

export const mailSettings = defineSettings({
  SMTP_URL: {
    schema: z
      .string()
      .refine(isMailServer, { error: 'must be an address like smtps://user:password@mail.example.com:465' })
      .optional(),
    meaning:
      'Mail server, by which addresses are verified and forgotten passwords set anew. Without it, a command on the machine resets a password.',
    shown: 'unset',
    secret: true,
  },
  MAIL_FROM: {
    schema: z
      .string()
      .max(254, { error: 'must be 254 characters or less' })
      .regex(/^[^\p{Cc}<>@]*<[^\s<>@,;]+@[^\s<>@,;]+>$|^[^\s<>@,;]+@[^\s<>@,;]+$/u, {
        error: 'must be an address, such as Manifold <no-reply@example.com>',
      })
      .optional(),
    meaning: 'Sender of the mails, such as `Manifold <no-reply@example.com>`.',
    shown: 'the user of SMTP_URL, else `no-reply@` the host of PUBLIC_URL',
  },
});

function isMailServer(text: string): boolean {
  return /^smtps?:\/\//.test(text) && URL.canParse(text) && new URL(text).hostname !== '';
}
