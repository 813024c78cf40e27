import { FileSearch, FileText } from "lucide-react";
import { ButtonLink } from "@/components/button-link";
import { EmptyState } from "@/components/empty-state";
import { LiveRegion } from "@/components/live-region";
import { SearchInput } from "@/components/search-input";
import { Card } from "@/ui/card";
import { Select } from "@/ui/select";
import { textIncludes, useSearchParam } from "@/hooks/use-search-param";
import { paths } from "@/lib/paths";
import { APPLICATION_STATUS_LABELS } from "@shared/constants/enums";
import type { ApplicationListItem } from "@shared/validators/applications";
import { translateLabel } from "@shared/words/labels";
import { STATUS_FILTERS } from "../wording";
import { t } from "@/words";
import { ApplicationRow } from "./application-row";

const STATUS_OPTIONS = [
  { value: "", label: t("All status") },
  ...STATUS_FILTERS.map((value) => ({ value, label: translateLabel(APPLICATION_STATUS_LABELS[value]) })),
];

/** Lists the applications that pass the filters in the address. */
export function ApplicationHistory({ applications }: { applications: ApplicationListItem[] }) {
  const [search, setSearch] = useSearchParam("search");
  const [statusText, setStatus] = useSearchParam("status");
  const status = STATUS_FILTERS.find((each) => each === statusText);
  const shown = applications.filter(
    (application) =>
      (!status || application.status === status) &&
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
        <h2 id="history" className="text-xl">
          {t("Application history")}
        </h2>
        <div className="flex w-full flex-col gap-3 sm:flex-row md:w-auto">
          <SearchInput
            value={search}
            onValueChange={setSearch}
            label={t("Search applications")}
            placeholder={t("Search applications...")}
            delay={0}
            className="md:w-60"
          />
          <Select
            aria-label={t("Status")}
            options={STATUS_OPTIONS}
            value={status ?? ""}
            onChange={(event) => setStatus(event.target.value)}
            className="sm:w-44"
          />
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
