import { cn } from "@/lib/cn";
import { t } from "@/words";

/** Shows "81% match" with the figure in the display font. The class sets its size. */
export function MatchFigure({ match, className }: { match: number; className: string }) {
  return t.rich("{figure} match", {
    figure: <span className={cn("font-display font-semibold", className)}>{t("{n}%", { n: match })}</span>,
  });
}
