import type { Readable } from "node:stream";
import type { AddressRules } from "./addresses";
import { failures } from "./failures";
import { createSafeLookup, type Lookup } from "./safe-lookup";
import { FetchFailure } from "./types";

export type Answer = {
  status: number;
  /** Returns the first value of a header. */
  header(name: string): string | undefined;
  /** The body as sent, still compressed. */
  body: Readable;
};

/** What a request asks for. */
export type Ask = {
  method: "GET" | "HEAD" | "POST";
  accept: string;
  /** Content-Type, the headers about a kept answer, and a key. */
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** The least time between two requests of this kind to the host, when it is longer than the usual one. */
  gapMs?: number;
};

type WireRequest = Omit<Ask, "gapMs"> & { url: URL; signal: AbortSignal };

export type Transport = {
  /**
   * Sends one request and passes its answer, of any status, to `use`. The connection is closed when `use` ends.
   * @throws FetchFailure for network errors; what `use` throws
   */
  exchange<T>(request: WireRequest, use: (answer: Answer) => Promise<T>): Promise<T>;
};

/**
 * Uses one connection per request: there are many hosts, each is asked slowly, and every connection gets its own
 * checked look-up. Follows no redirect and sends no other headers than the ones written here and those of the request.
 */
export function createTransport(options: {
  rules: Pick<AddressRules, "allows">;
  userAgent: string;
  lookup: Lookup;
  /** After this time an attempt to connect is given up even if nobody waits for it any more. */
  connectMs: number;
}): Transport {
  return {
    async exchange({ url, method, accept, headers: further = {}, body = null, signal }, use) {
      // It takes two megabytes, which a process that fetches nothing does without.
      const { Client } = await import("undici");
      const client = new Client(url.origin, {
        pipelining: 0,
        // The caller's signal limits both.
        headersTimeout: 0,
        bodyTimeout: 0,
        connect: {
          timeout: options.connectMs,
          lookup: createSafeLookup(url, options.lookup, options.rules.allows),
        },
        autoSelectFamily: true,
        // Node tries the next address after 250 ms, which is too short on a slow line.
        autoSelectFamilyAttemptTimeout: 1_500,
      });
      let status: number | undefined;
      try {
        const answer = await client.request({
          method,
          path: url.pathname + url.search,
          headers: {
            "user-agent": options.userAgent,
            accept,
            "accept-encoding": "gzip, deflate, br",
            ...further,
          },
          body,
          signal,
        });
        status = answer.statusCode;
        // An unread body fails when the connection is closed below.
        answer.body.on("error", () => {});
        const { headers } = answer;
        const header = (name: string) => [headers[name]].flat()[0];
        return await use({ status, header, body: answer.body });
      } catch (error) {
        throw toFailure(url, error, status);
      } finally {
        client.destroy().catch(() => {});
      }
    },
  };
}

const UNKNOWN_HOST = new Set(["ENOTFOUND", "EAI_AGAIN", "EAI_FAIL", "EAI_NODATA", "EAI_NONAME", "ENODATA"]);
const TIMED_OUT = new Set(["ETIMEDOUT", "UND_ERR_CONNECT_TIMEOUT", "UND_ERR_HEADERS_TIMEOUT"]);
const CERTIFICATE = /CERT|SELF_SIGNED|ISSUER|VERIFY_LEAF|HOSTNAME_MISMATCH/;

/**
 * Translates an error of a request.
 * @param status the status of the answer, if it had begun: the host was reached then
 */
export function toFailure(url: URL, error: unknown, status?: number): FetchFailure {
  if (error instanceof FetchFailure) return error;
  if (status !== undefined) return failures.brokenOff(url, status);
  const code = getCode(error);
  if (UNKNOWN_HOST.has(code)) return failures.unknownHost(url);
  if (TIMED_OUT.has(code)) return failures.timeout(url);
  if (CERTIFICATE.test(code)) return failures.certificate(url);
  if (code.startsWith("HPE_") || code === "UND_ERR_HEADERS_OVERFLOW") return failures.notHttp(url);
  return failures.unreachable(url);
}

function getCode(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : "";
}
