import { createStore } from "../store";

export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

/** public/start.js repeats this key. It runs before this module to avoid a flash of the wrong theme. */
const THEME_STORAGE_KEY = "theme";
const DARK_QUERY = "(prefers-color-scheme: dark)";

const chosen = createStore<Theme>("system");

function readStoredTheme(): Theme {
  try {
    const stored = localStorage.getItem(THEME_STORAGE_KEY);
    return THEMES.find((theme) => theme === stored) ?? "system";
  } catch {
    return "system"; // storage can be disabled; the theme then lasts as long as the page
  }
}

function resolveTheme(theme: Theme): "light" | "dark" {
  if (theme !== "system") return theme;
  return window.matchMedia(DARK_QUERY).matches ? "dark" : "light";
}

function applyTheme() {
  const resolved = resolveTheme(chosen.get());
  document.documentElement.dataset.theme = resolved;
  document.documentElement.style.colorScheme = resolved;
}

/**
 * Applies the stored choice, and from then on follows the operating system and other tabs.
 * @returns a function that stops this
 */
export function startTheme(): () => void {
  chosen.set(readStoredTheme());
  applyTheme();
  const media = window.matchMedia(DARK_QUERY);
  const onStorage = (event: StorageEvent) => {
    if (event.key !== THEME_STORAGE_KEY && event.key !== null) return;
    chosen.set(readStoredTheme());
    applyTheme();
  };
  media.addEventListener("change", applyTheme);
  window.addEventListener("storage", onStorage);
  return () => {
    media.removeEventListener("change", applyTheme);
    window.removeEventListener("storage", onStorage);
  };
}

/** Stores the choice in this browser and applies it at once. */
export function setTheme(theme: Theme): void {
  chosen.set(theme);
  try {
    localStorage.setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // See readStoredTheme().
  }
  applyTheme();
}

/** The choice itself, which may be "system", and its setter. */
export const useTheme = () => ({ theme: chosen.use(), setTheme });
