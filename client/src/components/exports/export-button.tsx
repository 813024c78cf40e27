import { Download } from "lucide-react";
import { Button, IconButton } from "@/ui/button";
import { later, useOpening } from "@/ui/later";
import { t } from "../words";
import type { ExportProps } from "./export-dialog";

const exportDialog = later(() => import("./export-dialog"));

/** Opens the choice of columns. `compact`: only the icon, where there is little room. */
export function ExportButton({ compact = false, ...props }: ExportProps & { compact?: boolean }) {
  const { open, wasOpened, shown } = useOpening();
  exportDialog.useAhead();
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
      {wasOpened && <exportDialog.Show {...props} {...shown} />}
    </>
  );
}
