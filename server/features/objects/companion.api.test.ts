import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FILE_BYTES_MAX } from "@shared/constants/limits";
import { storedObjects, type User } from "@shared/schema/index";
import { getS3Settings } from "../../platform/storage/s3-settings";
import { createS3Store } from "../../platform/storage/s3-store";
import { startTestApp, type TestApp } from "../../test/app";
import { type FakeS3, startFakeS3 } from "../../test/fakes/fake-s3";
import { claimableObject, sweepObjects } from "./objects.service";
import { type Me, makeBytes } from "../../test/helpers/objects";

const MINUTE = 60_000;
const TOO_LARGE = { message: "This file is too large. A file may have at most 10 MB.", code: "too_large" };
const PART = 5 * 1024 * 1024;

/** Fakes a security token service that records its requests. `status` makes it refuse. */
const sts = { server: null as unknown as Server, asked: [] as URLSearchParams[], status: 200 };
const CREDENTIALS = `<AssumeRoleResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><AssumeRoleResult><Credentials>
  <AccessKeyId>TEMPORARY</AccessKeyId><SecretAccessKey>secret</SecretAccessKey><SessionToken>token</SessionToken>
  <Expiration>2027-03-31T12:15:00Z</Expiration></Credentials></AssumeRoleResult></AssumeRoleResponse>`;

let s3: FakeS3;
let app: TestApp;
let user: User;
let me: Me;
let stranger: Me;
beforeAll(async () => {
  s3 = await startFakeS3();
  sts.server = createServer((req, res) => {
    void text(req).then((body) => {
      sts.asked.push(new URLSearchParams(body));
      res.writeHead(sts.status, { "Content-Type": "text/xml" }).end(sts.status === 200 ? CREDENTIALS : "");
    });
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => sts.server.once("listening", resolve));
  app = await startTestApp({
    env: {
      ...s3.env,
      S3_STS_ENDPOINT: `http://127.0.0.1:${(sts.server.address() as AddressInfo).port}`,
      S3_STS_ROLE_ARN: "arn:aws:iam::123456789012:role/uploads",
    },
  });
  user = await app.buildUser();
  me = await app.as(user);
  stranger = await app.as(await app.buildUser());
});
afterAll(async () => {
  await app.close();
  await s3.close();
  sts.server.closeAllConnections();
  sts.server.close();
});

type Upload = { key: string; uploadId: string };
const beginUpload = async (caller: Me = me): Promise<Upload> =>
  (
    await caller
      .post("/api/s3/multipart")
      .send({ filename: "deck.pdf", type: "application/pdf", metadata: { name: "deck.pdf", more: [1] } })
      .expect(200)
  ).body as Upload;
const buildPath = ({ key, uploadId }: Upload, more = "") =>
  `/api/s3/multipart/${encodeURIComponent(uploadId)}${more}?key=${encodeURIComponent(key)}`;

async function sendPart(upload: Upload, PartNumber: number, bytes: Buffer) {
  const { body } = await me.get(buildPath(upload, `/${PartNumber}`)).expect(200);
  const answer = await fetch(body.url as string, { method: "PUT", body: new Uint8Array(bytes) });
  expect(answer.status).toBe(200);
  return { PartNumber, ETag: answer.headers.get("etag")! };
}

it("uploads past the server require a verified address", async () => {
  const newcomer = await app.as(await app.buildUser({ emailVerified: false }));
  const [rows, asked] = [await app.db.$count(storedObjects), sts.asked.length];
  for (const call of [
    newcomer.get("/api/s3/params"),
    newcomer.get("/api/s3/sts"),
    newcomer.post("/api/s3/multipart").send({ filename: "deck.pdf", type: "application/pdf", metadata: {} }),
  ]) {
    const { status, body } = await call;
    expect([status, body]).toEqual([
      403,
      { code: "email_unverified", message: "Verify your e-mail address to upload more files." },
    ]);
  }
  expect(await app.db.$count(storedObjects)).toBe(rows);
  expect(sts.asked).toHaveLength(asked);
});

describe("an upload in parts", () => {
  it("an upload in parts works from the beginning to the claim", async () => {
    const bytes = makeBytes(PART + 1_000);
    const upload = await beginUpload();
    expect(upload.key).toMatch(new RegExp(`^uploads/${user.id}/[\\da-f]{40}$`));
    const parts = [
      await sendPart(upload, 1, bytes.subarray(0, PART)),
      await sendPart(upload, 2, bytes.subarray(PART)),
    ];
    const listed = await me.get(buildPath(upload)).expect(200);
    expect(listed.body).toEqual([
      { PartNumber: 1, Size: PART, ETag: parts[0]!.ETag },
      { PartNumber: 2, Size: 1_000, ETag: parts[1]!.ETag },
    ]);
    const { body } = await me.post(buildPath(upload, "/complete")).send({ parts }).expect(200);
    expect(body).toEqual({ location: `${s3.endpoint}/${s3.bucket}/${upload.key}` });

    const object = await claimableObject(
      { actor: user, db: app.db, deps: app.deps },
      body.location as string,
    );
    expect(object).toMatchObject({ key: upload.key, size: bytes.length });
    const read = await me.get(`/api/objects/${object.id}`).responseType("blob").expect(200);
    expect(bytes.equals(read.body as Buffer)).toBe(true);
    // The upload has ended, so nothing more is accepted.
    for (const answer of [
      await me.get(buildPath(upload)),
      await me.get(buildPath(upload, "/3")),
      await me.delete(buildPath(upload)),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, "not_found"]);
  });

  it("an aborted upload is removed with all its parts", async () => {
    const upload = await beginUpload();
    await sendPart(upload, 1, Buffer.alloc(1_000));
    const [uploads, rows] = [await s3.uploadsUnderWay(), await app.db.$count(storedObjects)];
    expect((await me.delete(buildPath(upload)).expect(200)).body).toEqual({});
    expect(await s3.uploadsUnderWay()).toBe(uploads - 1);
    expect(await app.db.$count(storedObjects)).toBe(rows - 1);
    await me.delete(buildPath(upload)).expect(404);
  });

  it("an upload that is too large as a whole is refused and removed, at the next part or at the end", async () => {
    const first = await beginUpload();
    const parts = [
      await sendPart(first, 1, Buffer.alloc(FILE_BYTES_MAX)),
      await sendPart(first, 2, Buffer.alloc(1)),
    ];
    const second = await beginUpload();
    await sendPart(second, 1, Buffer.alloc(FILE_BYTES_MAX + 1));
    const [uploads, rows, keys] = [
      await s3.uploadsUnderWay(),
      await app.db.$count(storedObjects),
      await s3.keys(),
    ];
    for (const answer of [
      await me.post(buildPath(first, "/complete")).send({ parts }),
      await me.get(buildPath(second, "/2")),
    ])
      expect([answer.status, answer.body]).toEqual([413, TOO_LARGE]);
    expect(await s3.uploadsUnderWay()).toBe(uploads - 2);
    expect(await app.db.$count(storedObjects)).toBe(rows - 2);
    expect(await s3.keys()).toEqual(keys);
  });

  it("an unfinished upload is removed by the sweep, and gets no signature after its time", async () => {
    const upload = await beginUpload();
    await sendPart(upload, 1, Buffer.alloc(1_000));
    app.clock.advance(16 * MINUTE);
    const late = await me.get(buildPath(upload, "/2"));
    expect([late.status, late.body.code]).toEqual([403, "forbidden"]);
    app.clock.advance(24 * 60 * MINUTE);
    await sweepObjects(app.deps);
    expect(await s3.uploadsUnderWay()).toBe(0);
    expect(await app.db.$count(storedObjects)).toBe(0);
    [me, stranger] = [await app.as(user), await app.as(await app.buildUser())];
  });
});

describe("the access of the companion", () => {
  it("the companion finds no key or upload id that is unknown or belongs to another user", async () => {
    const upload = await beginUpload();
    const other = await beginUpload();
    const foreign = await beginUpload(stranger);
    const name = upload.key.split("/").pop()!;
    for (const wrong of [
      foreign,
      { ...upload, key: foreign.key },
      { ...upload, uploadId: foreign.uploadId },
      { ...upload, uploadId: other.uploadId },
      { ...upload, uploadId: "nonsense" },
      { ...upload, uploadId: "../../x" },
      { ...upload, uploadId: "x".repeat(2_000) },
      { ...upload, key: `uploads/${user.id}/../${user.id}/${name}` },
      { ...upload, key: `/${upload.key}` },
      { ...upload, key: `${upload.key}/` },
      { ...upload, key: `uploads/${user.id}/` },
      { ...upload, key: "../../etc/passwd" },
    ]) {
      const parts = [{ PartNumber: 1, ETag: '"x"' }];
      for (const answer of [
        await me.get(buildPath(wrong)),
        await me.get(buildPath(wrong, "/1")),
        await me.post(buildPath(wrong, "/complete")).send({ parts }),
        await me.delete(buildPath(wrong)),
      ])
        expect([wrong, answer.status, answer.body.code]).toEqual([wrong, 404, "not_found"]);
    }
    await me.get(buildPath(upload)).expect(200);
    await stranger.get(buildPath(foreign)).expect(200);
    for (const [caller, uploadToAbort] of [
      [me, upload],
      [me, other],
      [stranger, foreign],
    ] as const)
      await caller.delete(buildPath(uploadToAbort)).expect(200);
  });

  it("the companion refuses part numbers outside 1 to 10,000, and a key that is missing or repeated", async () => {
    const upload = await beginUpload();
    for (const number of ["0", "10001", "-1", "1.5", "x", "1e3", "99999999999", "%00", "complete"])
      expect([number, (await me.get(buildPath(upload, `/${number}`))).status]).toEqual([number, 400]);
    for (const number of [1, 10_000]) await me.get(buildPath(upload, `/${number}`)).expect(200);
    const path = `/api/s3/multipart/${upload.uploadId}`;
    const key = `key=${encodeURIComponent(upload.key)}`;
    for (const query of ["", "?key=", `?${key}&${key}`, "?key=%00", `?key=${"x".repeat(2_000)}`]) {
      const { status, body } = await me.get(path + query);
      expect([query, status, Object.keys(body.fieldErrors)]).toEqual([query, 400, ["key"]]);
    }
    await me.delete(buildPath(upload)).expect(200);
  });

  it("the companion refuses an invalid list of parts", async () => {
    const upload = await beginUpload();
    const part = { PartNumber: 1, ETag: '"x"' };
    for (const parts of [
      undefined,
      null,
      "x",
      {},
      [],
      [null],
      [{ ...part, PartNumber: "1" }],
      [{ ...part, PartNumber: 0 }],
      [{ ...part, PartNumber: 10_001 }],
      [{ ...part, PartNumber: 1.5 }],
      [{ PartNumber: 1 }],
      [{ ...part, ETag: 5 }],
      [{ ...part, ETag: "\0" }],
      [{ ...part, ETag: "" }],
    ]) {
      const { status, body } = await me.post(buildPath(upload, "/complete")).send({ parts });
      expect([parts, status, body.code]).toEqual([parts, 400, "validation_failed"]);
    }
    for (const bad of [{ filename: 5 }, { type: [] }, { filename: "x".repeat(201) }])
      await me.post("/api/s3/multipart").send(bad).expect(400);
    await me.get("/api/s3/params?filename=a&filename=b").expect(400);
    await me.delete(buildPath(upload)).expect(200);
  });
});

describe("a form for one file", () => {
  it("the form posts the file to the caller's own key with a limit on its size, and the file can be claimed", async () => {
    const bytes = makeBytes();
    const { body } = await me.get(
      "/api/s3/params?filename=deck.pdf&type=application%2Fpdf&metadata[name]=deck.pdf",
    );
    expect(body).toMatchObject({
      method: "POST",
      url: `${s3.endpoint}/${s3.bucket}`,
      headers: {},
      expires: 900,
    });
    const fields = body.fields as Record<string, string>;
    expect(fields.key).toMatch(new RegExp(`^uploads/${user.id}/`));
    const policy = JSON.parse(Buffer.from(fields.Policy!, "base64").toString()) as { conditions: unknown[] };
    expect(policy.conditions).toContainEqual(["content-length-range", 1, FILE_BYTES_MAX]);

    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set("file", new Blob([new Uint8Array(bytes)]), "deck.pdf");
    const posted = await fetch(body.url as string, { method: "POST", body: form });
    expect(posted.status).toBe(201);
    expect(posted.headers.get("etag")).toBeTruthy();
    const object = await claimableObject(
      { actor: user, db: app.db, deps: app.deps },
      posted.headers.get("location")!,
    );
    expect(object).toMatchObject({ key: fields.key, size: bytes.length });
  });
});

describe("temporary credentials", () => {
  it("temporary credentials only allow uploads below the caller's own prefix", async () => {
    const { body } = await me.get("/api/s3/sts").expect(200);
    expect(body).toEqual({
      credentials: {
        AccessKeyId: "TEMPORARY",
        SecretAccessKey: "secret",
        SessionToken: "token",
        Expiration: "2027-03-31T12:15:00.000Z",
      },
      bucket: s3.bucket,
      region: "us-east-1",
    });
    const asked = Object.fromEntries(sts.asked.at(-1)!);
    expect(asked).toMatchObject({
      Action: "AssumeRole",
      RoleArn: "arn:aws:iam::123456789012:role/uploads",
      RoleSessionName: user.id,
      DurationSeconds: "900",
    });
    const { Statement } = JSON.parse(asked.Policy!) as {
      Statement: { Effect: string; Action: string[]; Resource: string[] }[];
    };
    expect(Statement).toHaveLength(1);
    expect(Statement[0]!.Resource).toEqual([`arn:aws:s3:::${s3.bucket}/uploads/${user.id}/*`]);
    expect(Statement[0]!.Action).not.toContain("s3:GetObject");
  });

  it("temporary credentials are unavailable while the token service fails", async () => {
    sts.status = 500;
    const { status, body } = await me.get("/api/s3/sts");
    expect([status, body.code]).toEqual([503, "unavailable"]);
    sts.status = 200;
  });

  it("temporary credentials do not exist if no role is configured", async () => {
    const { objects } = app.deps;
    const folder = join(app.config.DATA_DIR, "objects");
    const settings = { ...getS3Settings(app.config)!, sts: null };
    app.deps.objects = createS3Store(settings, { folder, log: app.deps.log });
    const { status, body } = await me.get("/api/s3/sts");
    expect([status, body.code]).toEqual([404, "not_found"]);
    await me.get("/api/s3/params").expect(200);
    app.deps.objects = objects;
  });
});
