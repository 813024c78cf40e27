import { Download } from "lucide-react";
import { Button, IconButton } from "@/ui/button";
import { lazyDialog, useOpening } from "@/ui/lazy-dialog";
import { t } from "@/words";
import type { ExportProps } from "./export-dialog";

const exportDialog = lazyDialog(() => import("./export-dialog"));

/** Opens the export dialog. `compact` shows only the icon. */
export function ExportButton({ compact = false, ...props }: ExportProps & { compact?: boolean }) {
  const { open, wasOpened, shown } = useOpening();
  exportDialog.usePreload();
  return (
    <>
      {compact ? (
        <IconButton label={t("Export")} variant="outline" onClick={open}>
          <Download aria-hidden="true" />
        </IconButton>
      ) : (
        <Button variant="outline" onClick={open}>
          <Download aria-hidden="true" />
          {t("Export")}
        </Button>
      )}
      {wasOpened && <exportDialog.Dialog {...props} {...shown} />}
    </>
  );
}
