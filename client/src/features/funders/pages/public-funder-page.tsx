import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { useParams } from "wouter";
import type { PublicFunderView } from "@shared/validators/public-catalogue";
import { ExternalButtonLink } from "@/components/button-link";
import { ErrorState } from "@/components/error-state";
import { PageHeader } from "@/components/page-header";
import { PublicCards } from "@/components/public-card";
import { SignUpCard } from "@/components/sign-up-card";
import { UnknownPage } from "@/components/unknown-page";
import { VisitorLayout } from "@/components/visitor-layout";
import { useClosedCatalogue } from "@/hooks/use-closed-catalogue";
import { ApiError } from "@/lib/api/api-client";
import type { PageQueries } from "@/lib/api/page-queries";
import { publicFunderQuery } from "@/lib/api/queries/public-catalogue";
import { firstTwoLetters, formatCount } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import { Avatar } from "@/ui/avatar";
import { Badge } from "@/ui/badge";
import { Card } from "@/ui/card";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { t } from "@/words";
import { FunderFacts } from "../components/funder-facts";
import { getFunderTypeLabel } from "../funder-type";

export const pageQueries: PageQueries = (id) => [publicFunderQuery(id)];

/** A funder of the directory with what is open from it, for visitors. */
export default function PublicFunderPage() {
  const { id } = useParams<{ id: string }>();
  const { data, error, isFetching, refetch } = useQuery(publicFunderQuery(id));
  if (useClosedCatalogue(error)) return null;
  if (error instanceof ApiError && error.status === 404) return <UnknownPage title={t("Funder not found")} />;
  return (
    <VisitorLayout>
      {data ? (
        <PublicFunder funder={data} />
      ) : error ? (
        <ErrorState
          title={t("This funder could not be loaded")}
          error={error}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <SkeletonGroup label={t("Loading the funder")} className="space-y-4">
          <Skeleton className="h-9 w-80 max-w-full" />
          <Skeleton className="h-44 rounded-card" />
        </SkeletonGroup>
      )}
    </VisitorLayout>
  );
}

function PublicFunder({ funder }: { funder: PublicFunderView }) {
  const { opportunities, openCount, ...facts } = funder;
  const { id, name, logoUrl, funderType, description, website, attribution } = facts;
  const hidden = openCount - opportunities.length;
  return (
    <>
      <PageHeader
        above={<Avatar src={logoUrl} letters={firstTwoLetters(name)} shape="square" className="size-14" />}
        documentTitle={name}
        title={<span className="wrap-anywhere">{name}</span>}
        meta={funderType && <Badge tone="primary">{getFunderTypeLabel(funderType)}</Badge>}
        actions={
          <ExternalButtonLink href={website}>
            {t("Website")}
            <ExternalLink aria-hidden="true" />
          </ExternalButtonLink>
        }
      />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <p dir="auto" className="max-w-[68ch] leading-relaxed wrap-anywhere whitespace-pre-line">
          {description || t("No description available")}
        </p>
        <Card>
          <FunderFacts funder={facts} />
        </Card>
      </div>
      <section aria-labelledby="open" className="mt-10">
        <h2 id="open" className="mb-4 text-2xl">
          {t.count(openCount, "1 open opportunity", "{n} open opportunities", { n: formatCount(openCount) })}
        </h2>
        {openCount === 0 && <p className="text-quiet">{t("Nothing of this funder is open right now.")}</p>}
        <PublicCards opportunities={opportunities} />
        {hidden > 0 && (
          <p className="mt-4 text-quiet">
            {t.count(hidden, "and 1 more", "and {n} more", { n: formatCount(hidden) })}
          </p>
        )}
      </section>
      {attribution && <p className="mt-6 text-sm wrap-anywhere text-quiet">{attribution}</p>}
      <div className="mt-8">
        <SignUpCard next={paths.publicFunder(id)} />
      </div>
    </>
  );
}
