import { lazyPart } from "@/components/lazy-part";
import { PageHeader } from "@/components/page-header";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { t } from "@/words";

// Loaded by itself, because every page loads the names of the files that a page needs.
const library = lazyPart(() => import("../components/answer-library"));

/** The accepted answers of the user's organisations. */
export default function AnswersPage() {
  return (
    <>
      <PageHeader
        title={t("Accepted answers")}
        subtitle={t("What you answered funders, found again for the next application")}
      />
      <library.Part
        fallback={
          <SkeletonGroup label={t("Loading the answers")}>
            <Skeleton className="h-40 w-full" />
          </SkeletonGroup>
        }
      />
    </>
  );
}
