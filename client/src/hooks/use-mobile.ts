import { MOBILE_BELOW_PX } from "@shared/constants/limits";
import { useMediaQuery } from "./use-media-query";

let isPicturedOnPhone = false;

/** Called by what draws a first picture, which cannot know how wide the window is, and by the page that goes on from it. */
export const setPicturedOnPhone = (is: boolean) => void (isPicturedOnPhone = is);

/** True below the mobile breakpoint. Prefer CSS (`md:`) where only the look differs. */
export function useIsMobile(): boolean {
  return useMediaQuery(`(max-width: ${MOBILE_BELOW_PX - 0.02}px)`, () => isPicturedOnPhone);
}
