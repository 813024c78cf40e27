import type { ReactNode } from "react";
import { UNSENT_STATUSES } from "@shared/constants/reminders";
import { Money } from "@/components/money";
import { Card } from "@/ui/card";
import { formatDate } from "@/lib/format/dates";
import { formatExactMoney } from "@/lib/format/format";
import type { ApplicationView } from "@shared/validators/applications";
import { translateLabel } from "@shared/words/labels";
import { t } from "@/words";

const LONG_AMOUNT = 10;

/** The figures at the top: asking amount, submission date and entity, and the award once there is one. */
export function ApplicationFacts({ application }: { application: ApplicationView }) {
  const { askingAmount, askingCurrency, awardedAmount, awardedCurrency, submittedDate, entity } = application;
  const isSent = !(UNSENT_STATUSES as readonly string[]).includes(application.status);
  // Amounts never wrap: a long one gets a row of its own on a phone, a short one only on a narrow phone.
  const isLong = (formatExactMoney(askingAmount, askingCurrency)?.length ?? 0) > LONG_AMOUNT;
  const half = isLong ? "max-sm:col-span-2" : "max-[22.5rem]:col-span-2";
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 md:gap-6">
      <Fact label={t("Asking Amount")} className={half}>
        <Money amount={askingAmount} currency={askingCurrency} />
        {awardedAmount && (
          <p className="mt-1 font-sans text-sm font-normal tracking-normal text-good">
            {t.rich("{amount} awarded", {
              amount: <Money amount={awardedAmount} currency={awardedCurrency ?? askingCurrency} />,
            })}
          </p>
        )}
      </Fact>
      <Fact label={t("Submitted date")} className={half}>
        {formatDate(submittedDate) ?? (
          // The user may have cleared the date of a submitted application.
          <span className="text-quiet">{isSent ? t("Day not known") : t("Not submitted")}</span>
        )}
      </Fact>
      <Fact label={t("Entity")} className="max-sm:col-span-2">
        {entity ? (
          <>
            <span dir="auto">{entity.name}</span>
            <p className="mt-1 font-sans text-sm font-normal tracking-normal text-quiet">
              {translateLabel(entity.type)}
            </p>
          </>
        ) : (
          <span className="text-quiet">{t("No entity")}</span>
        )}
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
