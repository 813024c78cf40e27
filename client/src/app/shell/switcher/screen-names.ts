import { SCREENS } from "@shared/screens";
import { t } from "@/words";

/** The names of the screens that have an address of their own, by which they are found. */
export const SCREEN_NAMES: Readonly<Record<string, string>> = {
  "/": t("Home"),
  "/opportunities": t("Opportunities"),
  "/applications": t("Applications"),
  "/calendar": t("Calendar"),
  "/compare": t("Compare opportunities"),
  "/shortlists": t("Shortlists"),
  "/toolkit": t("Toolkit"),
  "/documents": t("Documents § page"),
  "/answers": t("Accepted answers"),
  "/pitch-deck": t("Pitch Deck Analyzer § tool"),
  "/funders": t("Funders & Investors"),
  "/resources": t("Resources & Templates"),
  "/news": t("News"),
  "/settings": t("Settings"),
  "/how-it-works": t("How it works"),
  "/sources": t("Sources § page"),
  "/accessibility": t("Accessibility"),
  "/privacy": t("Privacy"),
  "/admin/verification": t("Admin"),
};

/** Lists the screens that a person may open, in the order of the names. */
export function listScreens(isAdmin: boolean): { path: string; name: string }[] {
  const open = new Set(
    SCREENS.filter(
      ({ path, access }) =>
        (access === "member" || access === "reading") &&
        !path.includes(":") &&
        (isAdmin || !path.startsWith("/admin/")),
    ).map(({ path }) => path),
  );
  return Object.entries(SCREEN_NAMES).flatMap(([path, name]) => (open.has(path) ? [{ path, name }] : []));
}
