import { FileSearch, FileText } from "lucide-react";
import { ButtonLink } from "@/components/button-link";
import { EmptyState } from "@/components/empty-state";
import { LiveRegion } from "@/components/live-region";
import { SearchInput } from "@/components/search-input";
import { lazyPart } from "@/components/lazy-part";
import { Card } from "@/ui/card";
import { Select } from "@/ui/select";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { textIncludes, useSearchParam } from "@/hooks/use-search-param";
import { paths } from "@/lib/paths";
import { APPLICATION_STATUS_LABELS } from "@shared/constants/enums";
import type { ApplicationListItem } from "@shared/validators/applications";
import { translateLabel } from "@shared/words/labels";
import { useTaskPerson } from "../board/use-task-person";
import { useIsBoard, ViewSwitch } from "../board/view-switch";
import { STATUS_FILTERS } from "../wording";
import { t } from "@/words";
import { ApplicationRow } from "./application-row";

const board = lazyPart(() => import("../board/board"));

const STATUS_OPTIONS = [
  { value: "", label: t("All status") },
  ...STATUS_FILTERS.map((value) => ({ value, label: translateLabel(APPLICATION_STATUS_LABELS[value]) })),
];

/** The applications that pass the filters in the address, as a list or as a board. */
export function ApplicationHistory({ applications }: { applications: ApplicationListItem[] }) {
  const [search, setSearch] = useSearchParam("search");
  const [statusText, setStatus] = useSearchParam("status");
  const isBoard = useIsBoard();
  const person = useTaskPerson();
  // The board has a column for each status.
  const status = isBoard ? undefined : STATUS_FILTERS.find((each) => each === statusText);
  const shown = applications.filter(
    (application) =>
      (!status || application.status === status) &&
      person.isShown(application) &&
      textIncludes(search, application.opportunity?.name ?? application.title, application.entity?.name),
  );

  if (applications.length === 0)
    return (
      <EmptyState
        icon={FileText}
        title={t("No applications yet")}
        description={t("Choose an opportunity, say how much you ask for, and your first draft is here.")}
        action={
          <ButtonLink href={paths.opportunities} variant="accent">
            {t("Create First Application")}
          </ButtonLink>
        }
      />
    );
  return (
    <section aria-labelledby="history" className="space-y-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 id="history" className="text-xl">
            {t("Application history")}
          </h2>
          <ViewSwitch />
        </div>
        <div className="flex w-full flex-col gap-3 sm:flex-row md:w-auto">
          <SearchInput
            value={search}
            onValueChange={setSearch}
            label={t("Search applications")}
            placeholder={t("Search applications...")}
            delay={0}
            className="md:w-60"
          />
          {!isBoard && (
            <Select
              aria-label={t("Status")}
              options={STATUS_OPTIONS}
              value={status ?? ""}
              onChange={(event) => setStatus(event.target.value)}
              className="sm:w-44"
            />
          )}
          {person.options.length > 0 && (
            <Select
              aria-label={t("Person")}
              options={person.options}
              value={person.chosenId}
              onChange={(event) => person.choose(event.target.value)}
              className="sm:w-44"
            />
          )}
        </div>
      </div>
      <LiveRegion>
        {t.count(applications.length, "{shown} of {n} applications", "{shown} of {n} applications", {
          shown: shown.length,
        })}
      </LiveRegion>
      {shown.length === 0 ? (
        <EmptyState
          icon={FileSearch}
          level={3}
          title={t("No applications match your filters")}
          description={t("Try another word, or show all of them.")}
        />
      ) : isBoard ? (
        <board.Part
          applications={shown}
          fallback={
            <SkeletonGroup label={t("Loading the board")}>
              <Skeleton className="h-80" />
            </SkeletonGroup>
          }
        />
      ) : (
        <Card flush>
          <ul className="divide-y divide-line">
            {shown.map((application) => (
              <ApplicationRow key={application.id} application={application} />
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}
