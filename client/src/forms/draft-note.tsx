import { Alert } from "@/ui/alert";
import { t } from "@/words";

/**
 * Says above a form that an unsaved draft was restored (see hooks/use-form-draft). It renders nothing if
 * there was no draft.
 */
export function DraftNote({ restored }: { restored: "same" | "older" | undefined }) {
  if (restored === undefined) return null;
  if (restored === "older")
    return (
      <Alert tone="warning" title={t("What you had typed is back. It is not saved yet.")}>
        {t("What is stored was changed since then: look once more before you save.")}
      </Alert>
    );
  return <Alert>{t("What you had typed is back. It is not saved yet.")}</Alert>;
}
