import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FILE_BYTES_MAX } from "@shared/constants/limits";
import { FILES_PER_USER, OBJECT_BYTES_PER_USER } from "@shared/constants/objects";
import { type StoredObject, storedObjects } from "@shared/schema/index";
import { createApp } from "../../app/app";
import { startTestApp, type TestApp } from "../../test/app";
import { askForUpload, beginPut, readObjectId, type Me, put, makeBytes } from "../../test/helpers/objects";

const MINUTE = 60_000;
const TOO_LARGE = { message: "This file is too large. A file may have at most 10 MB.", code: "too_large" };

let app: TestApp;
let me: Me;
let userId: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ id: userId } = await app.buildUser());
  me = await app.as({ id: userId });
  // The store creates this folder with the first file, which may be in any test.
  await mkdir(findObjectsFolder(), { recursive: true });
});
afterAll(() => app.close());

async function selectRow(id: string): Promise<StoredObject | undefined> {
  const [row] = await app.db.select().from(storedObjects).where(eq(storedObjects.id, id));
  return row;
}
async function readBytes(id: string): Promise<Buffer | null> {
  const file = await app.deps.objects.read((await selectRow(id))!.key);
  return file && buffer(file.body);
}
const findObjectsFolder = () => join(app.config.DATA_DIR, "objects");
/** Lists all files in the store's folder, including temporary ones. */
const listFiles = async () =>
  (await readdir(findObjectsFolder(), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
const countRows = () => app.db.$count(storedObjects);

describe("requesting an upload", () => {
  it("the address is absolute, on the requested host, and valid for a quarter of an hour", async () => {
    const { body } = await me.post("/api/objects/upload").expect(200);
    expect(body).toEqual({ uploadURL: expect.stringMatching(/^http:/) });
    const address = new URL(body.uploadURL);
    expect(address.origin).toBe(app.url);
    const row = (await selectRow(readObjectId(address.pathname)))!;
    expect(row).toMatchObject({ userId, storedAt: null, size: null });
    expect(row.expiresAt.getTime() - app.clock.now().getTime()).toBe(15 * MINUTE);
    expect(row.key).toMatch(new RegExp(`^uploads/${userId}/[\\da-f]{40}$`));
    const other = await me
      .post("/api/objects/upload")
      .set("Host", "192.168.1.20:5000")
      .send({ name: "deck.pdf" });
    expect(other.body.uploadURL).toMatch(/^http:\/\/192\.168\.1\.20:5000\/api\/objects\//);
  });

  it("the address is below PUBLIC_URL if that is set", async () => {
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

  it("a size that is too large is refused", async () => {
    await me.post("/api/objects/upload").send({ size: FILE_BYTES_MAX }).expect(200);
    const answer = await me.post("/api/objects/upload").send({ size: FILE_BYTES_MAX + 1 });
    expect([answer.status, answer.body]).toEqual([413, TOO_LARGE]);
  });

  it("a user with the most allowed files is refused until one is removed or an upload expires", async () => {
    const user = await app.buildUser();
    const full = await app.as(user);
    const { id } = await app.buildStoredObject({ userId: user.id });
    for (let n = 1; n < FILES_PER_USER - 1; n++) await app.buildStoredObject({ userId: user.id });
    await askForUpload(full);
    const refused = await full.post("/api/objects/upload").expect(409);
    expect(refused.body).toEqual({
      message: "An account can keep at most 50 files, 500 MB in all. Delete one you no longer need.",
      code: "conflict",
    });
    // A pending upload counts only until it expires.
    app.clock.advance(16 * MINUTE);
    await askForUpload(full);
    await full.post("/api/objects/upload").expect(409);
    await app.db.delete(storedObjects).where(eq(storedObjects.id, id));
    await askForUpload(full);
  });

  it("a user whose files and pending uploads take all allowed bytes is refused", async () => {
    const user = await app.buildUser();
    const full = await app.as(user);
    await app.buildStoredObject({ userId: user.id, size: OBJECT_BYTES_PER_USER - FILE_BYTES_MAX - 1_000 });
    await askForUpload(full, { size: 1_000 });
    await full.post("/api/objects/upload").send({ size: 1_001 }).expect(409);
    await full.post("/api/objects/upload").send({ size: 1_000 }).expect(200);
  });

  it("only one of several concurrent requests gets the last place", async () => {
    const user = await app.buildUser();
    const full = await app.as(user);
    for (let n = 1; n < FILES_PER_USER; n++) await app.buildStoredObject({ userId: user.id });
    const answers = await Promise.all([1, 2, 3].map(() => full.post("/api/objects/upload")));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe("a PUT", () => {
  it("a PUT stores the file unchanged and answers with the ETag that the uploader needs", async () => {
    const bytes = makeBytes();
    const path = await askForUpload(me);
    const answer = await put(me, path, bytes);
    expect([answer.status, answer.body]).toEqual([200, {}]);
    expect(answer.headers.etag).toMatch(/^"[\da-f]{64}"$/);
    expect(await selectRow(readObjectId(path))).toMatchObject({
      size: bytes.length,
      storedAt: app.clock.now(),
      userId,
    });
    expect((await readBytes(readObjectId(path)))!.equals(bytes)).toBe(true);
  });

  it.each([
    "application/json",
    "text/html",
    "multipart/form-data; boundary=x",
    "application/x-www-form-urlencoded",
    "",
  ])("a PUT accepts bytes of any content type: %j", async (type) => {
    const path = await askForUpload(me);
    const answer = await me.put(path).set("Content-Type", type).serialize(String).send("{not JSON");
    expect(answer.status).toBe(200);
    expect((await readBytes(readObjectId(path)))!.toString()).toBe("{not JSON");
  });

  it("a PUT of exactly 10,485,760 bytes passes, and a larger one is refused before it is read", async () => {
    const path = await askForUpload(me);
    await put(me, path, Buffer.alloc(FILE_BYTES_MAX, 1)).expect(200);
    expect(await selectRow(readObjectId(path))).toMatchObject({ size: 10_485_760 });

    const [before, rows] = [await listFiles(), (await countRows()) + 1];
    const second = await askForUpload(me);
    const { answer, sending } = beginPut(app, me, second, FILE_BYTES_MAX + 1);
    sending.flushHeaders();
    expect(await answer).toMatchObject({ status: 413, body: TOO_LARGE });
    sending.destroy();
    expect(await listFiles()).toEqual(before);
    expect(await countRows()).toBe(rows);
  });

  it("a chunked PUT is refused at one byte too many, and nothing of it is kept", async () => {
    const path = await askForUpload(me);
    const [before, rows] = [await listFiles(), await countRows()];
    const { answer, sending, send } = beginPut(app, me, path);
    await send(Buffer.alloc(FILE_BYTES_MAX, 1));
    await send(Buffer.alloc(1));
    expect(await answer).toMatchObject({ status: 413, body: TOO_LARGE });
    sending.end();
    expect(await listFiles()).toEqual(before);
    expect(await countRows()).toBe(rows);
    expect((await selectRow(readObjectId(path)))?.storedAt).toBeNull();
    // The same address still accepts a smaller file, also in chunks.
    const again = beginPut(app, me, path);
    again.sending.end(Buffer.alloc(FILE_BYTES_MAX, 1));
    expect((await again.answer).status).toBe(200);
  });

  it.each(["close", "keep-alive"])(
    "a PUT that is too large gets an answer even if all of it is sent, on a connection to %s",
    async (connection) => {
      const path = await askForUpload(me);
      for (const size of [FILE_BYTES_MAX + 1, 2 * FILE_BYTES_MAX])
        for (const length of [size, undefined]) {
          const { answer, sending, send } = beginPut(app, me, path, length, { connection });
          for (let sent = 0; sent < size; sent += 1_000_000)
            await send(Buffer.alloc(Math.min(1_000_000, size - sent)));
          sending.end();
          expect(await answer).toMatchObject({ status: 413, body: TOO_LARGE });
        }
    },
  );

  it("a sender who never stops is disconnected", async () => {
    const path = await askForUpload(me);
    const before = await listFiles();
    const { send } = beginPut(app, me, path);
    const chunk = Buffer.alloc(1_000_000);
    let sent = 0;
    await expect(
      (async () => {
        for (; sent < 200; sent++) await send(chunk);
      })(),
    ).rejects.toThrow();
    expect(sent).toBeLessThan(80);
    expect(await listFiles()).toEqual(before);
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
  ])("a PUT with %s is refused, and its address may be tried again", async (_what, send) => {
    const path = await askForUpload(me);
    const rows = await countRows();
    const { status, body } = await send(path);
    expect([status, body]).toEqual([
      400,
      {
        message: "This file is empty",
        code: "validation_failed",
        fieldErrors: { file: ["This file is empty"] },
      },
    ]);
    expect(await countRows()).toBe(rows);
    await put(me, path, makeBytes()).expect(200);
  });

  it("a PUT whose connection breaks stores nothing, and its address may be tried again", async () => {
    const path = await askForUpload(me);
    const [before, rows] = [await listFiles(), await countRows()];
    for (const length of [undefined, 5_000_000]) {
      const { sending, send, answer } = beginPut(app, me, path, length);
      await send(Buffer.alloc(2_000_000));
      await expect.poll(listFiles).not.toEqual(before);
      sending.destroy();
      await expect(answer).rejects.toThrow();
      await expect.poll(listFiles).toEqual(before);
      await expect.poll(countRows).toBe(rows);
    }
    const bytes = makeBytes();
    await put(me, path, bytes).expect(200);
    expect((await readBytes(readObjectId(path)))!.equals(bytes)).toBe(true);
  });

  it("a PUT works only once", async () => {
    const path = await askForUpload(me);
    const first = makeBytes();
    await put(me, path, first).expect(200);
    const second = await put(me, path, makeBytes()).expect(403);
    expect(second.body).toEqual({
      message: "This upload link was used already. Please upload the file again.",
      code: "forbidden",
    });
    expect((await readBytes(readObjectId(path)))!.equals(first)).toBe(true);
  });

  it("the first complete one of two concurrent PUTs wins and stays complete", async () => {
    const path = await askForUpload(me);
    const [files, rows] = [(await listFiles()).length, await countRows()];
    const [one, two] = [Buffer.alloc(3_000_000, 1), Buffer.alloc(2_000_000, 2)];
    const [a, b] = [beginPut(app, me, path, one.length), beginPut(app, me, path, two.length)];
    await a.send(one.subarray(0, 1_000_000));
    await b.send(two.subarray(0, 1_000_000));
    await expect.poll(async () => (await listFiles()).length).toBe(files + 2);
    // The second upload is the first to be complete.
    b.sending.end(two.subarray(1_000_000));
    expect((await b.answer).status).toBe(200);
    a.sending.end(one.subarray(1_000_000));
    expect(await a.answer).toMatchObject({ status: 403, body: { code: "forbidden" } });
    expect((await readBytes(readObjectId(path)))!.equals(two)).toBe(true);
    expect((await listFiles()).length).toBe(files + 1);
    expect(await countRows()).toBe(rows);
  });

  it("exactly one of four concurrent PUTs wins, with its own file", async () => {
    const path = await askForUpload(me);
    const files = Array.from({ length: 4 }, (_, n) => Buffer.alloc(200_000 + n, n));
    const answers = await Promise.all(files.map((bytes) => put(me, path, bytes)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
    const winner = files[answers.findIndex(({ status }) => status === 200)]!;
    expect(await selectRow(readObjectId(path))).toMatchObject({ size: winner.length });
    expect((await readBytes(readObjectId(path)))!.equals(winner)).toBe(true);
  });

  it("a PUT is refused without storing anything while its sender has four others running", async () => {
    const mine = await app.as(await app.buildUser());
    const path = await askForUpload(mine);
    const before = (await listFiles()).length;
    const running = [path, path, path, await askForUpload(mine)].map((target) =>
      beginPut(app, mine, target, 2_000_000),
    );
    for (const { send } of running) await send(Buffer.alloc(1_000_000));
    await expect.poll(async () => (await listFiles()).length).toBe(before + 4);

    for (const target of [path, await askForUpload(mine)]) {
      const { answer, sending } = beginPut(app, mine, target, 2_000_000);
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
    expect((await listFiles()).length).toBe(before + 4);
    // Other users need not wait, and each upload that ends or breaks makes room.
    await put(me, await askForUpload(me), makeBytes()).expect(200);
    running[0]!.sending.destroy();
    running[3]!.sending.end(Buffer.alloc(1_000_000));
    expect((await running[3]!.answer).status).toBe(200);
    await expect.poll(async () => (await put(mine, path, makeBytes())).status).toBe(200);
    for (const { sending } of running) sending.destroy();
    await expect.poll(async () => (await listFiles()).length).toBe(before + 3);
  });
});

describe("the address of an upload", () => {
  it("the address works only for its owner, and is not found for others", async () => {
    const path = await askForUpload(me);
    const stranger = await app.as(await app.buildUser());
    const answers = [
      await put(stranger, path, makeBytes()),
      await put(stranger, path.replace(readObjectId(path), crypto.randomUUID()), makeBytes()),
      await put(me, path.replace(readObjectId(path), "nonsense"), makeBytes()),
    ];
    for (const { status, body } of answers) expect([status, body.code]).toEqual([404, "not_found"]);
    expect(answers[0]!.body).toEqual(answers[1]!.body);
    await put(app.visitor, path, makeBytes()).expect(401);
    await put(me, path, makeBytes()).expect(200);
  });

  it("a changed address is refused", async () => {
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
      path.replace(readObjectId(path), readObjectId(other)),
    ]) {
      const { status, body } = await put(me, changed, makeBytes());
      expect([changed, status, body.code]).toEqual([changed, 403, "forbidden"]);
    }
    expect(await selectRow(readObjectId(path))).toMatchObject({ storedAt: null });
  });

  it("the address expires after a quarter of an hour", async () => {
    const path = await askForUpload(me);
    app.clock.advance(15 * MINUTE - 1);
    const last = await askForUpload(me);
    await put(me, path, makeBytes()).expect(200);
    app.clock.advance(15 * MINUTE);
    const late = await put(me, last, makeBytes()).expect(403);
    expect(late.body.message).toBe(
      "This upload link is not valid any more. Please choose the file and upload it again.",
    );
  });

  it("a request from another site is refused", async () => {
    const path = await askForUpload(me);
    const answer = await put(me, path, makeBytes()).set("Origin", "https://evil.example");
    expect([answer.status, answer.body.code]).toEqual([403, "cross_site"]);
  });
});

describe("the routes", () => {
  it("the routes name all methods in a 405, and other routes read bodies as JSON", async () => {
    const path = `/api/objects/${crypto.randomUUID()}`;
    const answer = await me.delete(path).expect(405);
    expect(answer.headers.allow).toBe("GET, PUT");
    expect((await me.get("/api/objects/upload")).status).toBe(404);
    await me.post("/api/objects/upload").type("text/plain").send("name=x").expect(415);
    await me.patch(path).type("text/plain").send("x").expect(415);
    await me.put("/api/objects").type("text/plain").send("x").expect(415);
  });
});
