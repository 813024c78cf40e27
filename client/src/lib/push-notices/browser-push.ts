import type { PushDevicesView, PushDeviceView, SubscribeInput } from "@shared/validators/push-notices";
import { apiRequest } from "../api/api-client";
import { registerWorker } from "../offline/register-worker";
import { forgetMark, storeMark } from "./mark";

export const PUSH_NOTICES = "/api/push-notices";

/**
 * Whether this browser can show push notices. `install`: only once the product is on the home screen. `refused`: the
 * person, or the browser for them, has said no.
 */
export type PushAbility = "able" | "install" | "unable" | "refused";

export function getPushAbility(): PushAbility {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window))
    return isAppleMobile() ? "install" : "unable";
  return Notification.permission === "denied" ? "refused" : "able";
}

// An iPad says that it is a Mac, which has no touch screen.
const isAppleMobile = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);

/** The worker that shows notices, where it runs. */
async function findWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration && navigator.serviceWorker.ready;
}

/** What this browser is subscribed with. */
export const findSubscription = async (): Promise<PushSubscription | null> =>
  (await findWorker())?.pushManager.getSubscription() ?? null;

/** Whether a subscription was made with this key of the server. */
export function hasKey({ options }: PushSubscription, publicKey: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "") === publicKey;
}

/**
 * Subscribes this browser and tells the server. The browser asks the person first, if they have not said yet.
 * @throws PushRefused when the browser refuses; the browser's own error; the errors of `apiRequest`
 */
export async function turnOnHere({ publicKey, sessionId, userId }: PushDevicesView): Promise<PushDeviceView> {
  if ((await Notification.requestPermission()) !== "granted") throw new PushRefused();
  await registerWorker();
  const worker = await findWorker();
  if (!worker) throw new Error("no service worker");
  const known = await worker.pushManager.getSubscription();
  if (known && !hasKey(known, publicKey)) await known.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const { endpoint, keys } = (await worker.pushManager.subscribe(options)).toJSON();
  const input = { endpoint, keys } as SubscribeInput;
  const device = await apiRequest<PushDeviceView>("POST", PUSH_NOTICES, input);
  storeMark({ userId, sessionId });
  return device;
}

export class PushRefused extends Error {}

/** Unsubscribes this browser, after the server has forgotten it. */
export async function forgetHere(): Promise<void> {
  forgetMark();
  await (await findSubscription())?.unsubscribe();
}
