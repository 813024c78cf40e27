import { isSamePage } from "../extraction/urls";
import { READABLE, readDetails } from "../sources/read-details";
import { createPageReader } from "./page-reading";
import type { RunReader } from "./scrape.job";

/** The number of detail pages that are read beyond a list. */
const DETAILS_MAX = 10;

/** Reads any page: a single programme, or a list of programmes and the first pages that it links to. */
export const readCustomUrl: RunReader = async (deps, run, { record, signal, endBy }) => {
  const now = deps.clock.now();
  const { sourceName, requestedBy: userId } = run;
  const { extract, notes } = createPageReader(deps, { sourceName, userId, now, signal });
  const page = await deps.pages.get(run.url ?? "", { accept: READABLE, signal });
  const { kind, opportunities, detailLinks } = await extract(page);

  // The links on the page of a single programme lead to other topics.
  const links = kind === "single" ? [] : detailLinks;
  const details = links.slice(0, DETAILS_MAX).map((url) => {
    const entry = opportunities.find((opportunity) => isSamePage(opportunity.url, url));
    return { url, ...(entry ? { entry } : {}) };
  });
  const followed = new Set(details.map(({ entry }) => entry));
  const rest = opportunities.filter((opportunity) => !followed.has(opportunity));
  record.expect(rest.length + details.length);
  await record.take(rest);
  record.step(rest.length);
  await readDetails({ pages: deps.pages, extract, now, signal, endBy }, details, record, rest.length);
  return { notes: notes() };
};
