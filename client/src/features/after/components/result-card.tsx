import { useQueryClient } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { useState } from "react";
import {
  type Decision,
  DECISION_REASONS,
  type DecisionReason,
  DECISIONS,
} from "@shared/constants/submissions";
import type { ResultView } from "@shared/validators/submissions";
import { MultiChoiceField } from "@/forms/multi-choice-field";
import { MoneyField, SelectField, TextareaField, TextField } from "@/forms/text-fields";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { Card, CardHeader } from "@/ui/card";
import { Money } from "@/components/money";
import { formatDate, todayForInput } from "@/lib/format/dates";
import { t } from "@/words";
import { afterQuery, useChange } from "../api";
import { DECISION_LABELS, REASON_LABELS } from "../wording";
import type { CardProps } from "./card-props";
import { FormDialog } from "./form-dialog";

const loadSchema = async () => (await import("@shared/validators/submissions")).recordResultSchema;

const toValues = ({ status, decisionDate, awardedAmount, feedback, reasons }: ResultView) => ({
  isRecorded: status !== null,
  status: status ?? "funded",
  decisionDate: decisionDate ?? todayForInput(),
  awardedAmount: awardedAmount ?? "",
  feedback: feedback ?? "",
  reasons,
});

/** What the funder decided, and what it says of it. */
export function ResultCard({ application, after: { result }, mayEdit }: CardProps) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const draft = `result:${application.id}`;
  const record = useChange(
    application.id,
    { method: "PUT", path: ["result"] },
    { done: t("Result saved"), draft },
  );
  const { status, decisionDate, awardedAmount, currency, feedback, reasons } = result;
  return (
    <Card>
      <CardHeader
        title={t("Result")}
        actions={
          mayEdit && (
            <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              <Pencil aria-hidden="true" />
              {status ? t("Edit the result") : t("Record the result")}
            </Button>
          )
        }
      />
      {status === null ? (
        <p className="text-quiet">{t("The funder has not decided yet.")}</p>
      ) : (
        <div className="space-y-3">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone={status === "rejected" ? "destructive" : "good"}>{DECISION_LABELS[status]}</Badge>
            {awardedAmount && (
              <Money className="text-xl font-semibold" amount={awardedAmount} currency={currency} />
            )}
            {decisionDate && (
              <span className="text-sm text-quiet">
                {t("Decided {date}", { date: formatDate(decisionDate) ?? "" })}
              </span>
            )}
          </p>
          {reasons.length > 0 && (
            <ul aria-label={t("What decided it")} className="flex flex-wrap gap-2">
              {reasons.map((reason) => (
                <li key={reason}>
                  <Badge tone="outline">{REASON_LABELS[reason]}</Badge>
                </li>
              ))}
            </ul>
          )}
          {feedback ? (
            <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
              {feedback}
            </p>
          ) : (
            <p className="text-quiet">
              {t("No feedback is written down. Ask for it: the next application is better for it.")}
            </p>
          )}
        </div>
      )}
      <FormDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t("What the funder decided")}
        submitLabel={t("Save the result")}
        draft={draft}
        loadSchema={loadSchema}
        change={record}
        shared={{
          labels: {
            status: t("Decision"),
            decisionDate: t("Day of the decision"),
            awardedAmount: t("Awarded amount"),
            feedback: t("Feedback of the funder"),
            reasons: t("What decided it"),
          },
          show: {
            status: (value: Decision) => DECISION_LABELS[value],
            reasons: (values: DecisionReason[]) =>
              values.length === 0 ? t("None") : values.map((value) => REASON_LABELS[value]).join(", "),
          },
          readStored: () => {
            const stored = client.getQueryData(afterQuery(application.id).queryKey)?.result;
            return stored && toValues(stored);
          },
        }}
        values={toValues(result)}
      >
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <SelectField
            name="status"
            label={t("Decision")}
            options={DECISIONS.map((value) => ({ value, label: DECISION_LABELS[value] }))}
          />
          <TextField name="decisionDate" label={t("Day of the decision")} type="date" />
        </div>
        <MoneyField name="awardedAmount" label={t("Awarded amount")} currency={currency} />
        <TextareaField name="feedback" label={t("Feedback of the funder")} rows={5} />
        <MultiChoiceField
          name="reasons"
          label={t("What decided it")}
          options={DECISION_REASONS.map((value) => ({ value, label: REASON_LABELS[value] }))}
        />
      </FormDialog>
    </Card>
  );
}
