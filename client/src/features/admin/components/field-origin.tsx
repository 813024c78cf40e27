import { Lock, Quote } from "lucide-react";
import type { ReactNode } from "react";
import type { CuratedField } from "@shared/constants/curation";
import type { AdminOpportunityDetailView } from "@shared/validators/curation";
import { t } from "@/words";

/** A field of the form, with the words of the source's page that its value was read from. */
export function FieldWithOrigin({
  field,
  opportunity,
  children,
}: {
  field: CuratedField;
  opportunity: AdminOpportunityDetailView;
  children: ReactNode;
}) {
  const origin = opportunity.origins[field];
  const isLocked = opportunity.lockedFields.includes(field);
  return (
    <div className="grid min-w-0 gap-x-6 gap-y-2 md:grid-cols-[minmax(0,1fr)_15rem]">
      {children}
      <div className="space-y-1.5 text-sm md:pt-7">
        {origin?.quote && (
          <p className="flex gap-2 text-quiet">
            <Quote aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-link" />
            <span className="line-clamp-6 min-w-0 wrap-anywhere">
              {t.rich("from the page: {quote}", {
                quote: <bdi className="text-ink">{t("“{quote}”", { quote: origin.quote })}</bdi>,
              })}
            </span>
          </p>
        )}
        {isLocked && (
          <p className="flex gap-2 text-quiet">
            <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-link" />
            <span>{t("Edited by an administrator: scraping leaves it alone.")}</span>
          </p>
        )}
      </div>
    </div>
  );
}
