import { useQuery } from "@tanstack/react-query";
import { FileSpreadsheet } from "lucide-react";
import { entitiesQuery } from "@/lib/api/queries/entities";
import { mayEdit } from "@/lib/entity-rights";
import { Button } from "@/ui/button";
import { lazyDialog, useOpening } from "@/ui/lazy-dialog";
import { t } from "@/words";

const trackerDialog = lazyDialog(() => import("./tracker-dialog"));

/** Takes in the spreadsheet in which somebody has kept their applications so far. Those who may only read get no button. */
export function ImportTracker() {
  const { open, wasOpened, shown } = useOpening();
  const mayAdd = useQuery(entitiesQuery()).data?.some(mayEdit) ?? false;
  trackerDialog.usePreload();
  if (!mayAdd) return null;
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={open}>
        <FileSpreadsheet aria-hidden="true" />
        {t("Import a tracker")}
      </Button>
      {wasOpened && <trackerDialog.Dialog {...shown} />}
    </>
  );
}
