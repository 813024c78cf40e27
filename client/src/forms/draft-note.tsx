import { Alert } from "@/ui/alert";
import { t } from "@/words";

/** Over a form into which something typed before was filled: see hooks/use-form-draft. Renders nothing otherwise. */
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
