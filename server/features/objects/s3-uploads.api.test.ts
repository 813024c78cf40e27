import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { FILE_BYTES_MAX } from "@shared/constants/limits";
import { FILES_PER_USER } from "@shared/constants/objects";
import { storedObjects, type User } from "@shared/schema/index";
import type { Deps, ServiceContext } from "../../context/deps";
import { getS3Settings } from "../../platform/storage/s3-settings";
import { createS3Store } from "../../platform/storage/s3-store";
import { startTestApp, type TestApp } from "../../test/app";
import { type FakeS3, type S3Behaviour, startFakeS3 } from "../../test/fakes/fake-s3";
import { claimableObject, sweepObjects } from "./objects.service";
import {
  askForUpload,
  beginPut,
  readObjectId,
  type Me,
  put,
  makeBytes,
  uploadFile,
} from "../../test/helpers/objects";

const HOUR = 60 * 60_000;
const notUploaded = {
  code: "validation_failed",
  fields: { uploadedFileUrl: ["Upload the file first"] },
};
const AWAY = {
  message: "Files cannot be stored or read at the moment. Please try again.",
  code: "unavailable",
};

let s3: FakeS3;
let app: TestApp;
let user: User;
let me: Me;
let ctx: ServiceContext<keyof Deps>;
beforeAll(async () => {
  s3 = await startFakeS3();
  app = await startTestApp({ env: s3.env });
  user = await app.buildUser();
  me = await app.as(user);
  ctx = { actor: user, db: app.db, deps: app.deps };
});
afterAll(async () => {
  await app.close();
  await s3.close();
});
beforeEach(() => s3.reset());

/** Lets the store hang, and the server wait for it only briefly. @returns what ends this; the end of the test does too */
function hangStore(): () => void {
  const patient = app.deps.objects;
  const recover = () => {
    s3.reset();
    app.deps.objects = patient;
  };
  onTestFinished(recover);
  s3.state.behaviour = "hangs";
  app.deps.objects = createS3Store(getS3Settings(app.config)!, {
    folder: join(app.config.DATA_DIR, "objects"),
    log: app.deps.log,
    timeouts: { connect: 400, answer: 400, upload: 2_000, download: 400 },
  });
  return recover;
}

const listSpooled = () => readdir(join(app.config.DATA_DIR, "objects", ".incoming"));
/** Requests an upload as the page does, with the size, and returns the store's address. */
async function askForAddress(size: number, caller: Me = me): Promise<string> {
  const { body } = await caller
    .post("/api/objects/upload")
    .send({ name: "deck.pdf", size, type: "application/pdf" });
  expect(body.uploadURL).toMatch(new RegExp(`^${s3.endpoint}/${s3.bucket}/uploads/`));
  return body.uploadURL as string;
}
const putToStore = async (address: string, body: Buffer) => {
  const headers = { "Content-Type": "application/pdf" };
  const { status } = await fetch(address, { method: "PUT", headers, body: new Uint8Array(body) });
  expect(status).toBe(200);
};
const parseKey = (address: string) => new URL(address).pathname.split("/").slice(2).join("/");

describe("an upload of a user without a verified address", () => {
  it("an unverified user's upload goes through this server and can be read back", async () => {
    const newcomer = await app.as(await app.buildUser({ emailVerified: false }));
    const bytes = makeBytes();
    const { body } = await newcomer.post("/api/objects/upload").send({ size: bytes.length }).expect(200);
    const { origin, pathname, search } = new URL(body.uploadURL as string);
    expect(origin).toBe(app.url);
    await put(newcomer, pathname + search, bytes).expect(200);
    const answer = await newcomer.get(pathname).responseType("blob").expect(200);
    expect(bytes.equals(answer.body as Buffer)).toBe(true);
  });
});

describe("an upload straight to the store", () => {
  it("a direct upload can be claimed by its address and read back by its owner", async () => {
    const bytes = makeBytes();
    const address = await askForAddress(bytes.length);
    await expect(claimableObject(ctx, address)).rejects.toMatchObject(notUploaded);
    await putToStore(address, bytes);
    for (const given of [address, address.split("?")[0]!, address]) {
      const object = await claimableObject(ctx, given);
      expect(object).toMatchObject({ key: parseKey(address), size: bytes.length, storedAt: app.clock.now() });
      const { body, headers } = await me.get(`/api/objects/${object.id}`).responseType("blob").expect(200);
      expect(bytes.equals(body as Buffer)).toBe(true);
      expect(headers["content-length"]).toBe(String(bytes.length));
    }
  });

  it("a direct upload cannot be claimed by another user or by another address", async () => {
    const address = await askForAddress(5);
    await putToStore(address, Buffer.from("12345"));
    const other = await app.buildUser();
    const { origin, pathname } = new URL(address);
    await expect(claimableObject({ ...ctx, actor: other }, address)).rejects.toMatchObject(notUploaded);
    for (const wrong of [
      address.replace(origin, "https://evil.example"),
      address.replace(`/${s3.bucket}/`, "/another/"),
      `${origin}/${s3.bucket}/uploads/x/../${parseKey(address).slice("uploads/".length)}`,
      `${origin}/${s3.bucket}/${encodeURIComponent(parseKey(address))}`,
      `${origin}/${s3.bucket}/`,
      `${origin}/${s3.bucket}/uploads/${user.id}/never`,
      pathname,
    ])
      await expect(claimableObject(ctx, wrong), wrong).rejects.toMatchObject(notUploaded);
    expect(await claimableObject(ctx, address)).toMatchObject({ size: 5 });
  });

  it("a direct upload that is too large is refused and removed", async () => {
    // s3rver does not enforce the signed length.
    const address = await askForAddress(1_000);
    await putToStore(address, Buffer.alloc(FILE_BYTES_MAX + 1));
    await expect(claimableObject(ctx, address)).rejects.toMatchObject({
      code: "too_large",
      message: "This file is too large. A file may have at most 10 MB.",
    });
    expect(await s3.keys()).not.toContain(parseKey(address));
    expect(await app.db.$count(storedObjects, eq(storedObjects.key, parseKey(address)))).toBe(0);
  });

  it("a direct upload counts until the sweep removes it after a day, because it may have arrived unnoticed", async () => {
    const other = await app.buildUser();
    const full = await app.as(other);
    const address = await askForAddress(5, full);
    await putToStore(address, Buffer.from("12345"));
    for (let n = 1; n < FILES_PER_USER; n++) await app.buildStoredObject({ userId: other.id });
    app.clock.advance(23 * HOUR);
    expect(await s3.keys()).toContain(parseKey(address));
    await (await app.as(other)).post("/api/objects/upload").expect(409);
    app.clock.advance(2 * HOUR);
    await sweepObjects(app.deps);
    expect(await s3.keys()).not.toContain(parseKey(address));
    await (await app.as(other)).post("/api/objects/upload").expect(200);
    me = await app.as(user);
  });
});

describe("an upload through this server", () => {
  it("an upload without a size goes through this server and ends in the bucket", async () => {
    const bytes = makeBytes(3_000_000);
    const before = await s3.keys();
    const id = await uploadFile(me, bytes);
    expect(await s3.keys()).toHaveLength(before.length + 1);
    expect(await claimableObject(ctx, `/api/objects/${id}`)).toMatchObject({ id, size: bytes.length });
    const { body } = await me.get(`/api/objects/${id}`).responseType("blob").expect(200);
    expect(bytes.equals(body as Buffer)).toBe(true);
    expect(await listSpooled()).toEqual([]);
  });

  it("an upload of 10,485,760 bytes passes, while a larger or broken one never reaches the store", async () => {
    const path = await askForUpload(me);
    s3.reset();
    const { answer, send, sending } = beginPut(app, me, path);
    await send(Buffer.alloc(FILE_BYTES_MAX));
    await send(Buffer.alloc(1));
    expect((await answer).status).toBe(413);
    sending.end();
    const broken = beginPut(app, me, path, 5_000_000);
    await broken.send(Buffer.alloc(2_000_000));
    await expect.poll(listSpooled).toHaveLength(1);
    broken.sending.destroy();
    await expect.poll(listSpooled).toEqual([]);
    expect(s3.state.requests.filter((line) => line.startsWith("PUT"))).toEqual([]);
    await put(me, path, Buffer.alloc(FILE_BYTES_MAX)).expect(200);
  });

  it("exactly one of two concurrent uploads wins, with its own file", async () => {
    const path = await askForUpload(me);
    const before = await s3.keys();
    const files = [1, 2].map((n) => Buffer.alloc(500_000 + n, n));
    const answers = await Promise.all(files.map((bytes) => put(me, path, bytes)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    const winner = files[answers.findIndex(({ status }) => status === 200)]!;
    const { body } = await me
      .get(`/api/objects/${readObjectId(path)}`)
      .responseType("blob")
      .expect(200);
    expect(winner.equals(body as Buffer)).toBe(true);
    expect(await s3.keys()).toHaveLength(before.length + 1);
  });
});

describe("a store that fails", () => {
  it.each<S3Behaviour>(["hangs", "error", "page"])(
    "a failing store gives 503 with a time to retry, and the same upload works later: it %s",
    async (behaviour) => {
      const stored = await uploadFile(me, makeBytes());
      const path = await askForUpload(me);
      const address = await askForAddress(5);
      const recover = behaviour === "hangs" ? hangStore() : s3.reset;
      s3.state.behaviour = behaviour;
      for (const answer of [await put(me, path, makeBytes()), await me.get(`/api/objects/${stored}`)]) {
        expect([answer.status, answer.body]).toEqual([503, AWAY]);
        expect(answer.headers["retry-after"]).toBe("30");
      }
      await expect(claimableObject(ctx, address)).rejects.toMatchObject(AWAY);
      // Signing needs no store.
      await askForAddress(5);

      recover();
      await put(me, path, makeBytes()).expect(200);
      await me.get(`/api/objects/${stored}`).expect(200);
      expect(await listSpooled()).toEqual([]);
    },
  );

  it("the sweep removes a file that the store may have kept without confirming it", async () => {
    const path = await askForUpload(me);
    const recover = hangStore();
    await put(me, path, makeBytes()).expect(503);
    recover();
    await put(me, path, makeBytes()).expect(200);
    const before = await app.db.$count(storedObjects);
    app.clock.advance(25 * HOUR);
    await app.buildPitchDeck({
      entityId: (await app.buildEntity({ userId: user.id })).id,
      objectId: readObjectId(path),
    });
    await sweepObjects(app.deps);
    expect(before).toBeGreaterThan(1);
    expect(await app.db.select({ id: storedObjects.id }).from(storedObjects)).toEqual([
      { id: readObjectId(path) },
    ]);
    expect(await s3.keys()).toHaveLength(1);
    me = await app.as(user);
  });
});
