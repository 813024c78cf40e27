import { cn } from "@/lib/cn";

/** What is asked for is an outline and what is awarded is solid: they are told apart without their colours too. */
export const BAR_TONES = {
  number: "bg-edge forced-colors:bg-[CanvasText]",
  asked: "border border-link bg-link/30 forced-colors:border-[CanvasText] forced-colors:bg-[Canvas]",
  awarded: "bg-good forced-colors:bg-[CanvasText]",
} as const;
export type BarTone = keyof typeof BAR_TONES;

/** Beside a figure that says the same. */
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
