import { History } from "lucide-react";
import type { TextField } from "@shared/constants/applications";
import type { ApplicationView } from "@shared/validators/applications";
import { Button } from "@/ui/button";
import { lazyDialog, useOpening } from "@/ui/lazy-dialog";
import { t } from "@/words";
import { nameTextField } from "../wording";

const versionsDialog = lazyDialog(() => import("./versions-dialog"));

/** Opens the versions of one text of an application. */
export function VersionsButton({ application, field }: { application: ApplicationView; field: TextField }) {
  const { open, wasOpened, shown } = useOpening();
  versionsDialog.usePreload();
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-haspopup="dialog"
        aria-label={t("Versions of {text}", { text: nameTextField(field) })}
        onClick={open}
      >
        <History aria-hidden="true" />
        {t("Versions")}
      </Button>
      {wasOpened && <versionsDialog.Dialog application={application} field={field} {...shown} />}
    </>
  );
}
