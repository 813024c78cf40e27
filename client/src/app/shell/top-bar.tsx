import { Settings } from "lucide-react";
import { Link, useLocation } from "wouter";
import type { CurrentUserView } from "@shared/validators/auth";
import { Logo } from "@/components/logo";
import { Avatar } from "@/components/ui/avatar";
import { Tooltip } from "@/components/ui/tooltip";
import { BRAND } from "@/lib/brand";
import { cn } from "@/lib/cn";
import { displayName } from "@/lib/current-user";
import { initials } from "@/lib/format";
import { paths } from "@/lib/paths";
import { preloadRoute } from "@/lib/preload";
import { ADMIN_ITEM, isActive, type NavItem } from "./nav-items";

const SETTINGS_ITEM: NavItem = {
  href: paths.settings,
  label: "Settings",
  shortLabel: "Settings",
  icon: Settings,
};

/** Logo, who one is, and the way to Settings. */
export function TopBar({ user }: { user: CurrentUserView }) {
  const name = displayName(user);
  return (
    <header
      data-chrome=""
      data-house=""
      className="sticky top-0 z-30 flex h-14 items-center justify-between gap-4 bg-house pr-2 pl-4 text-on-house md:col-span-2 md:h-16 md:pr-4 md:pl-5"
    >
      <Link
        href={paths.home}
        aria-label={`${BRAND.name}, home`}
        className="inline-flex min-h-11 shrink-0 items-center rounded-control"
      >
        <Logo />
      </Link>
      <div className="flex min-w-0 items-center gap-3">
        <div className="hidden min-w-0 items-center gap-3 md:flex">
          <div className="min-w-0 text-right leading-tight">
            <p className="truncate text-[0.9375rem] font-semibold">{name}</p>
            <p className="truncate text-sm text-on-house/75">{user.email}</p>
          </div>
          <Avatar letters={initials(user.firstName, user.lastName) || initials(user.email)} tone="house" />
        </div>
        <div className="flex shrink-0 items-center">
          {user.isAdmin && <TopBarLink item={ADMIN_ITEM} className="md:hidden" />}
          <TopBarLink item={SETTINGS_ITEM} />
        </div>
      </div>
    </header>
  );
}

function TopBarLink({ item: { href, label, icon: Icon }, className }: { item: NavItem; className?: string }) {
  const [path] = useLocation();
  const active = isActive(href, path);
  return (
    <Tooltip text={label} side="bottom" className={cn("shrink-0", className)}>
      <Link
        href={href}
        aria-label={label}
        aria-current={active ? "page" : undefined}
        onPointerEnter={() => preloadRoute(href)}
        onFocus={() => preloadRoute(href)}
        className={cn(
          "grid size-11 place-items-center rounded-control transition-colors hover:bg-house-raised",
          active && "bg-house-raised",
        )}
      >
        <Icon aria-hidden="true" className="size-[1.375rem]" />
      </Link>
    </Tooltip>
  );
}
