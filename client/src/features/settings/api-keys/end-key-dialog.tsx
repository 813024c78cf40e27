import type { ApiKeyView } from "@shared/validators/api-keys";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { t } from "@/words";
import { useEndApiKey } from "./api-keys-api";

/** Asks before a key is ended. It goes with the row of the key. */
export default function EndKeyDialog({
  apiKey: { id, name, maker },
  isOpen,
  onClose,
}: {
  apiKey: ApiKeyView;
  isOpen: boolean;
  onClose: () => void;
}) {
  const end = useEndApiKey(id);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("End the API key “{name}”?", { name })}
      description={
        maker === null
          ? t(
              "Programs that use it are refused at once. It cannot be taken back, but you can make a new one.",
            )
          : t("Programs that use it are refused at once. A mail tells {maker}.", { maker })
      }
      confirmLabel={t("End key")}
      pending={end.isPending}
      onConfirm={() => end.mutate(undefined, { onError: onClose })}
    />
  );
}
