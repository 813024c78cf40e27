import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "../config/config";
import { type FakeS3, type S3Behaviour, startFakeS3 } from "../../test/fakes/fake-s3";
import { createLogger } from "../logger";
import { getS3Settings } from "./s3-settings";
import type { S3Timeouts } from "./s3-connection";
import { createS3Store, type S3Store } from "./s3-store";

const log = createLogger("silent");
const KEY = "uploads/someone/deck";
const away = {
  code: "unavailable",
  message: "Files cannot be stored or read at the moment. Please try again.",
  retryAfterSeconds: 30,
};

let s3: FakeS3;
let folder: string;
let store: S3Store;
const storeAt = (env: Record<string, string>, timeouts: Partial<S3Timeouts> = {}) =>
  createS3Store(getS3Settings(readConfig(env))!, { folder, log, timeouts });
const deck = (size = 200_000) => Readable.from([Buffer.alloc(size, 7)]);
const write = (on: S3Store, key = KEY) => on.write(key, deck(), { maxBytes: 1_000_000 });

// Each test has a server of its own, because a request that one test gave up may arrive during the next.
beforeEach(async () => {
  s3 = await startFakeS3();
  folder = await mkdtemp(join(tmpdir(), "amberway-s3-store-"));
  store = storeAt(s3.env);
  await write(store, "uploads/someone/other");
  s3.reset();
});
afterEach(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

describe("a store that fails", () => {
  const calls: [string, (on: S3Store) => Promise<unknown>][] = [
    ["write", write],
    ["stat", (on) => on.stat(KEY)],
    ["read", async (on) => buffer((await on.read(KEY))!.body)],
    ["remove", (on) => on.remove(KEY)],
    ["begin", (on) => on.browser.begin(KEY)],
    ["parts", (on) => on.browser.listParts(KEY, "some-upload")],
    ["complete", (on) => on.browser.complete(KEY, "some-upload", [{ PartNumber: 1, ETag: "x" }])],
  ];
  const behaviours: S3Behaviour[] = ["hangs", "error", "page"];

  it.each(calls.flatMap(([name, call]) => behaviours.map((behaviour) => [name, behaviour, call] as const)))(
    "is away for %s when it %s, soon",
    async (_name, behaviour, call) => {
      const short = { connect: 300, answer: 300, upload: 600, download: 300 };
      const asked = behaviour === "hangs" ? storeAt(s3.env, short) : store;
      s3.state.behaviour = behaviour;
      const started = Date.now();
      await expect(call(asked)).rejects.toMatchObject(away);
      expect(Date.now() - started).toBeLessThan(30_000);
      expect(await readdir(join(folder, ".incoming"))).toEqual([]);
    },
  );

  it.each(calls)("is unavailable for %s when nobody listens there", async (_name, call) => {
    const nowhere = storeAt({ ...s3.env, S3_ENDPOINT: "http://127.0.0.1:9" });
    await expect(call(nowhere)).rejects.toMatchObject(away);
  });

  it("is unavailable when its bucket is missing", async () => {
    const wrong = storeAt({ ...s3.env, S3_BUCKET: "another" });
    await expect(write(wrong)).rejects.toMatchObject(away);
    await expect(wrong.read(KEY)).rejects.toMatchObject(away);
  });

  it("aborts a download that stalls", async () => {
    s3.state.behaviour = "stops";
    const { body, size } = (await storeAt(s3.env, { download: 2_000 }).read(KEY))!;
    expect(size).toBe(1_000);
    await expect(buffer(body)).rejects.toThrow();
  });

  it.each([
    ["a file", write],
    ["a question", (on: S3Store) => on.stat(KEY)],
  ])("is asked at most twice for %s", async (_what, call) => {
    s3.state.behaviour = "error";
    await expect(call(store)).rejects.toMatchObject(away);
    expect(s3.state.requests).toHaveLength(2);
  });

  it("has the whole file when it recovers between two attempts", async () => {
    Object.assign(s3.state, { behaviour: "error", behaviourLasts: 1 });
    await write(store, "uploads/someone/again");
    expect(s3.state.requests).toHaveLength(2);
    s3.reset();
    expect(await store.stat("uploads/someone/again")).toEqual({ size: 200_000 });
  });
});

describe("an address for one PUT", () => {
  const sign = (type?: string) => store.presignUpload(KEY, { size: 1_234, type }, 900);
  const signedHeaders = (address: string | null) =>
    new URL(address!).searchParams.get("X-Amz-SignedHeaders")!.split(";");

  it("is signed for its size, its type and its time, and carries no checksum", async () => {
    const address = await sign("application/pdf");
    expect(signedHeaders(address)).toEqual(["content-length", "content-type", "host"]);
    expect(address).toMatch(new RegExp(`^${s3.endpoint}/${s3.bucket}/${KEY}\\?`));
    expect(new URL(address!).searchParams.get("X-Amz-Expires")).toBe("900");
    expect(address).not.toMatch(/checksum|crc32/i);
  });

  it.each([undefined, "text/html\r\nX: y", " ", "pdf\u00e9"])(
    "leaves a type open that is none: %j",
    async (type) => {
      expect(signedHeaders(await sign(type))).toEqual(["content-length", "host"]);
    },
  );

  it("works, and answers the ETag that the uploader waits for", async () => {
    const key = "uploads/someone/straight";
    const address = await store.presignUpload(key, { size: 5, type: "application/pdf" }, 900);
    const headers = { "Content-Type": "application/pdf" };
    const answer = await fetch(address!, { method: "PUT", headers, body: "12345" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("etag")).toMatch(/^".+"$/);
    expect(await store.stat(key)).toEqual({ size: 5 });
  });
});

describe("an upload in parts", () => {
  it("is aborted with its object when nobody finished it", async () => {
    const id = await store.browser.begin(KEY);
    const other = await store.browser.begin(`${KEY}-2`);
    const address = await store.browser.presignPart(KEY, id, 1, 900);
    await fetch(address, { method: "PUT", body: "part" });
    expect(await store.browser.listParts(KEY, id)).toMatchObject([{ PartNumber: 1, Size: 4 }]);
    await store.remove(KEY);
    await expect(store.browser.listParts(KEY, id)).rejects.toMatchObject({ code: "not_found" });
    expect(await store.browser.listParts(`${KEY}-2`, other)).toEqual([]);
  });
});
