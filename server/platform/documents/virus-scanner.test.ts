import { createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createLogger } from "../logger";
import { createVirusScanner } from "./virus-scanner";

const log = createLogger("silent");
const MALWARE = "this file is malware";
const ends: (() => unknown)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** Speaks the daemon's command INSTREAM: finds one text, and refuses streams above its limit. */
async function startDaemon({ bytesMax = 10_000_000, reply }: { bytesMax?: number; reply?: string } = {}) {
  const received: Buffer[] = [];
  const answer = (socket: Socket, bytes: Buffer) => {
    const file = readStream(bytes);
    if (!file) return;
    received.push(file);
    const found = file.includes(MALWARE) ? "stream: Test.Malware FOUND" : "stream: OK";
    const isTooLarge = file.byteLength > bytesMax;
    socket.end(`${reply ?? (isTooLarge ? "INSTREAM size limit exceeded. ERROR" : found)}\0`);
  };
  const server = createServer((socket) => {
    let bytes = Buffer.alloc(0);
    socket.on("error", () => undefined);
    socket.on("data", (part: Buffer) => {
      bytes = Buffer.concat([bytes, part]);
      answer(socket, bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ends.push(() => server.close());
  return { received, address: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Returns the file of a complete stream: pieces after their lengths, the last of length 0. */
function readStream(bytes: Buffer): Buffer | null {
  const command = Buffer.from("zINSTREAM\0");
  const pieces: Buffer[] = [];
  let at = command.byteLength;
  while (bytes.byteLength >= at + 4) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

describe("the virus scanner", () => {
  it("gets the whole file, and lets a clean one pass", async () => {
    const daemon = await startDaemon();
    const file = Buffer.alloc(300_000, "harmless ");
    await createVirusScanner(daemon.address, log).refuseInfected(file);
    expect(daemon.received[0]!.equals(file)).toBe(true);
  });

  it("refuses a file with malware", async () => {
    const { address } = await startDaemon();
    const file = Buffer.concat([Buffer.alloc(100_000), Buffer.from(MALWARE), Buffer.alloc(100_000)]);
    await expect(createVirusScanner(address, log).refuseInfected(file)).rejects.toMatchObject({
      kind: "infected",
    });
  });

  it.each([
    ["is away", async () => "127.0.0.1:1"],
    ["has a limit below the file", async () => (await startDaemon({ bytesMax: 10 })).address],
    ["answers something else", async () => (await startDaemon({ reply: "UNKNOWN COMMAND" })).address],
  ])("lets nothing pass unseen when it %s", async (_name, start) => {
    const scanner = createVirusScanner(await start(), log);
    await expect(scanner.refuseInfected(Buffer.from("a harmless file"))).rejects.toMatchObject({
      code: "unavailable",
      retryAfterSeconds: expect.any(Number) as number,
    });
  });

  it("is not asked where none is set", async () => {
    await expect(createVirusScanner(undefined, log).refuseInfected(Buffer.from(MALWARE))).resolves.toBe(
      undefined,
    );
  });
});
