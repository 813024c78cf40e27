import { randomBytes } from "node:crypto";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { json } from "node:stream/consumers";
import { expect } from "vitest";
import type { UploadTargetView } from "@shared/validators/objects";
import type { TestApp } from "../app";

export type Me = Awaited<ReturnType<TestApp["as"]>>;

/** Path and query of an address. */
function readPath(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** Asks for an upload. @returns the path to PUT the file to */
export async function askForUpload(me: Me, body: object = {}): Promise<string> {
  const answer = await me.post("/api/objects/upload").send(body);
  expect(answer.status).toBe(200);
  return readPath((answer.body as UploadTargetView).uploadURL);
}

export const readObjectId = (path: string): string => /objects\/([\da-f-]{36})/.exec(path)![1]!;

export const put = (me: Me, path: string, bytes: Buffer) =>
  me.put(path).set("Content-Type", "application/pdf").send(bytes);

/** Uploads a file. @returns the id of its object */
export async function uploadFile(me: Me, bytes: Buffer, body: object = {}): Promise<string> {
  const path = await askForUpload(me, body);
  const answer = await put(me, path, bytes);
  expect(answer.status).toBe(200);
  return readObjectId(path);
}

export const makeBytes = (size = 100_000) => randomBytes(size);

/** Starts a PUT whose body the test sends piece by piece. Without `length` the body is sent in chunks. */
export function beginPut(
  app: TestApp,
  me: Me,
  path: string,
  length?: number,
  extraHeaders: Record<string, string> = {},
) {
  const cookie = (me.put(path) as unknown as { get(name: string): string }).get("Cookie");
  const headers = { cookie, ...extraHeaders, ...(length === undefined ? {} : { "content-length": length }) };
  const sending: ClientRequest = request(app.url + path, { method: "PUT", headers });
  const answer = new Promise<{
    status: number;
    body: Record<string, unknown>;
    headers: IncomingMessage["headers"];
  }>((resolve, reject) => {
    sending.on("error", reject);
    sending.on("response", (res) => {
      json(res).then(
        (body) =>
          resolve({ status: res.statusCode!, body: body as Record<string, unknown>, headers: res.headers }),
        reject,
      );
    });
  });
  const closed = new Promise<never>((_, reject) =>
    sending.once("close", () => reject(new Error("The connection is closed"))),
  );
  for (const failing of [answer, closed]) failing.catch(() => {});
  return {
    sending,
    answer,
    /** Resolves when the bytes have left this process. Rejects if the connection is closed before that. */
    send: (bytes: Buffer) =>
      Promise.race([closed, new Promise<void>((resolve) => sending.write(bytes, () => resolve()))]),
  };
}
