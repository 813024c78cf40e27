import { Card } from "@/ui/card";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { detailGridClass, factsColumnClass, textColumnClass } from "../detail-layout";
import { t } from "@/words";

/** Shows the shape of the detail page while it loads. */
export function DetailSkeleton() {
  return (
    <SkeletonGroup label="">
      <h1 className="sr-only">{t("Loading the opportunity")}</h1>
      <Skeleton className="mb-3 h-9 w-20" />
      <Skeleton className="h-9 w-4/5 max-w-xl" />
      <Skeleton className="mt-3 h-6 w-60 max-w-full" />
      <div className={`${detailGridClass} mt-8`}>
        <div className={factsColumnClass}>
          <Card className="space-y-7">
            {[1, 2, 3].map((fact) => (
              <div key={fact} className="space-y-3">
                <Skeleton className="h-4 w-28" />
                <Skeleton className="h-8 w-44" />
              </div>
            ))}
          </Card>
        </div>
        <div className={textColumnClass}>
          {[1, 2].map((section) => (
            <Card key={section} className="space-y-3">
              <Skeleton className="mb-5 h-6 w-32" />
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-4 w-2/3" />
            </Card>
          ))}
        </div>
      </div>
    </SkeletonGroup>
  );
}
