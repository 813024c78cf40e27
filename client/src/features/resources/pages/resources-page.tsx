import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { BookOpen } from "lucide-react";
import { CardGridSkeleton, cardGridClass } from "@/components/card-grid-skeleton";
import { EmptyState } from "@/components/empty-state";
import { ErrorState } from "@/components/error-state";
import { LiveRegion } from "@/components/live-region";
import { PageHeader } from "@/components/page-header";
import { SearchInput } from "@/components/search-input";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { textIncludes, useSearchParam } from "@/hooks/use-search-param";
import { formatCount } from "@/lib/format";
import type { ResourceView } from "@shared/validators/catalogue";
import { resourcesQuery } from "../api";
import { ResourceCard } from "../components/resource-card";
import { ResourceDialog } from "../components/resource-dialog";
import { CATEGORIES } from "../resource-kinds";

export default function ResourcesPage() {
  const [search, setSearch] = useSearchParam("search");
  const [openId, setOpenId] = useState<string>();
  const resources = useQuery(resourcesQuery());
  const shown =
    resources.data?.filter(({ title, description }) => textIncludes(search, title, description)) ?? [];

  return (
    <>
      <PageHeader
        title="Resources & Templates"
        subtitle="Everything you need to succeed in your funding journey"
      />
      <div className="space-y-6">
        <CategoryTiles resources={resources.data} loading={resources.isPending} />
        <SearchInput
          value={search}
          onValueChange={setSearch}
          label="Search resources"
          placeholder="Search resources..."
          delay={0}
          className="max-w-xl"
        />
        {resources.isPending && <CardGridSkeleton label="Loading resources" />}
        {resources.isError && (
          <ErrorState
            title="The resources could not be loaded"
            error={resources.error}
            onRetry={resources.refetch}
            retrying={resources.isFetching}
          />
        )}
        {resources.isSuccess && <LiveRegion>{`${formatCount(shown.length)} resources`}</LiveRegion>}
        {resources.isSuccess && shown.length === 0 && (
          <EmptyState
            icon={BookOpen}
            title="No resources found"
            description={search ? "Try adjusting your search" : "No resources available yet"}
          />
        )}
        <ul className={cardGridClass}>
          {shown.map((resource) => (
            <li key={resource.id}>
              <ResourceCard resource={resource} onView={() => setOpenId(resource.id)} />
            </li>
          ))}
        </ul>
      </div>
      <ResourceDialog
        resource={resources.data?.find(({ id }) => id === openId)}
        onClose={() => setOpenId(undefined)}
      />
    </>
  );
}

function CategoryTiles({ resources, loading }: { resources: ResourceView[] | undefined; loading: boolean }) {
  return (
    <ul className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
      {CATEGORIES.map(({ type, label, icon: Icon }) => {
        const count = resources?.filter(({ resourceType }) => resourceType === type).length ?? 0;
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
                    {count === 1 ? "1 item" : `${formatCount(count)} items`}
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
