import { useState } from "react";
import type { ApplicationView } from "@shared/validators/applications";
import type { GuestRequestView } from "@shared/validators/guests";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { Button } from "@/ui/button";
import { lazyDialog, useOpening } from "@/ui/lazy-dialog";
import { t } from "@/words";
import { useUpdateApplication } from "../api";
import { useAcceptAnswer, useAskAgain, useRemoveRequest } from "./guests-api";

const returnDialog = lazyDialog(() => import("./return-dialog"));

/** What an editor can do with a request: accept, ask again, take an answer into a text, send again, remove. */
export function RequestActions({
  application,
  request,
}: {
  application: ApplicationView;
  request: GuestRequestView;
}) {
  const accept = useAcceptAnswer(application.id, request);
  const again = useAskAgain(application.id, request);
  const remove = useRemoveRequest(application.id, request);
  const { open, wasOpened, shown } = useOpening();
  const [asksToRemove, setAsksToRemove] = useState(false);
  const { state, kind, name, answer } = request;
  const small = { variant: "outline", size: "sm" } as const;
  return (
    <div className="flex flex-wrap gap-2">
      {state === "answered" && (
        <>
          <Button size="sm" pending={accept.isPending} onClick={() => accept.mutate()}>
            {t("Accept the answer")}
          </Button>
          <Button {...small} aria-haspopup="dialog" onClick={open}>
            {t("Ask again")}
          </Button>
        </>
      )}
      {state === "accepted" && kind === "question" && answer !== null && (
        <InsertButtons application={application} answer={answer} />
      )}
      {(state === "asked" || state === "returned") && (
        <Button {...small} pending={again.isPending} onClick={() => again.mutate(null)}>
          {t("Send the mail again")}
        </Button>
      )}
      <Button variant="ghost" size="sm" onClick={() => setAsksToRemove(true)}>
        {state === "accepted" ? t("Remove") : t("Revoke § request")}
      </Button>
      {wasOpened && <returnDialog.Dialog request={request} again={again} {...shown} />}
      <ConfirmDialog
        isOpen={asksToRemove}
        onClose={() => setAsksToRemove(false)}
        title={t("Remove the request to {name}?", { name })}
        description={t(
          "Its link ends, and the answer and the file are gone, also from the supporting documents.",
        )}
        confirmLabel={t("Remove the request")}
        onConfirm={() => remove.mutate(undefined, { onSuccess: () => setAsksToRemove(false) })}
        pending={remove.isPending}
      />
    </div>
  );
}

/** Puts an accepted answer at the end of a text, by the usual save. */
function InsertButtons({ application, answer }: { application: ApplicationView; answer: string }) {
  const update = useUpdateApplication(application.id);
  const insert = (field: "notes" | "narrative") =>
    update.mutate({
      [field]: [application[field]?.trimEnd(), answer].filter(Boolean).join("\n\n"),
      version: application.version,
    });
  return (
    <>
      <Button variant="outline" size="sm" pending={update.isPending} onClick={() => insert("notes")}>
        {t("Insert into the notes")}
      </Button>
      <Button variant="outline" size="sm" pending={update.isPending} onClick={() => insert("narrative")}>
        {t("Insert into the narrative")}
      </Button>
    </>
  );
}
