import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";
import { controlClass, readOnlyClass } from "./input";

/** A text box that grows with its text if the browser supports that, and can be resized by hand. */
export function Textarea({ className, rows = 4, style, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      dir="auto"
      rows={rows}
      // A box that grows with its text ignores `rows`, but a field for a long text should start large.
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
