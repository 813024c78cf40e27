import { CalendarClock, Check, CircleHelp } from "lucide-react";
import { Badge } from "@/ui/badge";
import { formatCardAmount } from "@/lib/format/format";
import { t } from "@/words";

const REASONS = [
  { label: t("Nonprofits and social enterprises"), met: true },
  { label: t("Organisations in Ghana"), met: true },
  { label: t("MVP stage or later"), met: true },
  { label: t("Founded after 2018"), met: null },
] as const;

/** An example of a match, labelled as one, with an open question. */
export function ExampleMatch() {
  return (
    <figure className="relative text-ink" aria-label={t("Example of an opportunity that fits")}>
      <div className="rounded-card bg-surface p-6 shadow-soft dark:bg-raised">
        <div className="flex items-center justify-between gap-3">
          <Badge tone="primary">{t("GRANT")}</Badge>
          <span className="text-sm text-quiet">{t("Example")}</span>
        </div>
        <p className="mt-4 font-display text-xl leading-snug font-semibold">{t("Clean Water Pilot Fund")}</p>
        <p className="mt-3 font-display text-[2rem] leading-none sm:text-[2.5rem] font-semibold tracking-tight">
          {formatCardAmount("25000", "100000", "USD")}
        </p>
        <p className="mt-3 flex items-center gap-2 text-quiet">
          <CalendarClock aria-hidden="true" className="size-[1.125rem]" />
          {t("Due in 21 days")}
        </p>
        <p className="mt-5 border-t border-line pt-4 text-sm font-semibold">
          {t("Why it fits your organisation")}
        </p>
        <ul className="mt-2.5 grid gap-2 text-[0.9375rem]">
          {REASONS.map(({ label, met }) => (
            <li key={label} className="flex items-start gap-2.5">
              {met ? (
                <Check
                  aria-label={t("Met:")}
                  strokeWidth={2.5}
                  className="mt-0.5 size-[1.125rem] shrink-0 text-good"
                />
              ) : (
                <CircleHelp
                  aria-label={t("Not known yet:")}
                  className="mt-0.5 size-[1.125rem] shrink-0 text-middle"
                />
              )}
              <span>
                {label}
                {met === null && (
                  <span className="block text-sm text-quiet">{t("Not in your profile yet")}</span>
                )}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}
