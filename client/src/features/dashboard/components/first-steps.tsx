import { PRODUCT_STEPS } from "@/components/product-steps";
import { Card } from "@/ui/card";
import { cn } from "@/lib/cn";
import { t } from "@/words";

/** Shows somebody who has no entity yet what comes next, with a drawing of it. */
export function FirstSteps() {
  return (
    <Card className="grid gap-x-10 gap-y-6 sm:grid-cols-[10rem_minmax(0,1fr)] sm:items-center">
      <LitCard className="mx-auto w-40 max-sm:-mt-5 sm:-mt-6 sm:self-start" />
      <div className="min-w-0">
        <h2 className="text-xl">{t("What comes next")}</h2>
        <ol className="mt-4 space-y-4">
          {PRODUCT_STEPS.map(({ title, text }, index) => (
            <li key={title} aria-current={index === 0 ? "step" : undefined} className="flex gap-3">
              <span
                aria-hidden="true"
                className={cn(
                  "grid size-7 shrink-0 place-items-center rounded-full text-sm font-semibold",
                  index === 0 ? "bg-link text-surface" : "bg-raised text-link",
                )}
              >
                {index + 1}
              </span>
              <span className="min-w-0">
                <span className="block font-semibold">{title}</span>
                <span className="block text-[0.9375rem] text-quiet">{text}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Card>
  );
}

/** Draws the logo's lamp, which lights the card of an opportunity that fits. Decorative. */
function LitCard({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 160 240" fill="none" aria-hidden="true" className={className}>
      <path d="M52 74 8 236h144L108 74z" className="fill-accent/20" />
      <path d="M80 0v44" className="stroke-primary dark:stroke-ink" strokeWidth="2.5" />
      <circle cx="80" cy="76" r="12" className="fill-accent" />
      <path d="M44 74a36 36 0 0 1 72 0z" className="fill-primary dark:fill-ink" />
      <rect
        x="24"
        y="124"
        width="112"
        height="100"
        rx="10"
        className="fill-surface stroke-edge"
        strokeWidth="1.5"
      />
      <rect x="36" y="138" width="36" height="10" rx="4" className="fill-link/25" />
      <rect x="36" y="156" width="84" height="8" rx="4" className="fill-quiet/50" />
      {[176, 192, 208].map((y, row) => (
        <g key={y}>
          <path d={`m37 ${y} 3 3 5-6`} className="stroke-good" strokeWidth="2" strokeLinecap="round" />
          <rect x="52" y={y - 3} width={68 - 14 * row} height="6" rx="3" className="fill-quiet/25" />
        </g>
      ))}
    </svg>
  );
}
