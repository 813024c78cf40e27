import { countryLabel } from "@shared/constants/countries";
import { EXPORT_ROWS_MAX, type OpportunityColumn } from "@shared/constants/exports";
import { industryLabel } from "@shared/constants/industries";
import { regionLabel } from "@shared/constants/regions/regions";
import { pickFacets } from "@shared/validators/facets";
import type { OpportunityExportQuery } from "@shared/validators/exports";
import { translateLabel } from "@shared/words/labels";
import { getCatalogueDb, type ServiceContext } from "../../context/deps";
import { getStatedAmount } from "../../platform/text/stated-amount";
import { findListedPage, type ListNeeds } from "../opportunities/opportunities.service";
import { formatAmountCell, joinValues, type Rows } from "./csv";
import { type ExportedOpportunity, selectExportedOpportunities } from "./exports.queries";
import { inOrder } from "./opportunity-order";
import { includesWords } from "./text-filter";
import { capitalise, inThisLanguage } from "./wording";
import { t } from "../../platform/text/words";

/** The number of pages of the list that are searched for a country, best first, so that one file does not read the whole catalogue. */
const PAGES_MAX = 5;
const ROWS_AT_ONCE = 500;
const EVERYWHERE = "*";

type Found = ExportedOpportunity & { matchScore: number | null };

const HEADINGS: Partial<Record<OpportunityColumn, () => string[]>> = {
  amounts: () => [t("Minimum amount"), t("Maximum amount"), t("Currency")],
};
const MARKS = { saved: "Saved", dismissed: "Not for us" } as const;

const joinWords = (values: readonly string[], toWord: (value: string) => string) =>
  joinValues(values.map((value) => (value === EVERYWHERE ? t("Any") : toWord(value))));

function buildCells(column: OpportunityColumn, o: Found, publicUrl: string): (string | null)[] {
  switch (column) {
    case "name":
      return [o.name];
    case "funder":
      return [o.funderName];
    case "fundingType":
      return [capitalise(o.fundingType)];
    case "amounts": {
      const [min, max] = [getStatedAmount(o.minAmount), getStatedAmount(o.maxAmount)];
      return [formatAmountCell(min), formatAmountCell(max), (min ?? max) && o.currency];
    }
    case "deadline":
      return [o.deadline];
    case "closingTime":
      return [o.deadline && o.deadlineTime];
    case "timeZone":
      // As on its page: an hour without a zone is one of UTC.
      return [o.deadline && (o.deadlineTimezone ?? (o.deadlineTime && "UTC"))];
    case "match":
      return [o.matchScore === null ? null : String(o.matchScore)];
    case "description":
      return [o.description];
    case "deadlineNote":
      return [o.deadlineNote];
    case "opens":
      return [o.openDate];
    case "countries":
      return [
        o.eligibleCountries.includes(EVERYWHERE) ? t("Global") : joinWords(o.eligibleCountries, countryLabel),
      ];
    case "regions":
      return [joinWords(o.eligibleRegions, regionLabel)];
    case "entityTypes":
      return [joinValues(o.eligibleEntityTypes.map(translateLabel))];
    case "stages":
      return [joinValues(o.stageFocus.map(translateLabel))];
    case "industries":
      return [joinWords(o.industryFocus, (slug) => translateLabel(industryLabel(slug)))];
    case "mark":
      return [o.mark && t(MARKS[o.mark])];
    case "applicationUrl":
      return [o.applicationUrl];
    case "link":
      return [`${publicUrl}/opportunities/${o.id}`];
    case "attribution":
      return [o.attribution ?? o.sourceUrl];
  }
}

/**
 * The rows of the list of opportunities with these filters, headings first: the best 2,000, sorted as requested. `isCut` tells that there
 * are, or may be, more.
 * @throws AppError not_found for an entity that is not the user's
 */
export async function findOpportunityRows(
  ctx: ServiceContext<ListNeeds | "config">,
  query: OpportunityExportQuery,
): Promise<{ rows: Rows; isCut: boolean }> {
  const { found, isCut } = await findBest(ctx, query);
  const { PUBLIC_URL } = ctx.deps.config;
  const headings = query.columns.flatMap(({ name, label }) => HEADINGS[name]?.() ?? [translateLabel(label)]);
  const cells = inThisLanguage((opportunity: Found) =>
    query.columns.flatMap(({ name }) => buildCells(name, opportunity, PUBLIC_URL).map((cell) => cell ?? "")),
  );
  function* rows() {
    yield headings;
    for (const opportunity of inOrder(found, query.sort)) yield cells(opportunity);
  }
  return { rows: rows(), isCut };
}

/** Finds the best opportunities in the order of the list. */
async function findBest(
  ctx: ServiceContext<ListNeeds>,
  query: OpportunityExportQuery,
): Promise<{ found: Found[]; isCut: boolean }> {
  const { search, show, entityId } = query;
  const facets = pickFacets(query);
  const found: Found[] = [];
  for (let page = 0; page < PAGES_MAX; page++) {
    const slice = { offset: page * EXPORT_ROWS_MAX, limit: EXPORT_ROWS_MAX };
    const { ids, total, scores } = await findListedPage(ctx, { search, show, entityId, facets }, slice);
    for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
      const batch = ids.slice(from, from + ROWS_AT_ONCE);
      for (const opportunity of await selectExportedOpportunities(getCatalogueDb(ctx), ctx.actor.id, batch))
        if (matchesFilters(opportunity, query))
          found.push({ ...opportunity, matchScore: scores.get(opportunity.id) ?? null });
    }
    if (slice.offset + ids.length >= total || ids.length === 0)
      return { found: found.slice(0, EXPORT_ROWS_MAX), isCut: found.length > EXPORT_ROWS_MAX };
    if (found.length >= EXPORT_ROWS_MAX) break;
  }
  return { found: found.slice(0, EXPORT_ROWS_MAX), isCut: true };
}

/** Filters that the list does not apply itself: the country, and words in saved or put away opportunities. */
function matchesFilters(
  { name, funderName, description, eligibleCountries }: ExportedOpportunity,
  { search, show, country }: OpportunityExportQuery,
): boolean {
  if (show !== "all" && !includesWords(search, name, funderName, description)) return false;
  return (
    country === undefined ||
    eligibleCountries.length === 0 ||
    eligibleCountries.some((code) => code === EVERYWHERE || code.toUpperCase() === country)
  );
}
