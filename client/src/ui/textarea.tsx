import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";
import { controlClass, readOnlyClass } from "./input";

/** Grows with what is typed where the browser can, and can be pulled larger by hand. */
export function Textarea({ className, rows = 4, style, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      dir="auto"
      rows={rows}
      // What grows with its text does not know of rows: a field for a long text begins large all the same.
      style={rows > 4 ? { minHeight: `calc(${rows} * 1.625em + 1.25rem)`, ...style } : style}
      className={cn(
        controlClass,
        readOnlyClass,
        "field-sizing-content min-h-24 resize-y py-2.5 leading-relaxed",
        className,
      )}
      {...props}
    />
  );
}
