import { createHash, randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../config/config";
import { type FakeS3, startFakeS3 } from "../../test/fakes/fake-s3";
import { createLogger } from "../logger";
import { createObjectStore } from "./create-object-store";
import type { ObjectStore } from "./types";

const DAY = 24 * 60 * 60 * 1000;
const MAX = 1_000_000;
const log = createLogger("silent");
const newKey = () => `uploads/${randomUUID()}/${randomUUID()}`;

let s3: FakeS3;
const folders: string[] = [];
beforeAll(async () => void (s3 = await startFakeS3()));
afterAll(async () => {
  await s3.close();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function open(env: Record<string, string>): Promise<{ store: ObjectStore; incoming: string }> {
  const folder = await mkdtemp(join(tmpdir(), "amberway-store-"));
  folders.push(folder);
  const store = createObjectStore(readConfig({ DATA_DIR: folder, ...env }), log);
  return { store, incoming: join(folder, "objects", ".incoming") };
}

/** Chunks of 1,000 bytes; `taken` counts those that were asked for. */
function chunks(count: number, taken = { count: 0 }): Readable {
  return Readable.from(
    (function* () {
      for (let n = 0; n < count; n++) {
        taken.count++;
        yield Buffer.alloc(1_000, n % 251);
      }
    })(),
  );
}
async function readAll(store: ObjectStore, key: string) {
  const { size, body } = (await store.read(key))!;
  const bytes = await buffer(body);
  expect(bytes.length).toBe(size);
  return bytes;
}

describe.each(["disk", "s3"] as const)("the %s store", (kind) => {
  let store: ObjectStore;
  let incoming: string;
  beforeAll(async () => void ({ store, incoming } = await open(kind === "s3" ? s3.env : {})));

  it("is the one that the settings name", () => expect(store.kind).toBe(kind));

  it("returns a written file with its size and a quoted ETag", async () => {
    const key = newKey();
    const bytes = Buffer.concat(await chunks(500).toArray());
    const { size, etag } = await store.write(key, Readable.from([bytes]), { maxBytes: MAX });
    expect(size).toBe(500_000);
    expect(etag).toMatch(/^"[\da-f]{32,64}"$/);
    expect(await store.stat(key)).toEqual({ size: 500_000 });
    const hash = (data: Buffer) => createHash("sha256").update(data).digest("hex");
    expect(hash(await readAll(store, key))).toBe(hash(bytes));
    expect(await readdir(incoming)).toEqual([]);
  });

  it("accepts a file of exactly the maximum size, and an empty one", async () => {
    const key = newKey();
    await store.write(key, chunks(1_000), { maxBytes: MAX });
    expect(await store.stat(key)).toEqual({ size: MAX });
    await store.write(key, Readable.from([]), { maxBytes: MAX });
    expect(await store.stat(key)).toEqual({ size: 0 });
  });

  it("stops reading a file that is too large and stores nothing of it", async () => {
    const key = newKey();
    const taken = { count: 0 };
    const body = chunks(100_000, taken);
    await expect(store.write(key, body, { maxBytes: MAX })).rejects.toMatchObject({ code: "too_large" });
    expect(taken.count).toBeLessThan(1_100);
    expect(body.destroyed).toBe(false);
    expect(await store.stat(key)).toBeNull();
    expect(await readdir(incoming)).toEqual([]);
  });

  it("stores nothing of a file that breaks off", async () => {
    const key = newKey();
    const body = Readable.from(
      (function* () {
        yield Buffer.alloc(1_000);
        throw new Error("aborted");
      })(),
    );
    await expect(store.write(key, body, { maxBytes: MAX })).rejects.toMatchObject({
      code: "validation_failed",
      message: "The file did not arrive whole. Please upload it again.",
    });
    expect(await store.stat(key)).toBeNull();
    expect(await readdir(incoming)).toEqual([]);
  });

  it("finds no file under an unused or deleted key, and deletes it without an error", async () => {
    const key = newKey();
    await store.remove(key);
    await store.write(key, chunks(1), { maxBytes: MAX });
    await store.remove(key);
    await store.remove(key);
    expect(await store.stat(key)).toBeNull();
    expect(await store.read(key)).toBeNull();
  });

  it("replaces a file as a whole", async () => {
    const key = newKey();
    await store.write(key, chunks(900), { maxBytes: MAX });
    const [one, two] = [chunks(300), chunks(200)];
    await Promise.all([store.write(key, one, { maxBytes: MAX }), store.write(key, two, { maxBytes: MAX })]);
    expect([200_000, 300_000]).toContain((await readAll(store, key)).length);
  });

  it("removes the temporary files of a killed process once they are a day old, at its first use", async () => {
    const { store: fresh, incoming: left } = await open(kind === "s3" ? s3.env : {});
    await mkdir(left, { recursive: true });
    const yesterday = new Date(Date.now() - DAY - 1_000);
    for (const name of ["old.part", "new.part"]) await writeFile(join(left, name), "half a file");
    await utimes(join(left, "old.part"), yesterday, yesterday);
    await fresh.write(newKey(), chunks(1), { maxBytes: MAX });
    expect(await readdir(left)).toEqual(["new.part"]);
  });
});

describe("the disk store", () => {
  it("makes its files readable only by their owner", async () => {
    const { store, incoming } = await open({});
    await store.write("uploads/someone/deck", chunks(1), { maxBytes: MAX });
    const objects = join(incoming, "..");
    const modeOf = async (path: string) => ((await stat(join(objects, path))).mode & 0o777).toString(8);
    expect(await modeOf("uploads/someone/deck")).toBe("600");
    for (const folder of [".", ".incoming", "uploads", "uploads/someone"])
      expect(await modeOf(folder)).toBe("700");
  });

  it("reads a file to its end that is removed meanwhile", async () => {
    const { store } = await open({});
    await store.write("deck", chunks(900), { maxBytes: MAX });
    const { body } = (await store.read("deck"))!;
    await store.remove("deck");
    expect((await buffer(body)).length).toBe(900_000);
  });

  it.each(["../deck", "uploads/../../deck", "/etc/passwd", "a//b", ".incoming/x", "a/.", "", "a\0b", "a\\b"])(
    "does not go where %j leads",
    async (key) => {
      const { store } = await open({});
      await expect(store.write(key, chunks(1), { maxBytes: MAX })).rejects.toThrow("not a key");
      await expect(store.read(key)).rejects.toThrow("not a key");
      await expect(store.stat(key)).rejects.toThrow("not a key");
      await expect(store.remove(key)).rejects.toThrow("not a key");
    },
  );

  it("takes uploads through this server only", async () => {
    const { store } = await open({});
    expect(await store.presignUpload("deck", { size: 5, type: undefined }, 900)).toBeNull();
  });

  it("is unavailable when its folder cannot be used", async () => {
    const { store, incoming } = await open({});
    await writeFile(join(incoming, "..", "..", "objects"), "in the way");
    const away = {
      code: "unavailable",
      message: "Files cannot be stored or read at the moment. Please try again.",
    };
    await expect(store.write("deck", chunks(1), { maxBytes: MAX })).rejects.toMatchObject(away);
    await expect(store.stat("deck")).rejects.toMatchObject(away);
  });
});
