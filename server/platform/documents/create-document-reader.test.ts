import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { makeHtml, makePdf, makePdfBomb, makePpt, makePptx, makeZipBomb } from "../../test/files/documents";
import { createLogger } from "../logger";
import { createDocumentReader } from "./create-document-reader";
import { DocumentProblem } from "./document-problem";
import type { DocumentReader } from "./types";

const log = createLogger("silent");
const readers: DocumentReader[] = [];
function startReader(options?: Parameters<typeof createDocumentReader>[1]): DocumentReader {
  const reader = createDocumentReader(log, options);
  readers.push(reader);
  return reader;
}
/** The reader's processes that are there, in this process's own books. */
const processes = () => process.getActiveResourcesInfo().filter((kind) => kind === "ProcessWrap").length;

afterEach(async () => {
  for (const reader of readers.splice(0)) await reader.stop();
  // Whatever happened, nothing is left behind.
  await expect.poll(processes).toBe(0);
});

/** A slide that takes minutes to read, and little memory: elements nested without end. */
const makeSlowPptx = () =>
  makePptx({ slides: 1, parts: { "ppt/slides/slide1.xml": "<a>".repeat(1_500_000) } });
/** Somebody who reads nothing else. */
const somebody = () => ({ userId: randomUUID() });
const failureOf = (read: Promise<unknown>): Promise<unknown> =>
  read.then(
    () => {
      throw new Error("It was read");
    },
    (error: unknown) => error,
  );

test("asks the virus scanner before a file is read", async () => {
  const seen: number[] = [];
  const scanner = {
    async refuseInfected(bytes: Uint8Array) {
      seen.push(bytes.byteLength);
      throw new DocumentProblem("infected");
    },
  };
  const bytes = await makePdf({ slides: 1 });
  const error = await failureOf(startReader({ scanner }).read(bytes, somebody()));
  expect(error).toMatchObject({ kind: "infected" });
  expect(seen).toEqual([bytes.byteLength]);
});

test("reads documents of all kinds, several at once", async () => {
  const reader = startReader();
  const documents = await Promise.all([
    makePdf({ slides: 2 }).then((bytes) => reader.read(bytes, somebody())),
    reader.read(makePptx({ slides: 3 }), somebody()),
    reader.read(makePpt({ slides: 4 }), somebody()),
  ]);
  expect(documents.map(({ format, pages }) => [format, pages.length])).toEqual([
    ["pdf", 2],
    ["pptx", 3],
    ["ppt", 4],
  ]);
  expect(documents[2].pages[3]).toEqual({
    number: 4,
    title: "Slide 4 of Sunrise Labs",
    text: "Slide 4 of Sunrise Labs\nWe help 4 farms to sell their harvest.\nRevenue grows by 12 % each month.",
    notes: "Say hello 4 times.",
    isUnread: false,
  });
});

test("bytes may be part of a larger buffer", async () => {
  const document = makePptx({ slides: 2 });
  const larger = Buffer.concat([Buffer.from("before"), document, Buffer.from("after")]);
  const { pages } = await startReader().read(larger.subarray(6, 6 + document.length), somebody());
  expect(pages).toHaveLength(2);
});

test("what cannot be read is a problem of a known kind", async () => {
  const error = await failureOf(startReader().read(makeHtml(), somebody()));
  expect(error).toBeInstanceOf(DocumentProblem);
  expect(error).toMatchObject({ kind: "unknownFormat" });
  const bomb = await failureOf(startReader().read(makeZipBomb(), somebody()));
  expect(bomb).toMatchObject({ kind: "unpacksTooMuch" });
});

describe("a hostile file", () => {
  test("that fills the memory ends its own reading only", async () => {
    const reader = startReader({ memoryMb: 350 });
    const bytes = makePdfBomb(400);
    expect(bytes.length).toBeLessThan(1_000_000);
    const [bomb, document] = await Promise.all([
      failureOf(reader.read(bytes, somebody())),
      reader.read(makePptx({ slides: 3 }), somebody()),
    ]);
    expect(bomb).toMatchObject({ kind: "unpacksTooMuch" });
    expect(document.pages).toHaveLength(3);
    expect((await reader.read(makePpt({ slides: 1 }), somebody())).pages).toHaveLength(1);
  });

  test("that would take for ever is given up after the time limit", async () => {
    const error = await failureOf(startReader({ readMs: 4000 }).read(makeSlowPptx(), somebody()));
    expect(error).toMatchObject({ kind: "tooSlow" });
  });
});

test("a read is given up when its caller leaves, while it waits and while it runs", async () => {
  const reader = startReader();
  const leaving = new AbortController();
  const reads = Array.from({ length: 5 }, () =>
    failureOf(reader.read(makeSlowPptx(), { ...somebody(), signal: leaving.signal })),
  );
  await expect.poll(processes).toBe(2);
  leaving.abort(new Error("The caller has left"));
  for (const read of reads) expect(await read).toMatchObject({ message: "The caller has left" });
  await expect.poll(processes).toBe(0);
  await expect(
    reader.read(makePpt({ slides: 1 }), { ...somebody(), signal: leaving.signal }),
  ).rejects.toThrow("The caller has left");
  expect((await reader.read(makePpt({ slides: 1 }), somebody())).pages).toHaveLength(1);
});

test("a user who reads one slow file many times keeps nobody else waiting", async () => {
  const reader = startReader();
  const [slow, user] = [makeSlowPptx(), somebody()];
  const reads = Array.from({ length: 22 }, () => failureOf(reader.read(Uint8Array.from(slow), user)));
  const turnedAway = await Promise.all(reads.slice(3));
  for (const error of turnedAway) expect(error).toMatchObject({ code: "unavailable", retryAfterSeconds: 30 });
  for (const userId of [somebody().userId, null])
    expect((await reader.read(makePpt({ slides: 1 }), { userId })).pages).toHaveLength(1);
  // The user's own first one is still being read.
  await expect.poll(processes).toBe(1);
});

test("two read at once, 20 wait, more are asked to come back, and stopping ends all", async () => {
  const reader = startReader();
  const slow = makeSlowPptx();
  const reads = Array.from({ length: 22 }, () => failureOf(reader.read(Uint8Array.from(slow), somebody())));
  const turnedAway = await failureOf(reader.read(makePpt({ slides: 1 }), somebody()));
  expect(turnedAway).toMatchObject({ code: "unavailable", status: 503, retryAfterSeconds: 30 });
  await expect.poll(processes).toBe(2);

  await reader.stop();
  await expect.poll(processes).toBe(0);
  for (const read of reads) expect(await read).toMatchObject({ code: "unavailable", retryAfterSeconds: 30 });
  expect(await failureOf(reader.read(makePpt({ slides: 1 }), somebody()))).toMatchObject({
    code: "unavailable",
  });
});
