import { useId, useState } from "react";
import { AddressField } from "@/components/address-field";
import { Card } from "@/ui/card";
import { Switch } from "@/ui/switch";
import { t } from "@/words";
import { useShortlistLink } from "../shortlists-api";

/** Switches on that anybody with a link reads the shortlist, and shows the link. */
export function ShortlistLink({ id, url, mayEdit }: { id: string; url: string | null; mayEdit: boolean }) {
  const fieldId = useId();
  const link = useShortlistLink(id);
  // The address changes only after the answer, and a press is seen as pending a moment late: the switch would jump back.
  const [wanted, setWanted] = useState<boolean>();
  if (!mayEdit && url === null) return null;
  return (
    <Card className="space-y-4">
      {mayEdit && (
        <div className="flex items-start justify-between gap-4">
          <div>
            <label htmlFor={fieldId} className="font-semibold">
              {t("Anybody with the link can read it")}
            </label>
            <p id={`${fieldId}-hint`} className="text-sm text-quiet">
              {t(
                "Without signing in they see its name, your organisation's name, the published opportunities and your notes. Switched off, the link stops working.",
              )}
            </p>
          </div>
          <Switch
            id={fieldId}
            aria-describedby={`${fieldId}-hint`}
            checked={wanted ?? url !== null}
            onChange={({ target: { checked } }) => {
              if (wanted !== undefined) return;
              setWanted(checked);
              link.mutate(checked, { onSettled: () => setWanted(undefined) });
            }}
          />
        </div>
      )}
      {url !== null && (
        <div>
          <AddressField
            label={t("Link for anybody")}
            hint={t("Search engines are told not to list it.")}
            url={url}
          />
        </div>
      )}
    </Card>
  );
}
