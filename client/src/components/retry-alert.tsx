import { Alert } from "@/ui/alert";
import { Button } from "@/ui/button";
import { userMessage } from "@/lib/api/api-client";
import { t } from "@/words";

/** Says in a line that a part of the page did not load, where the rest of it can be used, and offers to try again. */
export function RetryAlert({
  title,
  error,
  onRetry,
  retrying,
}: {
  title: string;
  error: unknown;
  onRetry: () => unknown;
  retrying: boolean;
}) {
  return (
    <Alert
      tone="warning"
      role="alert"
      title={title}
      actions={
        <Button
          variant="outline"
          size="sm"
          className="max-sm:w-full"
          pending={retrying}
          onClick={() => void onRetry()}
        >
          {t("Try again")}
        </Button>
      }
    >
      {userMessage(error, t("Check your connection and try again."))}
    </Alert>
  );
}
