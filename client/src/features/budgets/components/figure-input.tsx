import { type ComponentProps, useState } from "react";
import { flushSync } from "react-dom";
import { Input } from "@/ui/input";
import { cn } from "@/lib/cn";

/**
 * A box for a figure. Until somebody edits it, it stands there as in the sums beside it.
 * @param write writes what was typed with its thousands apart
 */
export function FigureInput({
  value,
  write,
  className,
  onFocus,
  onBlur,
  ...props
}: Omit<ComponentProps<typeof Input>, "value"> & { value: string; write: (typed: string) => string }) {
  const [isEdited, setEdited] = useState(false);
  return (
    <Input
      {...props}
      inputMode="decimal"
      dir="ltr"
      className={cn("text-end tabular-nums", className)}
      value={isEdited ? value : write(value)}
      onFocus={(event) => {
        const { currentTarget: box } = event;
        // The browser says only after this event what is selected, and forgets it when the text changes.
        queueMicrotask(() => {
          const isAllSelected = box.selectionStart === 0 && box.selectionEnd === box.value.length;
          flushSync(() => setEdited(document.activeElement === box));
          if (isAllSelected) box.select();
        });
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setEdited(false);
        onBlur?.(event);
      }}
    />
  );
}
