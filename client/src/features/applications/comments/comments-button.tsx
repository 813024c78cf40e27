import { useState } from "react";
import { MessageSquareText } from "lucide-react";
import type { ApplicationView } from "@shared/validators/applications";
import { useAddressDialog } from "@/hooks/use-address-dialog";
import { Button } from "@/ui/button";
import { lazyDialog } from "@/ui/lazy-dialog";
import { t } from "@/words";

const commentsDialog = lazyDialog(() => import("./comments-dialog"));
/** In the place of the id of a comment. */
const ALL = "all";

/** Opens the comments on an application, which the address may ask for too. Hidden where the server has none. */
export function CommentsButton({ application }: { application: ApplicationView }) {
  const { id, open, close } = useAddressDialog("comment");
  const [wasOpened, setWasOpened] = useState(false);
  if (id !== undefined && !wasOpened) setWasOpened(true);
  commentsDialog.usePreload();
  const { openComments } = application;
  if ((openComments as number | undefined) === undefined) return null;
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => open(ALL)}>
        <MessageSquareText aria-hidden="true" />
        {openComments > 0 ? t("Comments ({n})", { n: openComments }) : t("Comments")}
      </Button>
      {wasOpened && (
        <commentsDialog.Dialog
          application={application}
          commentId={id === ALL ? undefined : id}
          isOpen={id !== undefined}
          onClose={close}
        />
      )}
    </>
  );
}
