import type { OpportunityView } from "@shared/validators/opportunities";
import { OwnCurrency } from "@/components/own-currency";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { cn } from "@/lib/cn";
import { t } from "@/words";
import { AddToCalendar } from "./add-to-calendar";
import { MainFacts } from "./main-facts";

/** Shows the three main facts and the button to apply. It stays in view beside the text on a desktop. */
export function FactsCard({
  opportunity,
  closedReason,
  onApply,
}: {
  opportunity: OpportunityView;
  closedReason: string | undefined;
  onApply: () => void;
}) {
  return (
    <Card flush className="divide-y divide-line">
      <MainFacts
        opportunity={opportunity}
        ownAmount={<OwnCurrency range={opportunity} entityId={opportunity.matchedEntityId} />}
        underDeadline={<AddToCalendar opportunity={opportunity} />}
      />
      {/* On a phone the bar at the bottom has this button, unless a reason has to be shown here or the window is too low for it. */}
      <div className={cn("p-5 md:p-6 print:hidden", !closedReason && "hidden md:block short:block")}>
        <Button
          variant="accent"
          size="lg"
          className="w-full"
          disabled={closedReason !== undefined}
          aria-describedby={closedReason && "apply-closed-reason"}
          onClick={onApply}
        >
          {t("Apply Now")}
        </Button>
        {closedReason && (
          <p id="apply-closed-reason" className="mt-2.5 text-center text-sm text-quiet">
            {closedReason}
          </p>
        )}
      </div>
    </Card>
  );
}
