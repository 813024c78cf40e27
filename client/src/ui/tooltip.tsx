import * as RadixTooltip from "@radix-ui/react-tooltip";
import type { ComponentProps, FocusEvent, ReactElement } from "react";
import { NAV_TOOLTIP_MS } from "@shared/constants/limits";
import { cn } from "@/lib/cn";

/**
 * A mouse press also moves the focus, and so does a dialog that closes. The tooltip is shown only for focus
 * from the keyboard.
 */
const ignoreMouseFocus = (event: FocusEvent) => {
  if (!event.target.matches(":focus-visible")) event.preventDefault();
};

/**
 * Shows a text beside the hovered or focused element after a short delay. Escape hides it. The text repeats
 * or extends the element's own name, which must be clear without it.
 */
export function Tooltip({
  text,
  side = "top",
  className,
  children,
}: {
  text: string;
  /** If there is no room, the text is on the other side. */
  side?: ComponentProps<typeof RadixTooltip.Content>["side"];
  className?: string;
  /** Must accept a ref and the props of the trigger. */
  children: ReactElement;
}) {
  return (
    <span className={cn("relative inline-flex", className)}>
      <RadixTooltip.Provider delayDuration={NAV_TOOLTIP_MS} skipDelayDuration={0}>
        <RadixTooltip.Root>
          <RadixTooltip.Trigger asChild onFocus={ignoreMouseFocus}>
            {children}
          </RadixTooltip.Trigger>
          <RadixTooltip.Portal>
            <RadixTooltip.Content
              side={side}
              sideOffset={8}
              collisionPadding={8}
              // A closed text has no animation, so Radix removes it at once instead of waiting for one to end.
              className="z-50 max-w-64 not-data-[state=closed]:animate-fade-in rounded-sm bg-ink px-2.5 py-1.5 text-sm font-medium text-page shadow-soft print:hidden"
            >
              {text}
            </RadixTooltip.Content>
          </RadixTooltip.Portal>
        </RadixTooltip.Root>
      </RadixTooltip.Provider>
    </span>
  );
}
