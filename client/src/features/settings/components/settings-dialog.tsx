import { useEffect, useRef, useState } from "react";
import type { EntityView } from "@shared/validators/entities";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { needsProfile } from "../score-band";
import type { DialogTarget } from "../settings-dialogs";
import { AskedQuestions } from "./asked-questions";
import { CompleteProfile } from "./complete-profile";
import { CreateEntityForm, EditEntityForm } from "./entity-form";
import type { SectionId } from "./settings-section";

/**
 * The one dialog of Settings. From a new entity it goes over to that entity's profile without closing, so the focus
 * returns in the end to where it came from.
 */
export function SettingsDialog({
  target,
  onClose,
  onCreated,
}: {
  target: DialogTarget | undefined;
  onClose: () => void;
  onCreated: (entity: EntityView) => void;
}) {
  const [isDirty, setDirty] = useState(false);
  // While it fades out it still shows what it showed.
  const [last, setLast] = useState<DialogTarget>();
  if (target && !isSame(target, last)) setLast(target);
  const shown = target ?? last;

  const forms = (() => {
    switch (shown?.kind) {
      case undefined:
        return null;
      case "new":
        return (
          <DialogContent
            title="Add new entity"
            description="Next come a few questions that find its matches."
          >
            <FocusFallback />
            <CreateEntityForm onDirtyChange={setDirty} onCreated={onCreated} />
          </DialogContent>
        );
      case "edit":
        return (
          <DialogContent title="Edit entity">
            <FocusFallback />
            <EditEntityForm
              key={shown.entity.id}
              entity={shown.entity}
              onDirtyChange={setDirty}
              onSaved={onClose}
              onDeleted={onClose}
            />
          </DialogContent>
        );
      case "profile":
        return (
          <DialogContent
            size="lg"
            title={needsProfile(shown.entity.profileCompletionScore) ? "Complete profile" : "Update profile"}
            description={
              <>
                <bdi className="wrap-anywhere">{shown.entity.name}</bdi>
                {` · ${shown.entity.profileCompletionScore}% complete`}
              </>
            }
            className="max-md:h-dvh max-md:max-h-dvh max-md:rounded-none md:h-[min(48rem,calc(100dvh-4rem))]"
            onEscapeKeyDown={(event) => {
              // In a filter box Escape empties the box first.
              const { target: field } = event;
              if (field instanceof HTMLInputElement && field.type === "search" && field.value !== "")
                event.preventDefault();
            }}
          >
            <FocusFallback />
            <CompleteProfile
              key={shown.entity.id}
              entity={shown.entity}
              startLayer={shown.layer}
              onDirtyChange={setDirty}
              onDone={onClose}
            />
          </DialogContent>
        );
      case "ask":
        return (
          <DialogContent
            size="lg"
            title="What is unclear"
            description={<bdi className="wrap-anywhere">{shown.entity.name}</bdi>}
          >
            <FocusFallback />
            <AskedQuestions
              key={shown.entity.id}
              entity={shown.entity}
              ask={shown.ask}
              onDirtyChange={setDirty}
              onDone={onClose}
            />
          </DialogContent>
        );
    }
  })();

  return (
    <Dialog open={target !== undefined} onOpenChange={(open) => !open && onClose()} dirty={isDirty}>
      {forms}
    </Dialog>
  );
}

/** When what opened the dialog is gone (a deleted row, the first "Add new entity"), the focus goes to the list. */
function FocusFallback() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = mark.current;
    return () => {
      // After the dialog has tried to give the focus back.
      setTimeout(() => {
        if (!element?.isConnected && document.activeElement === document.body)
          document.getElementById("entities" satisfies SectionId)?.focus({ preventScroll: true });
      });
    };
  }, []);
  return <span ref={mark} hidden />;
}

function isSame(a: DialogTarget, b: DialogTarget | undefined): boolean {
  if (a.kind !== b?.kind) return false;
  if (a.kind === "ask" && b.kind === "ask" && String(a.ask) !== String(b.ask)) return false;
  return a.kind === "new" || (b.kind !== "new" && a.entity === b.entity);
}
