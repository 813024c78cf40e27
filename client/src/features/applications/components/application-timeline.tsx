import { TextLink } from "@/components/text-link";
import { cn } from "@/lib/cn";
import { formatDate } from "@/lib/format/dates";
import { paths } from "@/lib/paths";
import { Card, CardHeader } from "@/ui/card";
import { APPLICATION_STATUS_LABELS, type ApplicationStatus } from "@shared/constants/enums";
import type { ApplicationView } from "@shared/validators/applications";
import { translateLabel } from "@shared/words/labels";
import { t } from "@/words";

const UNSENT: readonly ApplicationStatus[] = ["draft", "in_progress"];
const DECIDED: readonly ApplicationStatus[] = ["accepted", "rejected", "funded", "completed"];

/** Lists the dates of creation, submission and decision. */
export function ApplicationTimeline({ application }: { application: ApplicationView }) {
  const { status, createdAt, submittedDate, decisionDate } = application;
  const steps = [
    { label: t("Created"), date: createdAt, isDone: true },
    {
      label: translateLabel(APPLICATION_STATUS_LABELS.submitted),
      ...{ date: submittedDate, isDone: !UNSENT.includes(status) },
    },
    { label: t("Decision"), date: decisionDate, isDone: DECIDED.includes(status) },
  ];
  return (
    <Card>
      <CardHeader title={t("Application Timeline")} />
      <ol className="space-y-4">
        {steps.map(({ label, date, isDone }) => (
          <li key={label} className="flex items-center gap-3">
            <span
              aria-hidden="true"
              className={cn(
                "size-3 shrink-0 rounded-full border-2",
                date || isDone ? "border-good bg-good" : "border-edge",
              )}
            />
            <span className="flex-1 font-medium">{label}</span>
            <span className={date ? undefined : "text-quiet"}>
              {formatDate(date) ?? (isDone ? t("Day not known") : t("Not yet"))}
            </span>
          </li>
        ))}
      </ol>
      {application.submittedDate && (
        <p className="mt-2">
          <TextLink href={paths.after(application.id)} className="inline-flex min-h-11 items-center">
            {t("What was sent, and what came after")}
          </TextLink>
        </p>
      )}
    </Card>
  );
}
