/**
 * Moves the focus to a button after what was pressed has gone: the browser leaves it on the page, the dialog on itself, which both
 * hold the button. Whoever is somewhere else by then stays there.
 */
export function catchFocus(button: HTMLElement | null): void {
  if (document.activeElement?.contains(button)) button?.focus();
}
