import { X } from "lucide-react";
import { useFormDraft } from "@/hooks/use-form-draft";
import type { ShortlistItemView, ShortlistView } from "@shared/validators/shortlists";
import { TextLink } from "@/components/text-link";
import { DraftNote } from "@/forms/draft-note";
import { Form } from "@/forms/form";
import { SubmitButton } from "@/forms/submit-button";
import { TextareaField, TextField } from "@/forms/text-fields";
import { useZodForm } from "@/forms/use-zod-form";
import { useLeaveWarning } from "@/hooks/use-leave-warning";
import { paths } from "@/lib/paths";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { t } from "@/words";
import { useSaveShortlist } from "../shortlists-api";
import { ShortlistFacts } from "./shortlist-facts";

const loadSchema = async () => (await import("@shared/validators/shortlists")).updateShortlistSchema;

/** Name, notes and opportunities of a shortlist, saved together. Mount it anew for another version. */
export function ShortlistEditor({ shortlist }: { shortlist: ShortlistView }) {
  const { id, name, items, version } = shortlist;
  const form = useZodForm(loadSchema, {
    defaultValues: {
      name,
      version,
      items: items.map(({ opportunityId, note }) => ({ opportunityId, note })),
    },
  });
  const { restored, drop } = useFormDraft(form, `shortlist-${id}`, String(version));
  const save = useSaveShortlist(id);
  useLeaveWarning(form.formState.isDirty);
  const listed = form.watch("items");
  const byId = new Map(items.map((item) => [item.opportunityId, item]));
  const takeOut = (opportunityId: string) =>
    form.setValue(
      "items",
      form.getValues("items").filter((item) => item.opportunityId !== opportunityId),
      { shouldDirty: true },
    );
  return (
    <Form
      form={form}
      pending={save.isPending}
      error={save.error}
      onSubmit={(input) => save.mutate(input, { onSuccess: drop })}
    >
      <DraftNote restored={restored} />
      {/* On paper the title says it already. */}
      <div className="print:hidden">
        <TextField name="name" label={t("Name")} required autoComplete="off" readOnly={save.isPending} />
      </div>
      <ul className="space-y-4">
        {listed.map(({ opportunityId, note }, index) => (
          <li key={opportunityId}>
            <Card className="space-y-3">
              <ShortlistTitle item={byId.get(opportunityId)} />
              <div className="print:hidden">
                <TextareaField
                  name={`items.${index}.note`}
                  label={t("Note")}
                  rows={2}
                  readOnly={save.isPending}
                />
              </div>
              {note && (
                <p
                  aria-hidden="true"
                  dir="auto"
                  className="hidden wrap-anywhere whitespace-pre-line print:block"
                >
                  {note}
                </p>
              )}
              {listed.length > 1 && (
                <Button
                  variant="ghost"
                  size="sm"
                  className="-ms-3"
                  // What is taken out during a save would be back after it.
                  aria-disabled={save.isPending || undefined}
                  onClick={() => !save.isPending && takeOut(opportunityId)}
                >
                  <X aria-hidden="true" />
                  {t("Take out")}
                  <span className="sr-only">: {byId.get(opportunityId)?.opportunity?.name}</span>
                </Button>
              )}
            </Card>
          </li>
        ))}
      </ul>
      <div>
        <SubmitButton className="max-sm:w-full">{t("Save the shortlist")}</SubmitButton>
      </div>
    </Form>
  );
}

/** The same for members who may not change it. */
export function ShortlistReading({ items }: { items: readonly ShortlistItemView[] }) {
  return (
    <ul className="space-y-4">
      {items.map((item) => (
        <li key={item.opportunityId}>
          <Card className="space-y-3">
            <ShortlistTitle item={item} />
            {item.note && (
              <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                {item.note}
              </p>
            )}
          </Card>
        </li>
      ))}
    </ul>
  );
}

function ShortlistTitle({ item }: { item: ShortlistItemView | undefined }) {
  if (!item?.opportunity) return <p className="text-quiet">{t("No longer published")}</p>;
  return (
    <div>
      <h2 className="text-lg">
        <TextLink href={paths.opportunity(item.opportunity.id)} className="wrap-anywhere">
          <bdi>{item.opportunity.name}</bdi>
        </TextLink>
      </h2>
      <ShortlistFacts opportunity={item.opportunity} />
    </div>
  );
}
