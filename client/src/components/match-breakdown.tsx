import { useQuery } from "@tanstack/react-query";
import { findMatchBand } from "@shared/constants/matching";
import type { MatchPart } from "@shared/validators/opportunities";
import { translateLabel } from "@shared/words/labels";
import { userMessage } from "@/lib/api/api-client";
import { opportunityQuery } from "@/lib/api/queries/opportunities";
import { ScoreParts } from "./score-parts";
import { Button } from "../ui/button";
import { Skeleton, SkeletonGroup } from "../ui/skeleton";
import { t } from "@/words";

/** Eight parts and their sum. */
const SKELETON_ROWS = 9;

/**
 * Shows the label and the parts of a score. The list's cards have no parts, so the opportunity is fetched.
 */
export function MatchBreakdown({
  id,
  entityId,
  score,
  parts,
}: {
  id: string;
  entityId: string | undefined;
  score: number;
  parts: readonly MatchPart[] | undefined;
}) {
  const isKnown = parts !== undefined && parts.length > 0;
  const detail = useQuery({ ...opportunityQuery(id, entityId), enabled: !isKnown });
  const shown = isKnown ? parts : (detail.data?.matchParts ?? []);
  return (
    <>
      <p className="mb-3 font-display text-lg leading-6 font-semibold">
        {translateLabel(findMatchBand(score))}
      </p>
      {shown.length > 0 ? (
        <ScoreParts parts={shown} />
      ) : detail.isPending ? (
        <SkeletonGroup label={t("Loading the score")} className="grid gap-2.5">
          {Array.from({ length: SKELETON_ROWS }, (_, row) => (
            <Skeleton key={row} className="h-8" />
          ))}
        </SkeletonGroup>
      ) : detail.isError ? (
        <>
          <p className="text-quiet">{userMessage(detail.error, t("The score could not be loaded."))}</p>
          <Button
            variant="outline"
            size="sm"
            className="mt-3"
            pending={detail.isFetching}
            onClick={() => void detail.refetch()}
          >
            {t("Try again")}
          </Button>
        </>
      ) : (
        <p className="text-quiet">{t("{n}%", { n: score })}</p>
      )}
    </>
  );
}
