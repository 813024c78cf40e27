import { useMutation } from "@tanstack/react-query";
import { FACTOR_REMOVAL_DAYS } from "@shared/constants/limits";
import type { LostFactorsView } from "@shared/validators/second-factor";
import { apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { formatDate } from "@/lib/format/dates";
import { Alert } from "@/ui/alert";
import { Button } from "@/ui/button";
import { t } from "@/words";

/** For a person who has lost everything that the second step could be done with. */
export function LostFactors() {
  const ask = useMutation({
    mutationFn: () => apiRequest<LostFactorsView>("POST", "/api/auth/second-factor/lost"),
    onError: (error) => toastFailure(t("The removal was not asked for"), error),
  });
  if (ask.data)
    return (
      <Alert tone="good" role="alert">
        {t("We sent you a mail. Log in again from {date} on: you are then not asked for a second step.", {
          date: formatDate(ask.data.dueAt) ?? "",
        })}
      </Alert>
    );
  return (
    <div className="grid gap-3">
      <p className="text-[0.9375rem] text-quiet">
        {t(
          "If your recovery codes are lost too, the second step can be removed after {days} days. Your address gets a mail with a link that stops it.",
          { days: FACTOR_REMOVAL_DAYS },
        )}
      </p>
      <Button pending={ask.isPending} onClick={() => ask.mutate()}>
        {t("Ask for the removal")}
      </Button>
    </div>
  );
}
