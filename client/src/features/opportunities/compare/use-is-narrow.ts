import { MOBILE_BELOW_PX } from "@shared/constants/limits";
import { useMediaQuery } from "@/hooks/use-media-query";

/** Returns true on a phone's screen. A sheet of paper has room for the table, whatever prints it. */
export const useIsNarrow = (): boolean =>
  useMediaQuery(`screen and (max-width: ${MOBILE_BELOW_PX - 0.02}px)`);
