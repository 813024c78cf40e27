import { clearCompared, useCompared } from "@/lib/compare-choice";
import { watchNavOverlap } from "@/lib/browser/over-nav";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { Button } from "@/ui/button";
import { t } from "@/words";
import { ButtonLink } from "../button-link";

/**
 * Shows at the bottom how many opportunities are chosen to be compared, and leads to them. It lasts from screen to
 * screen.
 * @param isRaised whether another bar is below it on a phone
 */
export function CompareBar({ isRaised = false }: { isRaised?: boolean }) {
  const ids = useCompared();
  if (ids.length === 0) return null;
  return (
    <>
      {/* Keeps the end of the page free. */}
      <div aria-hidden="true" className="h-20 print:hidden" />
      <section
        aria-label={t("To compare")}
        data-chrome=""
        ref={isRaised ? undefined : watchNavOverlap}
        className={cn(
          "fixed inset-x-3 z-20 mx-auto flex max-w-md items-center gap-2 rounded-card border border-edge/60 bg-surface p-2 pl-4 shadow-soft max-[22.5rem]:gap-1 max-[22.5rem]:pl-3",
          "md:right-8 md:bottom-6 md:left-auto md:mx-0",
          isRaised
            ? "bottom-[calc(max(0.75rem,env(safe-area-inset-bottom))+8.875rem)]"
            : "bottom-[calc(max(0.75rem,env(safe-area-inset-bottom))+4.625rem)]",
        )}
      >
        <p role="status" className="min-w-0 flex-1 leading-tight">
          <span className="block font-semibold">
            {t.count(ids.length, "{n} to compare", "{n} to compare")}
          </span>
          {ids.length === 1 && (
            <span className="block text-sm text-quiet">{t("Choose another one or two")}</span>
          )}
        </p>
        {ids.length > 1 && (
          <ButtonLink href={paths.compare(ids)} variant="primary">
            {t("Compare § open")}
          </ButtonLink>
        )}
        <Button variant="ghost" onClick={clearCompared}>
          {t("Clear § choice")}
        </Button>
      </section>
    </>
  );
}
