import { AMOUNT_FIELDS } from "@shared/constants/curation";
import type { ScrapedOpportunity, ScrapedValues } from "../extraction/types";
import { areAmountsInOrder } from "../import/reading-values";
import { type ContentKind, FetchFailure } from "../../../platform/fetch/types";
import { type ReadingReport, type ReadingTools, Unread } from "./types";

export const READABLE: readonly ContentKind[] = ["html", "pdf", "xml", "json"];

/**
 * After this many refusals in a row the site does not want to be read, and the other pages are not requested.
 */
const REFUSALS_MAX = 3;
const REFUSALS = ["blocked", "login_wall", "robots", "timeout", "unreachable"];

/** A page about one opportunity, with its entry when a list named it. */
export type Detail = { url: string; entry?: ScrapedOpportunity };

/**
 * Reads pages about one opportunity each, one after the other, and reports them. When a page cannot be read,
 * the others are still read.
 * @param from the number of opportunities that are done already
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
      const opportunity = reading.kind === "single" ? reading.opportunities[0] : undefined;
      if (opportunity) await report.take([entry ? mergeEntry(entry, opportunity) : { ...opportunity, url }]);
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

/**
 * Values of the list stay, because its structure is known. The page adds further values, and its description
 * when that is longer.
 */
function mergeEntry(entry: ScrapedOpportunity, page: ScrapedOpportunity): ScrapedOpportunity {
  const isLonger = (page.values.description?.length ?? 0) > (entry.values.description?.length ?? 0);
  const { description, ...origins } = page.origins;
  const added = { ...page.values };
  const addedOrigins = { ...origins };
  for (const field of listUnfit(entry.values, page.values)) {
    delete added[field];
    delete addedOrigins[field];
  }
  return {
    ...entry,
    values: {
      ...added,
      ...entry.values,
      ...(isLonger ? { description: page.values.description } : {}),
    },
    origins: {
      ...addedOrigins,
      ...entry.origins,
      ...(isLonger && description ? { description } : {}),
    },
  };
}

const OF_DAY = ["deadlineTimezone", "deadlineTime"] as const;
const isOther = (a: unknown, b: unknown) => a != null && b != null && a !== b;

/** The values of a page that would mean something else beside those of the list: the hour of another day, and other money. */
function listUnfit(
  entry: ScrapedValues,
  page: ScrapedValues,
): (typeof OF_DAY | typeof AMOUNT_FIELDS)[number][] {
  const isOtherDay =
    entry.deadline != null &&
    (entry.deadline !== page.deadline || isOther(entry.deadlineTimezone, page.deadlineTimezone));
  const isOtherMoney =
    AMOUNT_FIELDS.some((field) => entry[field] != null) &&
    (isOther(entry.currency, page.currency) ||
      !areAmountsInOrder(entry.minAmount ?? page.minAmount, entry.maxAmount ?? page.maxAmount));
  return [...(isOtherDay ? OF_DAY : []), ...(isOtherMoney ? AMOUNT_FIELDS : [])];
}
