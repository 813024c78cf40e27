import type { EntityView } from "@shared/validators/entities";
import { ActivityLogDialog } from "@/components/activity-log/activity-log-dialog";
import { entitiesKey } from "@/lib/api/queries/entities";
import { t } from "@/words";

/** Lists who did what in an entity. */
export default function ActivityDialog({
  entity,
  ...shown
}: {
  entity: EntityView;
  isOpen: boolean;
  onClose: () => void;
}) {
  return (
    <ActivityLogDialog
      log={{ key: [...entitiesKey, entity.id, "activity"], cursor: "beforeId" }}
      title={t("What members did in {entity}", { entity: entity.name })}
      description={t("Kept for a year.")}
      {...shown}
    />
  );
}
