import { ActivityLogDialog } from "@/components/activity-log/activity-log-dialog";
import { t } from "@/words";

/** Lists what all administrators did. */
export default function ActivityDialog(shown: { isOpen: boolean; onClose: () => void }) {
  return (
    <ActivityLogDialog
      log={{ key: ["/api/admin/activity"], cursor: "lastId" }}
      title={t("What administrators did")}
      description={t(
        "Decisions about opportunities, sources switched on, off or read, and administrators’ rights given or taken.",
      )}
      {...shown}
    />
  );
}
