import type { LucideIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/cn";

/** Radio buttons side by side, of equal width. Put `RadioPill`s inside a fieldset or a radiogroup. */
export function RadioPills({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cn("grid auto-cols-fr grid-flow-col gap-2", className)}>{children}</div>;
}

export function RadioPill({
  label,
  icon: Icon,
  ...input
}: Omit<ComponentProps<"input">, "type" | "className"> & { label: string; icon?: LucideIcon }) {
  return (
    <label
      className={cn(
        // On a phone the icon stands above the word, because a third of the width does not hold both.
        Icon && "max-sm:flex-col max-sm:gap-1 max-sm:py-2",
        "relative flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-control border border-edge/60 px-2 text-center text-[0.9375rem] font-medium leading-tight transition-colors hover:bg-raised md:min-h-10",
        "has-[:checked]:border-link has-[:checked]:bg-link/10 has-[:checked]:font-semibold has-[:checked]:text-link",
        "has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-ring",
      )}
    >
      <input
        type="radio"
        className="absolute inset-0 cursor-pointer appearance-none outline-none"
        {...input}
      />
      {Icon && <Icon aria-hidden="true" className="size-[1.125rem] shrink-0" />}
      <span dir="auto">{label}</span>
    </label>
  );
}
