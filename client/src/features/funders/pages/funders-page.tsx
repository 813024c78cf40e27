import { useQuery } from "@tanstack/react-query";
import { Landmark } from "lucide-react";
import { CardGridSkeleton, cardGridClass } from "@/components/card-grid-skeleton";
import { CatalogueCredits } from "@/components/catalogue-credits";
import { EmptyState } from "@/components/empty-state";
import { ErrorState } from "@/components/error-state";
import { LiveRegion } from "@/components/live-region";
import { PageHeader } from "@/components/page-header";
import { SearchInput } from "@/components/search-input";
import { useAddressDialog } from "@/hooks/use-address-dialog";
import { textIncludes, useSearchParam } from "@/hooks/use-search-param";
import { formatCount } from "@/lib/format/format";
import { fundersQuery } from "@/lib/api/queries/funders";
import { funderQuery, nextStepsQuery } from "../api";
import { FunderCard } from "../components/funder-card";
import { FunderDialog } from "../components/funder-dialog";
import { NextSteps } from "../components/next-steps";
import { t } from "@/words";

export default function FundersPage() {
  const [search, setSearch] = useSearchParam("search");
  const profile = useAddressDialog("profile");
  const funders = useQuery(fundersQuery());
  const nextSteps = useQuery(nextStepsQuery());
  const listed = funders.data?.find(({ id }) => id === profile.id);
  const opened = useQuery({ ...funderQuery(profile.id ?? ""), enabled: profile.id !== undefined });
  // Next steps stand above the cards, which must not move when they arrive. If they fail, the directory is shown without them.
  const isPending = funders.isPending || nextSteps.isPending;
  // A list that was loaded stays when reading it again fails.
  const isFailed = funders.isError && !funders.data;
  const shown =
    funders.data?.filter(({ name, description }) => textIncludes(search, name, description)) ?? [];

  return (
    <>
      <PageHeader
        title={t("Funders & Investors")}
        documentTitle={(listed ?? opened.data)?.name}
        subtitle={t("Research VCs, accelerators, and grant organizations")}
      />
      <div className="space-y-6">
        <SearchInput
          value={search}
          onValueChange={setSearch}
          label={t("Search funders")}
          placeholder={t("Search funders by name or focus area...")}
          delay={0}
          className="max-w-xl"
        />
        {isPending && !isFailed && <CardGridSkeleton label={t("Loading funders")} />}
        {isFailed && (
          <ErrorState
            title={t("The funders could not be loaded")}
            error={funders.error}
            onRetry={funders.refetch}
            retrying={funders.isFetching}
          />
        )}
        {funders.data && (
          <LiveRegion>
            {t.count(shown.length, "{n} funders", "{n} funders", { n: formatCount(shown.length) })}
          </LiveRegion>
        )}
        {funders.data && shown.length === 0 && (
          <EmptyState
            icon={Landmark}
            title={t("No funders found")}
            description={search ? t("Try adjusting your search") : t("No funders in the database yet")}
          />
        )}
        {!isPending && nextSteps.data && <NextSteps {...nextSteps.data} hrefOf={profile.hrefOf} />}
        <ul className={cardGridClass}>
          {(isPending ? [] : shown).map((funder) => (
            <li key={funder.id}>
              <FunderCard funder={funder} onView={() => profile.open(funder.id)} />
            </li>
          ))}
        </ul>
      </div>
      {funders.data && <CatalogueCredits />}
      <FunderDialog id={profile.id} listed={listed} onClose={profile.close} />
    </>
  );
}
