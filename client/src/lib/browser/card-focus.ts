/**
 * This file moves the focus when a card leaves a list or comes back. It does so only while nothing else has
 * the focus, because the user may have gone on to another field.
 */
type Place = { list: Element; index: number };

const RETURN_WITHIN_MS = 1000;
let returning: { id: string; at: number } | undefined;

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

const listCards = (list: Element) => [...list.querySelectorAll("article")];

/** Returns the list and index of the card that contains the element; undefined outside a list. */
export function findCardPlace(inside: Element | null): Place | undefined {
  const card = inside?.closest("article");
  const list = card?.closest("ul");
  return card && list ? { list, index: listCards(list).indexOf(card) } : undefined;
}

/** Focuses the card that is now at the place, or the last card, or the screen if no card is left. */
export function focusPlace({ list, index }: Place): void {
  if (!isFocusLost()) return;
  const cards = list.isConnected ? listCards(list) : [];
  const link = cards[Math.min(index, cards.length - 1)]?.querySelector<HTMLElement>("h3 a");
  const next = link ?? document.getElementById("main");
  next?.focus({ preventScroll: next.id === "main" });
}

/** Lets the card of this opportunity take the focus when it is next rendered. */
export function expectCard(id: string): void {
  returning = { id, at: Date.now() };
}

/** Call this for a card that was just rendered. */
export function focusIfExpected(id: string, card: Element | null): void {
  if (returning?.id !== id) return;
  const { at } = returning;
  returning = undefined;
  if (Date.now() - at < RETURN_WITHIN_MS && isFocusLost()) card?.querySelector<HTMLElement>("h3 a")?.focus();
}
