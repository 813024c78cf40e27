import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DECK_BYTES_MAX } from "@shared/constants/limits";
import { DECKS_PER_USER, OBJECT_BYTES_PER_USER } from "@shared/constants/pitch-decks";
import { type StoredObject, storedObjects } from "@shared/schema/index";
import { createApp } from "../../app/app";
import { startTestApp, type TestApp } from "../../test/app";
import { askForUpload, beginPut, idOf, type Me, put, someBytes } from "../../test/helpers/objects";

const MINUTE = 60_000;
const SOON = { timeout: 10_000 };
const TOO_LARGE = { message: "This file is too large. A deck may have at most 10 MB.", code: "too_large" };

let app: TestApp;
let me: Me;
let userId: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ id: userId } = await app.buildUser());
  me = await app.as({ id: userId });
  // The first file makes it, in whichever test that is.
  await mkdir(objectsFolder(), { recursive: true });
});
afterAll(() => app.close());

async function rowOf(id: string): Promise<StoredObject | undefined> {
  const [row] = await app.db.select().from(storedObjects).where(eq(storedObjects.id, id));
  return row;
}
async function bytesOf(id: string): Promise<Buffer | null> {
  const file = await app.deps.objects.read((await rowOf(id))!.key);
  return file && buffer(file.body);
}
const objectsFolder = () => join(app.config.DATA_DIR, "objects");
/** Everything in the store's folder, temporary files included. */
const filesOnDisk = async () =>
  (await readdir(objectsFolder(), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
const rowCount = () => app.db.$count(storedObjects);

describe("asking for an upload", () => {
  it("gives an absolute address on the host that was asked, good for a quarter of an hour", async () => {
    const { body } = await me.post("/api/objects/upload").expect(200);
    expect(body).toEqual({ uploadURL: expect.stringMatching(/^http:/) });
    const address = new URL(body.uploadURL);
    expect(address.origin).toBe(app.url);
    const row = (await rowOf(idOf(address.pathname)))!;
    expect(row).toMatchObject({ userId, storedAt: null, size: null });
    expect(row.expiresAt.getTime() - app.clock.now().getTime()).toBe(15 * MINUTE);
    expect(row.key).toMatch(new RegExp(`^uploads/${userId}/[\\da-f]{40}$`));
    const other = await me
      .post("/api/objects/upload")
      .set("Host", "192.168.1.20:5000")
      .send({ name: "deck.pdf" });
    expect(other.body.uploadURL).toMatch(/^http:\/\/192\.168\.1\.20:5000\/api\/objects\//);
  });

  it("gives an address below PUBLIC_URL where that is set", async () => {
    const config = { ...app.config, PUBLIC_URL: "https://funds.example.org", publicUrlIsSet: true };
    const cookie = (me.put("/") as unknown as { get(name: string): string }).get("Cookie");
    const answer = await request(createApp({ ...app.deps, config }))
      .post("/api/objects/upload")
      .set("Cookie", cookie)
      .expect(200);
    expect(answer.body.uploadURL).toMatch(
      /^https:\/\/funds\.example\.org\/api\/objects\/[\da-f-]+\?expires=/,
    );
  });

  it("refuses what is known to be too large", async () => {
    await me.post("/api/objects/upload").send({ size: DECK_BYTES_MAX }).expect(200);
    const answer = await me.post("/api/objects/upload").send({ size: DECK_BYTES_MAX + 1 });
    expect([answer.status, answer.body]).toEqual([413, TOO_LARGE]);
  });

  it("refuses a person with as many files as one may have, until one is gone or its time is over", async () => {
    const user = await app.buildUser();
    const full = await app.as(user);
    const { id } = await app.buildStoredObject({ userId: user.id });
    for (let n = 1; n < DECKS_PER_USER - 1; n++) await app.buildStoredObject({ userId: user.id });
    await askForUpload(full);
    const refused = await full.post("/api/objects/upload").expect(409);
    expect(refused.body).toEqual({
      message: "An account can keep at most 50 decks and 500 MB of files. Delete a deck you no longer need.",
      code: "conflict",
    });
    // What may still come counts only while it may.
    app.clock.advance(16 * MINUTE);
    await askForUpload(full);
    await full.post("/api/objects/upload").expect(409);
    await app.db.delete(storedObjects).where(eq(storedObjects.id, id));
    await askForUpload(full);
  });

  it("refuses a person whose files take as many bytes as they may, those to come included", async () => {
    const user = await app.buildUser();
    const full = await app.as(user);
    await app.buildStoredObject({ userId: user.id, size: OBJECT_BYTES_PER_USER - DECK_BYTES_MAX - 1_000 });
    await askForUpload(full, { size: 1_000 });
    await full.post("/api/objects/upload").send({ size: 1_001 }).expect(409);
    await full.post("/api/objects/upload").send({ size: 1_000 }).expect(200);
  });

  it("gives the last place to one of two who ask at once", async () => {
    const user = await app.buildUser();
    const full = await app.as(user);
    for (let n = 1; n < DECKS_PER_USER; n++) await app.buildStoredObject({ userId: user.id });
    const answers = await Promise.all([1, 2, 3].map(() => full.post("/api/objects/upload")));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe("a PUT", () => {
  it("stores the file as it is and answers the ETag that the uploader waits for", async () => {
    const bytes = someBytes();
    const path = await askForUpload(me);
    const answer = await put(me, path, bytes);
    expect([answer.status, answer.body]).toEqual([200, {}]);
    expect(answer.headers.etag).toMatch(/^"[\da-f]{64}"$/);
    expect(await rowOf(idOf(path))).toMatchObject({ size: bytes.length, storedAt: app.clock.now(), userId });
    expect((await bytesOf(idOf(path)))!.equals(bytes)).toBe(true);
  });

  it.each([
    "application/json",
    "text/html",
    "multipart/form-data; boundary=x",
    "application/x-www-form-urlencoded",
    "",
  ])("takes bytes of whatever type they are called: %j", async (type) => {
    const path = await askForUpload(me);
    const answer = await me.put(path).set("Content-Type", type).serialize(String).send("{not JSON");
    expect(answer.status).toBe(200);
    expect((await bytesOf(idOf(path)))!.toString()).toBe("{not JSON");
  });

  it("of exactly 10,485,760 bytes passes, and of one more is refused before it is read", async () => {
    const path = await askForUpload(me);
    await put(me, path, Buffer.alloc(DECK_BYTES_MAX, 1)).expect(200);
    expect(await rowOf(idOf(path))).toMatchObject({ size: 10_485_760 });

    const [before, rows] = [await filesOnDisk(), (await rowCount()) + 1];
    const second = await askForUpload(me);
    const { answer, sending } = beginPut(app, me, second, DECK_BYTES_MAX + 1);
    sending.flushHeaders();
    expect(await answer).toMatchObject({ status: 413, body: TOO_LARGE });
    sending.destroy();
    expect(await filesOnDisk()).toEqual(before);
    expect(await rowCount()).toBe(rows);
  });

  it("in chunks is cut off at one byte more, and nothing of it is kept", async () => {
    const path = await askForUpload(me);
    const [before, rows] = [await filesOnDisk(), await rowCount()];
    const { answer, sending, send } = beginPut(app, me, path);
    await send(Buffer.alloc(DECK_BYTES_MAX, 1));
    await send(Buffer.alloc(1));
    expect(await answer).toMatchObject({ status: 413, body: TOO_LARGE });
    sending.end();
    expect(await filesOnDisk()).toEqual(before);
    expect(await rowCount()).toBe(rows);
    expect((await rowOf(idOf(path)))?.storedAt).toBeNull();
    // The same address still takes a smaller one; in chunks, too.
    const again = beginPut(app, me, path);
    again.sending.end(Buffer.alloc(DECK_BYTES_MAX, 1));
    expect((await again.answer).status).toBe(200);
  });

  it.each(["close", "keep-alive"])(
    "is answered also when all of a file that is too large is sent, on a connection to %s",
    async (connection) => {
      const path = await askForUpload(me);
      for (const size of [DECK_BYTES_MAX + 1, 2 * DECK_BYTES_MAX])
        for (const length of [size, undefined]) {
          const { answer, sending, send } = beginPut(app, me, path, length, { connection });
          for (let sent = 0; sent < size; sent += 1_000_000)
            await send(Buffer.alloc(Math.min(1_000_000, size - sent)));
          sending.end();
          expect(await answer).toMatchObject({ status: 413, body: TOO_LARGE });
        }
    },
  );

  it("cuts the connection of somebody who never stops sending", async () => {
    const path = await askForUpload(me);
    const before = await filesOnDisk();
    const { send } = beginPut(app, me, path);
    const chunk = Buffer.alloc(1_000_000);
    let sent = 0;
    await expect(
      (async () => {
        for (; sent < 200; sent++) await send(chunk);
      })(),
    ).rejects.toThrow();
    expect(sent).toBeLessThan(80);
    expect(await filesOnDisk()).toEqual(before);
  });

  it.each([
    ["an empty body", (path: string) => me.put(path).set("Content-Length", "0")],
    ["no body", (path: string) => me.put(path)],
    [
      "an empty body in chunks",
      async (path: string) => {
        const { answer, sending } = beginPut(app, me, path);
        sending.setHeader("Transfer-Encoding", "chunked");
        sending.end();
        return answer;
      },
    ],
  ])("with %s is refused, and the address may be tried again", async (_what, send) => {
    const path = await askForUpload(me);
    const rows = await rowCount();
    const { status, body } = await send(path);
    expect([status, body]).toEqual([
      400,
      {
        message: "This file is empty",
        code: "validation_failed",
        fieldErrors: { file: ["This file is empty"] },
      },
    ]);
    expect(await rowCount()).toBe(rows);
    await put(me, path, someBytes()).expect(200);
  });

  it("whose connection breaks stores nothing, and the same address may be tried again", async () => {
    const path = await askForUpload(me);
    const [before, rows] = [await filesOnDisk(), await rowCount()];
    for (const length of [undefined, 5_000_000]) {
      const { sending, send, answer } = beginPut(app, me, path, length);
      await send(Buffer.alloc(2_000_000));
      await expect.poll(filesOnDisk, SOON).not.toEqual(before);
      sending.destroy();
      await expect(answer).rejects.toThrow();
      await expect.poll(filesOnDisk, SOON).toEqual(before);
      await expect.poll(rowCount, SOON).toBe(rows);
    }
    const bytes = someBytes();
    await put(me, path, bytes).expect(200);
    expect((await bytesOf(idOf(path)))!.equals(bytes)).toBe(true);
  });

  it("works once", async () => {
    const path = await askForUpload(me);
    const first = someBytes();
    await put(me, path, first).expect(200);
    const second = await put(me, path, someBytes()).expect(403);
    expect(second.body).toEqual({
      message: "This upload link was used already. Please upload the file again.",
      code: "forbidden",
    });
    expect((await bytesOf(idOf(path)))!.equals(first)).toBe(true);
  });

  it("of two at the same time the first whole one wins, and stays whole", async () => {
    const path = await askForUpload(me);
    const [files, rows] = [(await filesOnDisk()).length, await rowCount()];
    const [one, two] = [Buffer.alloc(3_000_000, 1), Buffer.alloc(2_000_000, 2)];
    const [a, b] = [beginPut(app, me, path, one.length), beginPut(app, me, path, two.length)];
    await a.send(one.subarray(0, 1_000_000));
    await b.send(two.subarray(0, 1_000_000));
    await expect.poll(async () => (await filesOnDisk()).length, SOON).toBe(files + 2);
    // The second to begin is the first to be whole.
    b.sending.end(two.subarray(1_000_000));
    expect((await b.answer).status).toBe(200);
    a.sending.end(one.subarray(1_000_000));
    expect(await a.answer).toMatchObject({ status: 403, body: { code: "forbidden" } });
    expect((await bytesOf(idOf(path)))!.equals(two)).toBe(true);
    expect((await filesOnDisk()).length).toBe(files + 1);
    expect(await rowCount()).toBe(rows);
  });

  it("of four at the same time exactly one wins, with its own file", async () => {
    const path = await askForUpload(me);
    const files = Array.from({ length: 4 }, (_, n) => Buffer.alloc(200_000 + n, n));
    const answers = await Promise.all(files.map((bytes) => put(me, path, bytes)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
    const winner = files[answers.findIndex(({ status }) => status === 200)]!;
    expect(await rowOf(idOf(path))).toMatchObject({ size: winner.length });
    expect((await bytesOf(idOf(path)))!.equals(winner)).toBe(true);
  });

  it("waits while its sender has four others under way, to whatever addresses, and nothing of it is stored", async () => {
    const mine = await app.as(await app.buildUser());
    const path = await askForUpload(mine);
    const before = (await filesOnDisk()).length;
    const under = [path, path, path, await askForUpload(mine)].map((to) =>
      beginPut(app, mine, to, 2_000_000),
    );
    for (const { send } of under) await send(Buffer.alloc(1_000_000));
    await expect.poll(async () => (await filesOnDisk()).length, SOON).toBe(before + 4);

    for (const to of [path, await askForUpload(mine)]) {
      const { answer, sending } = beginPut(app, mine, to, 2_000_000);
      sending.flushHeaders();
      const refused = await answer;
      expect(refused).toMatchObject({
        status: 429,
        body: {
          message: "Too many requests. Please wait a moment and try again.",
          code: "rate_limited",
        },
      });
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
      sending.destroy();
    }
    expect((await filesOnDisk()).length).toBe(before + 4);
    // Nobody else has to wait, and each that ends or breaks off makes room.
    await put(me, await askForUpload(me), someBytes()).expect(200);
    under[0]!.sending.destroy();
    under[3]!.sending.end(Buffer.alloc(1_000_000));
    expect((await under[3]!.answer).status).toBe(200);
    await expect.poll(async () => (await put(mine, path, someBytes())).status, SOON).toBe(200);
    for (const { sending } of under) sending.destroy();
    await expect.poll(async () => (await filesOnDisk()).length, SOON).toBe(before + 3);
  });
});

describe("the address of an upload", () => {
  it("is for its owner alone: to anybody else it is as if there were none", async () => {
    const path = await askForUpload(me);
    const stranger = await app.as(await app.buildUser());
    const answers = [
      await put(stranger, path, someBytes()),
      await put(stranger, path.replace(idOf(path), crypto.randomUUID()), someBytes()),
      await put(me, path.replace(idOf(path), "nonsense"), someBytes()),
    ];
    for (const { status, body } of answers) expect([status, body.code]).toEqual([404, "not_found"]);
    expect(answers[0]!.body).toEqual(answers[1]!.body);
    await put(app.visitor, path, someBytes()).expect(401);
    await put(me, path, someBytes()).expect(200);
  });

  it("cannot be changed", async () => {
    const path = await askForUpload(me);
    const other = await askForUpload(me);
    const signature = /signature=([\w-]+)/.exec(path)![1]!;
    const expires = /expires=(\d+)/.exec(path)![1]!;
    const bare = path.split("?")[0]!;
    for (const changed of [
      bare,
      `${bare}?expires=${expires}`,
      `${bare}?signature=${signature}`,
      `${bare}?expires=${Number(expires) + 1}&signature=${signature}`,
      `${bare}?expires=${expires}0&signature=${signature}`,
      `${bare}?expires=${expires}&signature=${signature.slice(0, -2)}`,
      `${bare}?expires=${expires}&signature=${signature}AAAA`,
      `${bare}?expires=${expires}&signature=`,
      `${bare}?expires=${expires}&signature=%00`,
      `${bare}?expires=${expires}&signature=${signature}&signature=${signature}`,
      `${bare}?expires=${expires}&expires=${expires}&signature=${signature}`,
      path.replace(idOf(path), idOf(other)),
    ]) {
      const { status, body } = await put(me, changed, someBytes());
      expect([changed, status, body.code]).toEqual([changed, 403, "forbidden"]);
    }
    expect(await rowOf(idOf(path))).toMatchObject({ storedAt: null });
  });

  it("ends after a quarter of an hour", async () => {
    const path = await askForUpload(me);
    app.clock.advance(15 * MINUTE - 1);
    const last = await askForUpload(me);
    await put(me, path, someBytes()).expect(200);
    app.clock.advance(15 * MINUTE);
    const late = await put(me, last, someBytes()).expect(403);
    expect(late.body.message).toBe(
      "This upload link is not valid any more. Please choose the file and upload it again.",
    );
  });

  it("is refused from another site", async () => {
    const path = await askForUpload(me);
    const answer = await put(me, path, someBytes()).set("Origin", "https://evil.example");
    expect([answer.status, answer.body.code]).toEqual([403, "cross_site"]);
  });
});

describe("the routes", () => {
  it("name each other in a 405, and read bodies as JSON everywhere else", async () => {
    const path = `/api/objects/${crypto.randomUUID()}`;
    const answer = await me.delete(path).expect(405);
    expect(answer.headers.allow).toBe("GET, PUT");
    expect((await me.get("/api/objects/upload")).status).toBe(404);
    await me.post("/api/objects/upload").type("text/plain").send("name=x").expect(415);
    await me.patch(path).type("text/plain").send("x").expect(415);
    await me.put("/api/objects").type("text/plain").send("x").expect(415);
  });
});
