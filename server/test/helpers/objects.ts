import { randomBytes } from "node:crypto";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { json } from "node:stream/consumers";
import { expect } from "vitest";
import type { UploadTargetView } from "@shared/validators/pitch-decks";
import type { TestApp } from "../app";

export type Me = Awaited<ReturnType<TestApp["as"]>>;

/** Path and query of an address. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** Asks for an upload and gives the path to PUT to. */
export async function askForUpload(me: Me, body: object = {}): Promise<string> {
  const answer = await me.post("/api/objects/upload").send(body);
  expect(answer.status).toBe(200);
  return pathOf((answer.body as UploadTargetView).uploadURL);
}

export const idOf = (path: string): string => /objects\/([\da-f-]{36})/.exec(path)![1]!;

export const put = (me: Me, path: string, bytes: Buffer) =>
  me.put(path).set("Content-Type", "application/pdf").send(bytes);

/** Uploads a file and gives the id of its object. */
export async function uploadFile(me: Me, bytes: Buffer): Promise<string> {
  const path = await askForUpload(me);
  const answer = await put(me, path, bytes);
  expect(answer.status).toBe(200);
  return idOf(path);
}

export const someBytes = (size = 100_000) => randomBytes(size);

/** A PUT that the test sends piece by piece; without a length of its own it goes out in chunks. */
export function beginPut(
  app: TestApp,
  me: Me,
  path: string,
  length?: number,
  more: Record<string, string> = {},
) {
  const cookie = (me.put(path) as unknown as { get(name: string): string }).get("Cookie");
  const headers = { cookie, ...more, ...(length === undefined ? {} : { "content-length": length }) };
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
    /** Resolves once the bytes have left this process; rejects when the connection is closed before. */
    send: (bytes: Buffer) =>
      Promise.race([closed, new Promise<void>((resolve) => sending.write(bytes, () => resolve()))]),
  };
}
