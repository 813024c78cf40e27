import { CalendarSync } from "lucide-react";
import { useCallback, useState } from "react";
import { Button } from "@/ui/button";
import { buttonClass } from "@/ui/button-styles";
import { lazyDialog } from "@/ui/lazy-dialog";
import { type useMakeCalendarAddress, useUpdateCalendar } from "../calendar-api";
import { t } from "@/words";
import type { CalendarQuestion } from "./calendar-questions";
import { AddressField } from "@/components/address-field";
import { SavedSwitch } from "../components/saved-switch";

const calendarQuestions = lazyDialog(() => import("./calendar-questions"));

/** The address that calendars subscribe to, its contents, and the buttons to replace it or turn it off. */
export function CalendarAddress({
  url,
  webcalUrl,
  withSaved,
  make,
}: {
  url: string;
  webcalUrl: string | null;
  withSaved: boolean;
  make: ReturnType<typeof useMakeCalendarAddress>;
}) {
  const [asking, setAsking] = useState<CalendarQuestion | null>(null);
  calendarQuestions.usePreload();
  const update = useUpdateCalendar();
  const close = useCallback(() => setAsking(null), []);
  return (
    <>
      <AddressField
        label={t("Calendar address")}
        hint={t(
          "Whoever has this address can read the names and dates in the calendar, without signing in. It shows no amounts and none of your notes.",
        )}
        url={url}
      />
      {webcalUrl && (
        <a href={webcalUrl} className={buttonClass("primary", "md", "mt-4 max-md:w-full")}>
          <CalendarSync aria-hidden="true" />
          {t("Subscribe")}
        </a>
      )}
      <p className="mt-2 max-w-[68ch] text-sm text-quiet">
        {t(
          "Subscribe opens the calendar of this device. In Google Calendar choose “From URL”, in Outlook “Subscribe from web”, and paste the address. Calendars look for changes by themselves, some only once a day.",
        )}
      </p>
      <SavedSwitch
        label={t("Saved opportunities")}
        hint={t(
          "Also the deadlines of what you saved for later. Without them, only those you have begun to apply for.",
        )}
        checked={withSaved}
        onPress={(value, callbacks) => update.mutate({ withSaved: value }, callbacks)}
        className="mt-5 border-t border-line pt-5"
      />
      <div className="mt-5 flex flex-wrap gap-2 border-t border-line pt-5">
        <Button variant="outline" className="max-sm:w-full" onClick={() => setAsking("new")}>
          {t("Create a new address")}
        </Button>
        <Button variant="ghost" className="max-sm:w-full" onClick={() => setAsking("off")}>
          {t("Turn off")}
        </Button>
      </div>
      <calendarQuestions.Dialog asking={asking} isOpen={asking !== null} onClose={close} make={make} />
    </>
  );
}
