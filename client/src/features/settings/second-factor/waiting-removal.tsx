import { formatDateTime } from "@/lib/format/dates";
import { Alert } from "@/ui/alert";
import { Button } from "@/ui/button";
import { FocusFallback } from "../components/focus-fallback";
import { useStopRemoval } from "./factors-api";
import { t } from "@/words";

/** Says that the second step is going to be removed, because somebody said at a sign-in that it is lost. */
export function WaitingRemoval({ dueAt }: { dueAt: string }) {
  const stop = useStopRemoval();
  return (
    <Alert
      tone="warning"
      className="mb-5"
      title={t("Your second step is going to be removed")}
      actions={
        <Button
          variant="outline"
          className="max-sm:w-full"
          pending={stop.isPending}
          onClick={() => stop.mutate()}
        >
          {t("Stop it")}
          {stop.isPending && <FocusFallback section="second-factor" />}
        </Button>
      }
    >
      {t(
        "Somebody with your password has said at a sign-in that it is lost. From {time} on, the password alone signs in. If that was not you, stop it and choose a new password.",
        { time: formatDateTime(dueAt) ?? "" },
      )}
    </Alert>
  );
}
