import { FolderSearch } from "lucide-react";
import type { Ref } from "react";
import { IconButton } from "@/ui/button";
import { lazyDialog, useOpening } from "@/ui/lazy-dialog";
import { Tooltip } from "@/ui/tooltip";
import { t } from "@/words";
import type { SavedSearchesProps } from "./saved-searches-dialog";

const savedSearchesDialog = lazyDialog(() => import("./saved-searches-dialog"));

/** Opens the user's saved searches. */
export function SavedSearches({
  buttonRef,
  ...props
}: SavedSearchesProps & { buttonRef: Ref<HTMLButtonElement> }) {
  const { open, wasOpened, shown } = useOpening();
  savedSearchesDialog.usePreload();
  return (
    <>
      <Tooltip text={t("Saved searches")} side="bottom" className="shrink-0">
        <IconButton
          ref={buttonRef}
          variant="outline"
          label={t("Saved searches")}
          aria-haspopup="dialog"
          onClick={open}
        >
          <FolderSearch aria-hidden="true" />
        </IconButton>
      </Tooltip>
      {wasOpened && <savedSearchesDialog.Dialog {...props} {...shown} />}
    </>
  );
}
