import { parseUrl } from "@shared/parse-url";
import type { AddressRules } from "./addresses";
import { failureOfStatus, failures } from "./failures";
import type { FetchLimits } from "./limits";
import type { Pacing } from "./pacing";
import { isRedirect } from "./redirects";
import { readRetryAfter } from "./retry-after";
import type { Robots } from "./robots";
import { createTalkTime, type TalkTime } from "./time-budget";
import type { Answer, Transport } from "./transport";

export type VisitTools = {
  addresses: AddressRules;
  transport: Transport;
  robots: Robots;
  pacing: Pacing;
  limits: FetchLimits;
  now: () => number;
};

/** What one call of the fetcher does, however many requests it takes. */
export type Visit = {
  signal: AbortSignal | undefined;
  talk: TalkTime;
  /** Hosts that were asked for a page: what follows there is still the same visit. */
  hosts: Set<string>;
  /** A visit comes back once when it is asked to, and not again. */
  hasComeBack: boolean;
};

export function startVisit(limits: FetchLimits, signal: AbortSignal | undefined): Visit {
  return { signal, talk: createTalkTime(limits.talkMs, signal), hosts: new Set(), hasComeBack: false };
}

type Ask = { method: "GET" | "HEAD"; accept: string };
type Outcome<T> = { value: T } | { location: string } | { comeBackAfterMs: number };

/**
 * Follows an address to the page behind it and hands a successful answer to `use`. Every address on the way is checked,
 * allowed by the robots.txt of its site, and asked in its host's turn.
 * @throws FetchFailure; what `use` throws; the reason of the visit's signal
 */
export async function followTo<T>(
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
    if ("comeBackAfterMs" in outcome) {
      visit.hasComeBack = true;
      pacing.pause(url, outcome.comeBackAfterMs);
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
  const { signal, talk, hosts } = visit;
  return pacing.alone(url, signal, async () => {
    const rules = await robots.rulesFor(url, visit);
    const isAllowed = rules.allows(url);
    if (!isAllowed) throw isAllowed === false ? failures.robots(url) : failures.robotsUnreadable(url);
    const visitGapMs = hosts.has(url.hostname) ? undefined : rules.crawlDelayMs;
    hosts.add(url.hostname);
    return pacing.spaced(url, { visitGapMs, signal }, () =>
      talk.run(url, (limit) =>
        transport.exchange({ ...ask, url, signal: limit }, async (answer): Promise<Outcome<T>> => {
          if (isRedirect(answer.status)) return { location: locationOf(url, answer) };
          const comeBackAfterMs = visit.hasComeBack ? undefined : pauseAskedFor(tools, answer);
          if (comeBackAfterMs !== undefined) return { comeBackAfterMs };
          const failure = failureOfStatus(url, answer.status);
          if (failure) throw failure;
          return { value: await use(url, answer) };
        }),
      ),
    );
  });
}

function locationOf(url: URL, answer: Answer): string {
  const location = answer.header("location");
  if (location && parseUrl(location, url)) return location;
  throw failures.emptyRedirect(url, answer.status);
}

/** Of a site that is busy: the pause after which it would like to be asked again, when that is worth waiting for. */
function pauseAskedFor({ limits, now }: VisitTools, answer: Answer): number | undefined {
  if (answer.status !== 429 && answer.status !== 503) return undefined;
  const pauseMs = readRetryAfter(answer.header("retry-after"), now());
  return pauseMs !== undefined && pauseMs <= limits.retryAfterMs ? pauseMs : undefined;
}
