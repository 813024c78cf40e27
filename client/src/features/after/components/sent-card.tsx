import { Send } from "lucide-react";
import { useState } from "react";
import type { SubmissionView } from "@shared/validators/submissions";
import { listComma } from "@shared/words/language";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { Money } from "@/components/money";
import { Button } from "@/ui/button";
import { Card, CardHeader } from "@/ui/card";
import { formatDate } from "@/lib/format/dates";
import { t } from "@/words";
import { useChange } from "../api";
import type { CardProps } from "./card-props";
import { DownloadButtons } from "./download-card";

/** How the application was sent: what was kept on which day, and under which hash. */
export function SentCard({ application, after: { submissions }, mayEdit }: CardProps) {
  const [asks, setAsks] = useState(false);
  const send = useChange(
    application.id,
    { method: "POST", path: ["submissions"] },
    { done: t("Kept as it was sent") },
  );
  const isUnkept = submissions.length === 0 && application.submittedDate !== null;
  return (
    <Card>
      <CardHeader
        title={t("Sent")}
        actions={
          mayEdit && (
            <Button
              variant={submissions.length === 0 ? "accent" : "outline"}
              size="sm"
              aria-haspopup="dialog"
              onClick={() => setAsks(true)}
            >
              <Send aria-hidden="true" />
              {isUnkept
                ? t("Keep what was sent")
                : submissions.length === 0
                  ? t("Mark as sent")
                  : t("Mark as sent again")}
            </Button>
          )
        }
      />
      {submissions.length === 0 ? (
        <p className="text-quiet">
          {isUnkept
            ? t(
                "It is marked as submitted, but what was sent is not kept yet. Keep it now, before it changes.",
              )
            : t(
                "Not sent yet. When you mark it as sent, the texts, answers and documents of that day are kept as they were.",
              )}
        </p>
      ) : (
        <ol className="divide-y divide-line">
          {submissions.map((submission) => (
            <Submission key={submission.id} applicationId={application.id} submission={submission} />
          ))}
        </ol>
      )}
      <ConfirmDialog
        isOpen={asks}
        onClose={() => setAsks(false)}
        destructive={false}
        title={t("Keep the application as it is now?")}
        description={t(
          "Its texts, answers, amount and documents are kept unchanged, also if a document is later deleted from the library. They are deleted with the entity. An application that was not sent before becomes Submitted.",
        )}
        confirmLabel={t("Keep it")}
        onConfirm={() => send.mutate({}, { onSuccess: () => setAsks(false) })}
        pending={send.isPending}
      />
    </Card>
  );
}

function Submission({ applicationId, submission }: { applicationId: string; submission: SubmissionView }) {
  const { id, sentOn, amount, currency, sha256, sentBy, documents } = submission;
  const day = formatDate(sentOn) ?? "";
  return (
    <li className="space-y-3 py-4 first:pt-0 last:pb-0">
      <h3 className="text-base">
        {sentBy
          ? t("Sent {date}, kept by {name}", { date: day, name: sentBy })
          : t("Sent {date}", { date: day })}
      </h3>
      <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[8rem_minmax(0,1fr)]">
        <dt className="text-quiet">{t("Asking Amount")}</dt>
        <dd>
          <Money amount={amount} currency={currency} />
        </dd>
        <dt className="text-quiet">{t("Documents")}</dt>
        <dd className="wrap-anywhere">
          {documents.length === 0 ? t("None") : documents.map(({ name }) => name).join(listComma())}
        </dd>
        <dt className="text-quiet">{t("Hash (SHA-256)")}</dt>
        <dd className="font-mono text-xs leading-5 break-all">{sha256}</dd>
      </dl>
      <DownloadButtons applicationId={applicationId} submissionId={id} />
    </li>
  );
}
