import { cn } from "@/lib/cn";
import type { ProgressTone } from "./progress";

const TONES: Record<ProgressTone, string> = {
  primary: "text-primary",
  good: "text-good",
  middle: "text-middle",
  destructive: "text-destructive",
};

/** A ring with the figure inside. `label` names what is measured; `unit` follows the figure ("%" or ""). */
export function ScoreRing({
  value,
  label,
  tone = "primary",
  unit = "%",
  size = 64,
  className,
}: {
  value: number;
  label: string;
  tone?: ProgressTone;
  unit?: string;
  /** Pixels. */
  size?: number;
  className?: string;
}) {
  const shown = Math.min(100, Math.max(0, Math.round(value)));
  const radius = 20;
  const length = 2 * Math.PI * radius;
  return (
    <div
      role="img"
      aria-label={`${label}: ${shown}${unit}`}
      className={cn("relative grid shrink-0 place-items-center", className)}
      style={{ width: size, height: size }}
    >
      <svg viewBox="0 0 48 48" className={cn("absolute inset-0 -rotate-90", TONES[tone])} aria-hidden="true">
        <circle cx="24" cy="24" r={radius} fill="none" className="stroke-line" strokeWidth="4" />
        <circle
          cx="24"
          cy="24"
          r={radius}
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray={`${(shown / 100) * length} ${length}`}
          className={shown === 0 ? "opacity-0" : undefined}
        />
      </svg>
      <span
        aria-hidden="true"
        className="relative font-semibold leading-none"
        style={{ fontSize: size * 0.25 }}
      >
        {shown}
        {unit}
      </span>
    </div>
  );
}
