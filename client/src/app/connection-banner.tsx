import { useQueryClient } from "@tanstack/react-query";
import { CloudOff, WifiOff } from "lucide-react";
import { useEffect, useLayoutEffect } from "react";
import { useConnection } from "@/lib/realtime/connection";
import { refetchUnanswered, watchConnection } from "./connection";
import { t } from "@/words";

/** What is fixed to the upper edge stands below the banner by this much. */
const HEIGHT_VARIABLE = "--banner-height";
const HEIGHT = "2rem";

/**
 * A quiet line over everything while the server cannot be reached. It goes away by itself, and what could not be read meanwhile is
 * read then.
 */
export function ConnectionBanner() {
  const client = useQueryClient();
  const connection = useConnection();
  const isShown = connection !== "ok";
  useEffect(() => watchConnection(() => refetchUnanswered(client)), [client]);
  useLayoutEffect(() => {
    if (!isShown) return;
    const { style } = document.documentElement;
    style.setProperty(HEIGHT_VARIABLE, HEIGHT);
    return () => void style.removeProperty(HEIGHT_VARIABLE);
  }, [isShown]);

  const Icon = connection === "offline" ? WifiOff : CloudOff;
  return (
    // Always there, so that the words are read out when they come.
    <div role="status" aria-live="polite" data-chrome="" className="sticky top-0 z-50">
      {isShown && (
        <p className="flex h-8 animate-fade-in items-center justify-center gap-2 border-b border-line bg-raised px-3 text-[0.8125rem] font-medium whitespace-nowrap text-ink md:text-sm">
          <Icon aria-hidden="true" className="size-4 shrink-0 text-quiet" />
          {connection === "offline" ? t("You are offline") : t("We cannot reach the server; trying again")}
        </p>
      )}
    </div>
  );
}
