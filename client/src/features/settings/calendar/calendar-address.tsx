import { CalendarSync, Copy } from "lucide-react";
import { useCallback, useId, useRef, useState } from "react";
import { Button } from "@/ui/button";
import { buttonClass } from "@/ui/button-styles";
import { Input } from "@/ui/input";
import { lazyDialog } from "@/ui/lazy-dialog";
import { toast } from "@/lib/toast";
import { type useMakeCalendarAddress, useUpdateCalendar } from "../calendar-api";
import { t } from "@/words";
import type { CalendarQuestion } from "./calendar-questions";
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
      <AddressField url={url} />
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
          {t("Make a new address")}
        </Button>
        <Button variant="ghost" className="max-sm:w-full" onClick={() => setAsking("off")}>
          {t("Turn off")}
        </Button>
      </div>
      <calendarQuestions.Dialog asking={asking} isOpen={asking !== null} onClose={close} make={make} />
    </>
  );
}

function AddressField({ url }: { url: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: t("Address copied") });
    } catch {
      // Copying is not allowed, or the page did not come over https.
      field.current?.select();
      toast({
        title: t("Could not copy"),
        description: t("The address is selected: copy it from the field."),
      });
    }
  };
  return (
    <>
      <label htmlFor={id} className="text-[0.9375rem] font-semibold">
        {t("Calendar address")}
      </label>
      <div className="mt-1.5 flex flex-col gap-2 sm:flex-row">
        <Input
          ref={field}
          id={id}
          aria-describedby={`${id}-hint`}
          data-returns=""
          readOnly
          dir="ltr"
          spellCheck={false}
          className="min-w-0 sm:flex-1"
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button variant="outline" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {t("Copy")}
        </Button>
      </div>
      <p id={`${id}-hint`} className="mt-1.5 max-w-[68ch] text-sm text-quiet">
        {t(
          "Whoever has this address can read the names and dates in the calendar, without signing in. It shows no amounts and none of your notes.",
        )}
      </p>
    </>
  );
}
