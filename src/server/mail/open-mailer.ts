import { DomainError } from '../platform/errors.ts';
import type { Logger } from '../platform/logger.ts';
import type { Mailer } from './mailer.ts';

export interface MailSettings {
  readonly SMTP_URL?: string | undefined;
  readonly MAIL_FROM?: string | undefined;
}

export interface OpenedMailer {
  /** Null where the product cannot send mail. */
  readonly mailer: Mailer | null;
  /** What whoever runs the product should know. */
  readonly notices: readonly string[];
}

/** The mail server of the settings, if there is one. One that does not answer is no reason not to start: it comes back. */
export async function openMailer(settings: MailSettings, publicUrl: string, logger: Logger): Promise<OpenedMailer> {
  const { SMTP_URL, MAIL_FROM } = settings;
  if (SMTP_URL === undefined) return { mailer: null, notices: [] };
  const { createSmtpMailer } = await import('./smtp-mailer.ts');
  const mailer = createSmtpMailer({ SMTP_URL, MAIL_FROM, publicUrl }, logger);
  try {
    await mailer.check();
    return { mailer, notices: [] };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const notice =
      'The mail server of SMTP_URL does not take mail: nobody can make an account or set a new password by mail until it does.';
    return { mailer, notices: [notice] };
  }
}
