import { CalendarPlus, Download, ExternalLink } from "lucide-react";
import { useState } from "react";
import type { OpportunityView } from "@shared/validators/opportunities";
import { ExternalButtonLink } from "@/components/button-link";
import { TextLink } from "@/components/text-link";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-styles";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { formatDate } from "@/lib/dates";
import { paths } from "@/lib/paths";
import { calendarFilePath, googleCalendarUrl, hasDeadlineAhead } from "../calendar-links";
import { t } from "../words";

/** Takes the deadline along into one's own calendar. Nothing without one that is still to come. */
export function AddToCalendar({ opportunity }: { opportunity: OpportunityView }) {
  const [isOpen, setOpen] = useState(false);
  if (!hasDeadlineAhead(opportunity)) return null;
  const { id, name, deadline } = opportunity;
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        className="mt-3"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <CalendarPlus aria-hidden="true" />
        {t("Add to calendar")}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent
          title={t("Add to calendar")}
          description={
            <>
              <span dir="auto" className="line-clamp-2 wrap-anywhere">
                {name}
              </span>
              <span className="block">
                {t("{date}, a whole day", { date: formatDate(deadline) ?? deadline })}
              </span>
            </>
          }
        >
          <ul className="grid gap-2">
            <li>
              <a
                href={calendarFilePath(id)}
                download
                data-autofocus=""
                className={buttonClass("outline", "md", "w-full")}
              >
                <Download aria-hidden="true" />
                {t("Download .ics (Apple, Outlook)")}
              </a>
            </li>
            <li>
              <ExternalButtonLink href={googleCalendarUrl(opportunity)} variant="outline" className="w-full">
                <ExternalLink aria-hidden="true" />
                {t("Google Calendar")}
              </ExternalButtonLink>
            </li>
          </ul>
          <p className="mt-4 text-sm text-quiet">
            {t.rich(
              "This copies the date as it is today. A calendar that follows all your deadlines, also when they move, is in {link}.",
              { link: <TextLink href={`${paths.settings}#calendar`}>{t("Settings")}</TextLink> },
            )}
          </p>
        </DialogContent>
      </Dialog>
    </>
  );
}
