import type { SavedSearchView } from "@shared/validators/saved-searches";
import { Form } from "@/forms/form";
import { SubmitButton } from "@/forms/submit-button";
import { TextField } from "@/forms/text-fields";
import { useZodForm } from "@/forms/use-zod-form";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/ui/dialog";
import { useUpdateSavedSearch } from "@/lib/api/saved-searches";
import { t } from "@/words";

const loadSchema = async () => (await import("@shared/validators/saved-searches")).savedSearchNameSchema;

/** Renames a saved search. */
export default function RenameSearchDialog({
  search,
  isOpen,
  onClose,
}: {
  search: SavedSearchView;
  isOpen: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose}>
      <DialogContent title={t("Rename the saved search")}>
        <RenameForm search={search} onDone={onClose} />
      </DialogContent>
    </Dialog>
  );
}

function RenameForm({ search: { id, name }, onDone }: { search: SavedSearchView; onDone: () => void }) {
  const form = useZodForm(loadSchema, { defaultValues: { name } });
  const update = useUpdateSavedSearch(id);
  return (
    <Form
      form={form}
      onSubmit={(input) => update.mutate(input, { onSuccess: onDone })}
      pending={update.isPending}
      error={update.error}
    >
      <TextField name="name" label={t("Name")} required autoComplete="off" />
      <DialogFooter className="mt-1">
        <DialogClose>{t("Cancel")}</DialogClose>
        <SubmitButton>{t("Save name")}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}
