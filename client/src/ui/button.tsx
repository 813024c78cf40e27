import type { ComponentProps, MouseEvent } from "react";
import { cn } from "@/lib/cn";
import { buttonClass, type ButtonSize, type ButtonVariant } from "./button-styles";
import { Spinner } from "./spinner";

export type ButtonProps = ComponentProps<"button"> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner without changing the button's width, and ignores presses. The button keeps the focus. */
  pending?: boolean;
};

export function Button({
  variant = "primary",
  size = "md",
  pending = false,
  type = "button",
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type}
      className={buttonClass(variant, size, className)}
      aria-busy={pending || undefined}
      onClick={handleClick}
      {...props}
    >
      <span className={cn("inline-flex items-center justify-center gap-2", pending && "opacity-0")}>
        {children}
      </span>
      {pending && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </button>
  );
}

/** A square button with only an icon. `label` is its name for screen readers. */
export function IconButton({
  label,
  ...props
}: Omit<ButtonProps, "size" | "aria-label"> & { label: string }) {
  return <Button variant="ghost" {...props} size="icon" aria-label={label} />;
}
