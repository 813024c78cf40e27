/**
 * Where the focus goes when a card leaves a list, or comes back. Only while nothing else has it: whoever has gone on to another field
 * stays there.
 */
type Place = { list: Element; index: number };

const RETURN_WITHIN_MS = 1000;
let returning: { id: string; at: number } | undefined;

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

const cardsOf = (list: Element) => [...list.querySelectorAll("article")];

/** The place of a card, told by something in it, in its list; undefined outside a list. */
export function placeOf(inside: Element | null): Place | undefined {
  const card = inside?.closest("article");
  const list = card?.closest("ul");
  return card && list ? { list, index: cardsOf(list).indexOf(card) } : undefined;
}

/** To the card that is at the place now, or the last one; to the screen where none is left. */
export function focusPlace({ list, index }: Place): void {
  if (!isFocusLost()) return;
  const cards = list.isConnected ? cardsOf(list) : [];
  const link = cards[Math.min(index, cards.length - 1)]?.querySelector<HTMLElement>("h3 a");
  const next = link ?? document.getElementById("main");
  next?.focus({ preventScroll: next.id === "main" });
}

/** The card of this opportunity takes the focus when it is drawn next. */
export function expectCard(id: string): void {
  returning = { id, at: Date.now() };
}

/** For a card that has just been drawn. */
export function takeExpected(id: string, card: Element | null): void {
  if (returning?.id !== id) return;
  const { at } = returning;
  returning = undefined;
  if (Date.now() - at < RETURN_WITHIN_MS && isFocusLost()) card?.querySelector<HTMLElement>("h3 a")?.focus();
}
