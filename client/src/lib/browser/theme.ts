import { createStore } from "../store";

export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

/** Also written in public/start.js, which runs before this module to avoid a flash of the wrong theme. */
const THEME_STORAGE_KEY = "theme";
const DARK_QUERY = "(prefers-color-scheme: dark)";

const chosen = createStore<Theme>("system");

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
  const resolved = resolveTheme(chosen.get());
  document.documentElement.dataset.theme = resolved;
  document.documentElement.style.colorScheme = resolved;
}

/** Applies the stored choice and follows the operating system and other tabs from then on. Returns how to stop. */
export function startTheme(): () => void {
  chosen.set(read());
  apply();
  const media = window.matchMedia(DARK_QUERY);
  const onStorage = (event: StorageEvent) => {
    if (event.key !== THEME_STORAGE_KEY && event.key !== null) return;
    chosen.set(read());
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
  chosen.set(theme);
  try {
    localStorage.setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // see read()
  }
  apply();
}

/** The choice (not what it resolves to) and its setter. */
export const useTheme = () => ({ theme: chosen.use(), setTheme });
