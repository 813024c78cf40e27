import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";
import { controlClass, readOnlyClass } from "./input";

/** Grows with what is typed where the browser can, and can be pulled larger by hand. */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      dir="auto"
      rows={rows}
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
