import type { NotificationKind } from "@shared/constants/reminders";
import type { Deps } from "../../context/deps";
import { AppError } from "../../platform/errors/app-error";
import { setNotifications } from "./notifications.queries";
import { readUnsubscribeToken } from "./unsubscribe";

/**
 * Turns the kinds of mail that a token from a mail names off or on.
 * @throws AppError invalid_token for a forged token, or if the account was deleted
 */
export async function switchByToken(
  { db, keys }: Pick<Deps, "db" | "keys">,
  token: string,
  enabled: boolean,
): Promise<{ kinds: readonly NotificationKind[]; enabled: boolean }> {
  const subscription = readUnsubscribeToken(keys.unsubscribe, token);
  if (!subscription || !(await setNotifications(db, subscription, enabled)))
    throw new AppError("invalid_token", "This link does not work. All mails can be chosen in Settings.");
  return { kinds: subscription.kinds, enabled };
}
