import { Plus } from "lucide-react";
import { useState } from "react";
import { TextareaField, TextField } from "@/forms/text-fields";
import { Button } from "@/ui/button";
import { Card, CardHeader } from "@/ui/card";
import { formatDate, todayForInput } from "@/lib/format/dates";
import { t } from "@/words";
import { useChange } from "../api";
import type { CardProps } from "./card-props";
import { DeleteButton } from "./delete-button";
import { FormDialog } from "./form-dialog";

const loadSchema = async () => (await import("@shared/validators/obligations")).createOutcomeSchema;

/** What came of the award. */
export function OutcomesCard({ application, after: { outcomes }, mayEdit }: CardProps) {
  const [isOpen, setOpen] = useState(false);
  const draft = `outcome:${application.id}`;
  const add = useChange(application.id, { method: "POST", path: ["outcomes"] }, { done: t("Added"), draft });
  return (
    <Card>
      <CardHeader
        title={t("Outcomes")}
        actions={
          mayEdit && (
            <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              <Plus aria-hidden="true" />
              {t("Add an outcome")}
            </Button>
          )
        }
      />
      {outcomes.length === 0 ? (
        <p className="text-quiet">
          {t("Nothing yet. What you write down here is offered when a next funder asks for results.")}
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {outcomes.map(({ id, text, figure, reachedOn }) => (
            <li key={id} className="flex items-start gap-x-2 py-2 first:pt-0 last:pb-0">
              <div className="min-w-0 flex-1">
                {figure && <p className="text-lg font-semibold wrap-anywhere">{figure}</p>}
                <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                  {text}
                </p>
                <p className="text-sm text-quiet">{formatDate(reachedOn)}</p>
              </div>
              {mayEdit && (
                <DeleteButton
                  applicationId={application.id}
                  path={["outcomes", id]}
                  name={text.slice(0, 60)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <FormDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t("Add an outcome")}
        submitLabel={t("Add")}
        draft={draft}
        loadSchema={loadSchema}
        change={add}
        values={{ text: "", figure: "", reachedOn: todayForInput() }}
      >
        <TextareaField name="text" label={t("What came of it")} rows={4} required />
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <TextField name="figure" label={t("Figure, with its unit")} autoComplete="off" />
          <TextField name="reachedOn" label={t("Day")} type="date" />
        </div>
      </FormDialog>
    </Card>
  );
}
