import { SearchX } from "lucide-react";
import { EmptyState } from "@/components/empty-state";
import { Button } from "@/ui/button";
import { t } from "@/words";

/** Shown when no row passes the filters. */
export function NoneFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      level={3}
      title={t("No opportunities match")}
      description={t("Try other words, or fewer filters.")}
      action={
        <Button variant="outline" onClick={onClear}>
          {t("Clear search and filters § catalogue")}
        </Button>
      }
    />
  );
}
