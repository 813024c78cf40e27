import { useMediaQuery } from "@/hooks/use-media-query";
import { useIsMobile } from "@/hooks/use-mobile";

/** Returns true on a phone's screen. A sheet of paper has room for the table, whatever prints it. */
export function useIsNarrow(): boolean {
  const isMobile = useIsMobile();
  const isPrinting = useMediaQuery("print");
  return isMobile && !isPrinting;
}
