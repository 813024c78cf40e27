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
 * @param isInline whether it stands in the page on a phone, because another bar is at the bottom
 */
export function CompareBar({ isInline = false }: { isInline?: boolean }) {
  const ids = useCompared();
  if (ids.length === 0) return null;
  return (
    <>
      {/* Keeps the end of the page free. */}
      {!isInline && <div aria-hidden="true" className="h-20 print:hidden" />}
      <section
        aria-label={t("To compare")}
        data-chrome=""
        ref={isInline ? undefined : watchNavOverlap}
        className={cn(
          "flex items-center gap-2 rounded-card border border-edge/60 bg-surface p-2 ps-4 shadow-soft max-[22.5rem]:gap-1 max-[22.5rem]:ps-3",
          "md:fixed md:end-8 md:bottom-6 md:start-auto md:z-20 md:mx-0 md:max-w-md",
          isInline
            ? "max-md:-mt-2 max-md:mb-6"
            : "max-md:fixed max-md:inset-x-3 max-md:bottom-[calc(max(0.75rem,env(safe-area-inset-bottom))+4.625rem)] max-md:z-20 max-md:mx-auto max-md:max-w-md",
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
          <ButtonLink href={paths.compare(ids)} variant="secondary">
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
