import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PushDevicesView, PushDeviceView } from "@shared/validators/push-notices";
import { renewPushNotices } from "@/lib/push-notices/renew";
import { readMark, storeMark } from "@/lib/push-notices/mark";
import { errorAnswer } from "@/test/fake-fetch";
import { renderWithProviders } from "@/test/render";
import { listChanges, serveSettings } from "../test-server";
import PushNoticesPart from "./push-notices-part";

const PATH = "/api/push-notices";
const KEYS = { p256dh: "p", auth: "a" };
const there: PushDeviceView = {
  id: "b".repeat(8),
  device: { browser: "Firefox", system: "Windows", kind: "desktop" },
  createdAt: new Date().toISOString(),
  lastSentAt: null,
  current: false,
};
const here: PushDeviceView = { ...there, id: "a".repeat(8), current: true };
const view = (...devices: PushDeviceView[]): PushDevicesView => ({
  ...{ publicKey: "AQID", sessionId: "session", userId: "ama", devices },
});

/** A browser that can show notices, and what it is subscribed with. */
function serveBrowser(answer: NotificationPermission, permission: NotificationPermission = "default") {
  const browser = { key: null as Uint8Array | null };
  const subscription = () =>
    browser.key && {
      options: { applicationServerKey: browser.key.buffer },
      toJSON: () => ({ endpoint: "https://push.example/1", keys: KEYS }),
      unsubscribe: async () => void (browser.key = null),
    };
  const registration = {
    pushManager: {
      getSubscription: async () => subscription(),
      subscribe: async () => {
        browser.key = Uint8Array.of(1, 2, 3);
        return subscription();
      },
    },
  };
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { permission, requestPermission: async () => answer });
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  });
  return browser;
}

function open(body: PushDevicesView, routes: Parameters<typeof serveSettings>[1] = {}) {
  const api = serveSettings([], { [`GET ${PATH}`]: { body }, ...routes });
  return { ...api, ...renderWithProviders(<PushNoticesPart />, { path: "/settings" }) };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

describe("notices on this device", () => {
  it("are turned on by the switch, once the browser agrees", async () => {
    serveBrowser("granted");
    const { user, calls, routes } = open(view(), {
      [`POST ${PATH}`]: () => {
        routes[`GET ${PATH}`] = { body: view(here) };
        return { status: 201, body: here };
      },
    });
    const toggle = await screen.findByRole("switch", { name: "Notices on this device" });
    expect(toggle).not.toBeChecked();
    await user.click(toggle);
    expect(await screen.findByText("This device")).toBeVisible();
    expect(toggle).toBeChecked();
    expect(listChanges(calls)).toEqual([
      { method: "POST", path: PATH, body: { endpoint: "https://push.example/1", keys: KEYS } },
    ]);
  });

  it.each([
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", /^On an iPhone or iPad, first put Amberway/],
    ["Mozilla/5.0 (X11; Linux x86_64)", "This browser cannot show notices."],
  ])("have no switch in a browser that cannot (%s)", async (userAgent, words) => {
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
    open(view(there));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole("switch")).not.toBeInTheDocument();
    expect(screen.getByText("Firefox on Windows")).toBeVisible();
  });

  it("are refused by the browser for good, or at the press", async () => {
    serveBrowser("denied");
    const { user } = open(view());
    await user.click(await screen.findByRole("switch"));
    expect(await screen.findByText(/^Your browser refuses notices from Amberway/)).toBeVisible();
    expect(screen.queryByRole("switch")).not.toBeInTheDocument();
  });

  it("are turned off on another device, and say when that failed", async () => {
    serveBrowser("granted");
    const { user, routes } = open(view(here, there), {
      [`DELETE ${PATH}/${there.id}`]: errorAnswer("unavailable", "The database is away"),
    });
    const list = within(await screen.findByRole("list", { name: "Devices with notices" }));
    await user.click(list.getByRole("button", { name: /^Turn notices off: Firefox on Windows/ }));
    expect(await screen.findByText("Notices could not be turned off")).toBeVisible();
    routes[`DELETE ${PATH}/${there.id}`] = () => {
      routes[`GET ${PATH}`] = { body: view(here) };
      return { status: 204 };
    };
    await user.click(list.getByRole("button", { name: /^Turn notices off: / }));
    expect(await screen.findAllByRole("listitem")).toHaveLength(1);
    expect(screen.getByRole("heading", { name: "Notices on your devices" })).toHaveFocus();
  });
});

describe("a browser where the person had notices on", () => {
  const renew = async (body: PushDevicesView) => {
    const { calls } = serveSettings([], {
      [`GET ${PATH}`]: { body },
      [`POST ${PATH}`]: { status: 201, body: here },
    });
    await renewPushNotices();
    return listChanges(calls).length;
  };

  it("has them again after another sign-in, and with another key of the server", async () => {
    const browser = serveBrowser("granted", "granted");
    storeMark({ userId: "ama", sessionId: "session before" });
    expect(await renew(view())).toBe(1);
    expect(readMark()).toEqual({ userId: "ama", sessionId: "session" });
    expect(await renew(view(here))).toBe(0);
    browser.key = Uint8Array.of(9);
    expect(await renew(view())).toBe(1);
    expect(browser.key).toEqual(Uint8Array.of(1, 2, 3));
  });

  it("stays without them where they were turned off from another device", async () => {
    const browser = serveBrowser("granted", "granted");
    browser.key = Uint8Array.of(1, 2, 3);
    storeMark({ userId: "ama", sessionId: "session" });
    expect(await renew(view())).toBe(0);
    expect([browser.key, readMark()]).toEqual([null, null]);
  });

  it("shows none to somebody else who signs in there", async () => {
    serveBrowser("granted", "granted");
    storeMark({ userId: "kofi", sessionId: "session before" });
    expect(await renew(view())).toBe(0);
  });
});
