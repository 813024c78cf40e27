import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { Landmark } from "lucide-react";
import { CardGridSkeleton, cardGridClass } from "@/components/card-grid-skeleton";
import { CatalogueCredits } from "@/components/catalogue-credits";
import { EmptyState } from "@/components/empty-state";
import { ErrorState } from "@/components/error-state";
import { LiveRegion } from "@/components/live-region";
import { PageHeader } from "@/components/page-header";
import { SearchInput } from "@/components/search-input";
import { textIncludes, useSearchParam } from "@/hooks/use-search-param";
import { formatCount } from "@/lib/format";
import { fundersQuery } from "../api";
import { FunderCard } from "../components/funder-card";
import { FunderDialog } from "../components/funder-dialog";

export default function FundersPage() {
  const [search, setSearch] = useSearchParam("search");
  const [openId, setOpenId] = useState<string>();
  const funders = useQuery(fundersQuery());
  const shown =
    funders.data?.filter(({ name, description }) => textIncludes(search, name, description)) ?? [];

  return (
    <>
      <PageHeader
        title="Funders & Investors"
        subtitle="Research VCs, accelerators, and grant organizations"
      />
      <div className="space-y-6">
        <SearchInput
          value={search}
          onValueChange={setSearch}
          label="Search funders"
          placeholder="Search funders by name or focus area..."
          delay={0}
          className="max-w-xl"
        />
        {funders.isPending && <CardGridSkeleton label="Loading funders" />}
        {funders.isError && (
          <ErrorState
            title="The funders could not be loaded"
            error={funders.error}
            onRetry={funders.refetch}
            retrying={funders.isFetching}
          />
        )}
        {funders.isSuccess && <LiveRegion>{`${formatCount(shown.length)} funders`}</LiveRegion>}
        {funders.isSuccess && shown.length === 0 && (
          <EmptyState
            icon={Landmark}
            title="No funders found"
            description={search ? "Try adjusting your search" : "No funders in the database yet"}
          />
        )}
        <ul className={cardGridClass}>
          {shown.map((funder) => (
            // Cards off the screen are not laid out until they come near: there are hundreds.
            <li
              key={funder.id}
              className="[contain-intrinsic-block-size:auto_22rem] [content-visibility:auto]"
            >
              <FunderCard funder={funder} onView={() => setOpenId(funder.id)} />
            </li>
          ))}
        </ul>
      </div>
      {funders.isSuccess && <CatalogueCredits />}
      <FunderDialog
        funder={funders.data?.find(({ id }) => id === openId)}
        onClose={() => setOpenId(undefined)}
      />
    </>
  );
}
