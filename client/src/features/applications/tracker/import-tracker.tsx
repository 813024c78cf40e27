import { useQuery } from "@tanstack/react-query";
import { FileSpreadsheet } from "lucide-react";
import { entitiesQuery } from "@/lib/api/queries/entities";
import { mayEdit } from "@/lib/entity-rights";
import { Button } from "@/ui/button";
import { lazyDialog, useOpening } from "@/ui/lazy-dialog";
import { t } from "@/words";

const trackerDialog = lazyDialog(() => import("./tracker-dialog"));

/**
 * Takes in the spreadsheet in which somebody has kept their applications so far. Those who may only read get no button. It stands there
 * before that is known, so that the page below does not move.
 */
export function ImportTracker() {
  const { open, wasOpened, shown } = useOpening();
  const entities = useQuery(entitiesQuery()).data ?? [];
  trackerDialog.usePreload();
  if (entities.length > 0 && !entities.some(mayEdit)) return null;
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
