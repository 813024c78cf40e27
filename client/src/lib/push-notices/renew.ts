import type { PushDevicesView } from "@shared/validators/push-notices";
import { apiRequest } from "../api/api-client";
import {
  findSubscription,
  forgetHere,
  getPushAbility,
  hasKey,
  PUSH_NOTICES,
  turnOnHere,
} from "./browser-push";
import { readMark } from "./mark";

/**
 * Turns push notices on again in a browser where the same person had them on: after another sign-in, and after the
 * server has got another key. What was turned off from another device stays off.
 */
export async function renewPushNotices(): Promise<void> {
  const mark = readMark();
  if (!mark || getPushAbility() !== "able" || Notification.permission !== "granted") return;
  const view = await apiRequest<PushDevicesView>("GET", PUSH_NOTICES);
  if (view.userId !== mark.userId) return;
  const isOn = view.devices.some(({ current }) => current);
  const subscription = await findSubscription();
  const hasOtherKey = subscription !== null && !hasKey(subscription, view.publicKey);
  if (isOn && subscription && !hasOtherKey) return;
  if (!isOn && !hasOtherKey && view.sessionId === mark.sessionId) return forgetHere();
  await turnOnHere(view);
}
