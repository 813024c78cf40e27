import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/cn";

/** The classes of every text box and select. The text is 16 px on phones, otherwise iOS zooms in. */
export const controlClass = cn(
  "w-full rounded-control border border-edge bg-surface px-3 text-base text-ink md:text-[0.9375rem]",
  "transition-colors hover:border-ink/60",
  "disabled:cursor-not-allowed disabled:bg-raised disabled:text-quiet",
  "aria-invalid:border-destructive aria-invalid:hover:border-destructive",
);

/** This is not part of controlClass, because a <select> matches :read-only too. */
export const readOnlyClass = "read-only:bg-raised read-only:text-quiet read-only:hover:border-edge";

export type InputProps = ComponentProps<"input"> & {
  /**
   * Content at the start of the box, such as a currency symbol or an icon. It is hidden from screen readers.
   */
  leading?: ReactNode;
  /** Content at the end of the box, such as a unit or a button. */
  trailing?: ReactNode;
};

export function Input({ className, leading, trailing, ...props }: InputProps) {
  const input = (
    <input
      className={cn(controlClass, readOnlyClass, "h-11 md:h-10", !leading && !trailing && className)}
      {...props}
    />
  );
  if (!leading && !trailing) return input;
  return (
    <div
      // An amount is written from left to right in every language, with its sign beside it.
      dir={typeof leading === "string" ? "ltr" : undefined}
      className={cn(
        "relative flex items-center rounded-control border border-edge bg-surface transition-colors",
        "hover:border-ink/60 has-[input[aria-invalid=true]]:border-destructive has-[input:disabled]:bg-raised",
        "has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ring",
        className,
      )}
    >
      {leading && (
        <span aria-hidden="true" className="pointer-events-none ps-3 text-quiet [&_svg]:size-[1.125rem]">
          {leading}
        </span>
      )}
      <input
        className={cn(
          "h-[2.625rem] min-w-0 flex-1 bg-transparent px-3 text-base text-ink outline-none md:h-[2.375rem] md:text-[0.9375rem]",
          "disabled:cursor-not-allowed disabled:text-quiet",
          Boolean(leading) && "ps-2",
        )}
        {...props}
      />
      {trailing}
    </div>
  );
}
