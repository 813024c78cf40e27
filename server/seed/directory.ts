import type { ResourceType } from "@shared/constants/enums";
import type { funderProfiles, resources } from "@shared/schema/index";
import { isWebAddress } from "@shared/validators/fields";
import type { Catalogue, CatalogueFunder, CatalogueResource, Programme } from "./catalogue-files";
import { FOUNDSHORE_NOTICE } from "./programmes";
import { readableFundingTypes, readableGeographies, readableIndustries, readableStages } from "./vocabulary";

const webAddress = (text: string | null) => (text !== null && isWebAddress(text) ? text : null);
const dayOf = (asOf: string) => new Date(`${asOf}T00:00:00Z`);

/** Funders that are known through the Foundshore list carry its notice, too. */
function funderAttribution(funder: CatalogueFunder, programmes: readonly Programme[]): string | null {
  const isFromList = programmes.some(
    ({ funderName, sourceList, asOf }) =>
      sourceList === "foundshore-2026" && funderName === funder.name && asOf === funder.asOf,
  );
  return funder.basis === "source" && isFromList ? FOUNDSHORE_NOTICE : null;
}

/** A row of funders.json in the words of the directory. An average is stated only where there is one cheque size. */
export function mapFunder(
  row: CatalogueFunder,
  { programmes }: Pick<Catalogue, "programmes">,
): typeof funderProfiles.$inferInsert {
  const minCheckSize = row.minCheque === null ? null : String(row.minCheque);
  const maxCheckSize = row.maxCheque === null ? null : String(row.maxCheque);
  return {
    name: row.name,
    funderType: row.type,
    description: row.description,
    website: webAddress(row.website),
    country: row.country,
    geographyFocus: readableGeographies(row.geographies),
    industryFocus: readableIndustries(row.industryFocus),
    stageFocus: readableStages(row.stageFocus),
    minCheckSize,
    maxCheckSize,
    averageCheckSize: minCheckSize === maxCheckSize ? minCheckSize : null,
    currency: row.currency,
    verified: row.basis === "source",
    source:
      row.basis === "source" ? "Checked against its page" : "Well-known facts, not checked against a page",
    sourceUrl: webAddress(row.sourceUrl),
    attribution: funderAttribution(row, programmes),
    lastSyncedAt: dayOf(row.asOf),
  };
}

/** A course is read as a guide and a database is a tool: the library has four shelves. */
const SHELF: Record<CatalogueResource["type"], ResourceType> = {
  template: "template",
  guide: "guide",
  tool: "tool",
  video: "video",
  course: "guide",
  database: "tool",
};

const DOWNLOAD = /\.(?:pdf|docx?|xlsx?|pptx?|odt|ods|csv|zip)$/i;

/**
 * A row of resources.json in the words of the library. Other publishers' material stays with them; what was written for this
 * project comes with its text.
 */
export function mapResource(row: CatalogueResource): typeof resources.$inferInsert {
  const url = webAddress(row.url);
  return {
    title: row.title,
    resourceType: SHELF[row.type],
    description: row.description,
    content: row.content,
    fileUrl: url !== null && DOWNLOAD.test(new URL(url).pathname) ? url : null,
    relevantFor: readableFundingTypes(row.relevantFor),
    relevantFundingType: row.relevantFor,
    publisher: row.publisher,
    source: row.publisher,
    sourceUrl: url,
    licence: row.licence,
    lastSyncedAt: dayOf(row.asOf),
  };
}
