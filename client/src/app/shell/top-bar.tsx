import { CalendarDays, Settings } from "lucide-react";
import { Link } from "wouter";
import type { CurrentUserView } from "@shared/validators/auth";
import { Logo } from "@/components/logo";
import { Avatar } from "@/ui/avatar";
import { BRAND } from "@/lib/brand";
import { cn } from "@/lib/cn";
import { displayName } from "@/lib/api/current-user";
import { initials } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import { NewsBell } from "./bell";
import { ADMIN_ITEM, type NavItem } from "./nav-items";
import { SwitcherButton } from "./switcher/switcher-button";
import { TopBarLink } from "./top-bar-link";
import { t } from "@/words";

const SETTINGS_ITEM: NavItem = {
  href: paths.settings,
  label: t("Settings"),
  shortLabel: t("Settings"),
  icon: Settings,
};

/** On a phone, where the bar has no room for it, the home and the toolkit lead there. */
const CALENDAR_ITEM: NavItem = {
  href: paths.calendar,
  label: t("Calendar"),
  shortLabel: t("Calendar"),
  icon: CalendarDays,
};

/** The logo, the user's name, and the links to the calendar, the news and Settings. */
export function TopBar({ user }: { user: CurrentUserView }) {
  const name = displayName(user);
  return (
    <header
      data-chrome=""
      data-house=""
      className="sticky top-(--banner-height,0px) short:static z-30 flex h-14 items-center justify-between gap-4 bg-house pe-2 ps-4 text-on-house md:col-span-2 md:h-16 md:pe-4 md:ps-5"
    >
      <Link
        href={paths.home}
        aria-label={t("{product}, home", { product: BRAND.name })}
        // Administrators have one more icon, which leaves room for the mark alone on the narrowest phones.
        className={cn(
          "inline-flex min-h-11 shrink-0 items-center rounded-control",
          user.isAdmin && "max-[24rem]:[&_span_span]:hidden",
        )}
      >
        <Logo />
      </Link>
      <div className="flex min-w-0 items-center gap-3">
        <div className="hidden min-w-0 items-center gap-3 md:flex">
          <div className="min-w-0 text-end leading-tight">
            <p dir="auto" className="truncate text-[0.9375rem] font-semibold">
              {name}
            </p>
            <p className="truncate text-sm text-on-house/75">{user.email}</p>
          </div>
          <Avatar letters={initials(user.firstName, user.lastName) || initials(user.email)} tone="house" />
        </div>
        <div className="flex shrink-0 items-center">
          <SwitcherButton user={user} />
          {user.isAdmin && <TopBarLink item={ADMIN_ITEM} className="md:hidden" />}
          <TopBarLink item={CALENDAR_ITEM} className="max-md:hidden" />
          <NewsBell />
          <TopBarLink item={SETTINGS_ITEM} />
        </div>
      </div>
    </header>
  );
}
