import { beforeEach, describe, expect, it, vi } from "vitest";
import { open, readKeeper } from "@/lib/offline/keeper";
import { KEPT_MS } from "@shared/offline/kept-answers";
import { READ_AT } from "@shared/offline/names";
import { findRead } from "./find-read";

vi.mock("@/lib/offline/keeper");

const ADDRESS = "/api/applications";
const url = `http://localhost${ADDRESS}`;

/** Has the cache hold one answer that was read at a moment. */
function keep(readAt: number): void {
  const answer = new Response("sealed", { headers: { [READ_AT]: String(readAt) } });
  vi.stubGlobal("caches", {
    match: (address: string) => Promise.resolve(address === ADDRESS ? answer : undefined),
  });
}

beforeEach(() => {
  vi.mocked(readKeeper).mockResolvedValue({ owner: "ama", key: {} as CryptoKey });
  vi.mocked(open).mockResolvedValue('["first"]');
  return () => vi.unstubAllGlobals();
});

describe("what was read before", () => {
  it("is given back with the moment at which it was read", async () => {
    const readAt = Date.now() - 60_000;
    keep(readAt);
    const found = await findRead(url);
    expect(await found?.json()).toEqual(["first"]);
    expect(found?.headers.get(READ_AT)).toBe(String(readAt));
  });

  it("is nothing when it is too old, was never read, or is none of what is kept", async () => {
    keep(Date.now() - KEPT_MS);
    expect(await findRead(url)).toBeUndefined();
    keep(Date.now());
    expect(await findRead(`${url}/a1`)).toBeUndefined();
    expect(await findRead("http://localhost/api/auth/sessions")).toBeUndefined();
  });

  it("is nothing once its key is gone, and for another person's key", async () => {
    keep(Date.now());
    vi.mocked(readKeeper).mockResolvedValue(undefined);
    expect(await findRead(url)).toBeUndefined();
    vi.mocked(readKeeper).mockResolvedValue({ owner: "kofi", key: {} as CryptoKey });
    vi.mocked(open).mockRejectedValue(new DOMException("", "OperationError"));
    expect(await findRead(url)).toBeUndefined();
  });
});
