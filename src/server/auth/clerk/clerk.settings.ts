import { z } from 'zod';
import { defineSettings } from '../../config/define-settings.ts';

const text = z.string().optional();

/** The keys themselves are judged when the provider is made, by Clerk's own code. */
export const clerkSettings = defineSettings({
  CLERK_PUBLISHABLE_KEY: { schema: text, meaning: 'Clerk’s publishable key (`pk_…`).', shown: 'unset' },
  CLERK_SECRET_KEY: {
    schema: text,
    meaning: 'Clerk’s secret key (`sk_…`). Only needed to delete somebody’s Clerk identity together with the account.',
    shown: 'unset',
    secret: true,
  },
  CLERK_JWT_KEY: {
    schema: text,
    meaning:
      'Clerk’s public key (PEM), with which tokens are verified without a call to Clerk; without it the keys are fetched from Clerk.',
    shown: 'unset',
  },
});
