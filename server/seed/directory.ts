import type { ResourceType } from "@shared/constants/enums";
import type { funderProfiles, resources } from "@shared/schema/index";
import { isWebAddress } from "@shared/validators/fields";
import type { Catalogue, CatalogueFunder, CatalogueResource, Programme } from "./catalogue-files";
import { FOUNDSHORE_NOTICE } from "../features/catalogue/sources/starter-lists";
import { readableFundingTypes, readableGeographies, readableIndustries, readableStages } from "./vocabulary";

const keepWebAddress = (text: string | null) => (text !== null && isWebAddress(text) ? text : null);
const parseDay = (asOf: string) => new Date(`${asOf}T00:00:00Z`);

/** Funders that come from the Foundshore list carry its notice too. */
function chooseAttribution(funder: CatalogueFunder, programmes: readonly Programme[]): string | null {
  const isFromList = programmes.some(
    ({ funderName, sourceList, asOf }) =>
      sourceList === "foundshore-2026" && funderName === funder.name && asOf === funder.asOf,
  );
  return funder.basis === "source" && isFromList ? FOUNDSHORE_NOTICE : null;
}

/** Maps a row of funders.json to a funder. An average is stated only if there is a single cheque size. */
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
    website: keepWebAddress(row.website),
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
    sourceUrl: keepWebAddress(row.sourceUrl),
    attribution: chooseAttribution(row, programmes),
    lastSyncedAt: parseDay(row.asOf),
  };
}

/** The library has four types, so a course is shown as a guide and a database as a tool. */
const TYPE_BY_KIND: Record<CatalogueResource["type"], ResourceType> = {
  template: "template",
  guide: "guide",
  tool: "tool",
  video: "video",
  course: "guide",
  database: "tool",
};

const DOWNLOAD = /\.(?:pdf|docx?|xlsx?|pptx?|odt|ods|csv|zip)$/i;

/**
 * Maps a row of resources.json to a resource. Material of other publishers is linked. Texts that were written
 * for this project come with their content.
 */
export function mapResource(row: CatalogueResource): typeof resources.$inferInsert {
  const url = keepWebAddress(row.url);
  return {
    title: row.title,
    resourceType: TYPE_BY_KIND[row.type],
    description: row.description,
    content: row.content,
    fileUrl: url !== null && DOWNLOAD.test(new URL(url).pathname) ? url : null,
    relevantFor: readableFundingTypes(row.relevantFor),
    relevantFundingType: row.relevantFor,
    publisher: row.publisher,
    source: row.publisher,
    sourceUrl: url,
    licence: row.licence,
    lastSyncedAt: parseDay(row.asOf),
  };
}
