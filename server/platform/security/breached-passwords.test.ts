import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLogger } from "../logger";
import { createBreachedPasswords } from "./breached-passwords";

const log = createLogger("silent");
const STOLEN = "a password that was stolen";
const PADDED = "a password that nobody had";
const hashOf = (password: string) => createHash("sha1").update(password).digest("hex").toUpperCase();
const asked: { url: string; padding: unknown }[] = [];
const server = createServer((req, res) => {
  asked.push({ url: req.url!, padding: req.headers["add-padding"] });
  const rest = (password: string) => hashOf(password).slice(5);
  res.end(`${"0".repeat(35)}:7\r\n${rest(STOLEN)}:3\r\n${rest(PADDED)}:0`);
});
let address = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/range`;
});
afterAll(() => server.close());

describe("passwords of breaches", () => {
  it("are known by the rest of their hash; padding of the answer is not one", async () => {
    const breached = createBreachedPasswords(address, log);
    expect(await breached.has(STOLEN)).toBe(true);
    expect(await breached.has(PADDED)).toBe(false);
    expect(await breached.has("correct horse battery staple")).toBe(false);
  });

  it("tell the list five characters of the hash and nothing else", async () => {
    asked.length = 0;
    await createBreachedPasswords(address, log).has(STOLEN);
    expect(asked).toEqual([{ url: `/range/${hashOf(STOLEN).slice(0, 5)}`, padding: "true" }]);
  });

  it("keep nobody from signing up when the list is away, or when none is set", async () => {
    expect(await createBreachedPasswords("http://127.0.0.1:1/range", log).has(STOLEN)).toBe(false);
    expect(await createBreachedPasswords(undefined, log).has(STOLEN)).toBe(false);
  });
});
