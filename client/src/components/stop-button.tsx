import { useMutation } from "@tanstack/react-query";
import { apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { Button } from "@/ui/button";
import { t } from "@/words";

/**
 * Stops work that goes on outside a request. `path` is the address of the run; `onStopped` takes what the server answers, which is the
 * state of things afterwards. `label` says what is stopped, where several can be.
 */
export function StopButton<Answer = void>({
  path,
  onStopped,
  label,
  className,
}: {
  path: string;
  onStopped?: (answer: Answer) => Promise<unknown> | void;
  label?: string;
  className?: string;
}) {
  const stop = useMutation({
    mutationFn: () => apiRequest<Answer>("DELETE", path),
    onSuccess: onStopped,
    onError: (error) => toastFailure(t("Failed to stop it"), error),
  });
  return (
    <Button
      variant="outline"
      size="sm"
      className={className}
      aria-label={label}
      pending={stop.isPending}
      onClick={() => stop.mutate()}
    >
      {t("Stop")}
    </Button>
  );
}
