import { useQueryClient } from "@tanstack/react-query";
import { OBLIGATION_KINDS } from "@shared/constants/obligations";
import type { ObligationView } from "@shared/validators/obligations";
import { SelectField, TextField } from "@/forms/text-fields";
import { t } from "@/words";
import { afterQuery, useChange } from "../api";
import { OBLIGATION_LABELS } from "../wording";
import { FormDialog } from "./form-dialog";

const loadSchema = async () => (await import("@shared/validators/obligations")).createObligationSchema;

const toValues = (obligation: ObligationView | undefined) => ({
  kind: obligation?.kind ?? ("report" as const),
  title: obligation?.title ?? "",
  dueDate: obligation?.dueDate ?? "",
});

type Props = {
  applicationId: string;
  /** What is changed; a new one is added without it. */
  obligation?: ObligationView;
  isOpen: boolean;
  onClose: () => void;
};

/** Adds a condition or a report of an award, or changes what is to be done and until when. */
export function ObligationDialog({ applicationId, obligation, isOpen, onClose }: Props) {
  const client = useQueryClient();
  const draft = `obligation:${obligation?.id ?? applicationId}`;
  const save = useChange(
    applicationId,
    obligation
      ? { method: "PATCH", path: ["obligations", obligation.id] }
      : { method: "POST", path: ["obligations"] },
    { done: obligation ? t("Saved") : t("Added"), draft },
  );
  return (
    <FormDialog
      {...{ isOpen, onClose, draft, loadSchema }}
      title={obligation ? t("Change “{title}”", obligation) : t("Add a condition or report")}
      submitLabel={obligation ? t("Save Changes") : t("Add")}
      change={save}
      shared={
        obligation && {
          labels: { title: t("What is to be done"), dueDate: t("Until when") },
          readStored: () => {
            const { obligations = [] } = client.getQueryData(afterQuery(applicationId).queryKey) ?? {};
            const stored = obligations.find(({ id }) => id === obligation.id);
            return stored && toValues(stored);
          },
        }
      }
      values={toValues(obligation)}
    >
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        {!obligation && (
          <SelectField
            name="kind"
            label={t("What it is")}
            options={OBLIGATION_KINDS.map((value) => ({ value, label: OBLIGATION_LABELS[value] }))}
          />
        )}
        <TextField name="dueDate" label={t("Until when")} type="date" />
      </div>
      <TextField name="title" label={t("What is to be done")} autoComplete="off" required />
    </FormDialog>
  );
}
