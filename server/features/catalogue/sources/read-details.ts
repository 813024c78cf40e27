import type { ScrapedOpportunity } from "../extraction/types";
import { type ContentKind, FetchFailure } from "../../../platform/fetch/types";
import { type ReadingReport, type ReadingTools, Unread } from "./types";

export const READABLE: readonly ContentKind[] = ["html", "pdf", "xml", "json"];

/** So many refusals one after the other mean that a site does not want to be read: the rest is not asked for. */
const REFUSALS_MAX = 3;
const REFUSALS = ["blocked", "login_wall", "robots", "timeout", "unreachable"];

/** A page about one opportunity, and what a list said of it, where it stood in one. */
export type Detail = { url: string; entry?: ScrapedOpportunity };

/**
 * Reads pages about one opportunity each, one after the other, and reports them. One that cannot be read costs no other.
 * @param from how many are done with before
 */
export async function readDetails(
  tools: ReadingTools,
  details: readonly Detail[],
  report: ReadingReport,
  from = 0,
): Promise<void> {
  const { pages, extract, signal, endBy } = tools;
  let refusals = 0;
  let done = from;
  for (const { url, entry } of details) {
    signal.throwIfAborted();
    try {
      if (Date.now() > endBy) throw new Unread("Not read, because the reading took too long.");
      if (refusals >= REFUSALS_MAX) throw new Unread("Not read, because the site had refused other pages.");
      const reading = await extract(await pages.get(url, { accept: READABLE, signal }));
      refusals = 0;
      const found = reading.kind === "single" ? reading.opportunities[0] : undefined;
      if (found) await report.take([entry ? merge(entry, found) : { ...found, url }]);
      else if (entry) await report.take([entry]);
      else report.fail(url, new Unread("Nothing about funding was found on this page."));
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof FetchFailure && REFUSALS.includes(error.kind)) refusals += 1;
      if (entry) {
        await report.take([entry]);
        report.remark(entry.values.name, error);
      } else report.fail(url, error);
    }
    done += 1;
    report.step(done);
  }
}

/** What the list says stands, because its structure is known; the page itself adds to it, and describes it better. */
function merge(entry: ScrapedOpportunity, page: ScrapedOpportunity): ScrapedOpportunity {
  const isLonger = (page.values.description?.length ?? 0) > (entry.values.description?.length ?? 0);
  const { description, ...origins } = page.origins;
  return {
    ...entry,
    values: {
      ...page.values,
      ...entry.values,
      ...(isLonger ? { description: page.values.description } : {}),
    },
    origins: {
      ...origins,
      ...entry.origins,
      ...(isLonger && description ? { description } : {}),
    },
  };
}
