import { once } from 'node:events';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { createSmtpMailer } from '../../src/server/mail/smtp-mailer.ts';
import type { Mailer } from '../../src/server/mail/mailer.ts';
import type { Logger } from '../../src/server/platform/logger.ts';
import { silentLogger } from './silent-logger.ts';
import { waitFor } from './wait-for.ts';

export interface ReceivedMail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Addresses in it, in order. */
  readonly links: readonly string[];
}

/** A mail server that keeps what it is sent. */
export interface MailBox {
  /** As SMTP_URL has it. */
  readonly url: string;
  /** Of one address, oldest first. */
  mailsTo(address: string): ReceivedMail[];
  /** Waits for the mail to this address that has this number, from 1 on. */
  nth(address: string, number: number): Promise<ReceivedMail>;
  /** From now on nothing is taken, or everything again. */
  refuse(refuses: boolean): void;
  /** What the product sends by. */
  mailer(publicUrl: string, logger?: Logger): Mailer;
  close(): Promise<void>;
}

export async function openMailBox(): Promise<MailBox> {
  const mails: ReceivedMail[] = [];
  let refuses = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect: (_session, done) => done(refuses ? new Error('No mail today') : null),
    onData(stream, _session, done) {
      simpleParser(stream).then(
        ({ from, to, subject, text }) => {
          const recipients = [to ?? []].flat().map((one) => one.text);
          mails.push({
            from: from?.text ?? '',
            to: recipients.join(', '),
            subject: subject ?? '',
            text: text ?? '',
            links: text?.match(/https?:\/\/\S+/g) ?? [],
          });
          done();
        },
        (error: Error) => done(error),
      );
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port');
  const url = `smtp://127.0.0.1:${address.port}`;
  const mailsTo = (to: string) => mails.filter((mail) => mail.to === to);
  return {
    url,
    mailsTo,
    async nth(to, number) {
      return await waitFor(`mail ${number} to ${to}`, () => mailsTo(to)[number - 1]);
    },
    refuse(now) {
      refuses = now;
    },
    mailer: (publicUrl, logger = silentLogger) => createSmtpMailer({ SMTP_URL: url, publicUrl }, logger),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
