import { ButtonLink } from "@/components/button-link";
import { lazyPart } from "@/components/lazy-part";
import { PageHeader } from "@/components/page-header";
import { PrintHeader } from "@/components/print-header";
import { paths } from "@/lib/paths";
import { CalendarSkeleton } from "../components/calendar-skeleton";
import { t } from "@/words";

// Loaded by itself, because every page loads the names of the files that a page needs.
const calendar = lazyPart(() => import("../components/calendar"));

/** Every day that matters to the user: deadlines, tasks, reports, documents that expire. */
export default function CalendarPage() {
  return (
    <>
      <PrintHeader />
      <PageHeader
        title={t("Calendar")}
        subtitle={t("Deadlines, tasks, reports and all else with a day")}
        actions={
          <ButtonLink href={paths.calendarSettings} variant="outline" className="print:hidden">
            {t("Subscribe")}
          </ButtonLink>
        }
      />
      <calendar.Part fallback={<CalendarSkeleton />} />
    </>
  );
}
