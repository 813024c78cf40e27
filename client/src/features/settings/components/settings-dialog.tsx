import { useState } from "react";
import type { EntityView } from "@shared/validators/entities";
import { Dialog, DialogContent, keepOpenForFilter, wholePhoneClass } from "@/ui/dialog";
import { useDropDrafts } from "@/hooks/use-form-draft";
import { mayEdit } from "@/lib/entity-rights";
import { cn } from "@/lib/cn";
import { getDraftName, formDrafts } from "../form-drafts";
import { needsProfile } from "../score-band";
import type { DialogTarget } from "../settings-dialogs";
import { t } from "@/words";
import { AskedQuestions } from "../questionnaire/asked-questions";
import { CompleteProfile } from "../questionnaire/complete-profile";
import { CreateEntityForm, EditEntityForm } from "./entity-form";
import { FocusFallback } from "./focus-fallback";

/**
 * The one dialog of Settings. It goes on from a new entity to its profile without closing, so that the focus returns to the first opener
 * in the end.
 */
export default function SettingsDialog({
  target,
  isOpen,
  onClose,
  onCreated,
}: {
  target: DialogTarget | undefined;
  isOpen: boolean;
  onClose: () => void;
  onCreated: (entity: EntityView) => void;
}) {
  const [isDirty, setDirty] = useState(false);
  const dropDrafts = useDropDrafts();
  const close = () => {
    // The user was asked before, if anything was typed.
    if (target) dropDrafts(getDraftName(target));
    onClose();
  };
  // The dialog keeps its content while it fades out.
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
            title={t("Add new entity")}
            description={t("Next come a few questions that find its matches.")}
          >
            <FocusFallback />
            <CreateEntityForm onDirtyChange={setDirty} onCreated={onCreated} />
          </DialogContent>
        );
      case "edit":
        return (
          <DialogContent title={t("Edit entity")}>
            <FocusFallback />
            <EditEntityForm
              key={shown.entity.id}
              entity={shown.entity}
              onDirtyChange={setDirty}
              onSaved={onClose}
              onDeleted={() => {
                dropDrafts(formDrafts.entity(shown.entity.id));
                dropDrafts(formDrafts.profile(shown.entity.id));
                onClose();
              }}
            />
          </DialogContent>
        );
      case "profile":
        return (
          <DialogContent
            size="lg"
            title={titleProfile(shown.entity)}
            description={
              <>
                <bdi className="wrap-anywhere">{shown.entity.name}</bdi>
                {"\u00A0· "}
                {t("{percent}% complete", { percent: shown.entity.profileCompletionScore })}
              </>
            }
            className={cn(wholePhoneClass, "md:h-[min(48rem,calc(100dvh-4rem))]")}
            onEscapeKeyDown={keepOpenForFilter}
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
            title={t("What is unclear")}
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
    <Dialog isOpen={isOpen} onClose={close} dirty={isDirty}>
      {forms}
    </Dialog>
  );
}

function titleProfile(entity: EntityView): string {
  if (!mayEdit(entity)) return t("Profile § entity");
  return needsProfile(entity.profileCompletionScore) ? t("Complete profile") : t("Update profile");
}

function isSame(a: DialogTarget, b: DialogTarget | undefined): boolean {
  if (a.kind !== b?.kind) return false;
  if (a.kind === "ask" && b.kind === "ask" && String(a.ask) !== String(b.ask)) return false;
  return a.kind === "new" || (b.kind !== "new" && a.entity === b.entity);
}
