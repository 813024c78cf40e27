import { BookmarkPlus } from "lucide-react";
import { useState } from "react";
import type { SavedSearchView } from "@shared/validators/saved-searches";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { SelectField, TextField } from "@/components/form/text-fields";
import { useZodForm } from "@/components/form/use-zod-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Tooltip } from "@/components/ui/tooltip";
import { useSaveSearch } from "@/lib/saved-searches";
import { FREQUENCY_OPTIONS, searchSummary, suggestedName } from "@/lib/search-wording";
import { toast } from "@/lib/toast";
import type { Filters } from "../filters";
import { t } from "../words";

const loadSchema = async () => (await import("@shared/validators/saved-searches")).createSavedSearchSchema;

type Searched = Pick<Filters, "search" | "country" | "sort">;

const TOLD: Record<SavedSearchView["frequency"], string> = {
  daily: t("We tell you every day what is new."),
  weekly: t("We tell you once a week what is new."),
  off: t("You find it beside the search box."),
};

/** Keeps what is searched for under a name. `onSaved` may take the button away. */
export function SaveSearch({ searched, onSaved }: { searched: Searched; onSaved: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Tooltip text={t("Save this search")} side="bottom" className="shrink-0">
        <Button
          variant="outline"
          aria-label={t("Save this search")}
          aria-haspopup="dialog"
          className="max-md:w-11 max-md:px-0 lg:max-xl:w-10 lg:max-xl:px-0"
          onClick={() => setOpen(true)}
        >
          <BookmarkPlus aria-hidden="true" />
          <span className="max-md:hidden lg:max-xl:hidden">{t("Save this search")}</span>
        </Button>
      </Tooltip>
      <Dialog open={isOpen} onOpenChange={setOpen}>
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
              setOpen(false);
              toast({ title: t("Search saved"), description: TOLD[frequency] });
              onSaved();
            }}
          />
        </DialogContent>
      </Dialog>
    </>
  );
}

function SaveSearchForm({
  searched,
  onSaved,
}: {
  searched: Searched;
  onSaved: (saved: SavedSearchView) => void;
}) {
  const { search, country, sort } = searched;
  const form = useZodForm(loadSchema, {
    defaultValues: { name: suggestedName(searched), search, country, sort, frequency: "daily" },
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
