import { CircleCheck, CircleHelp, CircleX, type LucideIcon } from "lucide-react";
import { cn } from "@/lib/cn";
import { t } from "@/words";

export type Verdict = "met" | "not_met" | "unknown";

const MARKS: Record<Verdict, { Icon: LucideIcon; tone: string; words: string }> = {
  met: { Icon: CircleCheck, tone: "text-good", words: t("Met § rule") },
  not_met: { Icon: CircleX, tone: "text-destructive", words: t("Not met § rule") },
  unknown: { Icon: CircleHelp, tone: "text-middle", words: t("Unknown § rule") },
};

/**
 * Shows one rule and its verdict. The icon's shape and the text show the verdict, so that colour is not
 * needed.
 */
export function RuleLine({ label, verdict }: { label: string; verdict: Verdict }) {
  const { Icon, tone, words } = MARKS[verdict];
  return (
    <div className="flex items-start gap-3">
      <Icon aria-hidden="true" className={cn("mt-0.5 size-5 shrink-0", tone)} />
      <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
      <span className={cn("shrink-0 text-[0.9375rem] font-semibold", tone)}>{words}</span>
    </div>
  );
}
