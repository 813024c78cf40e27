import { Card } from "@/ui/card";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { t } from "@/words";

/** Accepted answers while they are loading: the question, where it was asked, and what was answered. */
export const AnswersSkeleton = () => (
  <SkeletonGroup label={t("Loading the answers")}>
    <Card flush>
      <div className="divide-y divide-line">
        {[0, 1, 2].map((answer) => (
          <div key={answer} className="p-4 md:p-5">
            <Skeleton className="my-0.5 h-5 w-3/4" />
            <Skeleton className="mt-2 h-4 w-1/2" />
            <Skeleton className="mt-4 h-4 w-full" />
            <Skeleton className="mt-2 h-4 w-5/6" />
          </div>
        ))}
      </div>
    </Card>
  </SkeletonGroup>
);
