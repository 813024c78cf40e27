import { MOBILE_BELOW_PX } from "@shared/constants/limits";
import { useMediaQuery } from "./use-media-query";

let isPhoneAssumed = false;

/** Says what the server renders for, which does not know the window, and what the browser therefore hydrates. */
export const assumePhone = (isPhone: boolean) => void (isPhoneAssumed = isPhone);

/** True below the mobile breakpoint. Prefer CSS (`md:`) where only the look differs. */
export function useIsMobile(): boolean {
  return useMediaQuery(`(max-width: ${MOBILE_BELOW_PX - 0.02}px)`, () => isPhoneAssumed);
}
