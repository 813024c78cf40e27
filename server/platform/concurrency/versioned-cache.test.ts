import { describe, expect, it } from "vitest";
import { VersionedCache } from "./versioned-cache";

const text = (length: number) => Buffer.alloc(length);

/** A cache of buffers, and a way to ask it for one that counts how often it had to be found. */
function countingCache(maxBytes = 100_000) {
  const cache = new VersionedCache<Buffer>(maxBytes, ({ length }) => length);
  const asked = { found: 0 };
  const ask = async (key: string, version: string, { now = 0, until = 100, bytes = 1 } = {}) => {
    const before = asked.found;
    await cache.readOrFind(key, version, now, () => {
      asked.found += 1;
      return Promise.resolve({ value: text(bytes), until });
    });
    return asked.found > before ? "found" : "known";
  };
  return { cache, asked, ask };
}

describe("a versioned cache", () => {
  it("finds a value once for each version", async () => {
    const { ask } = countingCache();
    expect(await ask("ama", "1")).toBe("found");
    expect(await ask("ama", "1")).toBe("known");
    expect(await ask("ama", "2")).toBe("found");
    expect(await ask("ama", "1")).toBe("found");
  });

  it("finds a value anew once its time is over, or when the clock was put back", async () => {
    const { ask } = countingCache();
    expect(await ask("ama", "1", { now: 50 })).toBe("found");
    expect(await ask("ama", "1", { now: 99 })).toBe("known");
    expect(await ask("ama", "1", { now: 100, until: 200 })).toBe("found");
    expect(await ask("ama", "1", { now: 99 })).toBe("found");
  });

  it("shares a value among those who ask while it is being found", async () => {
    const { ask, asked } = countingCache();
    await Promise.all([ask("ama", "1"), ask("ama", "1"), ask("kofi", "1")]);
    expect(asked.found).toBe(2);
  });

  it("forgets the value that was asked for longest ago when all take too many bytes", async () => {
    const { cache, ask } = countingCache(20_000);
    await ask("ama", "1", { bytes: 9_000 });
    await ask("kofi", "1", { bytes: 9_000 });
    await ask("ama", "1");
    await ask("efua", "1", { bytes: 9_000 });
    expect(cache.bytes).toBeLessThanOrEqual(20_000);
    expect(await ask("ama", "1")).toBe("known");
    expect(await ask("kofi", "1")).toBe("found");
  });

  it("gives a value that is too large by itself, and does not keep it", async () => {
    const { cache, ask } = countingCache(20_000);
    expect(await ask("yaw", "1", { bytes: 30_000 })).toBe("found");
    expect(cache.bytes).toBe(0);
    expect(await ask("yaw", "1", { bytes: 30_000 })).toBe("found");
  });

  it("counts the bytes of a new version in place of those of the old one", async () => {
    const { cache, ask } = countingCache();
    await ask("ama", "1", { bytes: 9_000 });
    await ask("ama", "2", { bytes: 10 });
    expect(cache.bytes).toBeGreaterThan(10);
    expect(cache.bytes).toBeLessThan(9_000);
  });

  it("does not keep a failure", async () => {
    const { cache, ask } = countingCache();
    const failing = cache.readOrFind("ama", "1", 0, () => Promise.reject(new Error("no database")));
    await expect(failing).rejects.toThrow("no database");
    expect(await ask("ama", "1")).toBe("found");
  });
});
