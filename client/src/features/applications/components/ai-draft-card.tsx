import { useState } from "react";
import { LiveRegion } from "@/components/live-region";
import { ResendVerification } from "@/components/verify-email-banner";
import { Alert } from "@/ui/alert";
import { Button } from "@/ui/button";
import { Card, CardHeader } from "@/ui/card";
import { Select } from "@/ui/select";
import { Skeleton } from "@/ui/skeleton";
import type { ApplicationView } from "@shared/validators/applications";
import { describeLanguage, type Language, LANGUAGES } from "@shared/words/language";
import type { DraftWriting } from "../draft-writing";
import { t } from "@/words";
import { AiForbidden } from "./ai-forbidden";
import { countGaps, DraftText, findGapMark } from "./draft-text";

/** The AI's draft: none yet, being written, saved, or written but not saved. */
export function AiDraftCard({
  application,
  isEditable,
  writing,
  onStop,
  onTryAgain,
  onUseBuiltin,
  onKeep,
  onAdopt,
  language,
  onLanguageChange,
  saving,
}: {
  application: ApplicationView;
  /** False for who may only read: then nothing is offered. */
  isEditable: boolean;
  /** A draft that is being written or not saved yet; shown in place of the saved one. */
  writing: DraftWriting | undefined;
  onStop: () => void;
  onTryAgain: () => void;
  onUseBuiltin: () => void;
  onKeep: (writing: DraftWriting) => void;
  onAdopt: () => void;
  /** Of the draft that is to be written; undefined for that of the call. */
  language: Language | undefined;
  onLanguageChange: (language: Language | undefined) => void;
  /** True while the draft or the narrative is being saved. */
  saving: boolean;
}) {
  const isWriting = writing?.phase === "writing" || writing?.phase === "saving";
  const [wasWritten, setWasWritten] = useState(false);
  if (isWriting && !wasWritten) setWasWritten(true);
  const text = writing ? writing.text : application.aiDraftNarrative;
  const gaps = text && !isWriting ? countGaps(text) : 0;
  const gapNote = gaps > 0 && <Alert tone="warning">{formatGapNote(text ?? "", gaps)}</Alert>;

  return (
    <Card aria-busy={isWriting || undefined}>
      <CardHeader
        title={t("AI-Generated Draft")}
        description={
          isWriting
            ? t("Being written from your profile. You can leave this page and come back.")
            : text
              ? application.aiProvider === "builtin"
                ? t("Put together from your profile and the call, without AI. Check every sentence.")
                : t("Written by AI from your profile. Check every sentence before you send it.")
              : undefined
        }
        actions={
          isWriting ? (
            <Button
              key="stop"
              variant="outline"
              size="sm"
              // As wide as the button that replaces it, so that a narrow header breaks in the same place.
              className="min-w-32"
              pending={writing?.phase === "saving"}
              onClick={onStop}
            >
              {t("Stop")}
            </Button>
          ) : text && !writing && isEditable ? (
            <Button key="adopt" variant="outline" size="sm" pending={saving} onClick={onAdopt}>
              {t("Use as narrative")}
            </Button>
          ) : undefined
        }
      />
      {application.forbidsAi && <AiForbidden applicationId={application.id} className="mb-5" />}
      <LiveRegion>
        {isWriting ? t("Writing the draft…") : wasWritten && text && !writing ? t("The draft is saved.") : ""}
      </LiveRegion>
      {writing?.phase === "unverified" && (
        <Alert
          tone="warning"
          role="alert"
          className="mb-5"
          title={t("Verify your email address")}
          actions={
            <div className="flex flex-wrap gap-3">
              <ResendVerification className="max-md:w-full" />
              <BuiltinButton onUse={onUseBuiltin} />
            </div>
          }
        >
          {writing.reason} {sayBuiltin()}
        </Alert>
      )}
      {(writing?.phase === "refused" || writing?.phase === "unavailable") && (
        <Alert
          tone="warning"
          role="alert"
          className="mb-5"
          title={
            writing.phase === "refused"
              ? t("The AI cannot write this draft")
              : t("The AI cannot write a draft now")
          }
          actions={<BuiltinButton onUse={onUseBuiltin} />}
        >
          {writing.reason} {sayBuiltin()}
        </Alert>
      )}
      {(writing?.phase === "broken" || writing?.phase === "unsaved") && (
        <NotSavedAlert
          writing={writing}
          onTryAgain={onTryAgain}
          onUseBuiltin={onUseBuiltin}
          onKeep={onKeep}
          saving={saving}
        />
      )}
      {text ? (
        // After writing, the text stays in place: the note about its gaps comes below it.
        <div className={wasWritten ? "min-h-56 space-y-5" : "space-y-5"}>
          {!wasWritten && gapNote}
          <DraftText text={text} />
          {isWriting && <Skeleton className="h-4 w-1/3" />}
          {wasWritten && gapNote}
        </div>
      ) : isWriting ? (
        <WritingSkeleton />
      ) : (
        <>
          <p className="text-quiet">
            {t(
              "None yet. A draft covers need, solution, impact, budget, team and fit, and is made only of facts in your profile; what is missing is marked for you to add.",
            )}
          </p>
          {isEditable && application.opportunityId && (
            <Select
              aria-label={t("Language of the draft")}
              className="mt-4 sm:w-56 print:hidden"
              value={language ?? ""}
              options={[
                { value: "", label: t("Language of the call") },
                ...LANGUAGES.map((value) => ({ value, label: describeLanguage(value).name })),
              ]}
              onChange={({ target }) => onLanguageChange((target.value || undefined) as Language | undefined)}
            />
          )}
        </>
      )}
    </Card>
  );
}

const BuiltinButton = ({ onUse }: { onUse: () => void }) => (
  <Button variant="secondary" className="max-md:w-full" onClick={onUse}>
    {t("Use the built-in writer")}
  </Button>
);

const sayBuiltin = () => t("The built-in writer needs no AI. It sets the call beside your profile.");

/** Says why the text below is not saved in the application, and offers what can be done. */
function NotSavedAlert({
  writing,
  onTryAgain,
  onUseBuiltin,
  onKeep,
  saving,
}: {
  writing: DraftWriting;
  onTryAgain: () => void;
  onUseBuiltin: () => void;
  onKeep: (writing: DraftWriting) => void;
  saving: boolean;
}) {
  const keep = (label: string) => (
    <Button variant="outline" pending={saving} onClick={() => onKeep(writing)}>
      {label}
    </Button>
  );
  return writing.phase === "broken" ? (
    <Alert
      tone="warning"
      role="alert"
      className="mb-5"
      title={t("The draft broke off")}
      actions={
        <div className="flex flex-wrap gap-3">
          {writing.canUseBuiltin ? (
            <BuiltinButton onUse={onUseBuiltin} />
          ) : (
            <Button variant="secondary" onClick={onTryAgain}>
              {t("Try again")}
            </Button>
          )}
          {keep(t("Keep this text"))}
        </div>
      }
    >
      {writing.reason} {t("What was written so far is below.")}
    </Alert>
  ) : (
    <Alert
      tone="warning"
      role="alert"
      className="mb-5"
      title={t("The draft was written but could not be saved")}
      actions={keep(t("Save the draft"))}
    >
      {writing.reason}
    </Alert>
  );
}

const formatGapNote = (text: string, gaps: number) =>
  t.count(
    gaps,
    "One place needs a fact that your profile does not have. It is marked {mark}.",
    "{n} places need facts that your profile does not have. They are marked {mark}.",
    { mark: findGapMark(text) },
  );

/** As high as a first paragraph, so that nothing moves when the text begins. */
function WritingSkeleton() {
  return (
    <div className="min-h-56 space-y-3">
      {["w-1/4", "w-full", "w-11/12", "w-2/3", "w-1/4", "w-full", "w-5/6"].map((width, index) => (
        <Skeleton key={index} className={`h-4 ${width}`} />
      ))}
    </div>
  );
}
