import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Logger } from "../logger";
import { problems } from "./document-problem";
import { notNow } from "./reader-process";

const SCAN_MS = 60_000;
const CHUNK_BYTES = 64 * 1024;
const REPLY_BYTES_MAX = 4_096;

export type VirusScanner = {
  /**
   * Refuses a file in which known malware is found. Without a scanner every file passes.
   * @throws DocumentProblem infected; AppError unavailable when the scanner does not answer
   */
  refuseInfected(bytes: Uint8Array): Promise<void>;
};

/**
 * Has files looked through by ClamAV's daemon (its command INSTREAM).
 * @param address `host:port`, or the path of a socket
 */
export function createVirusScanner(address: string | undefined, log: Logger): VirusScanner {
  return {
    async refuseInfected(bytes) {
      if (!address) return;
      const reply = await askDaemon(address, bytes).catch((error: unknown) => {
        log.error({ err: error }, "the virus scanner does not answer");
        throw notNow("Files cannot be checked for viruses right now. Please try again in a few minutes.");
      });
      if (reply.endsWith(" FOUND")) {
        log.warn({ size: bytes.byteLength, found: reply }, "a file was refused by the virus scanner");
        throw problems.infected();
      }
      if (reply.endsWith(" OK")) return;
      log.error({ size: bytes.byteLength, reply }, "the virus scanner could not look through a file");
      throw notNow("Files cannot be checked for viruses right now. Please try again in a few minutes.");
    },
  };
}

async function askDaemon(address: string, bytes: Uint8Array): Promise<string> {
  const [, host, port] = /^(.+):(\d+)$/.exec(address) ?? [];
  const socket = host ? connect({ host, port: Number(port) }) : connect({ path: address });
  socket.setTimeout(SCAN_MS, () => socket.destroy(new Error("It took too long")));
  try {
    await once(socket, "connect");
    const reply = readReply(socket);
    // Its failure comes after the one of the write below, which is the one that is told.
    reply.catch(() => {});
    await sendFile(socket, bytes);
    return await reply;
  } finally {
    socket.destroy();
  }
}

async function sendFile(socket: Socket, bytes: Uint8Array): Promise<void> {
  await pipeline(Readable.from(toCommand(bytes)), socket, { end: false });
}

/** Yields the command and the file in pieces, each after its length. A length of 0 ends it. */
function* toCommand(bytes: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from("zINSTREAM\0");
  for (let from = 0; from < bytes.byteLength; from += CHUNK_BYTES) {
    const chunk = bytes.subarray(from, from + CHUNK_BYTES);
    yield toLength(chunk.byteLength);
    yield chunk;
  }
  yield toLength(0);
}

function toLength(n: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(n);
  return length;
}

async function readReply(socket: Socket): Promise<string> {
  let reply = "";
  for await (const part of socket as AsyncIterable<Buffer>) {
    reply += part.toString("latin1");
    if (reply.includes("\0") || reply.length > REPLY_BYTES_MAX) break;
  }
  return reply.split("\0")[0]!.trim();
}
