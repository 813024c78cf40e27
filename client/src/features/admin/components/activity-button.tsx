import { ScrollText } from "lucide-react";
import { Button } from "@/ui/button";
import { lazyDialog, useOpening } from "@/ui/lazy-dialog";
import { t } from "@/words";

const activityDialog = lazyDialog(() => import("./activity-dialog"));

/** Opens what all administrators did. */
export function ActivityButton() {
  const { open, wasOpened, shown } = useOpening();
  return (
    <>
      <Button variant="ghost" className="-ms-4" aria-haspopup="dialog" onClick={open}>
        <ScrollText aria-hidden="true" />
        {t("What administrators did")}
      </Button>
      {wasOpened && <activityDialog.Dialog {...shown} />}
    </>
  );
}
