import { CircleCheck, CircleHelp, CircleX, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

export type Verdict = "met" | "not_met" | "unknown";

const MARKS: Record<Verdict, { Icon: LucideIcon; tone: string }> = {
  met: { Icon: CircleCheck, tone: "text-good" },
  not_met: { Icon: CircleX, tone: "text-destructive" },
  unknown: { Icon: CircleHelp, tone: "text-middle" },
};

/**
 * Shows what was compared and its verdict. The icon's shape and `words`, which say the verdict, show it, so that colour
 * is not needed.
 */
export function VerdictLine({ label, verdict, words }: { label: string; verdict: Verdict; words: string }) {
  const { Icon, tone } = MARKS[verdict];
  return (
    <div className="flex items-start gap-3">
      <Icon aria-hidden="true" className={cn("mt-0.5 size-5 shrink-0", tone)} />
      <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
      <span className={cn("shrink-0 text-[0.9375rem] font-semibold", tone)}>{words}</span>
    </div>
  );
}

/** The two sides that were compared, side by side under their verdict. */
export function Sides({ children }: { children: ReactNode }) {
  return <dl className="mt-1.5 ms-8 grid gap-x-6 gap-y-1.5 text-[0.9375rem] sm:grid-cols-2">{children}</dl>;
}

export function Side({ name, words, otherwise }: { name: string; words: string | null; otherwise: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-quiet">{name}</dt>
      <dd dir="auto" className={words === null ? "text-quiet" : "wrap-anywhere"}>
        {words ?? otherwise}
      </dd>
    </div>
  );
}
