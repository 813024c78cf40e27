import { createAddressRules } from "./addresses";
import { acceptHeader } from "./content-kind";
import { FETCH_LIMITS, type FetchLimits } from "./limits";
import { createPacing, realSleep, type Sleep } from "./pacing";
import { readFile } from "./read-file";
import { readPage } from "./read-page";
import { createRobots } from "./robots";
import { lookupAll, type Lookup } from "./safe-lookup";
import { createTransport } from "./transport";
import { FetchFailure, type PageFetcher } from "./types";
import { followTo, startVisit, type Visit, type VisitTools } from "./visit";

export type PageFetcherOptions = {
  /** Lets it reach this machine and private networks, on any port. For tests. */
  allowPrivate: boolean;
  /** Sent with every request. Its first word is the name that a robots.txt knows us by. */
  userAgent: string;
  /** Milliseconds since 1970. */
  now?: () => number;
  sleep?: Sleep;
  lookup?: Lookup;
  limits?: Partial<FetchLimits>;
};

/**
 * Reads other people's pages: only public addresses, as slowly as their hosts ask for, and bounded in time and size.
 * One for the whole process, because it remembers when each host was last asked and what its robots.txt says.
 * Pages of one host are best asked for one after another: many at once only wait for each other, and not for ever.
 */
export function createPageFetcher(options: PageFetcherOptions): PageFetcher {
  const { userAgent, now = Date.now, sleep = realSleep, lookup = lookupAll } = options;
  const limits = { ...FETCH_LIMITS, ...options.limits };
  const addresses = createAddressRules(options);
  const transport = createTransport({ rules: addresses, userAgent, lookup, connectMs: limits.talkMs });
  const pacing = createPacing({ limits, now, sleep });
  const robots = createRobots({ transport, pacing, addresses, limits, userAgent, now });
  const tools: VisitTools = { addresses, transport, robots, pacing, limits, now };

  return {
    async get(url, { accept, signal }) {
      const ask = { method: "GET", accept: acceptHeader(accept) } as const;
      return followTo(tools, startVisit(limits, signal), url, ask, (page, answer) =>
        readPage(page, answer, accept, limits),
      );
    },

    async getFile(url, { accept, bytesMax, signal }) {
      const ask = { method: "GET", accept } as const;
      return followTo(tools, startVisit(limits, signal), url, ask, (file, answer) =>
        readFile(file, answer, bytesMax),
      );
    },

    async check(url, { signal } = {}) {
      const visit = startVisit(limits, signal);
      try {
        return await lookAt(tools, visit, url, "HEAD");
      } catch (error) {
        if (!(error instanceof FetchFailure) || !MAY_BE_ABOUT_HEAD.has(error.status ?? 0)) throw error;
        return lookAt(tools, visit, url, "GET");
      }
    },
  };
}

/** What sites answer to HEAD that show the page all the same. */
const MAY_BE_ABOUT_HEAD = new Set([400, 403, 404, 405, 406, 500, 501]);

/** Whether there is a page, and where; the connection ends before its body is read. */
const lookAt = (tools: VisitTools, visit: Visit, address: string, method: "GET" | "HEAD") =>
  followTo(tools, visit, address, { method, accept: "*/*" }, async (url, { status }) => ({
    url: url.href,
    status,
  }));
