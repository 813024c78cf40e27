import type { OpportunityView } from "@shared/validators/opportunities";
import { Button } from "@/ui/button";
import { formatDeadline } from "@/lib/format/deadlines";
import { formatShortRange } from "@/lib/format/format";
import { watchNavOverlap } from "@/lib/browser/over-nav";
import { t } from "@/words";

/** Shows the button to apply on a phone, which floats above the navigation at every scroll position. */
export function ApplyBar({ opportunity, onApply }: { opportunity: OpportunityView; onApply: () => void }) {
  const { minAmount, maxAmount, currency } = opportunity;
  return (
    <div
      data-chrome=""
      ref={watchNavOverlap}
      className="fixed inset-x-3 bottom-[calc(max(0.75rem,env(safe-area-inset-bottom))+4.625rem)] z-20 mx-auto flex max-w-md items-center gap-3 rounded-card border border-line bg-surface p-2 ps-4 shadow-soft max-[22.5rem]:gap-2 max-[22.5rem]:ps-3 md:hidden short:hidden"
    >
      <p className="min-w-0 flex-1 leading-tight">
        <span className="block truncate font-semibold max-[22.5rem]:text-[0.9375rem]">
          {formatShortRange(minAmount, maxAmount, currency)}
        </span>
        <span className="block truncate text-sm text-quiet max-[22.5rem]:text-[0.8125rem]">
          {formatDeadline(opportunity)}
        </span>
      </p>
      <Button variant="accent" onClick={onApply}>
        {t("Apply Now")}
      </Button>
    </div>
  );
}
