import type { SavedSearchView } from "@shared/validators/saved-searches";
import { Form } from "@/forms/form";
import { SubmitButton } from "@/forms/submit-button";
import { SelectField, TextField } from "@/forms/text-fields";
import { useZodForm } from "@/forms/use-zod-form";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/ui/dialog";
import { useSaveSearch } from "@/lib/api/saved-searches";
import { FREQUENCY_OPTIONS, searchSummary, suggestedName } from "@/lib/format/search-wording";
import { toast } from "@/lib/toast";
import type { Filters } from "../filters";
import { t } from "@/words";

const loadSchema = async () => (await import("@shared/validators/saved-searches")).createSavedSearchSchema;

export type Searched = Pick<Filters, "search" | "country" | "sort" | "facets">;

const CONFIRMATIONS: Record<SavedSearchView["frequency"], string> = {
  daily: t("We tell you every day what is new."),
  weekly: t("We tell you once a week what is new."),
  off: t("You find it beside the search box."),
};

/** Asks for the name of a saved search and how often it sends news. It stays mounted while it closes. */
export default function SaveSearchDialog({
  searched,
  onSaved,
  isOpen,
  onClose,
}: {
  searched: Searched;
  onSaved: () => void;
  isOpen: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose}>
      <DialogContent
        title={t("Save this search")}
        description={
          <span dir="auto" className="line-clamp-3 wrap-anywhere">
            {searchSummary(searched)}
          </span>
        }
      >
        <SaveSearchForm
          searched={searched}
          onSaved={({ frequency }) => {
            onClose();
            toast({ title: t("Search saved"), description: CONFIRMATIONS[frequency] });
            onSaved();
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

function SaveSearchForm({
  searched,
  onSaved,
}: {
  searched: Searched;
  onSaved: (saved: SavedSearchView) => void;
}) {
  const { search, country, sort, facets } = searched;
  const form = useZodForm(loadSchema, {
    defaultValues: { name: suggestedName(searched), search, country, sort, facets, frequency: "daily" },
  });
  const save = useSaveSearch({ onSaved });
  return (
    <Form form={form} onSubmit={(input) => save.mutate(input)} pending={save.isPending} error={save.error}>
      <TextField name="name" label={t("Name")} required autoComplete="off" />
      <SelectField
        name="frequency"
        label={t("Tell me")}
        hint={t(
          "About opportunities that are new in it. They come under News, and by mail if that is on in Settings.",
        )}
        options={FREQUENCY_OPTIONS}
      />
      <DialogFooter className="mt-1">
        <DialogClose>{t("Cancel")}</DialogClose>
        <SubmitButton>{t("Save search")}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}
