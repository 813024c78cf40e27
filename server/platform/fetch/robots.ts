import type { AddressRules } from "./addresses";
import { collectBody } from "./body";
import { failures } from "./failures";
import type { FetchLimits } from "./limits";
import type { Pacing } from "./pacing";
import { isRedirect } from "./redirects";
import { parseRobots, type RobotsRules } from "./robots-rules";
import type { TalkTime } from "./time-budget";
import type { Answer, Transport } from "./transport";
import { FetchFailure, type FetchFailureKind } from "./types";

type Visit = { talk: TalkTime; signal: AbortSignal | undefined };

export type Robots = {
  /**
   * What the robots.txt at the origin of `url` says, from memory or from the site.
   * @throws FetchFailure `robots` when it cannot be read; others when the site itself cannot be reached
   */
  rulesFor(url: URL, visit: Visit): Promise<RobotsRules>;
};

type Kept = { rules: RobotsRules | undefined; letters: number; until: number };

const ORIGINS_KEPT = 500;
const LETTERS_KEPT = 5_000_000;

/** These say more about the site than about its robots.txt. */
const SITE_IS_AWAY: readonly FetchFailureKind[] = ["refused_address", "unknown_host", "unreachable"];

/** Callers come one at a time per host, so that no origin is asked twice at once. `now` is in milliseconds. */
export function createRobots(options: {
  transport: Transport;
  pacing: Pacing;
  addresses: AddressRules;
  limits: FetchLimits;
  userAgent: string;
  now: () => number;
}): Robots {
  const { transport, pacing, addresses, limits, userAgent, now } = options;
  const kept = new Map<string, Kept>();

  function keep(origin: string, entry: Kept): void {
    kept.delete(origin);
    kept.set(origin, entry);
    let letters = [...kept.values()].reduce((sum, each) => sum + each.letters, 0);
    // A Map hands its entries out in the order they came in: the oldest go first.
    for (const [oldest, each] of kept) {
      if (kept.size <= ORIGINS_KEPT && letters <= LETTERS_KEPT) break;
      kept.delete(oldest);
      letters -= each.letters;
    }
  }

  /** Empty when there is none, or none that can be found: everything is then allowed (RFC 9309, 2.3.1). */
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

  /** Where a robots.txt is moved to may be forbidden to us; its page, then, is not ours to judge either. */
  function checkRedirect(location: string, url: URL, page: URL): URL {
    try {
      return addresses.checkUrl(location, url);
    } catch {
      throw failures.robotsUnreadable(page);
    }
  }

  const ask = (url: URL, { talk, signal }: Visit) =>
    pacing.spaced(url, { signal }, () =>
      talk.run(url, (limit) =>
        transport.exchange(
          { url, method: "GET", accept: "text/plain,*/*;q=0.1", signal: limit },
          async (answer) => {
            if (isRedirect(answer.status)) return { location: answer.header("location") ?? "" };
            return { text: await textOf(url, answer) };
          },
        ),
      ),
    );

  async function textOf(url: URL, answer: Answer): Promise<string> {
    const { status } = answer;
    if (status === 429 || status < 200 || status >= 500) throw failures.robotsUnreadable(url);
    if (status >= 300) return "";
    const body = await collectBody(answer, limits.robotsBytes);
    if (!body) throw failures.robotsUnreadable(url);
    const text = body.bytes.toString("utf8");
    // Half a line would forbid more than the whole one.
    return body.isWhole ? text : text.slice(0, text.lastIndexOf("\n") + 1);
  }

  return {
    async rulesFor(url, visit) {
      const { origin } = url;
      const known = kept.get(origin);
      if (known && known.until > now()) {
        if (!known.rules) throw failures.robotsUnreadable(url);
        return known.rules;
      }
      try {
        const text = await read(url, visit);
        const rules = parseRobots(origin, text, userAgent);
        keep(origin, { rules, letters: text.length, until: now() + limits.robotsKeptMs });
        return rules;
      } catch (error) {
        if (!(error instanceof FetchFailure) || SITE_IS_AWAY.includes(error.kind)) throw error;
        keep(origin, { rules: undefined, letters: 0, until: now() + limits.robotsFailureKeptMs });
        throw failures.robotsUnreadable(url);
      }
    },
  };
}
