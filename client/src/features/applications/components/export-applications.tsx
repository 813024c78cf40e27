import { APPLICATION_COLUMNS } from "@shared/constants/exports";
import { ExportButton } from "@/components/exports/export-button";
import { useSearchParam } from "@/hooks/use-search-param";
import { useTaskPerson } from "../board/use-task-person";
import { useIsBoard } from "../board/view-switch";
import { STATUS_FILTERS } from "../wording";
import { t } from "@/words";

/** Exports the applications that the page shows. */
export function ExportApplications() {
  const [search] = useSearchParam("search");
  const [statusText] = useSearchParam("status");
  const isBoard = useIsBoard();
  const status = isBoard ? undefined : STATUS_FILTERS.find((each) => each === statusText);
  const { chosenId: person } = useTaskPerson();
  return (
    <ExportButton
      path="/api/applications/export.csv"
      filters={{ search, status, person }}
      columns={APPLICATION_COLUMNS}
      description={
        search || status || person
          ? t(
              "The applications that pass your filters, one in each row. Opens in Excel and every other spreadsheet.",
            )
          : t("All your applications, one in each row. Opens in Excel and every other spreadsheet.")
      }
    />
  );
}
