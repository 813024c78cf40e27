import type { LucideIcon } from "lucide-react";
import { Button } from "@/components/ui/button";

/** What can be done with one row. `name` is the row's, for those who hear the button without seeing where it stands. */
export function RowButton({
  label,
  name,
  icon: Icon,
  iconClass,
  onClick,
}: {
  label: string;
  name: string;
  icon: LucideIcon;
  iconClass?: string;
  onClick: () => void;
}) {
  return (
    <Button
      size="sm"
      variant="outline"
      aria-label={`${label} ${name}`}
      className="max-md:flex-1"
      onClick={onClick}
    >
      <Icon aria-hidden="true" className={iconClass} />
      {label}
    </Button>
  );
}
