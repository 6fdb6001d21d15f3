import type { FastifyRequest } from 'fastify';
import type { Mailer } from '../../mail/mailer.ts';
import type { Logger } from '../../platform/logger.ts';
import { logSecurity } from '../../platform/security-log.ts';
import type { SecurityEvent, SecurityFacts } from '../../platform/security-log.ts';
import type { BetterAuth } from './better-auth.ts';
import type { DoorContext } from './door.ts';
import type { AfterAnswer } from './after-answer.ts';
import type { Passwords } from './passwords.ts';

export interface EmbeddedRoutesOptions {
  readonly auth: BetterAuth;
  readonly door: DoorContext;
  readonly passwords: Passwords;
  readonly logger: Logger;
  readonly publicUrl: string;
  /** Null where the product cannot send mail. */
  readonly mailer: Mailer | null;
  readonly afterAnswer: AfterAnswer;
  readonly trustedOrigins: readonly string[];
  /** Throws when nobody may make an account now. */
  readonly assertSignUpOpen: () => Promise<void>;
}

/** Common to all routes: who is calling is better-auth's to find out, by cookie or token; bodies are small. */
export const AUTH_ROUTE = { config: { public: true }, bodyLimit: 16 * 1024 } as const;

/** Tells the operator what happened at the door, and from where. */
export function report(
  { logger }: Pick<EmbeddedRoutesOptions, 'logger'>,
  request: FastifyRequest,
  event: SecurityEvent,
  facts: Pick<SecurityFacts, 'userId' | 'what'> = {},
): void {
  logSecurity(logger, event, { ...facts, address: request.ip, requestId: request.id });
}

/** Access tokens that went with a link of a mail. */
export function reportRemovedTokens(
  options: Pick<EmbeddedRoutesOptions, 'logger'>,
  request: FastifyRequest,
  { userId, count }: { userId: string; count: number },
): void {
  if (count > 0) report(options, request, 'access-token.revoked', { userId, what: `all ${count}` });
}
