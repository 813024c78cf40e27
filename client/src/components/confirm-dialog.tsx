import type { ReactNode } from "react";
import { Button } from "../ui/button";
import { AlertContent, Dialog } from "../ui/dialog";

/**
 * Asks before something that cannot be undone: `title` names the thing, `description` says what is lost. It
 * stays open while `pending`; the caller closes it on success.
 */
export function ConfirmDialog({
  isOpen,
  onClose,
  title,
  description,
  confirmLabel,
  cancelLabel,
  onConfirm,
  pending = false,
  destructive = true,
}: {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  pending?: boolean;
  destructive?: boolean;
}) {
  return (
    <Dialog isOpen={isOpen} onClose={() => !pending && onClose()}>
      <AlertContent
        title={title}
        description={description}
        cancelLabel={cancelLabel}
        actions={
          <Button variant={destructive ? "destructive" : "primary"} pending={pending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        }
      />
    </Dialog>
  );
}
