import type { ReactNode } from "react";
import { Money } from "@/components/money";
import { Card } from "@/components/ui/card";
import { formatDate } from "@/lib/dates";
import type { ApplicationView } from "@shared/validators/applications";

/** The three figures at the top: what is asked for, when it was sent, for whom; and the award once there is one. */
export function ApplicationFacts({ application }: { application: ApplicationView }) {
  const { askingAmount, askingCurrency, awardedAmount, awardedCurrency, submittedDate, entity } = application;
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 md:gap-6">
      <Fact label="Asking Amount">
        <Money amount={askingAmount} currency={askingCurrency} />
        {awardedAmount && (
          <p className="mt-1 font-sans text-sm font-normal tracking-normal text-good">
            <Money amount={awardedAmount} currency={awardedCurrency ?? askingCurrency} /> awarded
          </p>
        )}
      </Fact>
      <Fact label="Submitted date">
        {formatDate(submittedDate) ?? <span className="text-quiet">Not submitted</span>}
      </Fact>
      <Fact label="Entity" className="max-sm:col-span-2">
        <span dir="auto">{entity.name}</span>
        <p className="mt-1 font-sans text-sm font-normal tracking-normal text-quiet">{entity.type}</p>
      </Fact>
    </div>
  );
}

function Fact({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <Card className={className}>
      <p className="text-[0.9375rem] font-medium text-quiet">{label}</p>
      <div className="mt-2 font-display text-xl leading-tight md:text-2xl font-semibold tracking-tight wrap-anywhere">
        {children}
      </div>
    </Card>
  );
}
