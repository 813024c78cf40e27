import { cn } from "@/lib/cn";
import { formatDate } from "@/lib/dates";
import { Card, CardHeader } from "@/components/ui/card";
import type { ApplicationView } from "@shared/validators/applications";

/** What happened when: created, submitted, decided. */
export function ApplicationTimeline({ application }: { application: ApplicationView }) {
  const steps = [
    { label: "Created", date: application.createdAt },
    { label: "Submitted", date: application.submittedDate },
    { label: "Decision", date: application.decisionDate },
  ];
  return (
    <Card>
      <CardHeader title="Application Timeline" />
      <ol className="space-y-4">
        {steps.map(({ label, date }) => (
          <li key={label} className="flex items-center gap-3">
            <span
              aria-hidden="true"
              className={cn(
                "size-3 shrink-0 rounded-full border-2",
                date ? "border-good bg-good" : "border-edge",
              )}
            />
            <span className="flex-1 font-medium">{label}</span>
            <span className={date ? undefined : "text-quiet"}>{formatDate(date) ?? "Not yet"}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
