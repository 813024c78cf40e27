import type { IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import { unzipSync } from "fflate";
import type request from "supertest";
import { expect } from "vitest";
import type { TestApp } from "../app";

export type Me = TestApp["visitor"];

/** Downloads a file and returns its bytes and headers. */
export async function download(
  me: Me,
  path: string,
): Promise<{ bytes: Buffer; headers: Record<string, string> }> {
  const answer = await me
    .get(path)
    .set("Accept-Encoding", "identity")
    .buffer(true)
    .parse((res: request.Response, done: (error: Error | null, body: unknown) => void) => {
      buffer(res as unknown as IncomingMessage).then(
        (bytes) => done(null, bytes),
        (error: Error) => done(error, null),
      );
    });
  const bytes = answer.body as Buffer;
  expect(`${answer.status} ${answer.status === 200 ? "" : bytes.toString()}`).toBe("200 ");
  return { bytes, headers: answer.headers };
}

/** Downloads a CSV as rows by heading. */
export async function downloadCsv(me: Me, path: string, delimiter = ","): Promise<Record<string, string>[]> {
  return parse((await download(me, path)).bytes, { bom: true, columns: true, delimiter });
}

/** Downloads a CSV and returns its headings. */
export async function readHeadings(me: Me, path: string): Promise<string[]> {
  const rows: string[][] = parse((await download(me, path)).bytes, { bom: true });
  return rows[0]!;
}

/** Unpacks a ZIP file into its entries as text, by name. */
export const unzipEntries = (bytes: Buffer): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(new Uint8Array(bytes))).map(([name, content]) => [
      name,
      Buffer.from(content).toString("utf8"),
    ]),
  );
