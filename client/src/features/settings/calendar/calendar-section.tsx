import { useQuery } from "@tanstack/react-query";
import { CalendarPlus } from "lucide-react";
import { useEffect, useRef } from "react";
import { ErrorState } from "@/components/error-state";
import { Button } from "@/ui/button";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { calendarQuery, useMakeCalendarAddress } from "../calendar-api";
import { t } from "@/words";
import { CalendarAddress } from "./calendar-address";
import { SettingsSection } from "../components/settings-section";

/** Offers the user's deadlines as an address that a calendar can subscribe to. */
export function CalendarSection() {
  const calendar = useQuery(calendarQuery());
  const make = useMakeCalendarAddress();
  const root = useFocusKept(calendar.data ? calendar.data.url !== null : undefined);
  return (
    <SettingsSection
      id="calendar"
      description={t(
        "Your deadlines and your next steps with funders, in Google Calendar, Apple Calendar, Outlook or any other.",
      )}
    >
      <div ref={root}>
        {calendar.isPending && (
          <SkeletonGroup label={t("Loading your calendar")} className="space-y-3">
            <Skeleton className="h-11" />
            <Skeleton className="h-4 w-72 max-w-full" />
            <Skeleton className="h-11 w-48" />
          </SkeletonGroup>
        )}
        {calendar.isError && (
          <ErrorState
            title={t("Your calendar could not be loaded")}
            error={calendar.error}
            onRetry={calendar.refetch}
            retrying={calendar.isFetching}
          />
        )}
        {calendar.data?.url === null && (
          <>
            <p className="max-w-[68ch] text-[0.9375rem]">
              {t(
                "Create a secret address and let your calendar subscribe to it. It then shows the deadlines of applications you have not sent and of opportunities you saved, and follows them when they change.",
              )}
            </p>
            <p className="mt-2 max-w-[68ch] text-[0.9375rem] text-quiet">
              {t(
                "Whoever has the address can read the names and dates in it, without signing in. You can end it at any time.",
              )}
            </p>
            <Button
              data-returns=""
              className="mt-4 max-md:w-full"
              pending={make.isPending}
              onClick={() => make.mutate()}
            >
              <CalendarPlus aria-hidden="true" />
              {t("Create address")}
            </Button>
          </>
        )}
        {calendar.data?.url && (
          <CalendarAddress
            url={calendar.data.url}
            webcalUrl={calendar.data.webcalUrl}
            withSaved={calendar.data.withSaved}
            make={make}
          />
        )}
      </div>
    </SettingsSection>
  );
}

/** Moves the focus to the new content when the pressed button is replaced. */
function useFocusKept(hasAddress: boolean | undefined) {
  const root = useRef<HTMLDivElement>(null);
  const previous = useRef(hasAddress);
  useEffect(() => {
    const before = previous.current;
    previous.current = hasAddress;
    // A page that is still loading takes no focus.
    if (before === undefined || before === hasAddress) return;
    // Wait for the dialog, which tries to give the focus back.
    setTimeout(() => {
      if (document.activeElement === document.body)
        root.current?.querySelector<HTMLElement>("[data-returns]")?.focus({ preventScroll: true });
    });
  }, [hasAddress]);
  return root;
}
