import { useQueryClient } from "@tanstack/react-query";
import { Bookmark, EyeOff } from "lucide-react";
import { useEffect, useRef } from "react";
import type { FeedbackView } from "@shared/validators/feedback";
import type { OpportunityView } from "@shared/validators/opportunities";
import { CompareButton } from "@/components/compare/compare-toggle";
import { PrintButton } from "@/components/print-button";
import { Alert } from "@/ui/alert";
import { Button } from "@/ui/button";
import { lazyDialog, useOpening } from "@/ui/lazy-dialog";
import { changeFeedback } from "@/lib/api/feedback";
import { hiddenText } from "@/lib/format/feedback-wording";
import { t } from "@/words";

const dismissDialog = lazyDialog(() => import("@/components/dismiss-dialog"));

/**
 * The buttons on an opportunity's page that save it for later or hide it. A hidden opportunity says so
 * and can be brought back.
 */
export function DetailFeedback({
  opportunity: { id, name, feedback },
}: {
  opportunity: Pick<OpportunityView, "id" | "name" | "feedback">;
}) {
  const client = useQueryClient();
  const { open: openDialog, wasOpened, shown: dialogProps } = useOpening();
  dismissDialog.usePreload();
  const root = useRef<HTMLDivElement>(null);
  const isDismissed = feedback?.kind === "dismissed";
  // The pressed button is replaced by the one that undoes it, or the reverse. The new button gets the focus.
  const wasDismissed = useRef(isDismissed);
  useEffect(() => {
    if (wasDismissed.current === isDismissed) return;
    wasDismissed.current = isDismissed;
    // This runs after the dialog has tried to return the focus.
    setTimeout(() => {
      if (document.activeElement === document.body)
        root.current?.querySelector<HTMLElement>("[data-returns]")?.focus();
    });
  }, [isDismissed]);

  const change = (to: FeedbackView | null) => void changeFeedback(client, { id, from: feedback, to });
  const isSaved = feedback?.kind === "saved";

  return (
    <div ref={root} className="-mt-2 mb-6 print:hidden md:-mt-3 md:mb-8">
      <div role="status">
        {isDismissed && (
          <Alert
            title={hiddenText(feedback)}
            actions={
              <Button
                variant="outline"
                data-returns=""
                className="max-sm:w-full"
                onClick={() => change(null)}
              >
                {t("Undo")}
              </Button>
            }
          >
            {t("It is in none of your lists but “Not for us”.")}
          </Alert>
        )}
      </div>
      {!isDismissed && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="outline"
            aria-pressed={isSaved}
            onClick={() => change(isSaved ? null : { kind: "saved", reason: null })}
          >
            <Bookmark aria-hidden="true" className={isSaved ? "fill-current text-link" : undefined} />
            {isSaved ? t("Saved for later") : t("Save for later")}
          </Button>
          <CompareButton id={id} />
          <Button variant="ghost" aria-haspopup="dialog" data-returns="" onClick={openDialog}>
            <EyeOff aria-hidden="true" />
            {t("Not for us")}
          </Button>
          <PrintButton variant="ghost" className="max-md:hidden" />
        </div>
      )}
      {/* The dialog is removed at once, so that the focus is free for the button that undoes it. */}
      {wasOpened && !isDismissed && (
        <dismissDialog.Dialog
          name={name}
          {...dialogProps}
          onDismiss={(reason) => {
            dialogProps.onClose();
            change({ kind: "dismissed", reason });
          }}
        />
      )}
    </div>
  );
}
