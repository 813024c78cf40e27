import { useId } from "react";
import { Dialog, DialogContent } from "@/ui/dialog";
import { Switch } from "@/ui/switch";
import type { AdminTab } from "../list-address";
import { formatKey, SHORTCUTS } from "../shortcuts";
import { t } from "@/words";

/** Lists the keyboard shortcuts of the tab and can switch them off. */
export default function ShortcutsDialog({
  isOpen,
  onClose,
  tab,
  enabled,
  onEnabledChange,
}: {
  isOpen: boolean;
  onClose: () => void;
  tab: AdminTab;
  enabled: boolean;
  onEnabledChange: (enabled: boolean) => void;
}) {
  const id = useId();
  return (
    <Dialog isOpen={isOpen} onClose={onClose}>
      <DialogContent title={t("Keyboard shortcuts")} description={t("They rest while you type in a field.")}>
        <dl className="divide-y divide-line">
          {SHORTCUTS.filter(({ tabs }) => tabs.includes(tab)).map(({ action, keys, label }) => (
            <div key={action} className="flex items-center justify-between gap-4 py-2">
              <dt>{label}</dt>
              <dd className="flex shrink-0 gap-1.5">
                {keys.map((key) => (
                  <kbd
                    key={key}
                    className="grid min-w-8 place-items-center rounded-sm border border-edge/60 bg-raised px-2 py-1 font-mono text-sm leading-none"
                  >
                    {formatKey(key)}
                  </kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-4 flex items-center justify-between gap-4 border-t border-line pt-4">
          <label htmlFor={id} className="font-semibold">
            {t("Use keyboard shortcuts")}
          </label>
          <Switch
            id={id}
            data-autofocus=""
            checked={enabled}
            onChange={(event) => onEnabledChange(event.target.checked)}
          />
        </div>
      </DialogContent>
    </Dialog>
  );
}
