import { useQuery } from "@tanstack/react-query";
import { useParams } from "wouter";
import { ApplicationProblem } from "@/components/application-page/application-problem";
import { Card } from "@/ui/card";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { cn } from "@/lib/cn";
import { applicationQuery } from "@/lib/api/queries/applications";
import { ApplicationDetail } from "../components/application-detail";
import { t } from "@/words";

export default function ApplicationDetailPage() {
  const { id } = useParams<{ id: string }>();
  const application = useQuery(applicationQuery(id));
  if (application.data) return <ApplicationDetail application={application.data} />;
  if (application.isError) return <ApplicationProblem query={application} />;
  return <DetailSkeleton />;
}

function DetailSkeleton() {
  return (
    <SkeletonGroup label="">
      <h1 className="sr-only">{t("Loading the application")}</h1>
      <Skeleton className="mb-3 h-9 w-20" />
      <div className="mb-6 space-y-3 md:mb-8">
        <Skeleton className="h-9 w-2/3 max-w-xl" />
        <Skeleton className="h-5 w-16" />
      </div>
      <div className="mb-6 flex h-11 items-center gap-6 border-b border-line">
        {[0, 1, 2, 3, 4].map((tab) => (
          <Skeleton key={tab} className="h-4 w-16" />
        ))}
      </div>
      <div className="space-y-4 md:space-y-6">
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 md:gap-6">
          {[0, 1, 2].map((card) => (
            <Card key={card} className={cn("space-y-3", card === 2 && "max-sm:col-span-2")}>
              <Skeleton className="h-4 w-24 max-w-full" />
              <Skeleton className="h-8 w-32 max-w-full" />
            </Card>
          ))}
        </div>
        <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          {[0, 1].map((column) => (
            <Card key={column} className="space-y-3">
              <Skeleton className="mb-5 h-6 w-48 max-w-full" />
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-4 w-5/6" />
              <Skeleton className="h-4 w-2/3" />
            </Card>
          ))}
        </div>
      </div>
    </SkeletonGroup>
  );
}
