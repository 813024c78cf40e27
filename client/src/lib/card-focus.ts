/**
 * Where the focus goes when a card leaves a list, or comes back. Only while nothing else has it: whoever has gone on to another field
 * stays there.
 */
type Place = { list: Element; index: number };

const RETURN_WITHIN_MS = 1000;
let returning: { id: string; at: number } | undefined;

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

/** The place of a card in its list; undefined outside a list. */
export function placeOf(card: Element | null): Place | undefined {
  const item = card?.closest("li");
  const list = item?.parentElement;
  return item && list ? { list, index: [...list.children].indexOf(item) } : undefined;
}

/** To the card that is at the place now, or the last one; to the screen where none is left. */
export function focusPlace({ list, index }: Place): void {
  if (!isFocusLost()) return;
  const item = list.isConnected ? list.children[Math.min(index, list.children.length - 1)] : undefined;
  const next = item?.querySelector<HTMLElement>("h3 a") ?? document.getElementById("main");
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
