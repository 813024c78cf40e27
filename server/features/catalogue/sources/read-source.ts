import { readListing } from "../extraction/selectors";
import { readSitemap } from "../extraction/sitemap";
import type { ScrapedOpportunity } from "../extraction/types";
import { isSameHost } from "../extraction/urls";
import { type ContentKind, FetchFailure } from "../../../platform/fetch/types";
import { type Detail, READABLE, readDetails } from "./read-details";
import type { ConfiguredSource, Reading, ReadingReport, ReadingTools } from "./types";

/**
 * Reads a configured source and reports the opportunities that it finds.
 * @throws FetchFailure when the source itself cannot be read; the signal's reason
 */
export async function readSource(
  source: ConfiguredSource,
  tools: ReadingTools,
  report: ReadingReport,
): Promise<void> {
  const completeReport: ReadingReport = {
    ...report,
    take: (readings) => report.take(readings.map((reading) => addConstants(reading, source))),
  };
  if (source.read.kind === "sitemap") {
    const details = await readAddresses(source, source.read, tools);
    report.expect(details.length);
    return readDetails(tools, details, completeReport);
  }
  const entries = await readEntries(source, tools, report);
  const isFollowed = (entry: ScrapedOpportunity, index: number) =>
    index < (source.details ?? 0) && isSameHost(entry.url, source.url);
  const detailEntries = entries.filter(isFollowed);
  const otherEntries = entries.filter((entry, index) => !isFollowed(entry, index));
  report.expect(entries.length);
  await completeReport.take(otherEntries);
  report.step(otherEntries.length);
  const details = detailEntries.map((entry) => ({ url: entry.url, entry }));
  await readDetails(tools, details, completeReport, otherEntries.length);
}

const ACCEPTED: Record<Reading["kind"], readonly ContentKind[]> = {
  page: READABLE,
  listing: ["html"],
  feed: ["xml"],
  sitemap: ["xml"],
};

const XML_BY_ANOTHER_NAME: readonly ContentKind[] = ["text", "html"];

async function readAddresses(
  { url }: ConfiguredSource,
  { detail, max }: Extract<Reading, { kind: "sitemap" }>,
  { pages, signal }: ReadingTools,
): Promise<Detail[]> {
  const page = await pages.get(url, { accept: [...ACCEPTED.sitemap, ...XML_BY_ANOTHER_NAME], signal });
  return readSitemap(page.text)
    .filter((entry) => isSameHost(entry.url, page.url) && detail.test(new URL(entry.url).pathname))
    .sort((a, b) => (b.lastModified ?? "").localeCompare(a.lastModified ?? ""))
    .slice(0, max)
    .map((entry) => ({ url: entry.url }));
}

/** Reads the entries of all pages of a list, each of them once. */
async function readEntries(
  source: ConfiguredSource,
  tools: ReadingTools,
  report: ReadingReport,
): Promise<ScrapedOpportunity[]> {
  const entriesByKey = new Map<string, ScrapedOpportunity>();
  for (const url of [source.url, ...(source.more ?? [])]) {
    let entries: ScrapedOpportunity[];
    try {
      entries = await readList(source.read, url, tools);
    } catch (error) {
      tools.signal.throwIfAborted();
      if (url === source.url) throw error;
      if (!(error instanceof FetchFailure && error.kind === "not_found")) report.remark(url, error);
      break;
    }
    const sizeBefore = entriesByKey.size;
    for (const entry of entries) {
      // Several entries of one page may have no address of their own.
      const key = `${entry.externalId ?? entry.url} ${entry.values.name}`;
      if (!entriesByKey.has(key)) entriesByKey.set(key, entry);
    }
    if (entriesByKey.size === sizeBefore) break;
  }
  return [...entriesByKey.values()];
}

async function readList(reading: Reading, url: string, tools: ReadingTools): Promise<ScrapedOpportunity[]> {
  const { pages, extract, signal, now } = tools;
  const accept =
    reading.kind === "feed" ? [...ACCEPTED.feed, ...XML_BY_ANOTHER_NAME] : ACCEPTED[reading.kind];
  const page = await pages.get(url, { accept, signal });
  if (reading.kind === "listing") return readListing(page.text, page.url, reading.selectors, now);
  const { opportunities } = await extract(page);
  const titlePattern = reading.kind === "feed" ? reading.only : undefined;
  return titlePattern ? opportunities.filter(({ values }) => titlePattern.test(values.name)) : opportunities;
}

/** Adds the values that are the same for everything of a source. */
function addConstants(reading: ScrapedOpportunity, { constants }: ConfiguredSource): ScrapedOpportunity {
  const { funderType, attribution, funderName, ...values } = constants;
  const { funderName: funderOrigin, ...origins } = reading.origins;
  return {
    ...reading,
    values: { ...values, ...reading.values, ...(funderName ? { funderName } : {}) },
    // The words of the page do not state the configured name, so they are no longer its origin.
    origins: funderName || !funderOrigin ? origins : { ...origins, funderName: funderOrigin },
    constants: { funderType, ...(attribution ? { attribution } : {}), ...reading.constants },
  };
}
