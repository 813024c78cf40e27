import { useQuery } from "@tanstack/react-query";
import { CalendarDays } from "lucide-react";
import { useId, useMemo, useRef } from "react";
import { ButtonLink } from "@/components/button-link";
import { EmptyState } from "@/components/empty-state";
import { ErrorState } from "@/components/error-state";
import { Alert } from "@/ui/alert";
import { Button } from "@/ui/button";
import { Select } from "@/ui/select";
import { cn } from "@/lib/cn";
import { useSignedInUser } from "@/lib/api/current-user";
import { entitiesQuery } from "@/lib/api/queries/entities";
import { matchedOpportunitiesQuery } from "@/lib/api/queries/opportunities";
import { formatEntityName } from "@/lib/entity-rights";
import { addMonths, getFirstDay, getLastDay, getMonth } from "@/lib/format/calendar-days";
import { formatDate, todayForInput } from "@/lib/format/dates";
import { paths } from "@/lib/paths";
import { useCalendarPlace } from "../calendar-address";
import { calendarEntriesQuery } from "../calendar-api";
import { formatMonth } from "../day-names";
import { DEFAULT_KINDS, groupByDay, toMatchEntries } from "../entries";
import { Agenda } from "./agenda";
import { CalendarSkeleton } from "./calendar-skeleton";
import { DaySection } from "./day-section";
import { KindFilter } from "./kind-filter";
import { MonthGrid } from "./month-grid";
import { Toolbar } from "./toolbar";
import { t } from "@/words";

/** The list goes this many months on after the one that is shown. */
const MONTHS_AFTER = 2;

/** The calendar as a month or as a list, with its filters. */
export default function Calendar() {
  const [place, change] = useCalendarPlace();
  const { view, month, day, kinds, entityId } = place;
  const { country } = useSignedInUser();
  const today = todayForInput();
  const labelId = useId();
  const dayHeading = useRef<HTMLHeadingElement>(null);
  const { data: entities = [] } = useQuery(entitiesQuery());
  const days = { from: `${month}-01`, to: getLastDay(addMonths(month, MONTHS_AFTER)) };
  const query = useQuery(calendarEntriesQuery({ ...days, entityId }));
  const withMatches = kinds.includes("match");
  const matches = useQuery({
    ...matchedOpportunitiesQuery(entityId || undefined),
    enabled: withMatches,
  });
  const { from, to } = days;
  const entries = useMemo(() => {
    const found = withMatches ? toMatchEntries(matches.data?.opportunities ?? []) : [];
    return [...(query.data?.entries ?? []), ...found]
      .filter(({ kind, date }) => kinds.includes(kind) && date >= from && date <= to)
      .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  }, [query.data, matches.data, kinds, withMatches, from, to]);
  const byDay = useMemo(() => groupByDay(entries), [entries]);
  const ofDay = (day && byDay.get(day)) || null;
  const withEntity = entities.length > 1;

  const select = (chosen: string) => {
    change({ day: chosen });
    // The section of the day is there from the next frame on.
    requestAnimationFrame(() => dayHeading.current?.focus());
  };
  const shown = view === "month" ? entries.filter(({ date }) => getMonth(date) === month) : entries;
  const next = entries.find(({ date }) => getMonth(date) > month)?.date;
  // What is kept of other days, or still comes, says nothing about these.
  const isEmpty = shown.length === 0 && !query.isPlaceholderData && !(withMatches && matches.isPending);

  return (
    <div className="space-y-4">
      <Toolbar place={place} labelId={labelId} today={today} onChange={change} />
      <div
        className={cn(
          "grid gap-3 print:hidden",
          withEntity && "md:grid-cols-[minmax(0,1fr)_auto] md:items-start",
        )}
      >
        <KindFilter kinds={kinds} onChange={(chosen) => change({ kinds: chosen })} />
        {withEntity && (
          <Select
            aria-label={t("Entity")}
            className="md:w-64"
            options={[
              { value: "", label: t("All my entities") },
              ...entities.map((entity) => ({ value: entity.id, label: formatEntityName(entity) })),
            ]}
            value={entityId}
            onChange={(event) => change({ entityId: event.target.value })}
          />
        )}
      </div>
      {query.isError && !query.data ? (
        <ErrorState
          title={t("The calendar could not be loaded")}
          error={query.error}
          onRetry={query.refetch}
          retrying={query.isFetching}
        />
      ) : query.isPending ? (
        <CalendarSkeleton />
      ) : (
        <>
          {!query.data.isWhole && (
            <Alert tone="info">
              {t("There is more than is shown here. Choose an entity or a later month.")}
            </Alert>
          )}
          {withMatches && matches.isError && (
            <ErrorState
              title={t("Your matches could not be loaded")}
              error={matches.error}
              onRetry={matches.refetch}
              retrying={matches.isFetching}
            />
          )}
          {isEmpty && next && (
            <Alert
              title={t("Nothing in this month")}
              actions={
                <Button variant="outline" onClick={() => change({ month: getMonth(next), day: null })}>
                  {t("Show {month}", { month: formatMonth(`${getMonth(next)}-01`) })}
                </Button>
              }
            >
              {t("The next entry is on {date}.", { date: formatDate(next) ?? next })}
            </Alert>
          )}
          {view === "month" && (
            <MonthGrid
              month={month}
              byDay={byDay}
              today={today}
              selected={ofDay && day}
              firstDay={getFirstDay(country)}
              labelId={labelId}
              onMonth={(other) => change({ month: other, day: null })}
              onSelect={select}
            />
          )}
          {view === "month" && ofDay && day && (
            <DaySection
              day={day}
              entries={ofDay}
              today={today}
              withEntity={withEntity}
              headingRef={dayHeading}
              onClose={() => change({ day: null })}
            />
          )}
          {view === "agenda" && <Agenda key={month} {...{ entries, today, withEntity }} />}
          {isEmpty && !next && (
            <NothingHere
              isFiltered={kinds !== DEFAULT_KINDS && (query.data.entries.length > 0 || kinds.length === 0)}
              onShowAll={() => change({ kinds: [...DEFAULT_KINDS] })}
            />
          )}
        </>
      )}
    </div>
  );
}

function NothingHere({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
  return isFiltered ? (
    <EmptyState
      level={3}
      icon={CalendarDays}
      title={t("Nothing of what you chose is in these days")}
      action={
        <Button variant="outline" onClick={onShowAll}>
          {t("Show everything")}
        </Button>
      }
    />
  ) : (
    <EmptyState
      level={3}
      icon={CalendarDays}
      title={t("Nothing in these days")}
      description={t(
        "Save opportunities or start an application, and their deadlines stand here, with tasks, reports and documents that expire.",
      )}
      action={<ButtonLink href={paths.opportunities}>{t("Explore opportunities")}</ButtonLink>}
    />
  );
}
