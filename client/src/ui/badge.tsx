import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

export type BadgeTone = "neutral" | "primary" | "good" | "middle" | "destructive" | "outline";

const TONES: Record<BadgeTone, string> = {
  neutral: "bg-raised text-quiet",
  primary: "bg-link/12 text-link",
  good: "bg-good/12 text-good",
  middle: "bg-middle/12 text-middle",
  destructive: "bg-destructive/10 text-destructive",
  outline: "border border-line text-quiet",
};

/** A short fact about the thing beside it. The text must also say what the tone means. */
export function Badge({
  tone = "neutral",
  className,
  ...props
}: ComponentProps<"span"> & { tone?: BadgeTone }) {
  return (
    <span
      className={cn(
        "inline-flex max-w-full items-center gap-1 rounded-sm px-2 py-0.5 text-xs font-semibold tracking-wide wrap-anywhere forced-colors:border [&_svg]:size-3.5",
        TONES[tone],
        className,
      )}
      {...props}
    />
  );
}
