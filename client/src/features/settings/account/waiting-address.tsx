import type { EmailChangeView } from "@shared/validators/auth";
import { formatDateTime } from "@/lib/format/dates";
import { Alert } from "@/ui/alert";
import { Button } from "@/ui/button";
import { FocusFallback } from "../components/focus-fallback";
import { useResendEmailChange, useStopEmailChange } from "./email-change-api";
import { t } from "@/words";

/** Says to which address the account waits to change. */
export default function WaitingAddress({ email, expiresAt }: EmailChangeView) {
  const resend = useResendEmailChange();
  const stop = useStopEmailChange();
  return (
    <Alert
      className="mb-5"
      title={t.rich("Waits to change to {email}", { email: <span className="wrap-anywhere">{email}</span> })}
      actions={
        <div className="flex flex-wrap gap-2 max-sm:w-full">
          <Button
            variant="outline"
            className="max-sm:flex-auto"
            pending={resend.isPending}
            onClick={() => resend.mutate()}
          >
            {t("Send again")}
          </Button>
          <Button
            variant="ghost"
            className="max-sm:flex-auto"
            aria-label={t("Cancel the change of the address")}
            pending={stop.isPending}
            onClick={() => stop.mutate()}
          >
            {t("Cancel")}
          </Button>
          {stop.isPending && <FocusFallback section="account" />}
        </div>
      }
    >
      {t("It changes when you open the link in the mail to that address, until {time}.", {
        time: formatDateTime(expiresAt) ?? "",
      })}
    </Alert>
  );
}
