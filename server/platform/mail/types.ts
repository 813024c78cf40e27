/**
 * A mail as it is sent: plain text and simple HTML with the same content. `unsubscribeUrl` accepts a POST that ends
 * mails of its kind (RFC 8058); mails that cannot be turned off have none.
 */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl?: string | undefined;
};

/** Sends a mail to a mail server, or writes a file when none is set. */
export type MailTransport = {
  /** @throws when the mail was not accepted; the outbox then tries again */
  send(mail: Mail): Promise<void>;
  close(): void;
};

/** Sends the mails in the outbox. */
export type MailDispatcher = {
  /** Tells the dispatcher that a new mail may be due. Returns at once. */
  nudge(): void;
  /** Sends everything that is due now; for tests and for shutting down. */
  flush(): Promise<void>;
  stop(): Promise<void>;
};
