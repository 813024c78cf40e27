import { useQueryClient } from "@tanstack/react-query";
import { CloudOff, WifiOff } from "lucide-react";
import { useEffect, useLayoutEffect } from "react";
import { useConnection } from "@/lib/realtime/connection";
import { refetchUnanswered, watchConnection } from "./connection";
import { t } from "@/words";

/** CSS variable with the banner's height: elements fixed to the upper edge stand this much lower. */
const HEIGHT_VARIABLE = "--banner-height";
const HEIGHT = "2rem";

/** Shows a line over everything while the server cannot be reached. It disappears by itself, and failed reads are repeated then. */
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
    // Always rendered, so that screen readers announce the text when it appears.
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
