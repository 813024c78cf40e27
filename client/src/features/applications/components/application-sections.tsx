import type { ApplicationView } from "@shared/validators/applications";
import { lazyPart } from "@/components/lazy-part";
import { Card, CardHeader } from "@/ui/card";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { t } from "@/words";
import { Anchor } from "./anchor";

const questions = lazyPart(() => import("../questions/questions-card"));
const tasks = lazyPart(() => import("../tasks/tasks-card"));
const checklist = lazyPart(() => import("../documents/checklist-card"));
const guests = lazyPart(() => import("../guests/guests-card"));

/** What stands below the texts of an application. The code of each section comes after the texts. */
export const ApplicationSections = ({ application }: { application: ApplicationView }) => (
  <>
    <questions.Part
      application={application}
      fallback={<Waiting title={t("Questions of the funder")} label={t("Loading the questions")} />}
    />
    <Anchor id="tasks">
      <tasks.Part
        application={application}
        fallback={<Waiting title={t("Tasks")} label={t("Loading the tasks")} />}
      />
    </Anchor>
    <Anchor id="documents">
      <checklist.Part
        application={application}
        fallback={<Waiting title={t("Documents § application")} label={t("Loading the documents")} />}
      />
    </Anchor>
    <Anchor id="guests">
      <guests.Part
        application={application}
        fallback={<Waiting title={t("Asked of others")} label={t("Loading what was asked of others")} />}
      />
    </Anchor>
  </>
);

/** Looks like a section whose content is loading. */
const Waiting = ({ title, label }: { title: string; label: string }) => (
  <Card>
    <CardHeader title={title} />
    <SkeletonGroup label={label}>
      <Skeleton className="h-6 w-full" />
    </SkeletonGroup>
  </Card>
);
