import * as RadixTabs from "@radix-ui/react-tabs";
import { type ReactNode, useEffect, useRef } from "react";
import { cn } from "@/lib/cn";
import { direction } from "@/lib/language";
import { TabRow } from "./tab-row";

/** Tabs whose value belongs to the caller, so that it can be part of the address. */
export function Tabs({
  value,
  onValueChange,
  children,
}: {
  value: string;
  onValueChange: (value: string) => void;
  children: ReactNode;
}) {
  const requested = useRef(value);
  useEffect(() => {
    requested.current = value;
  }, [value]);
  // Radix reports one press twice, on mouse down and on focus. Without this check the history would get two
  // entries.
  const requestValue = (next: string) => {
    if (next === requested.current) return;
    requested.current = next;
    onValueChange(next);
  };
  return (
    <RadixTabs.Root dir={direction} value={value} onValueChange={requestValue}>
      {children}
    </RadixTabs.Root>
  );
}

/** The row of tabs. The arrow keys, Home and End move and select. */
export function TabList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <TabRow>
      <RadixTabs.List aria-label={label} className="flex w-max min-w-full gap-x-1">
        {children}
      </RadixTabs.List>
    </TabRow>
  );
}

export function Tab({ value, children }: { value: string; children: ReactNode }) {
  return (
    <RadixTabs.Trigger
      value={value}
      className="focus-inset min-h-11 shrink-0 rounded-t-sm border-b-2 border-transparent px-[clamp(0.375rem,3vw,1rem)] text-[0.9375rem] font-semibold text-quiet transition-colors hover:text-ink data-[state=active]:border-primary data-[state=active]:text-ink"
    >
      {children}
    </RadixTabs.Trigger>
  );
}

/** The content of a tab. It is empty while another tab is selected. */
export function TabPanel({
  value,
  className,
  children,
}: {
  value: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <RadixTabs.Content value={value} className={cn("pt-6", className)}>
      {children}
    </RadixTabs.Content>
  );
}
