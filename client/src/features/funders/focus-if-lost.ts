/**
 * Focuses a button after the pressed one is gone. The browser then leaves the focus on the page, and a dialog on itself; a focus anywhere
 * else stays.
 */
export function focusIfLost(button: HTMLElement | null): void {
  if (document.activeElement?.contains(button)) button?.focus();
}
