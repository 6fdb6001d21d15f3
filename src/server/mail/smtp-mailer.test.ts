import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../../test/support/free-port.ts';
import { openMailBox } from '../../../test/support/mail-box.ts';
import type { MailBox } from '../../../test/support/mail-box.ts';
import { silentLogger } from '../../../test/support/silent-logger.ts';
import { readSettings } from '../config/read-settings.ts';
import { openMailer } from './open-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const publicUrl = 'https://manifold.example';
const MAIL = { to: 'ada@example.test', subject: 'Hello', text: 'A line.\n' };

let box: MailBox;

beforeEach(async () => {
  box = await openMailBox();
});

afterEach(() => box.close());

test.each([
  ['Manifold Post <post@example.org>', '"Manifold Post" <post@example.org>'],
  ['post@example.org', 'post@example.org'],
  [undefined, '"Manifold" <no-reply@manifold.example>'],
])('mails of MAIL_FROM %s come from %s', async (MAIL_FROM, from) => {
  await createSmtpMailer({ SMTP_URL: box.url, MAIL_FROM, publicUrl }, silentLogger).send(MAIL);
  const mail = await box.nth(MAIL.to, 1);
  expect(mail).toMatchObject({ from, subject: 'Hello', text: 'A line.\n' });
});

test('nothing that stands in a mail becomes a header or a second reader of it', async () => {
  const mailer = box.mailer(publicUrl);
  await mailer.send({
    ...MAIL,
    subject: 'Hello\r\nBcc: eve@example.test',
    text: 'x\r\n.\r\nMAIL FROM:<eve@example.test>',
  });
  const mail = await box.nth(MAIL.to, 1);
  expect(mail.subject).toBe('Hello Bcc: eve@example.test');
  expect(mail.text).toContain('MAIL FROM:<eve@example.test>');
  await mailer.send({ ...MAIL, to: 'ada@example.test\r\nBcc: eve@example.test' }).catch(() => undefined);
  await mailer.send({ ...MAIL, to: 'ada@example.test, eve@example.test' }).catch(() => undefined);
  expect(box.mailsTo('eve@example.test')).toEqual([]);
});

test('a mail server that is away is a notice at the start', async () => {
  const away = `smtp://127.0.0.1:${await freePort()}`;
  expect((await openMailer({ SMTP_URL: away }, publicUrl, silentLogger)).notices).toHaveLength(1);
  expect((await openMailer({ SMTP_URL: box.url }, publicUrl, silentLogger)).notices).toEqual([]);
  expect(await openMailer({}, publicUrl, silentLogger)).toEqual({ mailer: null, notices: [] });
});

test.each([
  { SMTP_URL: 'mail.example.org' },
  { SMTP_URL: 'https://mail.example.org' },
  { SMTP_URL: 'smtp://' },
  { MAIL_FROM: 'Manifold' },
  { MAIL_FROM: 'a@example.org, b@example.org' },
  { MAIL_FROM: 'Manifold <a@example.org>\r\nBcc: b@example.org' },
])('settings refuse %j', (settings) => {
  expect(() => readSettings(settings)).toThrow(Object.keys(settings)[0]);
});
