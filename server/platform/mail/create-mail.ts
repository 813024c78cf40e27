import { getPreferredLanguage, withLanguage } from "../text/with-language";
import { composeMail, type MailContent } from "./compose";
import type { Mail } from "./types";

export type Recipient = { email: string; firstName: string | null; preferredLanguage: string | null };

/** Creates a mail in the language of its recipient, whoever caused it. */
export const createMail = (to: Recipient, getContent: () => Omit<MailContent, "to" | "name">): Mail =>
  withLanguage(getPreferredLanguage(to), () =>
    composeMail({ to: to.email, name: to.firstName, ...getContent() }),
  );

/**
 * Creates a link from the configured address, never from the request that caused the mail. The token is in the
 * fragment, which browsers send to no server, so that no log on the way has it.
 */
export const createLink = (publicUrl: string, path: string, token: string): string =>
  `${publicUrl}${path}#${new URLSearchParams({ token }).toString()}`;

/** The same for the two pages whose address is given: their token is in the query, and the page takes it out at once. */
export const createQueryLink = (
  publicUrl: string,
  path: "/reset-password" | "/verify-email",
  token: string,
): string => `${publicUrl}${path}?${new URLSearchParams({ token }).toString()}`;
