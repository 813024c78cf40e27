/**
 * A mail as it goes out: plain text and simple HTML that say the same. `unsubscribeUrl` takes a POST that ends mails of its kind
 * (RFC 8058); mails that everybody gets have none.
 */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl?: string | undefined;
};

/** Hands a mail to the outside: a mail server, or a file when none is set. */
export type MailTransport = {
  /** @throws when the mail was not taken; the outbox then tries again */
  send(mail: Mail): Promise<void>;
  close(): void;
};

/** Sends what stands in the outbox. */
export type MailDispatcher = {
  /** Says that something new may be due; returns at once. */
  nudge(): void;
  /** Sends everything that is due now; for tests and for shutting down. */
  flush(): Promise<void>;
  stop(): Promise<void>;
};
