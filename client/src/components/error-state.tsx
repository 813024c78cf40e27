import { CloudAlert } from "lucide-react";
import type { ReactNode } from "react";
import { userMessage } from "@/lib/api/api-client";
import { cn } from "@/lib/cn";
import { Button } from "../ui/button";
import { t } from "@/words";

/** Says that something did not load, with the server's reason if there is one, and offers to try again. */
export function ErrorState({
  title,
  error,
  fallback = t("Check your connection and try again."),
  onRetry,
  retrying = false,
  action,
  className,
}: {
  title: string;
  error?: unknown;
  /** Shown when the server gave no message of its own. */
  fallback?: string;
  onRetry?: () => unknown;
  retrying?: boolean;
  action?: ReactNode;
  className?: string;
}) {
  return (
    <div
      role="alert"
      className={cn(
        "flex flex-col items-center rounded-card border border-line bg-surface px-6 py-12 text-center",
        // A card or a dialog has its own frame.
        "in-data-card:border-0 in-data-card:px-0 in-data-card:py-6 in-[[role=dialog]]:border-0 in-[[role=dialog]]:px-0 in-[[role=dialog]]:py-6",
        className,
      )}
    >
      <span className="mb-4 grid size-12 place-items-center rounded-full bg-destructive/10 text-destructive">
        <CloudAlert aria-hidden="true" className="size-6" />
      </span>
      <p className="font-display text-lg font-semibold">{title}</p>
      <p className="mt-1.5 max-w-md text-balance text-quiet">{userMessage(error, fallback)}</p>
      {(onRetry || action) && (
        <div className="mt-5 flex flex-wrap justify-center gap-3">
          {onRetry && (
            <Button variant="outline" pending={retrying} onClick={() => void onRetry()}>
              {t("Try again")}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
