import { useEffect, useRef, useState } from "react";
import type { AdminTab } from "./list-address";
import { findShortcut, type ShortcutAction } from "./shortcuts";

const STORAGE_KEY = "admin-shortcuts";

function readEnabled(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== "off";
  } catch {
    return true;
  }
}

/** Tells whether single keys act in this browser: people who dictate or rest a hand on the keyboard can switch them off. */
export function useShortcutsEnabled(): [boolean, (enabled: boolean) => void] {
  const [enabled, setEnabled] = useState(readEnabled);
  const change = (next: boolean) => {
    setEnabled(next);
    try {
      if (next) localStorage.removeItem(STORAGE_KEY);
      else localStorage.setItem(STORAGE_KEY, "off");
    } catch {
      // Without storage the choice lasts until the page is closed.
    }
  };
  return [enabled, change];
}

const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** Calls `act` for the shortcuts of the tab; never while a dialog is open. */
export function useShortcuts({
  tab,
  enabled,
  act,
}: {
  tab: AdminTab;
  enabled: boolean;
  act: (action: ShortcutAction) => void;
}): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isDialogOpen()) return;
      const isInList = event.target instanceof Element && event.target.closest("[data-rows]") !== null;
      const action = findShortcut(event, tab, isInList);
      if (!action) return;
      event.preventDefault();
      latest.current(action);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [tab, enabled]);
}
