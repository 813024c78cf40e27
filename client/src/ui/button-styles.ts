import { cn } from "@/lib/cn";

/**
 * accent: the one yellow button of a screen, for its next step. primary: the main action of a form or dialog.
 * secondary, outline and ghost: all other actions. destructive: actions that cannot be undone.
 */
export type ButtonVariant = "accent" | "primary" | "secondary" | "outline" | "ghost" | "destructive";
export type ButtonSize = "sm" | "md" | "lg" | "icon";

const VARIANTS: Record<ButtonVariant, string> = {
  accent: "bg-accent text-on-accent hover:bg-accent-hover",
  primary: "bg-primary text-on-primary hover:bg-primary-hover",
  secondary: "bg-raised text-ink hover:bg-line",
  outline: "border border-edge/60 bg-transparent text-ink hover:border-edge hover:bg-raised",
  ghost: "bg-transparent text-ink hover:bg-raised",
  destructive: "bg-destructive text-on-destructive hover:bg-destructive-hover",
};

// Buttons are at least 44 px on touch screens, and smaller for a mouse.
const SIZES: Record<ButtonSize, string> = {
  sm: "min-h-11 px-3 py-1.5 text-sm md:min-h-9",
  md: "min-h-11 px-4 py-2 text-[0.9375rem] md:min-h-10",
  lg: "min-h-12 px-6 py-2.5 text-base",
  icon: "size-11 md:size-10",
};

/** Returns the classes of a button, for links that look like one (see ButtonLink). */
export function buttonClass(
  variant: ButtonVariant = "primary",
  size: ButtonSize = "md",
  className?: string,
): string {
  return cn(
    "relative inline-flex shrink-0 items-center justify-center gap-2 rounded-control text-center font-semibold leading-tight",
    "select-none translate-y-0 transition-colors active:translate-y-px motion-reduce:active:translate-y-0",
    "disabled:pointer-events-none disabled:opacity-55 aria-disabled:opacity-55",
    "[&_svg]:size-[1.125rem] [&_svg]:shrink-0",
    VARIANTS[variant],
    SIZES[size],
    className,
  );
}
