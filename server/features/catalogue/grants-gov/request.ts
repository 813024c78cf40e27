import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { readRetryAfter } from "../../../platform/ai/failure";
import type { Logger } from "../../../platform/logger";
import { GrantsGovFailure, type GrantsGovFailureKind } from "./failure";

const REQUEST_MS_MAX = 15_000;
const ANSWER_BYTES_MAX = 5_000_000;
/** When Grants.gov asks for a longer wait, the request is given up. */
export const RETRY_AFTER_MS_MAX = 20_000;
const TRIES = 3;
const AT_ONCE = 2;
const BACK_OFF_MS = 1_000;
const RETRIED: readonly GrantsGovFailureKind[] = ["busy", "server", "connection"];

export type GrantsGovDeps = {
  /** The address includes `/v1/api`, without a slash at its end. */
  baseUrl: string;
  log: Logger;
  fetch?: typeof fetch;
  /** Waits. It rejects when the signal is aborted. */
  sleep?: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
  /** Is needed for a `Retry-After` that is a date. */
  now?: () => Date;
  /** Returns a number from 0 up to 1, for the jitter of pauses. */
  random?: () => number;
  /** The time that one try may last. */
  timeoutMs?: number;
};

/**
 * Calls one service and returns the `data` of its answer.
 * @throws GrantsGovFailure; the signal's reason when it is aborted
 */
export type AskGrantsGov = (
  service: "search2" | "fetchOpportunity",
  question: Record<string, unknown>,
  signal: AbortSignal | undefined,
) => Promise<unknown>;

/**
 * Sends at most two requests at once, including one that waits for its next try. A failure that may pass
 * (429, 5xx, a lost connection) is tried three times. The pauses between the tries grow and vary, or are
 * those that Grants.gov asks for.
 */
export function createAsk(deps: GrantsGovDeps): AskGrantsGov {
  const { log } = deps;
  const sleep = deps.sleep ?? ((ms, signal) => wait(ms, undefined, signal ? { signal } : {}));
  const random = deps.random ?? Math.random;
  const runInGate = createGate(AT_ONCE);

  return (service, question, signal) =>
    runInGate(async () => {
      for (let attempt = 1; ; attempt += 1) {
        signal?.throwIfAborted();
        try {
          return await askOnce(deps, service, question, signal);
        } catch (error) {
          signal?.throwIfAborted();
          if (!(error instanceof GrantsGovFailure)) throw error;
          const pause = error.retryAfterMs ?? BACK_OFF_MS * 2 ** (attempt - 1) * (1 + random());
          const willRetry = attempt < TRIES && RETRIED.includes(error.kind) && pause <= RETRY_AFTER_MS_MAX;
          log.warn({ service, kind: error.kind, attempt, willRetry }, "Grants.gov failed to answer");
          if (!willRetry) throw error;
          await sleep(pause, signal).catch((reason: unknown) => {
            throw signal?.aborted ? signal.reason : reason;
          });
        }
      }
    });
}

/** Runs `size` tasks at a time. The others wait in the order in which they came. */
function createGate(size: number) {
  let free = size;
  const waiting: (() => void)[] = [];
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

async function askOnce(
  { baseUrl, fetch: request = fetch, now = () => new Date(), timeoutMs = REQUEST_MS_MAX }: GrantsGovDeps,
  service: string,
  question: Record<string, unknown>,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  // One signal covers the request and the reading of its body, so that a slow answer is cut at the same time.
  const controller = new AbortController();
  let isLate = false;
  const abort = () => controller.abort();
  const timer = setTimeout(() => {
    isLate = true;
    abort();
  }, timeoutMs);
  signal?.addEventListener("abort", abort, { once: true });
  try {
    const response = await request(`${baseUrl}/${service}`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json", "user-agent": "Amberway" },
      body: JSON.stringify(question),
      redirect: "manual",
      signal: controller.signal,
    });
    if (response.status !== 200) {
      await response.body?.cancel().catch(() => undefined);
      throw toFailure(response, now());
    }
    return readEnvelope(await readBody(response));
  } catch (error) {
    if (isLate) throw new GrantsGovFailure("timeout");
    throw error instanceof GrantsGovFailure ? error : new GrantsGovFailure("connection");
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
}

function toFailure({ status, headers }: Response, now: Date): GrantsGovFailure {
  if (status === 429) return new GrantsGovFailure("busy", readRetryAfter(headers, now));
  if (status >= 500) return new GrantsGovFailure("server", readRetryAfter(headers, now));
  return new GrantsGovFailure("refused");
}

async function readBody(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // The size is counted after decompression. Leaving the loop cancels the body, and with it the connection.
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > ANSWER_BYTES_MAX) throw new GrantsGovFailure("too_large");
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

const envelope = z.object({ errorcode: z.coerce.number().catch(0), data: z.unknown() });

/** `errorcode` 0 does not mean success. Grants.gov has also sent the words of an error as `data`. */
function readEnvelope(body: string): unknown {
  const { success, data: answer } = envelope.safeParse(parseJson(body));
  if (!success) throw new GrantsGovFailure("nonsense");
  if (answer.errorcode !== 0) throw new GrantsGovFailure("error");
  if (typeof answer.data === "string") throw new GrantsGovFailure("server");
  if (typeof answer.data !== "object" || answer.data === null) throw new GrantsGovFailure("nonsense");
  return answer.data;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
