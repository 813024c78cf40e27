import { z } from "zod";
import type { Language } from "../words/language";
import type { DeviceView } from "./devices";
import { urlField } from "./fields";
import { say } from "./say";

const NOT_A_KEY = say("This is not a key of a browser");
const keyField = (length: number) =>
  z.string(say("Must be text")).regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`), NOT_A_KEY);

/** What a browser says of its subscription: `PushSubscription.toJSON()`. */
export const subscribeSchema = z.object({
  endpoint: urlField,
  keys: z.object(
    {
      /** A point of P-256 and 16 bytes, in base64url. */
      p256dh: keyField(87),
      auth: keyField(22),
    },
    NOT_A_KEY,
  ),
});
export type SubscribeInput = z.infer<typeof subscribeSchema>;

/** A browser that shows push notices. */
export type PushDeviceView = {
  id: string;
  device: DeviceView;
  createdAt: string;
  lastSentAt: string | null;
  /** Whether it is the browser that asks. */
  current: boolean;
};

export type PushDevicesView = {
  /** What a browser subscribes with, in base64url. */
  publicKey: string;
  /** The id of the session that asks, as in the list of sessions. */
  sessionId: string;
  userId: string;
  devices: PushDeviceView[];
};

/** What a push notice carries to the service worker. */
export type PushNoticePayload = {
  id: string;
  title: string;
  text: string;
  /** Where it leads, within the product. */
  path: string;
  language: Language;
};
