import { Trash2 } from "lucide-react";
import { useState } from "react";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { IconButton } from "@/ui/button";
import { t } from "@/words";
import { useChange } from "../api";

/** Deletes one line of a card, once the person has confirmed it. */
export function DeleteButton({
  applicationId,
  path,
  name,
}: {
  applicationId: string;
  path: [string, string];
  name: string;
}) {
  const [asks, setAsks] = useState(false);
  const remove = useChange(applicationId, { method: "DELETE", path }, { done: t("Deleted") });
  return (
    <>
      <IconButton label={t("Delete {name}", { name })} onClick={() => setAsks(true)}>
        <Trash2 aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        isOpen={asks}
        onClose={() => setAsks(false)}
        title={t("Delete this entry?")}
        description={t("“{title}” is gone for all members.", { title: name })}
        confirmLabel={t("Delete")}
        onConfirm={() => remove.mutate(undefined, { onSuccess: () => setAsks(false) })}
        pending={remove.isPending}
      />
    </>
  );
}
