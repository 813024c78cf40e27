import { createECDH, randomBytes } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { type Page, request } from "playwright/test";
import { expect, type Person, test } from "./support/fixtures";
import { inspect } from "./support/inspect";

test.use({ serviceWorkers: "allow" });

/** A push service on this machine, which real browsers do not use: they have that of their maker. */
async function startPushService() {
  const service = { address: "", received: [] as IncomingHttpHeaders[], close: () => {} };
  const server = createServer((req, res) => {
    req.resume().on("end", () => {
      service.received.push(req.headers);
      res.writeHead(201).end();
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

const makeSubscription = (address: string) => ({
  endpoint: `${address}/${randomBytes(8).toString("hex")}`,
  keys: {
    p256dh: createECDH("prime256v1").generateKeys("base64url"),
    auth: randomBytes(16).toString("base64url"),
  },
});

/** Lets the page subscribe at our push service, with the leave that a browser without a window never gives. */
async function replaceSubscribing(page: Page, address: string): Promise<void> {
  await page.addInitScript((json) => {
    let current: object | null = null;
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = async () => "granted";
    const decode = (text: string) =>
      Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0))
        .buffer;
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) =>
        (current = {
          options: { applicationServerKey: decode(applicationServerKey) },
          toJSON: () => json,
          unsubscribe: async () => {
            current = null;
            return true;
          },
        }),
    });
  }, makeSubscription(address));
}

/** Turns notices on in another browser of the same person. */
async function turnOnElsewhere({ email, password }: Person, baseURL: string, address: string): Promise<void> {
  const other = await request.newContext({
    baseURL,
    userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:134.0) Gecko/20100101 Firefox/134.0",
  });
  const signedIn = await other.post("/api/auth/login", { data: { email, password } });
  expect(signedIn.ok()).toBe(true);
  const made = await other.post("/api/push-notices", { data: makeSubscription(address) });
  expect(made.status()).toBe(201);
  await other.dispose();
}

const SWITCH = { name: "Notices on this device" };

test("notices are turned on in Settings, tried, turned off on another device, and off here @desktop", async ({
  page,
  member,
  baseURL,
}) => {
  const service = await startPushService();
  await replaceSubscribing(page, service.address);
  await turnOnElsewhere(member, baseURL!, service.address);
  await page.goto("/settings#notifications");
  const section = page.getByRole("region", { name: "Email Notifications" });
  const devices = section.getByRole("list", { name: "Devices with notices" }).getByRole("listitem");
  await expect(devices).toHaveCount(1);
  await expect(section.getByRole("switch", SWITCH)).not.toBeChecked();
  await section.getByRole("switch", SWITCH).click();
  await expect(section.getByRole("switch", SWITCH)).toBeChecked();
  await expect(devices).toHaveCount(2);
  const here = devices.filter({ hasText: "This device" });
  await expect(here).toHaveCount(1);
  await inspect(page, "the devices with notices", { narrow: true });

  await here.getByRole("button", { name: "Send a test notice" }).click();
  await expect.poll(() => service.received).toHaveLength(1);
  expect(service.received[0]).toMatchObject({ "content-encoding": "aes128gcm" });
  expect(service.received[0]!.authorization).toMatch(/^vapid t=/);

  await section.getByRole("button", { name: /^Turn notices off: Firefox on Windows, turned on / }).click();
  await expect(devices).toHaveCount(1);
  await expect(section.getByRole("heading", { name: "Notices on your devices" })).toBeFocused();
  await section.getByRole("switch", SWITCH).click();
  await expect(section.getByRole("switch", SWITCH)).not.toBeChecked();
  await expect(devices).toHaveCount(0);
  service.close();
});

test("a browser that refuses says so in place of the switch @desktop", async ({ page, member: _ }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "default" });
    Notification.requestPermission = async () => "denied";
  });
  await page.goto("/settings#notifications");
  const section = page.getByRole("region", { name: "Email Notifications" });
  await section.getByRole("switch", SWITCH).click();
  await expect(section.getByText(/^Your browser refuses notices from /)).toBeVisible();
  await expect(section.getByRole("switch", SWITCH)).toHaveCount(0);
  await inspect(page, "refused notices", { narrow: true });
});

test("the worker shows a notice that comes, and opens what it leads to but no other site @desktop", async ({
  page,
  member: _,
  context,
  baseURL,
}) => {
  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [registration] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (registration) resolve(registration.registrationId);
    });
  });
  await cdp.send("ServiceWorker.enable");
  await page.goto("/settings");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const registrationId = await registered;
  // Playwright learns of it from the browser, perhaps after the page does.
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  // A browser without a window shows no notices, and opens no page without a press. So what the worker asks for is kept.
  await worker.evaluate(() => {
    const scope = self as unknown as ServiceWorkerGlobalScope & { asked: unknown[] };
    scope.asked = [];
    scope.registration.showNotification = async (title, options) =>
      void scope.asked.push({ title, ...options });
    scope.clients.openWindow = async (url) => {
      scope.asked.push(String(url));
      return null;
    };
  });
  const readAsked = () => worker.evaluate(() => (self as unknown as { asked: unknown[] }).asked.splice(0));
  const notice = { id: "one", title: "A task is due", text: "Budget", path: "/news", language: "ar" };
  await cdp.send("ServiceWorker.deliverPushMessage", {
    ...{ origin: baseURL!, registrationId },
    data: JSON.stringify(notice),
  });
  const shown = { title: "A task is due", body: "Budget", tag: "one", lang: "ar", dir: "rtl" };
  await expect.poll(readAsked).toMatchObject([{ ...shown, data: { path: "/news" } }]);
  for (const [path, opened] of [
    ["/news", `${baseURL}/news`],
    ["//other.example/news", `${baseURL}/`],
  ]) {
    await worker.evaluate((to) => {
      const notification = { close: () => {}, data: { path: to } };
      dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil: () => {} }));
    }, path);
    await expect.poll(readAsked).toEqual([opened]);
  }
});
