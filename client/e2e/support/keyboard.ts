import { type Locator, type Page, expect } from "playwright/test";

/** Where the keyboard is, and whether whoever looks at the screen can tell. */
type Stop = { what: string; hasRing: boolean; isInView: boolean };

/** More stops than any screen has. */
const MOST_STOPS = 120;

/**
 * Goes on with Tab (or back with Shift+Tab) until the target has the focus, as somebody without a pointer does. At each stop on the
 * way a ring has to be drawn, and what has the focus must not be behind something else.
 */
export async function tabTo(target: Locator, { back = false } = {}): Promise<void> {
  const page = target.page();
  await expect(target).toBeVisible();
  const stops: string[] = [];
  for (let at = 0; at < MOST_STOPS; at += 1) {
    await page.keyboard.press(back ? "Shift+Tab" : "Tab");
    const stop = await focusOf(page);
    expect.soft(stop, `at ${stop.what}`).toMatchObject({ hasRing: true, isInView: true });
    if (await target.evaluate((element) => element === document.activeElement)) return;
    stops.push(stop.what);
  }
  throw new Error(`The keyboard never reaches ${target.toString()}. It stops at: ${stops.join(" | ")}`);
}

/** Goes there and presses it. */
export async function pressOn(target: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

/** Goes there and types; a list of choices goes to what begins so. */
export async function typeInto(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.type(text);
}

const focusOf = (page: Page): Promise<Stop> =>
  page.evaluate(async () => {
    // A panel that is still sliding in has its fields outside the window. What goes round for ever is not waited for.
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
    // Some things draw their ring around what holds them, or (an input that is not seen) around what stands beside them.
    const around = [focused, ...(focused.parentElement?.children ?? [])];
    for (let up = focused.parentElement, steps = 0; up && steps < 4; up = up.parentElement, steps += 1)
      around.push(up);
    const ringed = around.find(isRinged);
    // The parts of a date draw their own.
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
