import { Download, ExternalLink } from "lucide-react";
import { ExternalButtonLink } from "@/components/button-link";
import { TextLink } from "@/components/text-link";
import { buttonClass } from "@/ui/button-styles";
import { Dialog, DialogContent } from "@/ui/dialog";
import { formatDate } from "@/lib/format/dates";
import { paths } from "@/lib/paths";
import { calendarFilePath, googleCalendarUrl, type Dated } from "../calendar-links";
import { t } from "@/words";

/** Offers the ways to add the deadline to a calendar: a file, or Google's page. */
export default function CalendarDialog({
  opportunity,
  isOpen,
  onClose,
}: {
  opportunity: Dated;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { id, name, deadline } = opportunity;
  return (
    <Dialog isOpen={isOpen} onClose={onClose}>
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
  );
}
