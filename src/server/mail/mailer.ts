export interface Mail {
  /** A bare address, which its schema has checked. */
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
}

/** Sends mail. */
export interface Mailer {
  /** @throws DomainError `unavailable` when the mail server does not take it. */
  send(mail: Mail): Promise<void>;
  /**
   * Whether the mail server takes mail at all, without sending any.
   *
   * @throws DomainError `unavailable` when it does not.
   */
  check(): Promise<void>;
}
