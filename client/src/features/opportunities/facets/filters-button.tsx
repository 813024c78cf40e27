import { SlidersHorizontal } from "lucide-react";
import type { Ref } from "react";
import { Button } from "@/ui/button";
import { Badge } from "@/ui/badge";
import { t } from "@/words";

/** Opens and closes the counted filters. */
export function FiltersButton({
  buttonRef,
  chosen,
  isOpen,
  onPress,
}: {
  buttonRef: Ref<HTMLButtonElement>;
  /** How many values are chosen. */
  chosen: number;
  isOpen: boolean;
  onPress: () => void;
}) {
  return (
    <Button
      ref={buttonRef}
      variant="outline"
      aria-label={chosen === 0 ? t("Filters") : t.count(chosen, "Filters, 1 chosen", "Filters, {n} chosen")}
      aria-expanded={isOpen}
      className="max-md:px-3"
      onClick={onPress}
    >
      <SlidersHorizontal aria-hidden="true" />
      <span className="max-md:hidden">{t("Filters")}</span>
      {chosen > 0 && <Badge tone="primary">{chosen}</Badge>}
    </Button>
  );
}
