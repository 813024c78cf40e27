import { useSyncExternalStore } from "react";

export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

/** Also written in public/start.js, which runs before this module to avoid a flash of the wrong theme. */
const THEME_STORAGE_KEY = "theme";
const DARK_QUERY = "(prefers-color-scheme: dark)";

const listeners = new Set<() => void>();
let chosen: Theme = "system";

function read(): Theme {
  try {
    const stored = localStorage.getItem(THEME_STORAGE_KEY);
    return THEMES.find((theme) => theme === stored) ?? "system";
  } catch {
    return "system"; // storage can be switched off; the theme then lasts as long as the page
  }
}

/** What the choice means right now. */
function resolveTheme(theme: Theme): "light" | "dark" {
  if (theme !== "system") return theme;
  return window.matchMedia(DARK_QUERY).matches ? "dark" : "light";
}

function apply() {
  const resolved = resolveTheme(chosen);
  document.documentElement.dataset.theme = resolved;
  document.documentElement.style.colorScheme = resolved;
  for (const listener of listeners) listener();
}

/** Applies the stored choice and follows the operating system and other tabs from then on. Returns how to stop. */
export function startTheme(): () => void {
  chosen = read();
  apply();
  const media = window.matchMedia(DARK_QUERY);
  const onStorage = (event: StorageEvent) => {
    if (event.key !== THEME_STORAGE_KEY && event.key !== null) return;
    chosen = read();
    apply();
  };
  media.addEventListener("change", apply);
  window.addEventListener("storage", onStorage);
  return () => {
    media.removeEventListener("change", apply);
    window.removeEventListener("storage", onStorage);
  };
}

/** Stores the choice in this browser and applies it at once. */
export function setTheme(theme: Theme): void {
  chosen = theme;
  try {
    localStorage.setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // see read()
  }
  apply();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The choice (not what it resolves to) and its setter. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  return { theme: useSyncExternalStore(subscribe, () => chosen), setTheme };
}
