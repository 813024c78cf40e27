import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

export type ProgressTone = "primary" | "good" | "middle" | "destructive";
const TONES: Record<ProgressTone, string> = {
  primary: "bg-primary",
  good: "bg-good",
  middle: "bg-middle",
  destructive: "bg-destructive",
};

/** A bar from 0 to 100. `label` is its accessible name. */
export function Progress({
  value,
  label,
  tone = "primary",
  className,
  ...props
}: Omit<ComponentProps<"div">, "children"> & { value: number; label: string; tone?: ProgressTone }) {
  const shown = Math.min(100, Math.max(0, Math.round(value)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={shown}
      aria-valuemin={0}
      aria-valuemax={100}
      className={cn("h-2 w-full overflow-hidden rounded-full bg-line", className)}
      {...props}
    >
      <div
        className={cn("h-full rounded-full transition-[width]", TONES[tone])}
        style={{ width: `${shown}%` }}
      />
    </div>
  );
}
