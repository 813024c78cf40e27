import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { FILE_BYTES_MAX } from "@shared/constants/limits";
import { pitchDecks, type StoredObject, storedObjects, type User, users } from "@shared/schema/index";
import { asWritten } from "@shared/words/messages";
import type { Deps, ServiceContext } from "../../context/deps";
import { AppError } from "../../platform/errors/app-error";
import type { ObjectStore } from "../../platform/storage/types";
import { startTestApp, type TestApp } from "../../test/app";
import { claimableObject, readObject, removeObject, sweepObjects } from "./objects.service";
import { askForUpload, readObjectId, type Me, makeBytes, uploadFile } from "../../test/helpers/objects";

const HOUR = 60 * 60_000;

let app: TestApp;
let user: User;
let me: Me;
let ctx: ServiceContext<keyof Deps>;
beforeAll(async () => {
  app = await startTestApp();
  user = await app.buildUser();
  me = await app.as(user);
  ctx = { actor: user, db: app.db, deps: app.deps };
});
afterAll(async () => {
  const temporary = await readdir(join(app.config.DATA_DIR, "objects", ".incoming"));
  await app.close();
  expect(temporary).toEqual([]);
});

const selectRow = async (id: string): Promise<StoredObject | undefined> =>
  (await app.db.select().from(storedObjects).where(eq(storedObjects.id, id)))[0];
const isStored = async ({ key }: { key: string }) => (await app.deps.objects.stat(key)) !== null;

/** Creates a file in the store with its record, `hours` old. */
async function buildFile(hours = 0, owner: { id: string } = user): Promise<StoredObject> {
  const object = await app.buildStoredObject({
    userId: owner.id,
    key: `uploads/${owner.id}/${crypto.randomUUID()}`,
    createdAt: new Date(app.clock.now().getTime() - hours * HOUR),
  });
  await app.deps.objects.write(object.key, Readable.from([makeBytes(1_000)]), { maxBytes: 1_000 });
  return object;
}

describe("GET /api/objects/:id", () => {
  it("the owner gets the original file as a download that no browser shows or caches", async () => {
    const bytes = makeBytes(FILE_BYTES_MAX);
    const id = await uploadFile(me, bytes);
    const { status, body, headers } = await me.get(`/api/objects/${id}`).responseType("blob");
    expect(status).toBe(200);
    expect(bytes.equals(body as Buffer)).toBe(true);
    expect(headers).toMatchObject({
      "content-type": "application/octet-stream",
      "content-length": String(FILE_BYTES_MAX),
      "content-disposition": "attachment",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store, no-transform",
    });
  });

  it.each([
    ["deck.pdf", "attachment; filename=deck.pdf"],
    ['Q1 "final".pptx', 'attachment; filename="Q1 \\"final\\".pptx"'],
    [
      "Présentation ☀.pdf",
      /^attachment; filename="Pr.sentation \?\.pdf"; filename\*=UTF-8''Pr%C3%A9sentation%20%E2%98%80\.pdf$/,
    ],
    ["../../etc/page.html", "attachment; filename=page.html"],
    [
      "a\r\nSet-Cookie: x=1.pdf",
      /^attachment; filename="a\?\?Set-Cookie: x=1\.pdf"; filename\*=UTF-8''a%0D%0ASet-Cookie/,
    ],
  ])("the download has the file name of its deck: %j", async (fileName, expected) => {
    const entity = await app.buildEntity({ userId: user.id });
    const { id } = await buildFile();
    await app.buildPitchDeck({ entityId: entity.id, objectId: id, fileName });
    const { headers } = await me.get(`/api/objects/${id}`).expect(200);
    expect(headers["content-disposition"]).toMatch(expected);
    expect(headers["content-type"]).toBe("application/octet-stream");
    expect(headers["set-cookie"]?.toString() ?? "").not.toContain("x=1");
  });

  it("a file is not found if it is another user's, not uploaded yet, missing in the store or unknown", async () => {
    const { id } = await buildFile();
    const gone = await buildFile();
    await app.deps.objects.remove(gone.key);
    const pending = readObjectId(await askForUpload(me));
    const stranger = await app.as(await app.buildUser());
    const admin = await app.as(await app.buildUser({ isAdmin: true }));
    for (const answer of [
      await stranger.get(`/api/objects/${id}`),
      await admin.get(`/api/objects/${id}`),
      await me.get(`/api/objects/${pending}`),
      await me.get(`/api/objects/${gone.id}`),
      await me.get(`/api/objects/${crypto.randomUUID()}`),
    ])
      expect([answer.status, answer.body]).toEqual([404, { message: "File not found", code: "not_found" }]);
    await me.get(`/api/objects/${id}`).expect(200);
    await app.visitor.get(`/api/objects/${id}`).expect(401);
  });

  it("the connection is closed when the store fails, so that a partial file is not taken for the whole", async () => {
    const { id } = await buildFile();
    const { objects } = app.deps;
    const breaking: ObjectStore = {
      ...objects,
      read: async () => ({
        size: 1_000,
        body: Readable.from(
          (function* () {
            yield Buffer.alloc(100);
            throw new Error("The store is gone");
          })(),
        ),
      }),
    };
    app.deps.objects = breaking;
    try {
      await expect(me.get(`/api/objects/${id}`).responseType("blob")).rejects.toThrow(/aborted|hang up/);
    } finally {
      app.deps.objects = objects;
    }
  });
});

describe("claiming a file by its address", () => {
  const refusal = {
    code: "validation_failed",
    message: "Upload the file first",
    fields: { uploadedFileUrl: ["Upload the file first"] },
  };

  it("a file is claimed by every form of its address", async () => {
    const path = await askForUpload(me);
    await me.put(path).send(makeBytes()).expect(200);
    const id = readObjectId(path);
    for (const address of [
      path,
      `/api/objects/${id}`,
      `/api/objects/${id.toUpperCase()}`,
      app.url + path,
      `${app.url}/api/objects/${id}`,
      `${app.url}/api/objects/${id}?anything=else`,
    ])
      expect(await claimableObject(ctx, address, new URL(app.url).host)).toMatchObject({ id, size: 100_000 });
    expect(await claimableObject(ctx, app.url + path)).toMatchObject({ id });
  });

  it("a file cannot be claimed by another address or a detour", async () => {
    const { id } = await buildFile();
    const host = new URL(app.url).host;
    for (const address of [
      `https://evil.example/api/objects/${id}`,
      `http://${host}@evil.example/api/objects/${id}`,
      `http://evil.example#${host}/api/objects/${id}`,
      `http://evil.example\\@${host}/api/objects/${id}`,
      `http://${host}.evil.example/api/objects/${id}`,
      `//${host}/api/objects/${id}`,
      `ftp://${host}/api/objects/${id}`,
      `file:///api/objects/${id}`,
      `/api/objects/../objects/${id}`,
      `/api/objects/x/../${id}`,
      `/api//objects/${id}`,
      `/api/objects/${id}/`,
      `/api/objects/${id}/x`,
      `/api/objects/${id}#x`,
      `/api/objects/%2e%2e/${id}`,
      `/api/objects/${id}%00`,
      `x/api/objects/${id}`,
      `/uploads/${user.id}/deck`,
      "../../etc/passwd",
      "/",
      id,
      "",
    ])
      await expect(claimableObject(ctx, address, host), address).rejects.toMatchObject(refusal);
    expect(await claimableObject(ctx, `http://${host}/api/objects/${id}`, host)).toMatchObject({ id });
  });

  it("an address is compared with PUBLIC_URL if that is set, including its path", async () => {
    const { id } = await buildFile();
    const buildContext = (PUBLIC_URL: string) => ({
      ...ctx,
      deps: { ...app.deps, config: { ...app.config, PUBLIC_URL, publicUrlIsSet: true } },
    });
    const root = buildContext("https://funds.example.org");
    expect(await claimableObject(root, `https://FUNDS.example.org:443/api/objects/${id}`)).toMatchObject({
      id,
    });
    for (const other of [`http://funds.example.org/api/objects/${id}`, `${app.url}/api/objects/${id}`])
      await expect(claimableObject(root, other, new URL(app.url).host)).rejects.toMatchObject(refusal);
    const below = buildContext("https://example.org/funds");
    for (const address of [`https://example.org/funds/api/objects/${id}`, `/api/objects/${id}`])
      expect(await claimableObject(below, address)).toMatchObject({ id });
    await expect(claimableObject(below, `https://example.org/other/api/objects/${id}`)).rejects.toMatchObject(
      refusal,
    );
  });

  it("a file cannot be claimed if it is another user's, has not arrived or never existed", async () => {
    const foreign = await buildFile(0, await app.buildUser());
    for (const address of [
      `/api/objects/${foreign.id}`,
      await askForUpload(me),
      `/api/objects/${crypto.randomUUID()}`,
    ])
      await expect(claimableObject(ctx, address)).rejects.toMatchObject(refusal);
  });
});

describe("reading a file", () => {
  it("reading a file gives all its bytes in a buffer of its own", async () => {
    const bytes = makeBytes(3_000_000);
    const row = (await selectRow(await uploadFile(me, bytes)))!;
    const read = await readObject(app.deps, row);
    expect(bytes.equals(read)).toBe(true);
    expect(read.buffer.byteLength).toBe(read.byteLength);
  });

  it.each([
    ["is gone", null, "not_found"],
    ["is too large", { size: FILE_BYTES_MAX + 1, body: Readable.from([]) }, "too_large"],
    ["is cut off", { size: 10, body: Readable.from([Buffer.alloc(5)]) }, "unavailable"],
    ["is longer than the store says", { size: 10, body: Readable.from([Buffer.alloc(15)]) }, "unavailable"],
  ])("reading fails when the file %s", async (_what, file, code) => {
    const objects = { ...app.deps.objects, read: async () => file };
    await expect(readObject({ objects }, { key: "x", maxBytes: FILE_BYTES_MAX })).rejects.toMatchObject({
      code,
    });
  });
});

describe("removing files that no deck needs", () => {
  beforeEach(async () => {
    await app.db.delete(pitchDecks);
    await app.db.delete(storedObjects);
  });
  const listLeft = async () =>
    (await app.db.select({ id: storedObjects.id }).from(storedObjects)).map(({ id }) => id);
  const claim = async ({ id }: { id: string }) =>
    app.buildPitchDeck({ entityId: (await app.buildEntity({ userId: user.id })).id, objectId: id });
  /** Builds dependencies whose store first runs a callback when a file is removed. */
  const buildDeps = (remove: (key: string) => Promise<void>): Deps => ({
    ...app.deps,
    objects: {
      ...app.deps.objects,
      remove: async (key) => {
        await remove(key);
        await app.deps.objects.remove(key);
      },
    },
  });

  it("the sweep removes files after a day, and files without an owner at once, but no deck's file", async () => {
    const [young, old, claimed, ofNobody, claimedOfNobody] = [
      await buildFile(23.9),
      await buildFile(24.1),
      await buildFile(1_000),
      await buildFile(0),
      await buildFile(1_000),
    ];
    await claim(claimed);
    await claim(claimedOfNobody);
    await app.db
      .update(storedObjects)
      .set({ userId: null })
      .where(inArray(storedObjects.id, [ofNobody.id, claimedOfNobody.id]));
    const path = await askForUpload(me);

    expect(await sweepObjects(app.deps)).toBe(2);
    expect((await listLeft()).sort()).toEqual(
      [young.id, claimed.id, claimedOfNobody.id, readObjectId(path)].sort(),
    );
    for (const object of [old, ofNobody]) expect(await isStored(object)).toBe(false);
    for (const object of [young, claimed, claimedOfNobody]) expect(await isStored(object)).toBe(true);

    app.clock.advance(24.1 * HOUR);
    expect(await sweepObjects(app.deps)).toBe(2);
    expect(await isStored(young)).toBe(false);
    expect(await sweepObjects(app.deps)).toBe(0);
  });

  it("the sweep removes the files of a deleted account", async () => {
    const other = await app.buildUser();
    const file = await buildFile(0, other);
    await app.db.delete(users).where(eq(users.id, other.id));
    expect(await sweepObjects(app.deps)).toBe(1);
    expect(await isStored(file)).toBe(false);
    expect(await listLeft()).toEqual([]);
  });

  it("the sweep removes more files than one batch has", async () => {
    await Promise.all(
      Array.from({ length: 130 }, () => app.buildStoredObject({ userId: user.id, createdAt: new Date(0) })),
    );
    const kept = await buildFile(0);
    expect(await sweepObjects(app.deps)).toBe(130);
    expect(await listLeft()).toEqual([kept.id]);
  });

  it("the sweep keeps a file that is claimed while it runs", async () => {
    const files = await Promise.all([1, 2, 3].map(() => buildFile(30)));
    const [first, second] = files.sort((a, b) => (a.key < b.key ? -1 : 1)) as [StoredObject, StoredObject];
    const deps = buildDeps(async (key) => {
      if (key === first.key) await claim(second);
    });
    expect(await sweepObjects(deps)).toBe(2);
    expect(await listLeft()).toEqual([second.id]);
    expect(await isStored(second)).toBe(true);
  });

  it("a file that is being removed cannot be claimed", async () => {
    const file = await buildFile(30);
    let failure: unknown;
    const deps = buildDeps(async () => {
      await expect(claimableObject(ctx, `/api/objects/${file.id}`)).rejects.toThrow("Upload the file first");
      failure = await claim(file).catch((error: unknown) => error);
    });
    expect(await sweepObjects(deps)).toBe(1);
    expect(failure).toMatchObject({ cause: { code: "23503" } });
    expect(await app.db.$count(pitchDecks)).toBe(0);
  });

  it("the sweep completes a removal that a failure or a crash interrupted", async () => {
    const files = [await buildFile(30), await buildFile(30)];
    const away = new AppError("unavailable", asWritten("Away"));
    const broken = buildDeps(() => Promise.reject(away));
    await expect(removeObject(broken, files[0]!.id)).rejects.toBe(away);
    expect(await claimableObject(ctx, `/api/objects/${files[0]!.id}`).catch(() => null)).toBeNull();
    expect(await sweepObjects(broken)).toBe(0);
    expect(await listLeft()).toHaveLength(2);
    for (const file of files) expect(await isStored(file)).toBe(true);

    expect(await sweepObjects(app.deps)).toBe(2);
    expect(await listLeft()).toEqual([]);
    for (const file of files) expect(await isStored(file)).toBe(false);
  });

  it("the sweep skips one file that cannot be removed, and gives up after three failures in a row", async () => {
    const files = (await Promise.all(Array.from({ length: 5 }, () => buildFile(30))))
      .map(({ key }) => key)
      .sort();
    const removedKeys: string[] = [];
    const stubborn = buildDeps(async (key) => {
      if (key === files[1]) throw new AppError("unavailable", asWritten("Away"));
    });
    expect(await sweepObjects(stubborn)).toBe(4);
    await Promise.all(Array.from({ length: 5 }, () => buildFile(30)));
    const away = buildDeps(async (key) => {
      removedKeys.push(key);
      throw new AppError("unavailable", asWritten("Away"));
    });
    await expect(sweepObjects(away)).rejects.toMatchObject({ code: "unavailable" });
    expect(removedKeys).toHaveLength(3);
  });

  it("the sweep stops when it is aborted", async () => {
    await Promise.all([1, 2, 3].map(() => buildFile(30)));
    const stop = new AbortController();
    const deps = buildDeps(async () => stop.abort());
    expect(await sweepObjects(deps, stop.signal)).toBe(1);
    expect(await listLeft()).toHaveLength(2);
  });

  it("a file is removed at once with its record, unless a deck needs it", async () => {
    const [needed, unneeded] = [await buildFile(), await buildFile()];
    await claim(needed);
    for (const { id } of [needed, unneeded]) await removeObject(app.deps, id);
    await removeObject(app.deps, unneeded.id);
    expect(await listLeft()).toEqual([needed.id]);
    expect([await isStored(needed), await isStored(unneeded)]).toEqual([true, false]);
  });
});
