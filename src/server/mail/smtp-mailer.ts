import { createTransport } from 'nodemailer';
import type { Logger } from '../platform/logger.ts';
import { DomainError } from '../platform/errors.ts';
import { PRODUCT } from '../../core/rules/product.ts';
import type { Mailer } from './mailer.ts';

/** Each step of a conversation with the mail server: whoever waits for a mail looks at a form. */
const TIMEOUT_MS = 10_000;

export interface SmtpSettings {
  readonly SMTP_URL: string;
  readonly MAIL_FROM?: string | undefined;
  readonly publicUrl: string;
}

/** Sends mail by the SMTP server of the settings: one connection a mail, since there are few. */
export function createSmtpMailer({ SMTP_URL, MAIL_FROM, publicUrl }: SmtpSettings, logger: Logger): Mailer {
  const server = new URL(SMTP_URL);
  const transport = createTransport({
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
    // A password never travels in the clear, except within the machine; `?requireTLS=false` in the address allows it.
    requireTLS: server.username !== '' && !isThisMachine(server.hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
    url: SMTP_URL,
  });
  const from = MAIL_FROM ?? senderOf(server, publicUrl);

  return {
    async send({ to, subject, text }) {
      // As an object, since a line of text could name several people.
      const mail = { from, to: { name: '', address: to }, subject, text, headers: AUTOMATIC };
      await told(logger, () => transport.sendMail(mail));
    },
    async check() {
      await told(logger, () => transport.verify());
    },
  };
}

/** So that holiday notices are not sent in return. */
const AUTOMATIC = { 'auto-submitted': 'auto-generated' } as const;

const isThisMachine = (host: string) => host === 'localhost' || host === '[::1]' || host.startsWith('127.');

function senderOf(server: URL, publicUrl: string) {
  const user = decodeURIComponent(server.username);
  const address = /^[^\s@]+@[^\s@]+$/.test(user) ? user : `no-reply@${new URL(publicUrl).hostname}`;
  return { name: PRODUCT.name, address };
}

/** The server's own words may repeat an address or a password: of an error its code alone is kept. */
async function told(logger: Logger, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    logger.error({ code: fieldOf(error, 'code'), answer: fieldOf(error, 'responseCode') }, 'a mail could not be sent');
    throw new DomainError(
      'unavailable',
      'The mail could not be sent right now. Please try again in a few minutes, or ask whoever runs this installation.',
      { retryAfter: 60 },
    );
  }
}

function fieldOf(error: unknown, name: 'code' | 'responseCode'): unknown {
  return error instanceof Error ? Reflect.get(error, name) : undefined;
}
