import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/cn";

export type CheckboxProps = Omit<ComponentProps<"input">, "type"> & { label: ReactNode; hint?: ReactNode };

/** A native checkbox whose whole row can be pressed. */
export function Checkbox({ label, hint, className, ...props }: CheckboxProps) {
  return (
    <label
      className={cn("flex min-h-11 cursor-pointer items-start gap-3 py-2.5 md:min-h-9 md:py-1.5", className)}
    >
      <span className="relative mt-0.5 inline-flex">
        <input
          type="checkbox"
          className="peer size-5 shrink-0 cursor-pointer appearance-none rounded-sm border border-edge bg-surface transition-colors checked:border-primary checked:bg-primary disabled:cursor-not-allowed disabled:opacity-55"
          {...props}
        />
        <Check
          aria-hidden="true"
          strokeWidth={3}
          className="pointer-events-none absolute inset-0.5 size-4 text-on-primary opacity-0 peer-checked:opacity-100"
        />
      </span>
      <span className="min-w-0">
        <span className="block leading-6">{label}</span>
        {hint && <span className="block text-sm text-quiet">{hint}</span>}
      </span>
    </label>
  );
}
