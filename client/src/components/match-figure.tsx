import { cn } from "@/lib/cn";
import { t } from "@/words";

/** "81% match", the figure in display type; give it its size by class. */
export function MatchFigure({ match, className }: { match: number; className: string }) {
  return t.rich("{figure} match", {
    figure: <span className={cn("font-display font-semibold", className)}>{t("{n}%", { n: match })}</span>,
  });
}
