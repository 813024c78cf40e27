import { Badge } from "@/ui/badge";
import { APPLICATION_STATUS_LABELS, type ApplicationStatus } from "@shared/constants/enums";
import { translateLabel } from "@shared/words/labels";
import { STATUS_TONES } from "../wording";

export function StatusBadge({ status, className }: { status: ApplicationStatus; className?: string }) {
  return (
    <Badge tone={STATUS_TONES[status]} className={className}>
      {translateLabel(APPLICATION_STATUS_LABELS[status])}
    </Badge>
  );
}
