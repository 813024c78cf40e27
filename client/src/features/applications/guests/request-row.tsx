import { useEffect } from "react";
import type { ApplicationView } from "@shared/validators/applications";
import type { GuestRequestView } from "@shared/validators/guests";
import { Badge, type BadgeTone } from "@/ui/badge";
import { cn } from "@/lib/cn";
import { formatDate } from "@/lib/format/dates";
import { formatDue } from "@/lib/format/due";
import { t } from "@/words";
import { nameTextField } from "../wording";
import { DocumentButton } from "./document-button";
import { RequestActions } from "./request-actions";

/** One request: who was asked what, until when, how it stands, the answer, and for editors what to do next. */
export function RequestRow({
  application,
  request,
  mayEdit,
  onGone,
}: {
  application: ApplicationView;
  request: GuestRequestView;
  mayEdit: boolean;
  /** Called once the row has left the list, and a dialog has tried to give its focus back. */
  onGone: () => void;
}) {
  useEffect(() => () => void setTimeout(onGone), [onGone]);
  const { name, email, question, state, dueDate, field, isExpired } = request;
  const due = dueDate === null || state === "accepted" ? undefined : formatDue(dueDate);
  const { label, tone } = describeState(request);
  return (
    <li className="space-y-2 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 text-base wrap-anywhere">
          <bdi>{name}</bdi>
        </h3>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {question}
      </p>
      <p className="flex flex-wrap gap-x-3 text-sm text-quiet wrap-anywhere">
        <bdi>{email}</bdi>
        {field && <span>{nameTextField(field)}</span>}
        {due && (
          <span className={cn(state !== "answered" && due.isOverdue && "font-medium text-destructive")}>
            {due.words}
          </span>
        )}
        {state !== "accepted" && isExpired && <span>{t("The link has expired")}</span>}
      </p>
      <Answer request={request} />
      {mayEdit && <RequestActions application={application} request={request} />}
    </li>
  );
}

function Answer({ request }: { request: GuestRequestView }) {
  const { name, answer, approved, hasTextChanged, file, returnRemark, state, answeredAt, acceptedAt } =
    request;
  if (answer === null && approved === null && file === null && returnRemark === null) return null;
  const day = formatDate(answeredAt);
  return (
    <div className="space-y-2 rounded-control bg-raised p-3">
      {approved !== null && (
        <p className="font-medium">
          {approved
            ? t("{name} approved the text on {date}", { name, date: day ?? "–" })
            : t("{name} did not approve the text", { name })}
        </p>
      )}
      {hasTextChanged !== null && (
        <p className="text-sm text-quiet">
          {hasTextChanged ? t("The text has changed since.") : t("The text has not changed since.")}
        </p>
      )}
      {answer !== null && (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {answer}
        </p>
      )}
      {file && <DocumentButton {...file} />}
      {state === "returned" && returnRemark !== null && (
        <p className="text-sm text-quiet wrap-anywhere">
          {t("Asked again: {remark}", { remark: returnRemark })}
        </p>
      )}
      {acceptedAt !== null && (
        <p className="text-sm text-quiet">
          {t("Accepted on {date}", { date: formatDate(acceptedAt) ?? "" })}
        </p>
      )}
    </div>
  );
}

function describeState({ state }: GuestRequestView): { label: string; tone: BadgeTone } {
  switch (state) {
    case "asked":
      return { label: t("Asked"), tone: "neutral" };
    case "answered":
      return { label: t("Answered"), tone: "primary" };
    case "returned":
      return { label: t("Asked again"), tone: "middle" };
    case "accepted":
      return { label: t("Answer accepted"), tone: "good" };
  }
}
