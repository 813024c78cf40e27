import { CalendarPlus } from "lucide-react";
import type { OpportunityView } from "@shared/validators/opportunities";
import { Button } from "@/ui/button";
import { lazyDialog, useOpening } from "@/ui/lazy-dialog";
import { hasDeadlineAhead } from "../calendar-links";
import { t } from "@/words";

const calendarDialog = lazyDialog(() => import("./calendar-dialog"));

/**
 * Shows a button that adds the deadline to the user's calendar. It renders nothing without a deadline that is
 * still to come.
 */
export function AddToCalendar({ opportunity }: { opportunity: OpportunityView }) {
  const { open, wasOpened, shown } = useOpening();
  calendarDialog.usePreload();
  if (!hasDeadlineAhead(opportunity)) return null;
  return (
    <>
      <Button variant="outline" size="sm" className="mt-3" aria-haspopup="dialog" onClick={open}>
        <CalendarPlus aria-hidden="true" />
        {t("Add to calendar")}
      </Button>
      {wasOpened && <calendarDialog.Dialog opportunity={opportunity} {...shown} />}
    </>
  );
}
