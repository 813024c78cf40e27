import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createMessageSender } from "./send-message";
import { FetchFailure } from "./types";

const AGENT = "Amberway/1.0 (+https://amberway.test)";
const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

const lookupOf = (address: string) => async () => [{ address, family: address.includes(":") ? 6 : 4 }];
const strict = (address: string) =>
  createMessageSender({ allowPrivate: false, userAgent: AGENT, lookup: lookupOf(address) });
const message = (address: string) => ({ address, headers: {}, body: "{}" });
const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => "sent",
    (error: unknown) => (error instanceof FetchFailure ? error.kind : error),
  );

async function listen(answer: Parameters<typeof createServer>[1]) {
  const server = createServer(answer as never).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  closers.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
}
const lenient = (timeMs?: number) =>
  createMessageSender({ allowPrivate: true, userAgent: AGENT, ...(timeMs && { timeMs }) });

describe("messages to addresses that people name", () => {
  it.each([
    "http://hooks.example/",
    "https://127.0.0.1/",
    "https://10.1.2.3/",
    "https://192.168.1.1/",
    "https://169.254.169.254/latest/meta-data",
    "https://[::1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://2130706433/",
    "https://localhost/",
    "https://hooks.example:8443/",
    "https://user:word@hooks.example/",
  ])("do not go to %s, which is refused when it is checked too", async (address) => {
    const sender = strict("93.184.216.34");
    expect(await kindOf(sender.check(address))).toBe("refused_address");
    expect(await kindOf(sender.send(message(address)))).toBe("refused_address");
  });

  it.each(["10.0.0.7", "127.0.0.1", "169.254.169.254", "::1", "fd00::1"])(
    "do not go to a name that is looked up as %s",
    async (address) => {
      const sender = strict(address);
      expect(await kindOf(sender.check("https://hooks.example/"))).toBe("refused_address");
      expect(await kindOf(sender.send(message("https://hooks.example/")))).toBe("refused_address");
    },
  );

  it("are checked against every address that a name has, and a name that has none is told", async () => {
    const both = async () => [
      { address: "93.184.216.34", family: 4 },
      { address: "10.0.0.1", family: 4 },
    ];
    const sender = createMessageSender({ allowPrivate: false, userAgent: AGENT, lookup: both });
    expect(await kindOf(sender.check("https://hooks.example/"))).toBe("refused_address");
    const nowhere = async () => Promise.reject(Object.assign(new Error("no"), { code: "ENOTFOUND" }));
    const lost = createMessageSender({ allowPrivate: false, userAgent: AGENT, lookup: nowhere });
    expect(await kindOf(lost.check("https://nowhere.example/"))).toBe("unknown_host");
    await expect(strict("93.184.216.34").check("https://hooks.example/")).resolves.toBeUndefined();
  });

  it("follow no redirect, and tell any status", async () => {
    const asked: string[] = [];
    const address = await listen((req, res) => {
      asked.push(req.url ?? "");
      res.writeHead(307, { location: "/elsewhere" }).end();
    });
    expect(await lenient().send(message(address))).toBe(307);
    expect(asked).toEqual(["/hook"]);
  });

  it("do not wait for a body that never ends", async () => {
    const address = await listen((_req, res) => void res.writeHead(200).write("x".repeat(1_000)));
    expect(await lenient().send(message(address))).toBe(200);
  });

  it("are given up when no answer comes in time", async () => {
    const address = await listen(() => {});
    expect(await kindOf(lenient(50).send(message(address)))).toBe("timeout");
  });
});
