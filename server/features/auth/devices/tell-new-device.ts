import type { SessionData } from "express-session";
import { PRODUCT_NAME } from "@shared/constants/brand";
import type { Actor, Deps } from "../../../context/deps";
import { inTransaction } from "../../../platform/db/database";
import { listMailTimes, queueMail } from "../../../platform/mail/outbox";
import { createNewDeviceMail } from "../../../platform/mail/templates";
import { addNotices, type NewNotice } from "../../push-notices/add-notices";
import { lockUser } from "../auth.queries";
import { getPreferredLanguage, withLanguage } from "../../../platform/text/with-language";
import { t } from "../../../platform/text/words";
import { nameDevice } from "./name-device";

const DAY_MS = 24 * 60 * 60_000;
/** Somebody who clears the cookies at every visit must not get a mail each time. */
const MAILS_PER_DAY = 5;

/**
 * Queues a mail about a sign-in on a new device, and push notices for the other devices, at most five in 24 hours. None goes to an address that was never
 * confirmed, because it may belong to a stranger.
 * @param session what was kept of the device at the sign-in
 */
export async function tellNewDevice(
  { clock, config, db, jobs, mail: dispatcher }: Pick<Deps, "clock" | "config" | "db" | "jobs" | "mail">,
  { id }: Pick<Actor, "id">,
  { userAgent, country }: Partial<SessionData>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Sign-ins at the same moment are counted one after the other.
    const user = await lockUser(tx, { id });
    if (!user?.emailVerified) return;
    const at = clock.now();
    const since = new Date(at.getTime() - DAY_MS);
    const sent = await listMailTimes(tx, user.email, ["new_device"], since);
    if (sent.length >= MAILS_PER_DAY) return;
    const mail = createNewDeviceMail(user, config.PUBLIC_URL, { device: nameDevice(userAgent), country, at });
    await queueMail(tx, { userId: id, kind: "new_device", mail }, at);
    await addNotices({ db: tx, jobs }, [composeNewDeviceNotice(user)], at);
  });
  dispatcher.nudge();
}

const composeNewDeviceNotice = (user: Pick<Actor, "id" | "preferredLanguage">): NewNotice =>
  withLanguage(getPreferredLanguage(user), () => ({
    ...{ userId: user.id, topics: [], path: "/settings#devices" },
    title: t("New sign-in to your {product} account", { product: PRODUCT_NAME }),
    text: t("A device signed in that had not signed in to your account before."),
  }));
