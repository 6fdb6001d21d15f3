import type { Mailer } from '../../mail/mailer.ts';
import type { LinkContext } from './links.ts';
import { resetLink, verifyLink } from './links.ts';
import { knownAddressMail, resetMail, verifyMail } from './mails.ts';

export async function mailVerifyLink(mailer: Mailer, context: LinkContext, to: string): Promise<void> {
  await mailer.send({ to, ...verifyMail(await verifyLink(context, to)) });
}

export async function mailKnownAddress(mailer: Mailer, context: LinkContext, to: string): Promise<void> {
  await mailer.send({ to, ...knownAddressMail(await resetLink(context, to)) });
}

export async function mailResetLink(mailer: Mailer, context: LinkContext, to: string): Promise<void> {
  await mailer.send({ to, ...resetMail(await resetLink(context, to)) });
}
