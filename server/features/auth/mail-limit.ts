import type { Db } from "../../platform/db/database";
import type { Deps } from "../../context/deps";
import { scaledLimit } from "../../http/limiter";
import { listMailTimes, type MailKind, TOKEN_MAILS } from "../../platform/mail/outbox";
import { hashToken } from "../../platform/security/tokens";

/** How long a mail with a token counts. */
export const COUNTED_MS = 3_600_000;

/** Hashes the address of a deleted account for its rows in the outbox. */
export const addressMark = (address: string): string => hashToken(address);

/**
 * Returns the seconds until another mail with a token may be sent to an address; 0 when it may be sent now. Counted in
 * the outbox, so that restarts, other processes and deleted accounts do not reset the count. Call it with the account
 * locked, or two requests at once both pass.
 */
export async function secondsUntilMailAllowed(
  { config, clock }: Pick<Deps, "clock" | "config">,
  db: Db,
  address: string,
  kinds: readonly MailKind[] = TOKEN_MAILS,
): Promise<number> {
  const limit = scaledLimit(config, "RATE_LIMIT_MAIL_PER_HOUR");
  if (limit === null) return 0;
  const now = clock.now().getTime();
  const since = new Date(now - COUNTED_MS);
  const times = [
    ...(await listMailTimes(db, addressMark(address), kinds, since)),
    ...(await listMailTimes(db, address, kinds, since)),
  ].sort((a, b) => a.getTime() - b.getTime());
  // The mail whose hour must end before there is room for another one.
  const blocking = times[times.length - limit];
  return blocking ? Math.max(1, Math.ceil((blocking.getTime() + COUNTED_MS - now) / 1000)) : 0;
}
