import { Scale } from "lucide-react";
import { toggleCompared, useIsCompared } from "@/lib/compare-choice";
import { toast } from "@/lib/toast";
import { Button, IconButton } from "@/ui/button";
import { Tooltip } from "@/ui/tooltip";
import { t } from "@/words";

function toggle(id: string): void {
  if (toggleCompared(id)) return;
  toast({
    variant: "destructive",
    title: t("Three at most can be compared"),
    description: t("Take one out first: press its scales again, or Clear in the bar below."),
  });
}

/** The button of a card that chooses its opportunity to be compared. */
export function CompareIcon({ id, name }: { id: string; name: string }) {
  const isChosen = useIsCompared(id);
  return (
    <Tooltip text={isChosen ? t("Chosen to compare") : t("Compare § choose")}>
      <IconButton
        label={t("Compare: {name}", { name })}
        aria-pressed={isChosen}
        className={isChosen ? "text-link ring-2 ring-link ring-inset" : "text-quiet"}
        onClick={() => toggle(id)}
      >
        <Scale aria-hidden="true" />
      </IconButton>
    </Tooltip>
  );
}

/** The same on an opportunity's own page, in words. */
export function CompareButton({ id }: { id: string }) {
  const isChosen = useIsCompared(id);
  return (
    <Button
      variant="outline"
      aria-pressed={isChosen}
      className={isChosen ? "ring-2 ring-link ring-inset" : undefined}
      onClick={() => toggle(id)}
    >
      <Scale aria-hidden="true" className={isChosen ? "text-link" : undefined} />
      {isChosen ? t("Chosen to compare") : t("Compare § choose")}
    </Button>
  );
}
