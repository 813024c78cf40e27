import type { LucideIcon } from "lucide-react";
import { Button } from "@/ui/button";

/** An action of one row. `spoken` includes the row's name, for screen readers. */
export function RowButton({
  label,
  spoken,
  icon: Icon,
  iconClass,
  onClick,
}: {
  label: string;
  spoken: string;
  icon: LucideIcon;
  iconClass?: string;
  onClick: () => void;
}) {
  return (
    <Button size="sm" variant="outline" aria-label={spoken} className="max-md:flex-1" onClick={onClick}>
      <Icon aria-hidden="true" className={iconClass} />
      {label}
    </Button>
  );
}
