import { Compass, FileText, House, ShieldCheck, Wrench, type LucideIcon } from "lucide-react";
import { paths } from "@/lib/paths";
import { t } from "@/words";

export type NavItem = { href: string; label: string; shortLabel: string; icon: LucideIcon };

export const NAV_ITEMS: readonly NavItem[] = [
  { href: paths.home, label: t("Home"), shortLabel: t("Home"), icon: House },
  { href: paths.opportunities, label: t("Opportunities"), shortLabel: t("Opportunities"), icon: Compass },
  { href: paths.applications, label: t("Applications"), shortLabel: t("Applications"), icon: FileText },
  { href: paths.toolkit, label: t("Toolkit"), shortLabel: t("Tools"), icon: Wrench },
];

/** For administrators only. On a phone it stands beside the settings, because the bar has no room for it. */
export const ADMIN_ITEM: NavItem = {
  href: paths.adminVerification,
  label: t("Admin"),
  shortLabel: t("Admin"),
  icon: ShieldCheck,
};

/** Home matches exactly, the others by path prefix. */
export function isActive(href: string, path: string): boolean {
  if (href === paths.home) return path === paths.home;
  return path === href || path.startsWith(`${href}/`);
}
