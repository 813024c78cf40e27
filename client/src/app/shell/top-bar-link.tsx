import type { ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { Tooltip } from "@/ui/tooltip";
import { cn } from "@/lib/cn";
import { preloadRoute } from "@/lib/api/preload";
import { isActive, type NavItem } from "./nav-items";

/** An icon in the top bar that leads to a screen. */
export function TopBarLink({
  item: { href, label, icon: Icon },
  note,
  className,
  children,
}: {
  item: Pick<NavItem, "href" | "label" | "icon">;
  /** Read after the label by screen readers only. */
  note?: string | undefined;
  className?: string;
  /** Drawn over the icon. */
  children?: ReactNode;
}) {
  const [path] = useLocation();
  const active = isActive(href, path);
  return (
    <Tooltip text={label} side="bottom" className={cn("shrink-0", className)}>
      <Link
        href={href}
        aria-label={note ? `${label}, ${note}` : label}
        aria-current={active ? "page" : undefined}
        onPointerEnter={() => preloadRoute(href)}
        onFocus={() => preloadRoute(href)}
        className={cn(
          "relative grid size-11 place-items-center rounded-control transition-colors hover:bg-house-raised",
          active && "bg-house-raised",
        )}
      >
        <Icon aria-hidden="true" className="size-[1.375rem]" />
        {children}
      </Link>
    </Tooltip>
  );
}
