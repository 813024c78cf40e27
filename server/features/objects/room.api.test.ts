import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { FILE_BYTES_MAX } from "@shared/constants/limits";
import { storedObjects, users } from "@shared/schema/index";
import { startTestApp, type TestApp } from "../../test/app";
import {
  askForUpload,
  beginPut,
  readObjectId,
  type Me,
  put,
  makeBytes,
  uploadFile,
} from "../../test/helpers/objects";

const NO_ROOM = {
  code: "unavailable",
  message: "There is no room for files at the moment. Please try again later.",
};
const MORE_FILES = {
  code: "email_unverified",
  message: "Verify your e-mail address to upload more files.",
};
const SHARE_USED_UP = {
  code: "email_unverified",
  message: "Verify your e-mail address to upload files. The room for those of new accounts is used up.",
};
const FREE = 500_000_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_SCALE: "1", OBJECT_BYTES_FREE: String(FREE) } });
});
afterAll(() => app.close());
beforeEach(() => app.db.delete(storedObjects));

async function buildSomeone({ emailVerified = true } = {}) {
  const { id } = await app.buildUser({ emailVerified });
  return { userId: id, me: await app.as({ id }) };
}
const requestUpload = async (me: Me, body: object = {}) => {
  const answer = await me.post("/api/objects/upload").send(body);
  return { status: answer.status, body: answer.body as unknown, retryAfter: answer.headers["retry-after"] };
};
function setTotal(OBJECT_BYTES_TOTAL: number) {
  const before = app.deps.config;
  onTestFinished(() => void (app.deps.config = before));
  app.deps.config = { ...before, OBJECT_BYTES_TOTAL };
}

describe("a user without a verified address", () => {
  it("an unverified user may keep two files, and as many as others after verification", async () => {
    const { me, userId } = await buildSomeone({ emailVerified: false });
    const first = await uploadFile(me, makeBytes());
    await uploadFile(me, makeBytes());
    expect(await requestUpload(me)).toMatchObject({ status: 403, body: MORE_FILES });
    await app.db.delete(storedObjects).where(eq(storedObjects.id, first));
    await uploadFile(me, makeBytes());
    expect(await requestUpload(me)).toMatchObject({ status: 403, body: MORE_FILES });
    await app.db.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
    await uploadFile(me, makeBytes());
  });

  it("an unverified user may repeat an upload as often as needed", async () => {
    const { me } = await buildSomeone({ emailVerified: false });
    for (let tries = 0; tries < 5; tries++) await askForUpload(me);
    await uploadFile(me, makeBytes());
  });

  it("an unverified user keeps only two of several uploads that were allowed at once", async () => {
    const { me, userId } = await buildSomeone({ emailVerified: false });
    const paths = [];
    for (let n = 0; n < 4; n++) paths.push(await askForUpload(me));
    const answers = await Promise.all(paths.map((path) => put(me, path, makeBytes())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 403, 403]);
    for (const { status, body } of answers) if (status === 403) expect(body).toEqual(MORE_FILES);
    const folder = join(app.config.DATA_DIR, "objects", "uploads", userId);
    expect(await readdir(folder)).toHaveLength(2);
    expect(await app.db.$count(storedObjects, eq(storedObjects.userId, userId))).toBe(paths.length);
  });
});

describe("the files of all users together", () => {
  it("all files, including pending uploads, stay within the limit, and can still be read", async () => {
    setTotal(3 * FILE_BYTES_MAX);
    const [owner, other] = [await buildSomeone(), await buildSomeone()];
    const bytes = makeBytes(FILE_BYTES_MAX);
    const id = await uploadFile(owner.me, bytes);
    // A file without an owner takes space until it is removed.
    await app.buildStoredObject({ userId: other.userId, size: FILE_BYTES_MAX });
    await app.db.update(storedObjects).set({ userId: null }).where(eq(storedObjects.userId, other.userId));
    const path = await askForUpload(other.me);

    const { me } = await buildSomeone();
    const refused = await requestUpload(me, { size: 1 });
    expect(refused).toEqual({ status: 503, body: NO_ROOM, retryAfter: "300" });
    expect((await owner.me.get(`/api/objects/${id}`).buffer(true)).status).toBe(200);
    expect((await me.get("/api/pitch-decks")).status).toBe(200);
    // An upload that was allowed before is accepted, and counts only its real size.
    await put(other.me, path, makeBytes(1_000)).expect(200);
    expect((await requestUpload(me, { size: FILE_BYTES_MAX - 1_000 })).status).toBe(200);
    expect((await requestUpload(me, { size: 1 })).status).toBe(503);
    // An upload that did not arrive frees its space.
    app.clock.advance(16 * 60_000);
    expect((await requestUpload(me, { size: 1 })).status).toBe(200);
  });

  it("concurrent requests stay within the limit", async () => {
    setTotal(2 * FILE_BYTES_MAX);
    const callers = await Promise.all(Array.from({ length: 6 }, () => buildSomeone()));
    const answers = await Promise.all(callers.map(({ me }) => requestUpload(me)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 503, 503, 503, 503]);
  });

  it("unverified users get a tenth of the space and cannot use up that of others", async () => {
    setTotal(20 * FILE_BYTES_MAX);
    const answers = [];
    for (let n = 0; n < 30; n++)
      answers.push(await requestUpload((await buildSomeone({ emailVerified: false })).me));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    for (const { body } of answers.slice(2)) expect(body).toEqual(SHARE_USED_UP);
    const { me } = await buildSomeone();
    for (let n = 0; n < 18; n++) expect((await requestUpload(me)).status).toBe(200);
    expect((await requestUpload(me)).status).toBe(503);
  });

  it("the setting 0 means no limit", async () => {
    setTotal(0);
    const { me, userId } = await buildSomeone();
    for (let n = 0; n < 30; n++) await app.buildStoredObject({ userId, size: 1_000_000 });
    expect((await requestUpload(me)).status).toBe(200);
  });
});

describe("the disk", () => {
  const setFree = (bytes: number | null) => {
    const free = vi.spyOn(app.deps.objects, "freeBytes").mockResolvedValue(bytes);
    onTestFinished(() => free.mockRestore());
  };

  it("a file is refused if it could leave too little free space, and all else goes on", async () => {
    const { me } = await buildSomeone();
    const id = await uploadFile(me, makeBytes());
    setFree(FREE + FILE_BYTES_MAX - 1);
    expect(await requestUpload(me, { size: 1 })).toEqual({ status: 503, body: NO_ROOM, retryAfter: "300" });
    expect((await me.get(`/api/objects/${id}`)).status).toBe(200);
    setFree(FREE + FILE_BYTES_MAX);
    expect((await requestUpload(me)).status).toBe(200);
    setFree(null);
    expect((await requestUpload(me)).status).toBe(200);
  });

  it("free space is checked again when the file arrives, and running uploads count at full size", async () => {
    const [owner, other] = [await buildSomeone(), await buildSomeone()];
    const [first, second] = [await askForUpload(owner.me), await askForUpload(other.me)];
    const { send, sending, answer } = beginPut(app, owner.me, first);
    await send(makeBytes());
    setFree(FREE + 2 * FILE_BYTES_MAX - 1);
    await expect.poll(async () => (await requestUpload(other.me)).status).toBe(503);
    const refused = await put(other.me, second, makeBytes());
    expect([refused.status, refused.body]).toEqual([503, NO_ROOM]);
    sending.end();
    expect((await answer).status).toBe(200);
    // Nothing else is being sent now, and the address is still valid.
    await put(other.me, second, makeBytes()).expect(200);
    expect((await other.me.get(`/api/objects/${readObjectId(second)}`)).status).toBe(200);
  });
});
