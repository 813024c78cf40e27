import { useState } from "react";
import type { ApplicationListItem } from "@shared/validators/applications";
import { Button } from "@/ui/button";
import { Dialog, DialogContent } from "@/ui/dialog";
import { t } from "@/words";
import { nameApplication, STATUS_OPTIONS } from "../wording";
import type { Move } from "./use-move-application";

/** Asks for the column that a card goes to. It is open while there is an application. */
export function MoveDialog({
  application,
  onClose,
  onChoose,
}: {
  application: ApplicationListItem | undefined;
  onClose: () => void;
  onChoose: (move: Move) => void;
}) {
  // The last one stays while the dialog closes.
  const [shown, setShown] = useState(application);
  if (application && application !== shown) setShown(application);
  return (
    <Dialog isOpen={application !== undefined} onClose={onClose}>
      <DialogContent title={t("Move to…")} description={shown && <bdi>{nameApplication(shown)}</bdi>}>
        <ul className="grid gap-2 sm:grid-cols-2">
          {STATUS_OPTIONS.map(({ value, label }) => (
            <li key={value}>
              <Button
                variant="outline"
                className="w-full"
                disabled={value === shown?.status}
                onClick={() => shown && onChoose({ application: shown, status: value })}
              >
                {label}
              </Button>
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  );
}
