import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";
import { controlClass } from "./input";

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectProps = ComponentProps<"select"> & {
  options: readonly SelectOption[];
  /** The text while nothing is chosen (value ""). It can be chosen again unless the field is required. */
  placeholder?: string;
};

/** A native select with our styles, because the native one works best on every phone. */
export function Select({ options, placeholder, className, ...props }: SelectProps) {
  return (
    <div className={cn("relative", className)}>
      <select className={cn(controlClass, "h-11 appearance-none truncate pe-10 md:h-10")} {...props}>
        {placeholder !== undefined && (
          <option value="" disabled={props.required}>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 end-3 size-[1.125rem] -translate-y-1/2 text-quiet"
      />
    </div>
  );
}
