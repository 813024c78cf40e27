import { EXPORT_ROWS_MAX, OPPORTUNITY_COLUMNS } from "@shared/constants/exports";
import { ExportButton } from "@/components/exports/export-button";
import { formatCount } from "@/lib/format/format";
import type { Filters } from "../filters";
import { writeChoice } from "../facets/facet-choice";
import { t } from "@/words";

const MAX_ROWS = formatCount(EXPORT_ROWS_MAX);

/** Exports the list with its filters as a file. */
export function ExportOpportunities({
  filters: { search, show, country, sort, facets },
  entityId,
  compact,
}: {
  filters: Filters;
  /** The entity that the scores are for, if it is only one. */
  entityId: string | undefined;
  compact: boolean;
}) {
  return (
    <ExportButton
      path="/api/opportunities/export.csv"
      jsonPath="/api/opportunities/export.json"
      filters={{ search, show, country, sort, entityId, ...writeChoice(facets) }}
      columns={OPPORTUNITY_COLUMNS}
      description={t(
        "This list with its filters, one opportunity in each row: at most {most}, the best first. Opens in Excel and every other spreadsheet.",
        { most: MAX_ROWS },
      )}
      cutNote={t("It holds the best {most} of this list. Search or filter to get others.", {
        most: MAX_ROWS,
      })}
      compact={compact}
    />
  );
}
