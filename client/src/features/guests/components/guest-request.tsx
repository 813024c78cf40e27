import { CalendarPlus } from "lucide-react";
import type { GuestView } from "@shared/validators/guests";
import { LiveRegion } from "@/components/live-region";
import { Alert } from "@/ui/alert";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { formatDate } from "@/lib/format/dates";
import { formatDue } from "@/lib/format/due";
import { t } from "@/words";
import { useSaveDay, useSendAnswer } from "../guest-api";
import { ApprovalForm } from "./approval-form";
import { DocumentForm } from "./document-form";
import { QuestionForm } from "./question-form";

export type AnswerFormProps = { request: GuestView; send: ReturnType<typeof useSendAnswer> };

/** One request: what is asked, until when, and the form of its kind, which stays until the answer is accepted. */
export function GuestRequest({ token, request }: { token: string; request: GuestView }) {
  const send = useSendAnswer(token, request.id);
  const saveDay = useSaveDay(token);
  const { kind, question, dueDate, applicationTitle, returnRemark, answeredAt, expiresAt } = request;
  const isSent = answeredAt !== null;
  const Form = kind === "question" ? QuestionForm : kind === "document" ? DocumentForm : ApprovalForm;
  return (
    <>
      <LiveRegion>{send.isSuccess ? t("Your answer was sent") : ""}</LiveRegion>
      {isSent && (
        <Alert tone="good" title={t("Your answer was sent")}>
          {t("You can change it until it is accepted.")}
        </Alert>
      )}
      {!isSent && returnRemark && (
        <Alert title={t("You are asked again")}>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {returnRemark}
          </p>
        </Alert>
      )}
      <Card className="space-y-4">
        <p dir="auto" className="text-lg leading-relaxed whitespace-pre-line wrap-anywhere">
          {question}
        </p>
        <p className="text-sm text-quiet wrap-anywhere">
          {t("For the application “{application}”.", {
            application: applicationTitle || t("Untitled Application"),
          })}{" "}
          {t("The link works until {date}.", { date: formatDate(expiresAt) ?? "" })}
        </p>
        {dueDate && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="font-medium">{formatDue(dueDate).words}</p>
            <Button variant="outline" size="sm" pending={saveDay.isPending} onClick={() => saveDay.mutate()}>
              <CalendarPlus aria-hidden="true" />
              {t("Add to your calendar")}
            </Button>
          </div>
        )}
      </Card>
      <Form request={request} send={send} />
    </>
  );
}
