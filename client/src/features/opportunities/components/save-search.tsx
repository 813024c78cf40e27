import { BookmarkPlus } from "lucide-react";
import { Button } from "@/ui/button";
import { lazyDialog, useOpening } from "@/ui/lazy-dialog";
import { Tooltip } from "@/ui/tooltip";
import { t } from "@/words";
import type { Searched } from "./save-search-dialog";

const saveSearchDialog = lazyDialog(() => import("./save-search-dialog"));

/** Saves the current search under a name. `onSaved` may remove this button. */
export function SaveSearch({ searched, onSaved }: { searched: Searched; onSaved: () => void }) {
  const { open, wasOpened, shown } = useOpening();
  saveSearchDialog.usePreload();
  return (
    <>
      <Tooltip text={t("Save this search")} side="bottom" className="shrink-0">
        <Button
          variant="outline"
          aria-label={t("Save this search")}
          aria-haspopup="dialog"
          className="max-md:w-11 max-md:px-0 lg:max-xl:w-10 lg:max-xl:px-0"
          onClick={open}
        >
          <BookmarkPlus aria-hidden="true" />
          <span className="max-md:hidden lg:max-xl:hidden">{t("Save this search")}</span>
        </Button>
      </Tooltip>
      {wasOpened && <saveSearchDialog.Dialog searched={searched} onSaved={onSaved} {...shown} />}
    </>
  );
}
