import { useQuery } from "@tanstack/react-query";
import { MatchFigure } from "@/components/match-figure";
import { TextLink } from "@/components/text-link";
import { paths } from "@/lib/paths";
import { Card, CardHeader } from "@/ui/card";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { t } from "@/words";
import { previewQuery } from "./proposals-api";

/** The best matches with the chosen answers, before they are saved. */
export function PreviewedMatches({
  entityId,
  fields,
  version,
}: {
  entityId: string;
  fields: readonly string[];
  version: string;
}) {
  const { data, isError, isFetching } = useQuery(previewQuery(entityId, fields, version));
  return (
    <Card aria-busy={isFetching}>
      <CardHeader
        title={t("Your matches")}
        description={
          fields.length === 0
            ? t("With what your profile says now. Tick answers to see what they change.")
            : t.count(
                fields.length,
                "With the answer that you ticked, before it is saved.",
                "With the {n} answers that you ticked, before they are saved.",
              )
        }
      />
      {isError && <p className="text-quiet">{t("The matches could not be computed just now.")}</p>}
      {!data && !isError && (
        <SkeletonGroup label={t("Computing your matches")} className="space-y-3">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-14 w-full" />
        </SkeletonGroup>
      )}
      {data && (
        <>
          <p role="status" className="font-medium">
            {data.isComplete
              ? t.count(data.count, "1 open call fits", "{n} open calls fit")
              : t.count(data.count, "At least 1 open call fits", "At least {n} open calls fit")}
          </p>
          <ol className="mt-3 divide-y divide-line">
            {data.best.map(({ id, title, percent }) => (
              <li key={id} className="py-3 last:pb-0">
                <p className="text-sm text-quiet">
                  <MatchFigure match={percent} className="text-base text-ink" />
                </p>
                <TextLink href={paths.opportunity(id, entityId)}>
                  <bdi className="wrap-anywhere">{title}</bdi>
                </TextLink>
              </li>
            ))}
          </ol>
        </>
      )}
    </Card>
  );
}
