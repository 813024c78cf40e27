import { useFormContext } from "react-hook-form";
import { SelectField, TextField } from "@/forms/text-fields";
import { Checkbox } from "@/ui/checkbox";
import { t } from "@/words";
import { KIND_OPTIONS } from "./wording";

/** The values of the form: text in every field. */
export type DocumentValues = {
  kind: string;
  name: string;
  year: string;
  expiresOn: string;
  mayBeSentToAi: boolean;
};

/** What is asked of a document beside its file. */
export function DocumentFields() {
  const { register } = useFormContext<DocumentValues>();
  return (
    <>
      <TextField name="name" label={t("Name of the document")} autoComplete="off" required />
      <SelectField name="kind" label={t("Kind")} options={KIND_OPTIONS} required />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField name="year" label={t("Year")} inputMode="numeric" autoComplete="off" />
        <TextField
          name="expiresOn"
          label={t("Valid until")}
          type="date"
          hint={t("We remind you 30 and 7 days before.")}
        />
      </div>
      <Checkbox
        label={t("May be sent to an AI provider")}
        hint={t("No document is sent to one today. Without your tick here it stays so.")}
        {...register("mayBeSentToAi")}
      />
    </>
  );
}
