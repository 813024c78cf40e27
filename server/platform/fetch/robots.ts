import type { AddressRules } from "./addresses";
import { collectBody } from "./body";
import { failures } from "./failures";
import type { FetchLimits } from "./limits";
import type { Pacing } from "./pacing";
import { isRedirect } from "./redirects";
import { parseRobots, type RobotsRules } from "./robots-rules";
import type { TimeBudget } from "./time-budget";
import type { Answer, Transport } from "./transport";
import { FetchFailure, type FetchFailureKind } from "./types";

type Visit = { budget: TimeBudget; signal: AbortSignal | undefined };

export type Robots = {
  /**
   * Returns the rules of the robots.txt at the origin of `url`, from the cache or from the site.
   * @throws FetchFailure `robots` when it cannot be read; others when the site itself cannot be reached
   */
  getRules(url: URL, visit: Visit): Promise<RobotsRules>;
};

type Entry = { rules: RobotsRules | undefined; letters: number; until: number };

const ORIGINS_KEPT = 500;
const LETTERS_KEPT = 5_000_000;

/** These failures are about the site, not about its robots.txt. */
const SITE_IS_AWAY: readonly FetchFailureKind[] = ["refused_address", "unknown_host", "unreachable"];

/**
 * Creates the robots.txt cache. Callers must come one at a time per host, so that no file is requested twice at once.
 * @param options `now` is in milliseconds
 */
export function createRobots(options: {
  transport: Transport;
  pacing: Pacing;
  addresses: AddressRules;
  limits: FetchLimits;
  userAgent: string;
  now: () => number;
}): Robots {
  const { transport, pacing, addresses, limits, userAgent, now } = options;
  const cache = new Map<string, Entry>();

  function store(origin: string, entry: Entry): void {
    cache.delete(origin);
    cache.set(origin, entry);
    let letters = [...cache.values()].reduce((sum, entry) => sum + entry.letters, 0);
    // A Map keeps its insertion order, so the oldest entries are deleted first.
    for (const [oldest, each] of cache) {
      if (cache.size <= ORIGINS_KEPT && letters <= LETTERS_KEPT) break;
      cache.delete(oldest);
      letters -= each.letters;
    }
  }

  /** Returns an empty text when there is no such file: everything is then allowed (RFC 9309, 2.3.1). */
  async function read(page: URL, visit: Visit): Promise<string> {
    const seen = new Set<string>();
    let url = new URL("/robots.txt", page);
    while (!seen.has(url.href) && seen.size <= limits.redirects) {
      seen.add(url.href);
      const answer = await ask(url, visit).catch((error: unknown) => {
        throw error instanceof FetchFailure && seen.size > 1 ? failures.robotsUnreadable(page) : error;
      });
      if (answer.location === undefined) return answer.text;
      url = checkRedirect(answer.location, url, page);
    }
    return "";
  }

  /** A robots.txt may redirect to an address that we may not visit. The page itself must not be visited then. */
  function checkRedirect(location: string, url: URL, page: URL): URL {
    try {
      return addresses.checkUrl(location, url);
    } catch {
      throw failures.robotsUnreadable(page);
    }
  }

  const ask = (url: URL, { budget, signal }: Visit) =>
    pacing.runSpaced(url, { signal }, () =>
      budget.run(url, (limit) =>
        transport.exchange(
          { url, method: "GET", accept: "text/plain,*/*;q=0.1", signal: limit },
          async (answer) => {
            if (isRedirect(answer.status)) return { location: answer.header("location") ?? "" };
            return { text: await readText(url, answer) };
          },
        ),
      ),
    );

  async function readText(url: URL, answer: Answer): Promise<string> {
    const { status } = answer;
    if (status === 429 || status < 200 || status >= 500) throw failures.robotsUnreadable(url);
    if (status >= 300) return "";
    const body = await collectBody(answer, limits.robotsBytes);
    if (!body) throw failures.robotsUnreadable(url);
    const text = body.bytes.toString("utf8");
    // The last, cut line is dropped: its beginning could forbid more than the whole line.
    return body.isWhole ? text : text.slice(0, text.lastIndexOf("\n") + 1);
  }

  return {
    async getRules(url, visit) {
      const { origin } = url;
      const cached = cache.get(origin);
      if (cached && cached.until > now()) {
        if (!cached.rules) throw failures.robotsUnreadable(url);
        return cached.rules;
      }
      try {
        const text = await read(url, visit);
        const rules = parseRobots(origin, text, userAgent);
        store(origin, { rules, letters: text.length, until: now() + limits.robotsKeptMs });
        return rules;
      } catch (error) {
        if (!(error instanceof FetchFailure) || SITE_IS_AWAY.includes(error.kind)) throw error;
        store(origin, { rules: undefined, letters: 0, until: now() + limits.robotsFailureKeptMs });
        throw failures.robotsUnreadable(url);
      }
    },
  };
}
