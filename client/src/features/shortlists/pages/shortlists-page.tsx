import { useQuery } from "@tanstack/react-query";
import { ListChecks } from "lucide-react";
import { SHORTLIST_ITEMS_MAX } from "@shared/constants/shortlists";
import { ButtonLink } from "@/components/button-link";
import { EmptyState } from "@/components/empty-state";
import { ErrorState } from "@/components/error-state";
import { PageHeader } from "@/components/page-header";
import { TextLink } from "@/components/text-link";
import { useSearchParam } from "@/hooks/use-search-param";
import { entitiesQuery } from "@/lib/api/queries/entities";
import { mayEdit } from "@/lib/entity-rights";
import { paths } from "@/lib/paths";
import { Badge } from "@/ui/badge";
import { Card } from "@/ui/card";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { t } from "@/words";
import { NewShortlist } from "../components/new-shortlist";
import { shortlistsQuery } from "../shortlists-api";

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The shortlists of the person's organisations. Ids in the address begin a new one. */
export default function ShortlistsPage() {
  const [text] = useSearchParam("ids");
  const ids = [...new Set(text.split(",").filter((id) => ID.test(id)))].slice(0, SHORTLIST_ITEMS_MAX);
  const { data, isPending, error, refetch, isFetching } = useQuery(shortlistsQuery());
  const entities = useQuery(entitiesQuery()).data?.filter(mayEdit);
  return (
    <>
      <PageHeader
        title={t("Shortlists")}
        subtitle={t(
          "Opportunities that you look at more closely, with a note each, together with your members",
        )}
      />
      {ids.length > 0 && entities && entities.length > 0 && <NewShortlist ids={ids} entities={entities} />}
      {ids.length > 0 && entities?.length === 0 && (
        <p className="mb-6">
          {t("A shortlist belongs to an organisation that you may edit. Add one in Settings.")}
        </p>
      )}
      {isPending ? (
        <SkeletonGroup label={t("Loading the shortlists")} className="grid gap-4 md:grid-cols-2">
          {[0, 1].map((card) => (
            <Card key={card} className="space-y-3">
              <Skeleton className="h-6 w-2/3" />
              <Skeleton className="h-4 w-1/2" />
            </Card>
          ))}
        </SkeletonGroup>
      ) : data ? (
        data.length > 0 ? (
          <ul className="grid gap-4 md:grid-cols-2">
            {data.map(({ id, name, entityName, count, isOpen }) => (
              <li key={id} className="min-w-0">
                <Card>
                  <h2 className="text-lg">
                    <TextLink
                      href={paths.shortlist(id)}
                      className="inline-flex min-h-11 items-center wrap-anywhere md:min-h-7"
                    >
                      <bdi>{name}</bdi>
                    </TextLink>
                  </h2>
                  <p className="wrap-anywhere text-quiet">
                    <bdi>{entityName}</bdi>
                    {"\u00A0· "}
                    {t.count(count, "{n} opportunity", "{n} opportunities")}
                  </p>
                  {isOpen && <Badge className="mt-2">{t("Anybody with the link")}</Badge>}
                </Card>
              </li>
            ))}
          </ul>
        ) : (
          ids.length === 0 && (
            <EmptyState
              icon={ListChecks}
              title={t("No shortlist yet")}
              description={t("Press “Create a shortlist” above your saved opportunities or a comparison.")}
              action={
                <ButtonLink href={`${paths.opportunities}?show=saved`} variant="accent">
                  {t("Your saved opportunities")}
                </ButtonLink>
              }
            />
          )
        )
      ) : (
        <ErrorState
          title={t("The shortlists could not be loaded")}
          error={error}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
    </>
  );
}
