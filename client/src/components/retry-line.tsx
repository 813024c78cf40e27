import type { UseQueryResult } from "@tanstack/react-query";
import { useId } from "react";
import { Button } from "@/ui/button";
import { cn } from "@/lib/cn";
import { t } from "@/words";

type Query = Pick<UseQueryResult, "data" | "errorUpdateCount" | "isFetching" | "refetch">;

/**
 * Says in one quiet line which extra of a page could not be loaded, and offers to try again. It renders nothing as long as the extra has
 * not failed, and stays while it is tried again.
 */
export function RetryLine({ query, text, className }: { query: Query; text: string; className?: string }) {
  const id = useId();
  if (query.data !== undefined || query.errorUpdateCount === 0) return null;
  return (
    <div
      className={cn(
        "flex flex-wrap items-center gap-x-3 text-[0.9375rem] text-quiet print:hidden",
        className,
      )}
    >
      <p id={id} role="status" className="min-w-0">
        {text}
      </p>
      <Button
        variant="ghost"
        size="sm"
        // Its words begin where the line does, below it on a phone.
        className="-ms-3"
        aria-describedby={id}
        pending={query.isFetching}
        onClick={() => void query.refetch()}
      >
        {t("Try again")}
      </Button>
    </div>
  );
}
