import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";
import { controlClass } from "./input";

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectProps = ComponentProps<"select"> & {
  options: readonly SelectOption[];
  /** The text while nothing is chosen (value ""). It can be chosen again unless the field is required. */
  placeholder?: string;
  /** A short text before the value. It is hidden from screen readers, whom the name tells it. */
  leading?: string;
};

/** The box around a select with a text before its value. */
const boxClass = cn(
  "flex items-center rounded-control border border-edge bg-surface transition-colors hover:border-ink/60",
  "has-[select:focus-visible]:outline-2 has-[select:focus-visible]:outline-offset-2 has-[select:focus-visible]:outline-ring",
);

/** A native select with our styles, because the native one works best on every phone. */
export function Select({ options, placeholder, leading, className, ...props }: SelectProps) {
  return (
    <div className={cn("relative", leading && boxClass, className)}>
      {leading && (
        <span aria-hidden="true" className="ps-3 whitespace-nowrap md:text-[0.9375rem]">
          {leading}
        </span>
      )}
      <select
        className={
          leading
            ? "-my-px h-11 min-w-0 flex-1 appearance-none truncate bg-transparent ps-1.5 pe-10 text-base text-ink outline-none md:h-10 md:text-[0.9375rem]"
            : cn(controlClass, "h-11 appearance-none truncate pe-10 md:h-10")
        }
        {...props}
      >
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
