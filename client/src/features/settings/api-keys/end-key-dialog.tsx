import type { ApiKeyView } from "@shared/validators/api-keys";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { t } from "@/words";
import { useEndApiKey } from "./api-keys-api";

/** Asks before a key is ended. It goes with the row of the key. */
export default function EndKeyDialog({
  apiKey,
  isOpen,
  onClose,
}: {
  apiKey: ApiKeyView;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { name, maker, program } = apiKey;
  const end = useEndApiKey(apiKey);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={program ? t("Disconnect “{name}”?", { name }) : t("End the API key “{name}”?", { name })}
      description={
        maker !== null
          ? t("Programs that use it are refused at once. A mail tells {maker}.", { maker })
          : program
            ? t("It is refused at once. You can connect it again at any time.")
            : t(
                "Programs that use it are refused at once. It cannot be taken back, but you can make a new one.",
              )
      }
      confirmLabel={program ? t("Disconnect") : t("End key")}
      pending={end.isPending}
      onConfirm={() => end.mutate(undefined, { onError: onClose })}
    />
  );
}
