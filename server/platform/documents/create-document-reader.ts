import type { Logger } from "../logger";
import { problems } from "./document-problem";
import { READ_MEMORY_MB, READ_MS, READS_AT_ONCE, READS_WAITING_MAX } from "./limits";
import { notNow, readInProcess, type ReadLimits } from "./reader-process";
import { createTurns, type TurnTaker } from "./turns";
import type { DocumentReader, DocumentText } from "./types";
import type { VirusScanner } from "./virus-scanner";

const DEFAULTS: ReadLimits = { memoryMb: READ_MEMORY_MB, readMs: READ_MS };

/**
 * Reads each document in its own process, once the scanner has let it pass. `options` sets lower limits for a read.
 */
export function createDocumentReader(
  log: Logger,
  { scanner, ...options }: Partial<ReadLimits> & { scanner?: VirusScanner } = {},
): DocumentReader {
  const limits = { ...DEFAULTS, ...options };
  const turns = createTurns({ atOnce: READS_AT_ONCE, waitingMax: READS_WAITING_MAX });
  const underWay = new Set<Promise<DocumentText>>();
  const stopped = new AbortController();

  async function readInTurn(bytes: Uint8Array, who: TurnTaker, signal: AbortSignal): Promise<DocumentText> {
    const handBack = await turns.take(who, signal);
    if (!handBack) throw notNow("Many files are being read right now. Please try again in a minute.");
    try {
      const size = bytes.byteLength;
      await scanner?.refuseInfected(bytes);
      const reply = await readInProcess(bytes, limits, signal);
      if ("document" in reply) return reply.document;
      // Most refused files are of another kind. One with a cause may be worth a look.
      if (reply.cause !== null) log.warn({ size, cause: reply.cause }, "a document could not be read");
      throw problems[reply.problem]();
    } finally {
      handBack();
    }
  }

  return {
    async read(bytes, { userId, isGuest = false, signal = stopped.signal }) {
      const either = AbortSignal.any([signal, stopped.signal]);
      either.throwIfAborted();
      const reading = readInTurn(bytes, { owner: userId, isGuest }, either);
      underWay.add(reading);
      return reading.finally(() => underWay.delete(reading));
    },
    async stop() {
      stopped.abort(notNow("The server is restarting. Please try again in a minute."));
      await Promise.allSettled(underWay);
    },
  };
}
