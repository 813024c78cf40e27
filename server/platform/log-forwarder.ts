import { setTimeout as sleep } from "node:timers/promises";
import type { DestinationStream } from "pino";

const LINES_MAX = 10_000;
const SEND_MS = 5_000;
const EVERY_MS = 1_000;
const BETWEEN_FAILURES_MS = 10_000;

export type LogForwarder = DestinationStream & {
  /** Sends what is left, for as long as one try may take. */
  stop(): Promise<void>;
};

/**
 * Sends the lines of the log to a collector on another system, so that whoever breaks into this one cannot change what
 * was logged before. Standard output has every line as well. Lines wait while the collector is away; of more than
 * 10,000 the oldest are left out, and the collector is told how many.
 * @param address takes a POST with a JSON object on each line, as Vector, Fluent Bit and Logstash do
 */
export function createLogForwarder(
  { address, token }: { address: string; token?: string },
  { everyMs = EVERY_MS, betweenFailuresMs = BETWEEN_FAILURES_MS, linesMax = LINES_MAX } = {},
): LogForwarder {
  const stopped = new AbortController();
  let waiting: string[] = [];
  let leftOut = 0;
  const post = async (lines: string[]) => {
    const response = await fetch(address, {
      method: "POST",
      headers: {
        "Content-Type": "application/x-ndjson",
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body: lines.join(""),
      redirect: "error",
      signal: AbortSignal.timeout(SEND_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The collector answered ${response.status}`);
  };
  const sendWaiting = async () => {
    const lines = waiting;
    const missing = leftOut;
    waiting = [];
    leftOut = 0;
    try {
      await post(missing > 0 ? [noteLeftOut(missing), ...lines] : lines);
    } catch (error) {
      leftOut += missing;
      keep([...lines, ...waiting]);
      throw error;
    }
  };
  const keep = (lines: string[]) => {
    const tooMany = Math.max(0, lines.length - linesMax);
    leftOut += tooMany;
    waiting = lines.slice(tooMany);
  };
  const run = async () => {
    while (!stopped.signal.aborted) {
      await pause(everyMs, stopped.signal);
      if (waiting.length === 0) continue;
      await sendWaiting().catch(async (error: unknown) => {
        // The logger cannot say this: its lines come here.
        process.stderr.write(`The log cannot be sent to its collector: ${String(error)}\n`);
        await pause(betweenFailuresMs, stopped.signal);
      });
    }
  };
  const running = run();

  return {
    write(line) {
      waiting.push(line);
      if (waiting.length > linesMax) keep(waiting);
    },
    async stop() {
      stopped.abort();
      await running;
      if (waiting.length > 0) await sendWaiting().catch(() => undefined);
    },
  };
}

const noteLeftOut = (lines: number) =>
  `${JSON.stringify({ level: 40, time: new Date().toISOString(), lines, msg: "lines were left out" })}\n`;

const pause = (ms: number, signal: AbortSignal) =>
  sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
