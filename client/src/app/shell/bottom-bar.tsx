import { Link, useLocation } from "wouter";
import { cn } from "@/lib/cn";
import { preloadRoute } from "@/lib/api/preload";
import { isActive, NAV_ITEMS } from "./nav-items";
import { t } from "@/words";

/** The phone's floating bar: icons with their names. */
export function BottomBar() {
  const [path] = useLocation();
  return (
    <nav
      aria-label={t("Main")}
      data-chrome=""
      data-house=""
      className="bottom-safe fixed inset-x-3 z-30 mx-auto flex max-w-md rounded-card border border-house-raised bg-house p-1.5 text-on-house shadow-soft md:hidden"
    >
      {NAV_ITEMS.map(({ href, shortLabel, icon: Icon }) => {
        const active = isActive(href, path);
        return (
          <Link
            key={href}
            href={href}
            aria-current={active ? "page" : undefined}
            onTouchStart={() => preloadRoute(href)}
            className={cn(
              "flex min-h-12 min-w-12 flex-auto flex-col items-center justify-center gap-0.5 rounded-control px-1 transition-colors",
              active && "bg-house-raised",
            )}
          >
            <Icon aria-hidden="true" className={cn("size-5", !active && "opacity-60")} />
            <span className={cn("text-[0.6875rem] leading-4 font-medium", !active && "opacity-75")}>
              {shortLabel}
            </span>
          </Link>
        );
      })}
    </nav>
  );
}
