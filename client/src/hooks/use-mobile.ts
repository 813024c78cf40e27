import { MOBILE_BELOW_PX } from "@shared/constants/limits";
import { useMediaQuery } from "./use-media-query";

let isPhoneAssumed = false;

/** Sets the layout that the server renders and the browser hydrates. The server does not know the window. */
export const assumePhone = (isPhone: boolean) => void (isPhoneAssumed = isPhone);

/** Returns true below the mobile breakpoint. Prefer CSS (`md:`) if only the look differs. */
export function useIsMobile(): boolean {
  return useMediaQuery(`(max-width: ${MOBILE_BELOW_PX - 0.02}px)`, () => isPhoneAssumed);
}
