import { cn } from "@/lib/cn";

/** Requested amounts are outlined and awarded ones solid, so that they differ without colour too. */
export const BAR_TONES = {
  number: "bg-edge forced-colors:bg-[CanvasText]",
  asked: "border border-link bg-link/30 forced-colors:border-[CanvasText] forced-colors:bg-[Canvas]",
  awarded: "bg-good forced-colors:bg-[CanvasText]",
} as const;
export type BarTone = keyof typeof BAR_TONES;

/** Decorative: the figure beside it says the same. */
export function Bar({ percent, tone }: { percent: number; tone: BarTone }) {
  return (
    <div aria-hidden="true" className="h-2 rounded-full bg-raised">
      {percent > 0 && (
        <div
          className={cn("h-full min-w-2 rounded-full forced-color-adjust-none", BAR_TONES[tone])}
          style={{ width: `${percent}%` }}
        />
      )}
    </div>
  );
}
