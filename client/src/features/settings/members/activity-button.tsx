import { ScrollText } from "lucide-react";
import type { EntityView } from "@shared/validators/entities";
import { Button } from "@/ui/button";
import { lazyDialog, useOpening } from "@/ui/lazy-dialog";
import { t } from "@/words";

const activityDialog = lazyDialog(() => import("./activity-dialog"));

/** Opens what the members of an entity did. */
export function ActivityButton({ entity }: { entity: EntityView }) {
  const { open, wasOpened, shown } = useOpening();
  return (
    <div className="mt-6 border-t border-line pt-5">
      <Button variant="ghost" className="-ms-4" aria-haspopup="dialog" onClick={open}>
        <ScrollText aria-hidden="true" />
        {t("What members did")}
      </Button>
      {wasOpened && <activityDialog.Dialog entity={entity} {...shown} />}
    </div>
  );
}
