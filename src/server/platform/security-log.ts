import type { Logger } from './logger.ts';

/** What whoever runs the product may have to look into later; docs/logging.md tells what each one means. */
export type SecurityEvent =
  | 'account.made'
  | 'account.exported'
  | 'account.deleted'
  | 'sign-in.opened'
  | 'sign-in.refused'
  | 'sign-in.ended'
  | 'email.verified'
  | 'password.changed'
  | 'password.reset-asked'
  | 'password.reset'
  | 'access-token.made'
  | 'access-token.revoked'
  | 'access.denied'
  | 'limit.reached';

export interface SecurityFacts {
  readonly userId?: string | undefined;
  /** Where it came from. */
  readonly address?: string | undefined;
  readonly requestId?: string | undefined;
  /** The limit, the route or the reason, in words of ours: never anything that a user wrote. */
  readonly what?: string | undefined;
}

/** One line at level info. It carries no token, key, password, e-mail address or text of a user. */
export function logSecurity(logger: Logger, event: SecurityEvent, facts: SecurityFacts): void {
  logger.info({ security: event, ...facts }, event);
}
