import type { ApplicationView } from "@shared/validators/applications";
import { lazyPart } from "@/components/lazy-part";
import { Card, CardHeader } from "@/ui/card";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { t } from "@/words";

const card = lazyPart(() => import("./guests-card"));

/** What was asked of others. It stands at the end of the screen, so that its code comes after the rest. */
export const GuestsPart = ({ application }: { application: ApplicationView }) => (
  <card.Part
    application={application}
    fallback={
      <Card>
        <CardHeader title={t("Asked of others")} />
        <SkeletonGroup label={t("Loading what was asked of others")}>
          <Skeleton className="h-6 w-full" />
        </SkeletonGroup>
      </Card>
    }
  />
);
