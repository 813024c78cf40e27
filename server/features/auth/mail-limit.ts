import type { Db } from "../../db/database";
import type { Deps } from "../../deps";
import { scaledLimit } from "../../http/rate-limits";
import { listMailTimes, TOKEN_MAILS } from "../../lib/mail/outbox";

const HOUR = 3_600_000;

/**
 * Seconds until one more mail with a token may go to an address; 0 when it may now. Counted in the outbox, so that
 * neither a restart nor a second process forgets. Call it with the account locked, or two at once both pass.
 */
export async function secondsUntilMailAllowed(
  { config, clock }: Deps,
  db: Db,
  address: string,
): Promise<number> {
  const limit = scaledLimit(config, "RATE_LIMIT_MAIL_PER_HOUR");
  if (limit === null) return 0;
  const now = clock.now().getTime();
  const times = await listMailTimes(db, address, TOKEN_MAILS, new Date(now - HOUR));
  // The mail whose hour must end before there is room for another.
  const blocking = times[times.length - limit];
  return blocking ? Math.max(1, Math.ceil((blocking.getTime() + HOUR - now) / 1000)) : 0;
}
