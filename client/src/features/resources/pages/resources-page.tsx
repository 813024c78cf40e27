import { useQuery } from "@tanstack/react-query";
import { BookOpen } from "lucide-react";
import { CardGridSkeleton, cardGridClass } from "@/components/card-grid-skeleton";
import { EmptyState } from "@/components/empty-state";
import { ErrorState } from "@/components/error-state";
import { LiveRegion } from "@/components/live-region";
import { PageHeader } from "@/components/page-header";
import { SearchInput } from "@/components/search-input";
import { Card } from "@/ui/card";
import { Skeleton } from "@/ui/skeleton";
import { useAddressDialog } from "@/hooks/use-address-dialog";
import { textIncludes, useSearchParam } from "@/hooks/use-search-param";
import { formatCount } from "@/lib/format/format";
import type { ResourceView } from "@shared/validators/catalogue";
import { resourcesQuery } from "../api";
import { ResourceCard } from "../components/resource-card";
import { ResourceDialog } from "../components/resource-dialog";
import { CATEGORIES } from "../resource-kinds";
import { t } from "@/words";

/** Shown until the counts are loaded. */
const UNKNOWN = "–";

export default function ResourcesPage() {
  const [search, setSearch] = useSearchParam("search");
  const view = useAddressDialog("view");
  const resources = useQuery(resourcesQuery());
  const shown =
    resources.data?.filter(({ title, description }) => textIncludes(search, title, description)) ?? [];

  return (
    <>
      <PageHeader
        title={t("Resources & Templates")}
        subtitle={t("Everything you need to succeed in your funding journey")}
      />
      <div className="space-y-6">
        <CategoryTiles resources={resources.data} loading={resources.isPending} />
        <SearchInput
          value={search}
          onValueChange={setSearch}
          label={t("Search resources")}
          placeholder={t("Search resources...")}
          delay={0}
          className="max-w-xl"
        />
        {resources.isPending && <CardGridSkeleton label={t("Loading resources")} />}
        {resources.isError && (
          <ErrorState
            title={t("The resources could not be loaded")}
            error={resources.error}
            onRetry={resources.refetch}
            retrying={resources.isFetching}
          />
        )}
        {resources.isSuccess && (
          <LiveRegion>
            {t.count(shown.length, "{n} resources", "{n} resources", { n: formatCount(shown.length) })}
          </LiveRegion>
        )}
        {resources.isSuccess && shown.length === 0 && (
          <EmptyState
            icon={BookOpen}
            title={t("No resources found")}
            description={search ? t("Try adjusting your search") : t("No resources available yet")}
          />
        )}
        <ul className={cardGridClass}>
          {shown.map((resource) => (
            <li key={resource.id}>
              <ResourceCard resource={resource} onView={() => view.open(resource.id)} />
            </li>
          ))}
        </ul>
      </div>
      <ResourceDialog
        id={view.id}
        listed={resources.data?.find(({ id }) => id === view.id)}
        onClose={view.close}
      />
    </>
  );
}

function CategoryTiles({ resources, loading }: { resources: ResourceView[] | undefined; loading: boolean }) {
  return (
    <ul className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
      {CATEGORIES.map(({ type, label, icon: Icon }) => {
        const count = resources?.filter(({ resourceType }) => resourceType === type).length;
        return (
          <li key={type}>
            <Card className="flex h-full flex-col gap-3 sm:flex-row sm:items-center sm:gap-4">
              <span className="grid size-11 shrink-0 place-items-center rounded-control bg-raised text-link">
                <Icon aria-hidden="true" className="size-5" />
              </span>
              <div className="min-w-0">
                <p className="font-medium">{label}</p>
                {loading ? (
                  <Skeleton className="mt-1 h-5 w-16" />
                ) : (
                  <p className="text-sm text-quiet">
                    {count === undefined
                      ? UNKNOWN
                      : t.count(count, "1 item", "{n} items", { n: formatCount(count) })}
                  </p>
                )}
              </div>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
