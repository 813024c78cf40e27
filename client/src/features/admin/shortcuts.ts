import type { AdminTab } from "./list-address";
import { t } from "@/words";

export type ShortcutAction =
  "next" | "previous" | "verify" | "reject" | "edit" | "select" | "undo" | "search" | "help";

type Shortcut = {
  action: ShortcutAction;
  /** Values of `KeyboardEvent.key`. */
  keys: readonly string[];
  label: string;
  tabs: readonly AdminTab[];
};

const BOTH: readonly AdminTab[] = ["scraping", "active"];
const PENDING: readonly AdminTab[] = ["scraping"];

export const SHORTCUTS: readonly Shortcut[] = [
  { action: "next", keys: ["j", "ArrowDown"], label: t("Next opportunity"), tabs: BOTH },
  { action: "previous", keys: ["k", "ArrowUp"], label: t("Previous opportunity"), tabs: BOTH },
  { action: "verify", keys: ["v"], label: t("Verify it, or all that are selected"), tabs: PENDING },
  { action: "reject", keys: ["r"], label: t("Reject it, or all that are selected"), tabs: PENDING },
  { action: "edit", keys: ["e"], label: t("Edit it"), tabs: BOTH },
  { action: "select", keys: ["x"], label: t("Select it, or no longer"), tabs: PENDING },
  { action: "undo", keys: ["u"], label: t("Take the last decision back"), tabs: PENDING },
  { action: "search", keys: ["/"], label: t("Search"), tabs: BOTH },
  { action: "help", keys: ["?"], label: t("Show these shortcuts"), tabs: BOTH },
];

const KEY_NAMES: Record<string, string> = { ArrowDown: "↓", ArrowUp: "↑" };
export const formatKey = (key: string) => KEY_NAMES[key] ?? key;

const TYPING =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable=""], [contenteditable="true"]';

/** Tells whether a key pressed here is typed into the field with the focus. */
const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(TYPING) !== null;

type Pressed = Pick<
  KeyboardEvent,
  "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "isComposing" | "repeat" | "target"
>;

/**
 * Returns the action of a key, if any: none while typing or with a modifier (the ? may need Shift), and arrows only within the list,
 * because elsewhere they scroll. A key that is held only moves, because it would decide one opportunity after another.
 */
export function findShortcut(pressed: Pressed, tab: AdminTab, isInList: boolean): ShortcutAction | undefined {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.isComposing) return undefined;
  if (pressed.shiftKey && pressed.key !== "?") return undefined;
  if (isTyping(pressed.target)) return undefined;
  if (pressed.key.startsWith("Arrow") && !isInList) return undefined;
  const action = SHORTCUTS.find(({ keys, tabs }) => tabs.includes(tab) && keys.includes(pressed.key))?.action;
  return !pressed.repeat || action === "next" || action === "previous" ? action : undefined;
}
