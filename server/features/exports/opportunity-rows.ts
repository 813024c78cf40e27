import { countryLabel } from "@shared/constants/countries";
import type { ExportColumn, OpportunityColumn } from "@shared/constants/exports";
import { industryLabel } from "@shared/constants/industries";
import { regionLabel } from "@shared/constants/regions/regions";
import type { OpportunityExportQuery } from "@shared/validators/exports";
import { translateLabel } from "@shared/words/labels";
import type { ServiceContext } from "../../context/deps";
import { getStatedAmount } from "../../platform/text/stated-amount";
import type { ListNeeds } from "../opportunities/opportunities.service";
import { type Best, findBest, type Found } from "./best-opportunities";
import { formatAmountCell, joinValues, type Rows } from "./csv";
import { capitalise, inThisLanguage } from "./wording";
import { t } from "../../platform/text/words";

const EVERYWHERE = "*";

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
      return [joinWords(o.eligibleEntityTypes, translateLabel)];
    case "stages":
      return [joinWords(o.stageFocus, translateLabel)];
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
  const best = await findBest(ctx, query);
  return { rows: toRows(best, query.columns, ctx.deps.config.PUBLIC_URL), isCut: best.isCut };
}

/** Opportunities as the rows of a table with these columns, headings first, in the language of now. */
export function toRows(
  { found }: Best,
  columns: readonly ExportColumn<OpportunityColumn>[],
  publicUrl: string,
): Rows {
  const headings = columns.flatMap(({ name, label }) => HEADINGS[name]?.() ?? [translateLabel(label)]);
  const cells = inThisLanguage((opportunity: Found) =>
    columns.flatMap(({ name }) => buildCells(name, opportunity, publicUrl).map((cell) => cell ?? "")),
  );
  function* rows() {
    yield headings;
    for (const opportunity of found) yield cells(opportunity);
  }
  return rows();
}
