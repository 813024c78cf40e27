import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { NAV_TOOLTIP_MS } from "@shared/constants/limits";
import { cn } from "@/lib/cn";

const SIDES = {
  right: "left-full top-1/2 -translate-y-1/2 pl-3",
  top: "bottom-full left-1/2 -translate-x-1/2 pb-2",
  bottom: "top-full left-1/2 -translate-x-1/2 pt-2",
} as const;

/**
 * Words beside the thing pointed at or focused, after a moment; Escape hides them. They repeat or add to the child's
 * own name, which must be there without them.
 */
export function Tooltip({
  text,
  side = "top",
  delay = NAV_TOOLTIP_MS,
  className,
  children,
}: {
  text: string;
  side?: keyof typeof SIDES;
  /** Milliseconds. */
  delay?: number;
  className?: string;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();

  const show = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), delay);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => event.key === "Escape" && setOpen(false);
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [open]);

  return (
    <span
      className={cn("relative inline-flex", className)}
      onPointerEnter={(event) => event.pointerType !== "touch" && show()}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(":focus-visible") && show()}
      onBlur={hide}
    >
      {children}
      {open && (
        <span
          role="tooltip"
          id={id}
          className={cn("absolute z-50 w-max max-w-64 animate-fade-in", SIDES[side])}
        >
          <span className="block rounded-sm bg-ink px-2.5 py-1.5 text-sm font-medium text-page shadow-soft">
            {text}
          </span>
        </span>
      )}
    </span>
  );
}
