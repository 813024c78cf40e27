import { useLocation } from "wouter";
import type { EntityView } from "@shared/validators/entities";
import { DraftNote } from "@/forms/draft-note";
import { Form } from "@/forms/form";
import { SubmitButton } from "@/forms/submit-button";
import { SelectField, TextField } from "@/forms/text-fields";
import { useZodForm } from "@/forms/use-zod-form";
import { useFormDraft } from "@/hooks/use-form-draft";
import { paths } from "@/lib/paths";
import { Card } from "@/ui/card";
import { t } from "@/words";
import { useCreateShortlist } from "../shortlists-api";

const loadSchema = async () => (await import("@shared/validators/shortlists")).newShortlistFormSchema;

/** Names a shortlist of opportunities that are chosen already. */
export function NewShortlist({ ids, entities }: { ids: readonly string[]; entities: readonly EntityView[] }) {
  const [, navigate] = useLocation();
  const form = useZodForm(loadSchema, { defaultValues: { name: "", entityId: entities[0]?.id ?? "" } });
  const { restored, drop } = useFormDraft(form, "new-shortlist");
  const create = useCreateShortlist();
  return (
    <Card className="mb-6 max-w-2xl">
      <h2 className="mb-1 text-lg">{t("New shortlist")}</h2>
      <p className="mb-4 text-quiet">
        {t.count(ids.length, "With {n} opportunity.", "With {n} opportunities.")}
      </p>
      <Form
        form={form}
        pending={create.isPending}
        error={create.error}
        errorFallback={t("The shortlist could not be made")}
        onSubmit={(input) =>
          create.mutate(
            { ...input, items: ids.map((opportunityId) => ({ opportunityId, note: "" })) },
            {
              onSuccess: ({ id }) => {
                drop();
                navigate(paths.shortlist(id), { replace: true });
              },
            },
          )
        }
      >
        <DraftNote restored={restored} />
        <TextField name="name" label={t("Name")} required autoComplete="off" />
        <SelectField
          name="entityId"
          label={t("For the members of")}
          required
          options={entities.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <div>
          <SubmitButton className="max-sm:w-full">{t("Create the shortlist")}</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
