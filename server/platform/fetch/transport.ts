import type { Readable } from "node:stream";
import { Client } from "undici";
import type { AddressRules } from "./addresses";
import { failures } from "./failures";
import { createSafeLookup, type Lookup } from "./safe-lookup";
import { FetchFailure } from "./types";

export type Answer = {
  status: number;
  /** The first one, when a header is there several times. */
  header(name: string): string | undefined;
  /** As it comes over the wire, still packed. */
  body: Readable;
};

type WireRequest = { url: URL; method: "GET" | "HEAD"; accept: string; signal: AbortSignal };

export type Transport = {
  /**
   * Sends one request and hands its answer, of any status, to `use`. The connection ends with `use`, read or not.
   * @throws FetchFailure for what goes wrong on the way; what `use` throws
   */
  exchange<T>(request: WireRequest, use: (answer: Answer) => Promise<T>): Promise<T>;
};

/**
 * One connection for each request: the hosts are many, each is asked slowly, and every connection then has its own
 * checked look-up. It follows no redirect and sends nothing but what is written here.
 */
export function createTransport(options: {
  rules: Pick<AddressRules, "allows">;
  userAgent: string;
  lookup: Lookup;
  /** After so many milliseconds even an attempt that nobody waits for any more is given up. */
  connectMs: number;
}): Transport {
  return {
    async exchange({ url, method, accept, signal }, use) {
      const client = new Client(url.origin, {
        pipelining: 0,
        // The caller's signal is the limit for both.
        headersTimeout: 0,
        bodyTimeout: 0,
        connect: {
          timeout: options.connectMs,
          lookup: createSafeLookup(url, options.lookup, options.rules.allows),
        },
        autoSelectFamily: true,
        // Node gives each address 250 ms before it tries the next, which a slow line does not always keep to.
        autoSelectFamilyAttemptTimeout: 1_500,
      });
      let status: number | undefined;
      try {
        const answer = await client.request({
          method,
          path: url.pathname + url.search,
          headers: { "user-agent": options.userAgent, accept, "accept-encoding": "gzip, deflate, br" },
          signal,
        });
        status = answer.statusCode;
        // A body that nobody reads fails when the connection ends below.
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

/** @param status of the answer, once it has begun: from then on the host was reached */
export function toFailure(url: URL, error: unknown, status?: number): FetchFailure {
  if (error instanceof FetchFailure) return error;
  if (status !== undefined) return failures.brokenOff(url, status);
  const code = codeOf(error);
  if (UNKNOWN_HOST.has(code)) return failures.unknownHost(url);
  if (TIMED_OUT.has(code)) return failures.timeout(url);
  if (CERTIFICATE.test(code)) return failures.certificate(url);
  if (code.startsWith("HPE_") || code === "UND_ERR_HEADERS_OVERFLOW") return failures.notHttp(url);
  return failures.unreachable(url);
}

function codeOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : "";
}
