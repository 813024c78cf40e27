import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DECK_BYTES_MAX } from "@shared/constants/limits";
import { pitchDecks, type StoredObject, storedObjects, type User, users } from "@shared/schema/index";
import { asWritten } from "@shared/words/messages";
import type { Deps, ServiceContext } from "../../context/deps";
import { AppError } from "../../platform/errors/app-error";
import type { ObjectStore } from "../../platform/storage/types";
import { startTestApp, type TestApp } from "../../test/app";
import { claimableObject, readObject, removeObject, sweepObjects } from "./objects.service";
import { askForUpload, idOf, type Me, someBytes, uploadFile } from "../../test/helpers/objects";

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

const rowOf = async (id: string): Promise<StoredObject | undefined> =>
  (await app.db.select().from(storedObjects).where(eq(storedObjects.id, id)))[0];
const isStored = async ({ key }: { key: string }) => (await app.deps.objects.stat(key)) !== null;

/** A file that is really in the store, with its record, `hours` old. */
async function buildFile(hours = 0, owner: { id: string } = user): Promise<StoredObject> {
  const object = await app.buildStoredObject({
    userId: owner.id,
    key: `uploads/${owner.id}/${crypto.randomUUID()}`,
    createdAt: new Date(app.clock.now().getTime() - hours * HOUR),
  });
  await app.deps.objects.write(object.key, Readable.from([someBytes(1_000)]), { maxBytes: 1_000 });
  return object;
}

describe("GET /api/objects/:id", () => {
  it("gives the owner the original, as a download that no browser shows or keeps", async () => {
    const bytes = someBytes(DECK_BYTES_MAX);
    const id = await uploadFile(me, bytes);
    const { status, body, headers } = await me.get(`/api/objects/${id}`).responseType("blob");
    expect(status).toBe(200);
    expect(bytes.equals(body as Buffer)).toBe(true);
    expect(headers).toMatchObject({
      "content-type": "application/octet-stream",
      "content-length": String(DECK_BYTES_MAX),
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
  ])("calls it as its deck does: %j", async (fileName, expected) => {
    const entity = await app.buildEntity({ userId: user.id });
    const { id } = await buildFile();
    await app.buildPitchDeck({ entityId: entity.id, objectId: id, fileName });
    const { headers } = await me.get(`/api/objects/${id}`).expect(200);
    expect(headers["content-disposition"]).toMatch(expected);
    expect(headers["content-type"]).toBe("application/octet-stream");
    expect(headers["set-cookie"]?.toString() ?? "").not.toContain("x=1");
  });

  it("does not know what is somebody else's, not uploaded yet, gone from the store, or nothing", async () => {
    const { id } = await buildFile();
    const gone = await buildFile();
    await app.deps.objects.remove(gone.key);
    const pending = idOf(await askForUpload(me));
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

  it("closes the connection when the store breaks off, so that nobody takes a part for the whole", async () => {
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

  it("takes our own address in whatever form a client has it", async () => {
    const path = await askForUpload(me);
    await me.put(path).send(someBytes()).expect(200);
    const id = idOf(path);
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

  it("takes no other address, and no way around", async () => {
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

  it("goes by PUBLIC_URL where that is set, below its path if it has one", async () => {
    const { id } = await buildFile();
    const at = (PUBLIC_URL: string) => ({
      ...ctx,
      deps: { ...app.deps, config: { ...app.config, PUBLIC_URL, publicUrlIsSet: true } },
    });
    const root = at("https://funds.example.org");
    expect(await claimableObject(root, `https://FUNDS.example.org:443/api/objects/${id}`)).toMatchObject({
      id,
    });
    for (const other of [`http://funds.example.org/api/objects/${id}`, `${app.url}/api/objects/${id}`])
      await expect(claimableObject(root, other, new URL(app.url).host)).rejects.toMatchObject(refusal);
    const below = at("https://example.org/funds");
    for (const address of [`https://example.org/funds/api/objects/${id}`, `/api/objects/${id}`])
      expect(await claimableObject(below, address)).toMatchObject({ id });
    await expect(claimableObject(below, `https://example.org/other/api/objects/${id}`)).rejects.toMatchObject(
      refusal,
    );
  });

  it("takes no file of somebody else, none that has not come, and none that never was", async () => {
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
  it("gives all its bytes, to give away", async () => {
    const bytes = someBytes(3_000_000);
    const row = (await rowOf(await uploadFile(me, bytes)))!;
    const read = await readObject(app.deps, row);
    expect(bytes.equals(read)).toBe(true);
    expect(read.buffer.byteLength).toBe(read.byteLength);
  });

  it.each([
    ["is gone", null, "not_found"],
    ["is too large", { size: DECK_BYTES_MAX + 1, body: Readable.from([]) }, "too_large"],
    ["is cut off", { size: 10, body: Readable.from([Buffer.alloc(5)]) }, "unavailable"],
    ["is longer than the store says", { size: 10, body: Readable.from([Buffer.alloc(15)]) }, "unavailable"],
  ])("fails when it %s", async (_what, file, code) => {
    const objects = { ...app.deps.objects, read: async () => file };
    await expect(readObject({ objects }, { key: "x" })).rejects.toMatchObject({ code });
  });
});

describe("removing files that no deck needs", () => {
  beforeEach(async () => {
    await app.db.delete(pitchDecks);
    await app.db.delete(storedObjects);
  });
  const left = async () =>
    (await app.db.select({ id: storedObjects.id }).from(storedObjects)).map(({ id }) => id);
  const claim = async ({ id }: { id: string }) =>
    app.buildPitchDeck({ entityId: (await app.buildEntity({ userId: user.id })).id, objectId: id });
  /** The application with a store that does something of its own first when a file is removed. */
  const depsWhere = (remove: (key: string) => Promise<void>): Deps => ({
    ...app.deps,
    objects: {
      ...app.deps.objects,
      remove: async (key) => {
        await remove(key);
        await app.deps.objects.remove(key);
      },
    },
  });

  it("takes what is a day old, and what is nobody's at once; a deck keeps its own", async () => {
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
    expect((await left()).sort()).toEqual([young.id, claimed.id, claimedOfNobody.id, idOf(path)].sort());
    for (const object of [old, ofNobody]) expect(await isStored(object)).toBe(false);
    for (const object of [young, claimed, claimedOfNobody]) expect(await isStored(object)).toBe(true);

    app.clock.advance(24.1 * HOUR);
    expect(await sweepObjects(app.deps)).toBe(2);
    expect(await isStored(young)).toBe(false);
    expect(await sweepObjects(app.deps)).toBe(0);
  });

  it("takes the files of an account that is gone", async () => {
    const other = await app.buildUser();
    const file = await buildFile(0, other);
    await app.db.delete(users).where(eq(users.id, other.id));
    expect(await sweepObjects(app.deps)).toBe(1);
    expect(await isStored(file)).toBe(false);
    expect(await left()).toEqual([]);
  });

  it("takes more than a batch of them", async () => {
    await Promise.all(
      Array.from({ length: 130 }, () => app.buildStoredObject({ userId: user.id, createdAt: new Date(0) })),
    );
    const kept = await buildFile(0);
    expect(await sweepObjects(app.deps)).toBe(130);
    expect(await left()).toEqual([kept.id]);
  });

  it("leaves a file alone that is claimed while others are removed", async () => {
    const files = await Promise.all([1, 2, 3].map(() => buildFile(30)));
    const [first, second] = files.sort((a, b) => (a.key < b.key ? -1 : 1)) as [StoredObject, StoredObject];
    const deps = depsWhere(async (key) => {
      if (key === first.key) await claim(second);
    });
    expect(await sweepObjects(deps)).toBe(2);
    expect(await left()).toEqual([second.id]);
    expect(await isStored(second)).toBe(true);
  });

  it("lets nobody claim a file that is just being removed", async () => {
    const file = await buildFile(30);
    let failure: unknown;
    const deps = depsWhere(async () => {
      await expect(claimableObject(ctx, `/api/objects/${file.id}`)).rejects.toThrow("Upload the file first");
      failure = await claim(file).catch((error: unknown) => error);
    });
    expect(await sweepObjects(deps)).toBe(1);
    expect(failure).toMatchObject({ cause: { code: "23503" } });
    expect(await app.db.$count(pitchDecks)).toBe(0);
  });

  it("takes up what a failure or a crash has left half done", async () => {
    const files = [await buildFile(30), await buildFile(30)];
    const away = new AppError("unavailable", asWritten("Away"));
    const broken = depsWhere(() => Promise.reject(away));
    await expect(removeObject(broken, files[0]!.id)).rejects.toBe(away);
    expect(await claimableObject(ctx, `/api/objects/${files[0]!.id}`).catch(() => null)).toBeNull();
    expect(await sweepObjects(broken)).toBe(0);
    expect(await left()).toHaveLength(2);
    for (const file of files) expect(await isStored(file)).toBe(true);

    expect(await sweepObjects(app.deps)).toBe(2);
    expect(await left()).toEqual([]);
    for (const file of files) expect(await isStored(file)).toBe(false);
  });

  it("is kept from none by one file that cannot be removed, and asks a store that is away three times", async () => {
    const files = (await Promise.all(Array.from({ length: 5 }, () => buildFile(30))))
      .map(({ key }) => key)
      .sort();
    const asked: string[] = [];
    const stubborn = depsWhere(async (key) => {
      if (key === files[1]) throw new AppError("unavailable", asWritten("Away"));
    });
    expect(await sweepObjects(stubborn)).toBe(4);
    await Promise.all(Array.from({ length: 5 }, () => buildFile(30)));
    const away = depsWhere(async (key) => {
      asked.push(key);
      throw new AppError("unavailable", asWritten("Away"));
    });
    await expect(sweepObjects(away)).rejects.toMatchObject({ code: "unavailable" });
    expect(asked).toHaveLength(3);
  });

  it("stops when it is told to", async () => {
    await Promise.all([1, 2, 3].map(() => buildFile(30)));
    const stop = new AbortController();
    const deps = depsWhere(async () => stop.abort());
    expect(await sweepObjects(deps, stop.signal)).toBe(1);
    expect(await left()).toHaveLength(2);
  });

  it("removes one at once, with its record, unless a deck needs it", async () => {
    const [needed, unneeded] = [await buildFile(), await buildFile()];
    await claim(needed);
    for (const { id } of [needed, unneeded]) await removeObject(app.deps, id);
    await removeObject(app.deps, unneeded.id);
    expect(await left()).toEqual([needed.id]);
    expect([await isStored(needed), await isStored(unneeded)]).toEqual([true, false]);
  });
});
