import { ConfirmDialog } from "@/components/confirm-dialog";
import { t } from "@/words";
import { useEndOtherSessions } from "./devices-api";

/** Asks before all other devices are signed out. */
export default function EndOthersDialog({
  isOpen,
  onClose,
  onEnded,
}: {
  isOpen: boolean;
  onClose: () => void;
  onEnded: () => void;
}) {
  const end = useEndOtherSessions();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("End all other sessions?")}
      description={t(
        "Every other device is signed out at once. What somebody is typing there and has not saved is not stored.",
      )}
      confirmLabel={t("End sessions")}
      pending={end.isPending}
      onConfirm={() =>
        end.mutate(undefined, {
          onSuccess: () => {
            onClose();
            onEnded();
          },
        })
      }
    />
  );
}
