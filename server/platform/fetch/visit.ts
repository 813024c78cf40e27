import { parseUrl } from "@shared/parse-url";
import type { AddressRules } from "./addresses";
import { getStatusFailure, failures } from "./failures";
import type { FetchLimits } from "./limits";
import type { Pacing } from "./pacing";
import { isRedirect } from "./redirects";
import { readRetryAfter } from "./retry-after";
import type { Robots } from "./robots";
import { createTimeBudget, type TimeBudget } from "./time-budget";
import type { Answer, Ask, Transport } from "./transport";

export type VisitTools = {
  addresses: AddressRules;
  transport: Transport;
  robots: Robots;
  pacing: Pacing;
  limits: FetchLimits;
  now: () => number;
};

/** The state of one call of the fetcher, which may take several requests. */
export type Visit = {
  signal: AbortSignal | undefined;
  budget: TimeBudget;
  /** Hosts that were already asked for a page: further requests to them belong to the same visit. */
  hosts: Set<string>;
  /** Whether the visit has already waited for a Retry-After, which it does once. */
  hasRetried: boolean;
};

export function startVisit(limits: FetchLimits, signal: AbortSignal | undefined): Visit {
  return { signal, budget: createTimeBudget(limits.networkMs, signal), hosts: new Set(), hasRetried: false };
}

/** The answer to a request with the headers of a kept answer. */
export const NOT_MODIFIED = 304;

type Outcome<T> = { value: T } | { location: string } | { retryAfterMs: number };

/**
 * Follows an address and its redirects, and passes a successful answer to `use`. Every address on the way is checked
 * against the rules and the robots.txt of its site, and waits for its host's turn.
 * @throws FetchFailure; what `use` throws; the reason of the visit's signal
 */
export async function followRedirects<T>(
  tools: VisitTools,
  visit: Visit,
  address: string,
  ask: Ask,
  use: (url: URL, answer: Answer) => Promise<T>,
): Promise<T> {
  const { addresses, limits, pacing } = tools;
  const seen = new Set<string>();
  let url = addresses.checkUrl(address);
  for (;;) {
    seen.add(url.href);
    const outcome = await askOnce(tools, visit, url, ask, use);
    if ("value" in outcome) return outcome.value;
    if ("retryAfterMs" in outcome) {
      visit.hasRetried = true;
      pacing.pause(url, outcome.retryAfterMs);
      continue;
    }
    const next = addresses.checkUrl(outcome.location, url);
    if (seen.has(next.href)) throw failures.redirectCircle(url);
    if (seen.size > limits.redirects) throw failures.tooManyRedirects(url, limits.redirects);
    url = next;
  }
}

function askOnce<T>(
  tools: VisitTools,
  visit: Visit,
  url: URL,
  ask: Ask,
  use: (url: URL, answer: Answer) => Promise<T>,
): Promise<Outcome<T>> {
  const { pacing, robots, transport } = tools;
  const { signal, budget, hosts } = visit;
  return pacing.runInTurn(url, signal, async () => {
    const rules = await robots.getRules(url, visit);
    const isAllowed = rules.allows(url);
    if (!isAllowed) throw isAllowed === false ? failures.robots(url) : failures.robotsUnreadable(url);
    const visitGapMs = hosts.has(url.hostname) ? undefined : Math.max(rules.crawlDelayMs, ask.gapMs ?? 0);
    hosts.add(url.hostname);
    return pacing.runSpaced(url, { visitGapMs, signal }, () =>
      budget.run(url, (limit) =>
        transport.exchange({ ...ask, url, signal: limit }, async (answer): Promise<Outcome<T>> => {
          if (answer.status === NOT_MODIFIED && hasKeptAnswer(ask)) return { value: await use(url, answer) };
          if (isRedirect(answer.status)) return { location: getLocation(url, answer) };
          const retryAfterMs = visit.hasRetried ? undefined : readRequestedPause(tools, answer);
          if (retryAfterMs !== undefined) return { retryAfterMs };
          const failure = getStatusFailure(url, answer.status);
          if (failure) throw failure;
          return { value: await use(url, answer) };
        }),
      ),
    );
  });
}

/** Whether a request names the answer that is kept. */
const hasKeptAnswer = ({ headers = {} }: Ask): boolean =>
  "if-none-match" in headers || "if-modified-since" in headers;

function getLocation(url: URL, answer: Answer): string {
  const location = answer.header("location");
  if (location && parseUrl(location, url)) return location;
  throw failures.emptyRedirect(url, answer.status);
}

/** Returns the pause that a busy site asks for, if it is short enough to wait for. */
function readRequestedPause({ limits, now }: VisitTools, answer: Answer): number | undefined {
  if (answer.status !== 429 && answer.status !== 503) return undefined;
  const pauseMs = readRetryAfter(answer.header("retry-after"), now());
  return pauseMs !== undefined && pauseMs <= limits.retryAfterMs ? pauseMs : undefined;
}
