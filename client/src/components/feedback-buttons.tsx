import { useQueryClient } from "@tanstack/react-query";
import { Bookmark, EyeOff, Undo2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { FeedbackView } from "@shared/validators/feedback";
import { afterPaint } from "@/lib/browser/after-paint";
import { expectCard, focusPlace, findCardPlace, focusIfExpected } from "@/lib/browser/card-focus";
import { cn } from "@/lib/cn";
import { changeFeedback } from "@/lib/api/feedback";
import { toast } from "@/lib/toast";
import { IconButton } from "../ui/button";
import { lazyDialog, useOpening } from "../ui/lazy-dialog";
import { Tooltip } from "../ui/tooltip";
import { t } from "@/words";

const dismissDialog = lazyDialog(() => import("./dismiss-dialog"));

type Feedback = FeedbackView | null;
type Press = { from: Feedback; to: Feedback };

/**
 * The buttons of a card to save it for later or to hide it. When that removes the card from its list, a
 * toast offers Undo.
 */
export function FeedbackButtons({
  id,
  name,
  feedback,
  className,
}: {
  id: string;
  name: string;
  feedback: Feedback;
  className?: string;
}) {
  const client = useQueryClient();
  const { open: openDialog, wasOpened, shown: dialogProps } = useOpening();
  const [press, setPress] = useState<Press>();
  dismissDialog.usePreload();
  const root = useRef<HTMLDivElement>(null);
  const place = useRef<ReturnType<typeof findCardPlace>>(undefined);
  // The button changes before the lists do.
  const shown = press && press.from === feedback ? press.to : feedback;
  const isSaved = shown?.kind === "saved";
  const isDismissed = feedback?.kind === "dismissed";

  // When the card leaves the list, the next card gets the focus. Undo gives it back.
  useEffect(() => {
    focusIfExpected(id, root.current?.closest("article") ?? null);
    return () => {
      const oldPlace = place.current;
      // Wait for the card's dialog, which gives the focus back when it closes.
      if (oldPlace) setTimeout(() => focusPlace(oldPlace));
    };
  }, [id]);

  const change = (to: Feedback, title: string) => {
    const pressed = { from: feedback, to };
    setPress(pressed);
    const undo = () => {
      expectCard(id);
      void changeFeedback(client, { id, from: to, to: shown });
    };
    afterPaint(() => {
      place.current = findCardPlace(root.current);
      toast({ title, description: name, action: { label: t("Undo"), onPress: undo } });
      void changeFeedback(client, { id, from: shown, to }).then(() =>
        // Keep a press that came later.
        setPress((current) => (current === pressed ? undefined : current)),
      );
    });
  };

  return (
    <div ref={root} className={cn("relative z-10 flex shrink-0 gap-1", className)}>
      <Tooltip text={isSaved ? t("Saved") : t("Save for later")}>
        <IconButton
          label={t("Save for later: {name}", { name })}
          aria-pressed={isSaved}
          className={isSaved ? "text-link" : "text-quiet"}
          onClick={() =>
            isSaved
              ? change(null, t("No longer saved"))
              : change({ kind: "saved", reason: null }, t("Saved for later"))
          }
        >
          <Bookmark aria-hidden="true" className={isSaved ? "fill-current" : undefined} />
        </IconButton>
      </Tooltip>
      {isDismissed ? (
        <Tooltip text={t("Bring back")}>
          <IconButton
            label={t("Bring back: {name}", { name })}
            className="text-quiet"
            onClick={() => change(null, t("Back in your lists"))}
          >
            <Undo2 aria-hidden="true" />
          </IconButton>
        </Tooltip>
      ) : (
        <Tooltip text={t("Not for us")}>
          <IconButton
            label={t("Not for us: {name}", { name })}
            aria-haspopup="dialog"
            className="text-quiet"
            onClick={openDialog}
          >
            <EyeOff aria-hidden="true" />
          </IconButton>
        </Tooltip>
      )}
      {wasOpened && (
        <dismissDialog.Dialog
          name={name}
          {...dialogProps}
          onDismiss={(reason) => {
            dialogProps.onClose();
            change({ kind: "dismissed", reason }, t("Hidden: not for us"));
          }}
        />
      )}
    </div>
  );
}
