import type { LucideIcon } from "lucide-react";
import { Button } from "@/ui/button";

/** What can be done with one row. `spoken` names the row too, for those who hear the button without seeing where it stands. */
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
