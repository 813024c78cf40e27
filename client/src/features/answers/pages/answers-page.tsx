import { lazyPart } from "@/components/lazy-part";
import { PageHeader } from "@/components/page-header";
import { Skeleton } from "@/ui/skeleton";
import { t } from "@/words";
import { AnswersSkeleton } from "../components/answers-skeleton";

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
          <div className="space-y-4 md:space-y-6">
            <Skeleton className="h-11 sm:max-w-xl" />
            <AnswersSkeleton />
          </div>
        }
      />
    </>
  );
}
