import { Link, useLocation } from "wouter";
import { Tooltip } from "@/ui/tooltip";
import { cn } from "@/lib/cn";
import { preloadRoute } from "@/lib/api/preload";
import { ADMIN_ITEM, isActive, NAV_ITEMS } from "./nav-items";
import { t } from "@/words";

/** The desktop's rail: icons with their names. */
export function NavRail({ isAdmin }: { isAdmin: boolean }) {
  const [path] = useLocation();
  const items = isAdmin ? [...NAV_ITEMS, ADMIN_ITEM] : NAV_ITEMS;
  return (
    <nav
      aria-label={t("Main")}
      data-chrome=""
      data-house=""
      className="sticky top-[calc(4rem+var(--banner-height,0px))] hidden h-[calc(100dvh-4rem)] flex-col items-center gap-1 pt-4 text-on-house md:flex"
    >
      {items.map(({ href, label, icon: Icon }) => {
        const active = isActive(href, path);
        return (
          <Tooltip key={href} text={label} side="right">
            <Link
              href={href}
              aria-label={label}
              aria-current={active ? "page" : undefined}
              onPointerEnter={() => preloadRoute(href)}
              onFocus={() => preloadRoute(href)}
              className={cn(
                "group flex min-h-14 w-20 flex-col items-center justify-center gap-1 rounded-control py-1.5 transition-colors hover:bg-house-raised",
                active && "bg-house-raised",
              )}
            >
              <Icon
                aria-hidden="true"
                className={cn(
                  "size-[1.375rem] transition-opacity",
                  active ? "opacity-100" : "opacity-60 group-hover:opacity-100",
                )}
              />
              <span
                className={cn(
                  "text-center text-xs leading-4 font-medium hyphens-auto transition-opacity",
                  active ? "opacity-100" : "opacity-75 group-hover:opacity-100",
                )}
              >
                {label}
              </span>
            </Link>
          </Tooltip>
        );
      })}
    </nav>
  );
}
