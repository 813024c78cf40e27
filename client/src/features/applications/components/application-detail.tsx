import { type ReactNode, useEffect, useRef, useState } from "react";
import { ArrowLeft, Pencil, Sparkles } from "lucide-react";
import { useLocation } from "wouter";
import { UNSENT_STATUSES } from "@shared/constants/reminders";
import { useAiQuestion } from "@/components/ai-consent/use-ai-question";
import { ApplicationNav } from "@/components/application-page/application-nav";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { PageHeader } from "@/components/page-header";
import { PrintHeader } from "@/components/print-header";
import { Alert } from "@/ui/alert";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { Card, CardHeader } from "@/ui/card";
import { useDrafted, useDropDrafts } from "@/hooks/use-form-draft";
import { useLeaveWarning } from "@/hooks/use-leave-warning";
import { explainReadOnly, useRights } from "@/lib/entity-rights";
import { goBack } from "@/lib/browser/go-back";
import { paths } from "@/lib/paths";
import type { ApplicationView } from "@shared/validators/applications";
import type { Language } from "@shared/words/language";
import { useUpdateApplication } from "../api";
import { getDraftName } from "../application-edit";
import { useDraftWriting } from "../draft-writing";
import { ASKED_PROVIDER } from "../receive-draft";
import { formatProvider } from "../wording";
import { t } from "@/words";
import { CommentsButton } from "../comments/comments-button";
import { Anchor, useAnchor } from "./anchor";
import { AiDraftCard } from "./ai-draft-card";
import { PeopleBadge } from "../presence/people-badge";
import { usePresence } from "../presence/use-presence";
import { ApplicationFacts } from "./application-facts";
import { ApplicationSections } from "./application-sections";
import { ApplicationTimeline } from "./application-timeline";
import { DownloadWord } from "./download-word";
import { DraftText } from "./draft-text";
import { EditForm } from "./edit-form";
import { OpportunityDetailsCard } from "./opportunity-details-card";
import { StatusBadge } from "./status-badge";
import { VersionsButton } from "./versions-button";

/** One application: read it, generate a draft, edit it, and record the decision. */
export function ApplicationDetail({ application }: { application: ApplicationView }) {
  const [, navigate] = useLocation();
  const draft = getDraftName(application.id);
  const may = useRights(application.entityId);
  const isEditable = may("edit");
  // An unsaved draft of the form opens the edit mode again.
  const [wantsEditing, setEditing] = useState(useDrafted([draft]).length > 0);
  const isEditing = wantsEditing && isEditable;
  const root = useFocusAfterSwitch(isEditing);
  useAnchor();
  const dropDrafts = useDropDrafts();
  const [language, setLanguage] = useState<Language>();
  const [asksToReplace, setAsksToReplace] = useState(false);
  const update = useUpdateApplication(application.id);
  const { writing, isWriting, start, startBuiltin, stop } = useDraftWriting(application);
  const ai = useAiQuestion();
  const { opportunity, aiDraftNarrative, aiProvider, entityId } = application;
  const begin = () => startBuiltin(language);
  const startAsking = () =>
    application.forbidsAi
      ? begin()
      : ai.ask({ entityId, use: "drafts", provider: ASKED_PROVIDER, go: () => start(language) });
  const { people, ...focusHandlers } = usePresence(application);

  const endEditing = () => {
    dropDrafts(draft);
    setEditing(false);
  };
  const adoptDraft = () =>
    update.mutate(
      { narrative: aiDraftNarrative, version: application.version },
      { onSuccess: () => setAsksToReplace(false) },
    );
  // A draft saved by the server in the meantime makes the unsaved one unnecessary.
  const unsaved = writing && !isWriting && !aiDraftNarrative ? writing : undefined;
  useLeaveWarning(Boolean(unsaved?.text));

  return (
    <article ref={root} {...focusHandlers}>
      <PrintHeader />
      <PageHeader
        title={application.title || t("Untitled Application")}
        subtitle={
          // Most applications are called what their opportunity is called.
          opportunity && opportunity.name !== application.title && <span dir="auto">{opportunity.name}</span>
        }
        above={
          <Button variant="ghost" className="-ms-4" onClick={() => goBack(navigate, paths.applications)}>
            <ArrowLeft aria-hidden="true" />
            {t("Back")}
          </Button>
        }
        meta={
          <>
            <StatusBadge status={application.status} />
            {aiProvider && <Badge tone="outline">{formatProvider(aiProvider)}</Badge>}
            <PeopleBadge people={people} />
          </>
        }
        actions={
          // On a phone the buttons fill their rows: of different widths below each other they look scattered.
          <div className="contents max-md:*:grow">
            {isEditable && !isEditing && !aiDraftNarrative && application.opportunityId && (
              <Button
                // Once it is sent, a draft is no longer the next step.
                variant={
                  (UNSENT_STATUSES as readonly string[]).includes(application.status) ? "accent" : "outline"
                }
                pending={isWriting || ai.isAsking}
                onClick={startAsking}
              >
                <Sparkles aria-hidden="true" />
                {application.forbidsAi ? t("Put together without AI") : t("Generate AI Draft")}
              </Button>
            )}
            {isEditable && !isEditing && (
              <Button
                variant="outline"
                data-edit=""
                onClick={() => {
                  update.reset();
                  setEditing(true);
                }}
              >
                <Pencil aria-hidden="true" />
                {t("Edit Application")}
              </Button>
            )}
            <CommentsButton application={application} />
            <DownloadWord application={application} isEditing={isEditing} />
          </div>
        }
      />
      <ApplicationNav id={application.id} />
      {isEditing ? (
        <EditForm application={application} update={update} people={people} onDone={endEditing} />
      ) : (
        <div className="space-y-4 md:space-y-6">
          {!isEditable && <Alert>{explainReadOnly(may("comment"))}</Alert>}
          <Anchor id="facts">
            <ApplicationFacts application={application} />
          </Anchor>
          <div className="grid gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="min-w-0 space-y-4 md:space-y-6">
              <Anchor id="draft">
                <AiDraftCard
                  application={application}
                  isEditable={isEditable}
                  writing={isWriting ? writing : unsaved}
                  onStop={stop}
                  onTryAgain={startAsking}
                  onUseBuiltin={begin}
                  language={language}
                  onLanguageChange={setLanguage}
                  onKeep={({ text, aiProvider }) =>
                    update.mutate({ aiDraftNarrative: text.trim(), aiProvider: aiProvider })
                  }
                  onAdopt={() => (application.narrative ? setAsksToReplace(true) : adoptDraft())}
                  saving={update.isPending}
                />
              </Anchor>
              <Anchor id="narrative">
                <TextCard
                  title={t("Application Narrative")}
                  text={application.narrative}
                  empty={
                    isEditable
                      ? t("Nothing written yet. Edit the application, or take over the AI draft.")
                      : t("Nothing written yet.")
                  }
                  actions={<VersionsButton application={application} field="narrative" />}
                />
              </Anchor>
              <TextCard
                title={t("Notes")}
                text={application.notes}
                empty={t("No notes yet.")}
                actions={<VersionsButton application={application} field="notes" />}
              />
              <ApplicationSections application={application} />
            </div>
            <aside className="space-y-4 md:space-y-6 lg:sticky lg:top-24 lg:self-start">
              <Anchor id="opportunity">
                <OpportunityDetailsCard {...application} />
              </Anchor>
              <ApplicationTimeline application={application} />
            </aside>
          </div>
        </div>
      )}
      {ai.question}
      <ConfirmDialog
        isOpen={asksToReplace}
        onClose={() => setAsksToReplace(false)}
        title={t("Replace the narrative?")}
        description={t("The AI draft takes the place of what you wrote. The draft itself stays as it is.")}
        confirmLabel={t("Replace narrative")}
        onConfirm={adoptDraft}
        pending={update.isPending}
      />
    </article>
  );
}

/** Switching the mode removes the pressed button: the focus moves to the form's first field, and later back to the edit button. */
function useFocusAfterSwitch(isEditing: boolean) {
  const root = useRef<HTMLElement>(null);
  const before = useRef(isEditing);
  useEffect(() => {
    if (before.current === isEditing) return;
    before.current = isEditing;
    root.current?.querySelector<HTMLElement>(isEditing ? "form select" : "[data-edit]")?.focus();
  }, [isEditing]);
  return root;
}

function TextCard({
  title,
  text,
  empty,
  actions,
}: {
  title: string;
  text: string | null;
  empty: string;
  actions: ReactNode;
}) {
  return (
    <Card>
      <CardHeader title={title} actions={actions} />
      {text ? <DraftText text={text} /> : <p className="text-quiet">{empty}</p>}
    </Card>
  );
}
