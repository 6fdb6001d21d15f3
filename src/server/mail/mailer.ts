export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
}

/** Sends mail. */
export interface Mailer {
  /** @throws Error when the mail server does not take it. */
  send(mail: Mail): Promise<void>;
}
