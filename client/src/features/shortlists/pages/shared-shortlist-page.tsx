import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "@/components/error-state";
import { PageHeader } from "@/components/page-header";
import { SignUpCard } from "@/components/sign-up-card";
import { TextLink } from "@/components/text-link";
import { VisitorLayout } from "@/components/visitor-layout";
import { useLinkToken } from "@/hooks/use-link-token";
import { ApiError } from "@/lib/api/api-client";
import { paths } from "@/lib/paths";
import { Card } from "@/ui/card";
import { t } from "@/words";
import { ShortlistFacts } from "../components/shortlist-facts";
import { ShortlistSkeleton } from "../components/shortlist-skeleton";
import { sharedShortlistQuery } from "../shortlists-api";

/** A shortlist for anybody who has its link. */
export default function SharedShortlistPage() {
  const token = useLinkToken();
  const { data, error, refetch, isFetching } = useQuery({
    ...sharedShortlistQuery(token),
    enabled: token !== "",
  });
  const isDead = token === "" || (error instanceof ApiError && [400, 404].includes(error.status));
  const title = isDead ? t("This link is no longer valid") : (data?.name ?? t("Shortlist"));
  return (
    <VisitorLayout>
      <PageHeader
        title={title}
        subtitle={data && t("A shortlist of {entity}", { entity: data.entityName })}
      />
      {isDead ? (
        <p>{t("Ask whoever gave it to you for a new one.")}</p>
      ) : data ? (
        <div className="grid max-w-3xl gap-6">
          {data.items.length === 0 && <p>{t("None of its opportunities is published any more.")}</p>}
          <ul className="space-y-4">
            {data.items.map(({ opportunity, note }) => (
              <li key={opportunity.id}>
                <Card className="space-y-3">
                  <div>
                    <h2 className="text-lg">
                      <TextLink
                        href={paths.publicOpportunity(opportunity.slug)}
                        className="inline-flex min-h-11 items-center wrap-anywhere md:min-h-7"
                      >
                        <bdi>{opportunity.name}</bdi>
                      </TextLink>
                    </h2>
                    <ShortlistFacts opportunity={opportunity} />
                  </div>
                  {note && (
                    <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                      {note}
                    </p>
                  )}
                </Card>
              </li>
            ))}
          </ul>
          <SignUpCard next={paths.opportunities} />
        </div>
      ) : error ? (
        <ErrorState
          title={t("The shortlist could not be loaded")}
          error={error}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <ShortlistSkeleton />
      )}
    </VisitorLayout>
  );
}
