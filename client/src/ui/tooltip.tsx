import * as RadixTooltip from "@radix-ui/react-tooltip";
import type { ComponentProps, FocusEvent, ReactElement } from "react";
import { NAV_TOOLTIP_MS } from "@shared/constants/limits";
import { cn } from "@/lib/cn";

/** A press moves the focus too, and a dialog gives it back: only who moves it by the keyboard is shown the words. */
const ignoreUnseenFocus = (event: FocusEvent) => {
  if (!event.target.matches(":focus-visible")) event.preventDefault();
};

/**
 * Words beside the thing pointed at or focused, after a moment; Escape hides them. They repeat or add to the child's
 * own name, which must be there without them.
 */
export function Tooltip({
  text,
  side = "top",
  className,
  children,
}: {
  text: string;
  /** Where there is no room, they are on the other side. */
  side?: ComponentProps<typeof RadixTooltip.Content>["side"];
  className?: string;
  /** Takes a ref and the props of the thing. */
  children: ReactElement;
}) {
  return (
    <span className={cn("relative inline-flex", className)}>
      <RadixTooltip.Provider delayDuration={NAV_TOOLTIP_MS} skipDelayDuration={0}>
        <RadixTooltip.Root>
          <RadixTooltip.Trigger asChild onFocus={ignoreUnseenFocus}>
            {children}
          </RadixTooltip.Trigger>
          <RadixTooltip.Portal>
            <RadixTooltip.Content
              side={side}
              sideOffset={8}
              collisionPadding={8}
              className="z-50 max-w-64 animate-fade-in rounded-sm bg-ink px-2.5 py-1.5 text-sm font-medium text-page shadow-soft print:hidden"
            >
              {text}
            </RadixTooltip.Content>
          </RadixTooltip.Portal>
        </RadixTooltip.Root>
      </RadixTooltip.Provider>
    </span>
  );
}
