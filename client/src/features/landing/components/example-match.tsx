import { CalendarClock, Check, CircleHelp } from "lucide-react";
import { Badge } from "@/components/ui/badge";

const REASONS = [
  { label: "Nonprofits and social enterprises", met: true },
  { label: "Organisations in Ghana", met: true },
  { label: "MVP stage or later", met: true },
  { label: "Founded after 2018", met: null },
] as const;

/** What a match looks like. It says that it is an example, and shows an open question as one. */
export function ExampleMatch() {
  return (
    <figure className="relative text-ink" aria-label="Example of an opportunity that fits">
      <div className="rounded-card bg-surface p-6 shadow-soft dark:bg-raised">
        <div className="flex items-center justify-between gap-3">
          <Badge tone="primary">GRANT</Badge>
          <span className="text-sm text-quiet">Example</span>
        </div>
        <p className="mt-4 font-display text-xl leading-snug font-semibold">Clean Water Pilot Fund</p>
        <p className="mt-3 font-display text-[2rem] leading-none sm:text-[2.5rem] font-semibold tracking-tight">
          $25K - $100K
        </p>
        <p className="mt-3 flex items-center gap-2 text-quiet">
          <CalendarClock aria-hidden="true" className="size-[1.125rem]" />
          Due in 21 days
        </p>
        <p className="mt-5 border-t border-line pt-4 text-sm font-semibold">Why it fits your organisation</p>
        <ul className="mt-2.5 grid gap-2 text-[0.9375rem]">
          {REASONS.map(({ label, met }) => (
            <li key={label} className="flex items-start gap-2.5">
              {met ? (
                <Check
                  aria-label="Met:"
                  strokeWidth={2.5}
                  className="mt-0.5 size-[1.125rem] shrink-0 text-good"
                />
              ) : (
                <CircleHelp
                  aria-label="Not known yet:"
                  className="mt-0.5 size-[1.125rem] shrink-0 text-middle"
                />
              )}
              <span>
                {label}
                {met === null && <span className="block text-sm text-quiet">Not in your profile yet</span>}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}
