import { Code } from "lucide-react";
import { Button } from "@/ui/button";
import { lazyDialog, useOpening } from "@/ui/lazy-dialog";
import { t } from "@/words";
import type { Embedded } from "./embed-dialog";

const embedDialog = lazyDialog(() => import("./embed-dialog"));

/** Opens what puts a card of the opportunity on another site. */
export function EmbedButton({ opportunity }: { opportunity: Embedded }) {
  const { open, wasOpened, shown } = useOpening();
  embedDialog.usePreload();
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="mt-3 -ms-3 print:hidden"
        aria-haspopup="dialog"
        onClick={open}
      >
        <Code aria-hidden="true" />
        {t("Put this on your site")}
      </Button>
      {wasOpened && <embedDialog.Dialog opportunity={opportunity} {...shown} />}
    </>
  );
}
