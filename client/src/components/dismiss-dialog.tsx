import { DISMISS_REASONS, type DismissReason } from "@shared/constants/matching";
import { translateLabel } from "@shared/words/labels";
import { Button } from "../ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "../ui/dialog";
import { t } from "@/words";

/** Asks for the reason. One press answers, and the answer can be skipped. */
export default function DismissDialog({
  name,
  isOpen,
  onDismiss,
  onClose,
}: {
  name: string;
  isOpen: boolean;
  onDismiss: (reason: DismissReason | null) => void;
  onClose: () => void;
}) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose}>
      <DialogContent
        title={t("Why is this not for you?")}
        description={
          <span dir="auto" className="line-clamp-2 wrap-anywhere">
            {name}
          </span>
        }
      >
        <ul className="grid gap-2">
          {DISMISS_REASONS.map(({ value, label }, index) => (
            <li key={value}>
              <Button
                variant="outline"
                className="w-full"
                data-autofocus={index === 0 ? "" : undefined}
                onClick={() => onDismiss(value)}
              >
                {translateLabel(label)}
              </Button>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-sm text-quiet">
          {t("It leaves your lists. You find it again under “Not for us” in the list of opportunities.")}
        </p>
        <DialogFooter>
          <DialogClose>{t("Cancel")}</DialogClose>
          <Button variant="secondary" onClick={() => onDismiss(null)}>
            {t("Skip the reason")}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
