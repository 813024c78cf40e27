import { type Locator, type Page, expect } from "playwright/test";

/** The element with the focus, and whether a person can see that it has it. */
type Stop = { what: string; hasRing: boolean; isInView: boolean };

/** More than the tab stops of any screen. */
const MOST_STOPS = 120;

/**
 * Presses Tab (or Shift+Tab) until the target has the focus. At each stop on the way a focus ring must be drawn and the focused element
 * must not be covered.
 */
export async function tabTo(target: Locator, { back = false } = {}): Promise<void> {
  const page = target.page();
  await expect(target).toBeVisible();
  const stops: string[] = [];
  for (let at = 0; at < MOST_STOPS; at += 1) {
    await page.keyboard.press(back ? "Shift+Tab" : "Tab");
    const stop = await describeFocus(page);
    expect.soft(stop, `at ${stop.what}`).toMatchObject({ hasRing: true, isInView: true });
    if (await target.evaluate((element) => element === document.activeElement)) return;
    stops.push(stop.what);
  }
  throw new Error(`The keyboard never reaches ${target.toString()}. It stops at: ${stops.join(" | ")}`);
}

/** Tabs to the target and presses a key there. */
export async function pressOn(target: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

/** Tabs to the field and types; in a list of choices that selects the one that begins so. */
export async function typeInto(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.type(text);
}

const describeFocus = (page: Page): Promise<Stop> =>
  page.evaluate(async () => {
    // Wait for finite animations: the fields of a panel that is sliding in are outside the window.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((animation) => animation.finished));

    const focused = document.activeElement as HTMLElement;
    const label =
      focused.getAttribute("aria-label") ?? (focused as HTMLInputElement).labels?.[0]?.textContent;
    const what = `${focused.tagName.toLowerCase()} ${(label ?? focused.textContent).trim().slice(0, 60)}`;

    const isRinged = (element: Element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 && !/(, |\/ )0\)$/.test(outlineColor);
    };
    // Some elements draw their ring around their parent, or (a hidden input) around their neighbour.
    const around = [focused, ...(focused.parentElement?.children ?? [])];
    for (let up = focused.parentElement, steps = 0; up && steps < 4; up = up.parentElement, steps += 1)
      around.push(up);
    const ringed = around.find(isRinged);
    // The parts of a date field draw their own ring.
    const hasRing = ringed !== undefined || focused.matches("[type=date]");

    const seen = focused.getBoundingClientRect().width > 2 ? focused : (ringed ?? focused);
    const { left, top, width, height } = seen.getBoundingClientRect();
    const isInView = [0.02, 0.25, 0.5, 0.75, 0.98].some((across) =>
      [0.05, 0.5, 0.95].some((down) => {
        const hit = document.elementFromPoint(left + width * across, top + height * down);
        return (
          hit !== null &&
          (seen.contains(hit) || hit.contains(seen) || focused.closest("label")?.contains(hit))
        );
      }),
    );
    return { what, hasRing, isInView };
  });
