/** The screens that a person opened last in this tab, for the dialog that leads to screens. */
export type RecentScreen = { path: string; title: string };

const PREFIX = "recent-screens:";
const KEPT_MAX = 8;

/** Lists them, the last one first. */
export function listRecentScreens(personId: string): RecentScreen[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + personId) ?? "[]");
    return Array.isArray(kept) ? (kept as RecentScreen[]) : [];
  } catch {
    return [];
  }
}

/** Puts a screen first. */
export function noteRecentScreen(personId: string, screen: RecentScreen): void {
  const others = listRecentScreens(personId).filter(({ path }) => path !== screen.path);
  try {
    sessionStorage.setItem(PREFIX + personId, JSON.stringify([screen, ...others].slice(0, KEPT_MAX)));
  } catch {
    // Without storage there is nothing to offer.
  }
}

/** Forgets them, because whoever sits down here next must not see them. */
export function forgetRecentScreens(personId: string): void {
  try {
    sessionStorage.removeItem(PREFIX + personId);
  } catch {
    // Nothing was stored either.
  }
}
