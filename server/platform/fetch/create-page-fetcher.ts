import { createAddressRules } from "./addresses";
import { buildAcceptHeader } from "./content-kind";
import { FETCH_LIMITS, type FetchLimits } from "./limits";
import { createPacing, realSleep, type Sleep } from "./pacing";
import { readFile } from "./read-file";
import { readPage } from "./read-page";
import { createRobots } from "./robots";
import { lookupAll, type Lookup } from "./safe-lookup";
import { createTransport } from "./transport";
import { type ApiFetcher, FetchFailure, type PageFetcher } from "./types";
import { askApi } from "./ask-api";
import { followRedirects, startVisit, type Visit, type VisitTools } from "./visit";

export type PageFetcherOptions = {
  /** Allows this machine and private networks, on any port. For tests. */
  allowPrivate: boolean;
  /** Sent with every request. Its first word is our name in robots.txt files. */
  userAgent: string;
  /** Milliseconds since 1970. */
  now?: () => number;
  sleep?: Sleep;
  lookup?: Lookup;
  limits?: Partial<FetchLimits>;
};

/**
 * Creates a fetcher for other people's pages: it visits only public addresses, as slowly as their hosts ask for, and
 * limits time and size. Create one per process, because it remembers when each host was last asked and what its
 * robots.txt says. Request the pages of one host one after another: many at once would only wait for each other until
 * they time out.
 */
export function createPageFetcher(options: PageFetcherOptions): PageFetcher & ApiFetcher {
  const { userAgent, now = Date.now, sleep = realSleep, lookup = lookupAll } = options;
  const limits = { ...FETCH_LIMITS, ...options.limits };
  const addresses = createAddressRules(options);
  const transport = createTransport({ rules: addresses, userAgent, lookup, connectMs: limits.networkMs });
  const pacing = createPacing({ limits, now, sleep });
  const robots = createRobots({ transport, pacing, addresses, limits, userAgent, now });
  const tools: VisitTools = { addresses, transport, robots, pacing, limits, now };

  return {
    async get(url, { accept, signal }) {
      const ask = { method: "GET", accept: buildAcceptHeader(accept) } as const;
      return followRedirects(tools, startVisit(limits, signal), url, ask, (page, answer) =>
        readPage(page, answer, accept, limits),
      );
    },

    async getFile(url, { accept, bytesMax, signal }) {
      const ask = { method: "GET", accept } as const;
      return followRedirects(tools, startVisit(limits, signal), url, ask, (file, answer) =>
        readFile(file, answer, bytesMax),
      );
    },

    ask: (question) => askApi(tools, question),

    async check(url, { signal } = {}) {
      const visit = startVisit(limits, signal);
      try {
        return await checkPage(tools, visit, url, "HEAD");
      } catch (error) {
        if (!(error instanceof FetchFailure) || !HEAD_REFUSALS.has(error.status ?? 0)) throw error;
        return checkPage(tools, visit, url, "GET");
      }
    },
  };
}

/** Sites may answer HEAD with these although GET shows the page. */
const HEAD_REFUSALS = new Set([400, 403, 404, 405, 406, 500, 501]);

/** Checks whether a page exists and where. Closes the connection before reading its body. */
const checkPage = (tools: VisitTools, visit: Visit, address: string, method: "GET" | "HEAD") =>
  followRedirects(tools, visit, address, { method, accept: "*/*" }, async (url, { status }) => ({
    url: url.href,
    status,
  }));
