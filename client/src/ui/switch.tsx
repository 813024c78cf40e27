import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

/**
 * A switch that takes effect at once, without a save button. Give it a label through `id` and a <label>, or
 * an aria-label.
 */
export function Switch({ className, ...props }: Omit<ComponentProps<"input">, "type" | "role">) {
  return (
    <span className={cn("relative inline-flex h-11 w-12 shrink-0 items-center md:h-7", className)}>
      {/* This invisible input is as large as a finger. The elements after it are styled by its state. */}
      <input
        type="checkbox"
        role="switch"
        className="peer absolute inset-0 z-10 m-0 size-full cursor-pointer appearance-none opacity-0 disabled:cursor-not-allowed"
        {...props}
      />
      <span
        aria-hidden="true"
        className={cn(
          "h-7 w-12 rounded-full border border-edge bg-raised transition-colors",
          "peer-checked:border-primary peer-checked:bg-primary peer-disabled:opacity-55",
          "peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ring",
        )}
      />
      <span
        aria-hidden="true"
        className={cn(
          "pointer-events-none absolute top-1/2 start-1 size-5 -translate-y-1/2 rounded-full bg-edge transition-transform",
          "peer-checked:translate-x-5 rtl:peer-checked:-translate-x-5 peer-checked:bg-on-primary",
        )}
      />
    </span>
  );
}
