import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import type { PushDevicesView, PushDeviceView, PushNoticePayload } from "@shared/validators/push-notices";
import type { TestApp } from "../app";

type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer };

/**
 * A push service on this machine. It answers with `status`, or calls `onNotice`, which answers with a status of its own,
 * or with null to leave the sender waiting.
 */
export async function startPushService() {
  const service = {
    address: "",
    status: 201,
    received: [] as Received[],
    onNotice: null as (() => number | null) | null,
    close: () => {},
  };
  const server = createServer((req, res) => {
    const parts: Buffer[] = [];
    req.on("data", (chunk: Buffer) => parts.push(chunk));
    req.on("end", () => {
      service.received.push({ path: req.url ?? "", headers: req.headers, body: Buffer.concat(parts) });
      const status = service.onNotice ? service.onNotice() : service.status;
      if (status !== null) res.writeHead(status).end();
    });
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  service.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  service.close = () => {
    server.close();
    server.closeAllConnections();
  };
  return service;
}
export type PushService = Awaited<ReturnType<typeof startPushService>>;

/** A browser's subscription at a push service, with the keys that only the browser has. */
export function createSubscription(service: { address: string }) {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys();
  const auth = randomBytes(16);
  const path = `/push/${randomBytes(12).toString("base64url")}`;

  /** Decrypts what came for this browser, as RFC 8291 and RFC 8188 say. */
  function read(body: Buffer): PushNoticePayload {
    const [salt, sender, cipher] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const derive = (from: Uint8Array, by: Uint8Array, use: Buffer, length: number) =>
      Buffer.from(hkdfSync("sha256", from, by, use, length));
    const use = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, sender]);
    const secret = derive(pair.computeSecret(sender), auth, use, 32);
    const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
    const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
    const decipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(cipher.subarray(-16));
    const text = Buffer.concat([decipher.update(cipher.subarray(0, -16)), decipher.final()]).toString();
    return JSON.parse(text.slice(0, text.lastIndexOf("\u0002"))) as PushNoticePayload;
  }

  return {
    path,
    input: {
      endpoint: service.address + path,
      keys: { p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") },
    },
    read,
  };
}
export type Subscription = ReturnType<typeof createSubscription>;

/** What was sent to a browser, in order, in plain text. */
export const readNotices = ({ received }: PushService, subscription: Subscription): PushNoticePayload[] =>
  received.filter(({ path }) => path === subscription.path).map(({ body }) => subscription.read(body));

type Caller = TestApp["visitor"];

/** Turns push notices on in a browser. */
export const turnOn = async (caller: Caller, { input }: Subscription): Promise<PushDeviceView> =>
  (await caller.post("/api/push-notices").send(input).expect(201)).body as PushDeviceView;

export const listDevices = async (caller: Caller): Promise<PushDevicesView> =>
  (await caller.get("/api/push-notices").expect(200)).body as PushDevicesView;
