import type { WebhookView } from "@shared/validators/webhooks";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { t } from "@/words";
import { useEndWebhook } from "./webhooks-api";

/** Asks before a webhook is ended. It goes with the row of the webhook. */
export default function EndWebhookDialog({
  webhook: { id, address, maker },
  isOpen,
  onClose,
}: {
  webhook: WebhookView;
  isOpen: boolean;
  onClose: () => void;
}) {
  const end = useEndWebhook(id);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("End the webhook to {address}?", { address })}
      description={
        maker === null
          ? t("Nothing more is sent to it, and the list of its messages is deleted.")
          : t("Nothing more is sent to it. A mail tells {maker}.", { maker })
      }
      confirmLabel={t("End webhook")}
      pending={end.isPending}
      onConfirm={() => end.mutate(undefined, { onError: onClose })}
    />
  );
}
