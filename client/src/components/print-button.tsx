import { Printer } from "lucide-react";
import { useState } from "react";
import { afterPaint } from "@/lib/browser/after-paint";
import { Button, IconButton } from "@/ui/button";
import { Tooltip } from "@/ui/tooltip";
import { t } from "@/words";

/**
 * Opens the browser's dialog to print the page, or to keep it as a PDF. `compact` shows the icon alone.
 * @param onPrepare brings what is not on the screen yet
 */
export function PrintButton({
  compact = false,
  variant = "outline",
  className,
  onPrepare,
}: {
  compact?: boolean;
  variant?: "outline" | "ghost";
  className?: string;
  onPrepare?: () => Promise<void>;
}) {
  const [isPreparing, setPreparing] = useState(false);
  const print = async () => {
    if (onPrepare) {
      setPreparing(true);
      await onPrepare().finally(() => setPreparing(false));
    }
    afterPaint(() => window.print());
  };
  const press = { pending: isPreparing, onClick: () => void print() };
  if (compact)
    return (
      <Tooltip text={t("Print")}>
        <IconButton label={t("Print")} variant={variant} {...press}>
          <Printer aria-hidden="true" />
        </IconButton>
      </Tooltip>
    );
  return (
    <Button variant={variant} className={className} {...press}>
      <Printer aria-hidden="true" />
      {t("Print")}
    </Button>
  );
}
