import type { Deps } from "../../../context/deps";
import type { JobDefinition } from "../../../jobs/types";
import { FetchFailure, type FetchFailureKind } from "../../../platform/fetch/types";
import { publishCatalogue } from "../curation/curation-push";
import { listLinksToCheck, recordLinkCheck, type LinkState, type LinkToCheck } from "./link-checks.queries";

const HOUR_MS = 3_600_000;
const LINKS_AT_A_TIME = 100;
/** Requests to one host still wait for each other. */
const HOSTS_AT_ONCE = 5;
/** Links that are not checked within this time wait for the next job. */
const CHECK_MS = 8 * 60_000;

/** With these failures a person could not open the page either. A site may refuse only programs. */
const BROKEN: readonly FetchFailureKind[] = ["not_found", "unknown_host", "unreachable", "bad_answer"];

/** Checks the links to apply of published opportunities, if the settings ask for it. */
export const checkLinksJob: JobDefinition<"check-links"> = {
  retries: 1,
  retryDelaySeconds: 60,
  expireInSeconds: 600,
  concurrency: 1,
  cron: "7,22,37,52 * * * *",

  async handle(deps, { signal }) {
    const hours = deps.config.LINK_CHECK_EVERY_HOURS;
    if (hours === 0) return;
    const now = deps.clock.now();
    const before = new Date(now.getTime() - hours * HOUR_MS);
    const links = await listLinksToCheck(deps.db, { now, before, limit: LINKS_AT_A_TIME });
    const endBy = Date.now() + CHECK_MS;
    const queue = groupByUrl(links).entries();
    const work = async () => {
      for (const [url, ofUrl] of queue) {
        if (Date.now() > endBy) return;
        const state = await checkLink(deps, url, signal);
        for (const link of ofUrl) await recordLinkCheck(deps.db, link, state, deps.clock.now());
      }
    };
    await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, work));
    if (links.length > 0) await publishCatalogue(deps, deps.db);
  },
};

/** @throws the signal's reason if it is aborted */
async function checkLink(
  { pages }: Pick<Deps, "pages">,
  url: string,
  signal: AbortSignal,
): Promise<LinkState> {
  try {
    await pages.check(url, { signal });
    return { problem: null };
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    return BROKEN.includes(error.kind) ? { problem: error.text } : "unsure";
  }
}

/** Groups links by address, because several opportunities may share a page, which is then requested once. */
function groupByUrl(links: readonly LinkToCheck[]): Map<string, LinkToCheck[]> {
  const found = new Map<string, LinkToCheck[]>();
  for (const link of links) found.set(link.url, [...(found.get(link.url) ?? []), link]);
  return found;
}
