import { PRODUCT } from '../../../core/rules/product.ts';
import type { Mail } from '../../mail/mailer.ts';

type Text = Omit<Mail, 'to'>;

const { name } = PRODUCT;

/** Nothing that a stranger typed stands in a mail, so that no mail of ours carries words of theirs. */
const text = (...paragraphs: string[]) => `${paragraphs.join('\n\n')}\n`;

export const verifyMail = (link: string): Text => ({
  subject: `Confirm your email address for ${name}`,
  text: text(
    `Someone made an account at ${name} with this email address. If that was you, open this link to confirm it:`,
    link,
    'The link works once, for one hour. In a browser where you did not sign up it asks for a new password first.',
    'If it was not you, ignore this mail: without the link nobody can use the account.',
  ),
});

/** To an address that signed up and has an account, confirmed or not: the link makes sure that its password is the owner's. */
export const knownAddressMail = (link: string): Text => ({
  subject: `You already have an account at ${name}`,
  text: text(
    `Someone tried to make an account at ${name} with this email address, which has one already. If that was you, sign in with your password.`,
    'If you do not know the password, or never confirmed this address, open this link to set a new password:',
    link,
    'The link works once, for one hour. If it was not you, ignore this mail: nothing has changed.',
  ),
});

export const resetMail = (link: string): Text => ({
  subject: `Set a new password for ${name}`,
  text: text(
    `Someone asked for a new password for your account at ${name}. If that was you, open this link to set it:`,
    link,
    'The link works once, for one hour.',
    'If it was not you, ignore this mail: your password stays as it is.',
  ),
});

export const passwordChangedMail = (publicUrl: string, accessTokensRemoved: number): Text => ({
  subject: `Your password for ${name} was changed`,
  text: text(
    `The password of your account at ${name} was changed just now.`,
    ...(accessTokensRemoved > 0
      ? ['Its access tokens for scripts were removed. Make new ones on your account page if your scripts need them.']
      : []),
    `If that was not you, set a new one at once: open ${new URL('/app', publicUrl).href}, choose "Forgot your password?" below the password, and follow the link that we send you. That ends all sign-ins, and removes access tokens.`,
  ),
});
