import { PRODUCT_NAME } from "@shared/constants/brand";
import { PUSH_DEVICES_PER_USER } from "@shared/constants/push-notices";
import type { PushSubscriptionRow } from "@shared/schema/index";
import type { PushDevicesView, PushDeviceView, SubscribeInput } from "@shared/validators/push-notices";
import type { Message } from "@shared/words/messages";
import type { Deps, ServiceContext } from "../../context/deps";
import { withTransaction } from "../../http/context";
import { AppError, notFound } from "../../platform/errors/app-error";
import { FetchFailure } from "../../platform/fetch/types";
import { t } from "../../platform/text/words";
import { lockAccountOf } from "../auth/auth.service";
import { hideSessionId } from "../auth/devices/devices.service";
import { nameDevice } from "../auth/devices/name-device";
import { queueSending } from "./add-notices";
import { hasWaiting, insertNoticeFor } from "./notices.queries";
import * as queries from "./push-notices.queries";
import { deriveVapidKeys, isPublicKey } from "./vapid";

/** The part of the settings where push notices are turned on and off. */
const SETTINGS_PATH = "/settings#notifications";

const toView = (row: PushSubscriptionRow, sessionId: string): PushDeviceView => ({
  id: row.id,
  device: nameDevice(row.userAgent),
  createdAt: row.createdAt.toISOString(),
  lastSentAt: row.lastSentAt?.toISOString() ?? null,
  current: row.sessionId === sessionId,
});

/** Lists the browsers that show push notices to the caller, with what a further one needs. */
export async function listPushDevices(
  { db, deps, actor }: ServiceContext<"keys">,
  sessionId: string,
): Promise<PushDevicesView> {
  const rows = await queries.selectSubscriptions(db, actor.id);
  return {
    publicKey: deriveVapidKeys(deps.keys.pushNotices).publicKey,
    sessionId: hideSessionId(sessionId),
    userId: actor.id,
    devices: rows.map((row) => toView(row, sessionId)),
  };
}

/** @throws AppError validation_failed for what no notice can be sent to */
async function checkSubscription(
  { messages }: Pick<Deps, "messages">,
  { endpoint, keys }: SubscribeInput,
): Promise<void> {
  if (!isPublicKey(keys.p256dh)) {
    const text = "This is not a key of a browser";
    throw new AppError("validation_failed", text, { "keys.p256dh": [text] });
  }
  try {
    await messages.check(endpoint);
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    const text: Message = "Notices cannot be sent to this browser: its push service cannot be reached.";
    throw new AppError("validation_failed", text, { endpoint: [text] });
  }
}

/**
 * Turns push notices on in the caller's browser, for as long as its session lasts. A browser that showed those of
 * somebody else before shows only the caller's from now on.
 * @throws AppError validation_failed for what no notice can be sent to; conflict when there are as many browsers as
 * there may be
 */
export async function turnOnHere(
  ctx: ServiceContext<"clock" | "messages">,
  input: SubscribeInput,
  { sessionId, userAgent }: { sessionId: string; userAgent: string | undefined },
): Promise<PushDeviceView> {
  const { deps, actor } = ctx;
  await checkSubscription(deps, input);
  return withTransaction(ctx, async (tx) => {
    if (!(await lockAccountOf(tx.db, actor))) throw new AppError("unauthenticated", "Please sign in");
    if ((await queries.countOthers(tx.db, actor.id, sessionId)) >= PUSH_DEVICES_PER_USER)
      throw new AppError(
        "conflict",
        "Notices are on in as many browsers as there can be. Turn one off first.",
      );
    const row = await queries.saveSubscription(tx.db, {
      ...{ userId: actor.id, sessionId, endpoint: input.endpoint, ...input.keys },
      ...{ userAgent: userAgent ?? null, createdAt: deps.clock.now() },
    });
    if (!row) throw new AppError("conflict", "This was changed at the same moment. Please try again.");
    return toView(row, sessionId);
  });
}

/**
 * Turns push notices off in one browser of the caller. What waits for it is not sent.
 * @throws AppError not_found
 */
export async function turnOff({ db, actor }: ServiceContext, id: string): Promise<void> {
  if (!(await queries.deleteOwn(db, actor.id, id))) throw notFound("Device");
}

/**
 * Sends a test to one browser of the caller.
 * @throws AppError not_found; conflict while another notice is on its way there
 */
export async function sendTest(ctx: ServiceContext<"clock" | "jobs">, id: string): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const { db, deps, actor } = tx;
    const row = await queries.lockOwn(db, actor.id, id);
    if (!row) throw notFound("Device");
    if (await hasWaiting(db, id)) throw new AppError("conflict", "A notice is on its way already.");
    const notice = {
      title: t("A test from {product}", { product: PRODUCT_NAME }),
      text: t("Notices reach this device."),
      path: SETTINGS_PATH,
    };
    await insertNoticeFor(db, row, notice, deps.clock.now());
    await queueSending({ db, jobs: deps.jobs }, [id]);
  });
  ctx.deps.jobs.nudge("send-push-notices");
}
