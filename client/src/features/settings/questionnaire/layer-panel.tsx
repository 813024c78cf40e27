import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { PROFILE_LAYERS, type ProfileLayer } from "@shared/constants/questionnaires/layers";
import type { EntityView, ProfileView } from "@shared/validators/entities";
import { ErrorState } from "@/components/error-state";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { ApiError } from "@/lib/api/api-client";
import { mayEdit } from "@/lib/entity-rights";
import { questionnaireQuery } from "../api";
import { formDrafts } from "../form-drafts";
import { t } from "@/words";
import { AnswersForm } from "./answers-form";
import { AnswersView } from "./answers-view";

export type LayerEvents = {
  onDirtyChange: (layer: ProfileLayer, isDirty: boolean) => void;
  onSaved: (layer: ProfileLayer) => void;
};

/** Shows the questions of one layer once they are loaded. */
export function LayerPanel({
  entity,
  layer,
  profile,
  onDirtyChange,
  onSaved,
}: { entity: EntityView; layer: ProfileLayer; profile: ProfileView } & LayerEvents) {
  const questionnaire = useQuery(questionnaireQuery(entity.type, layer));
  const handleDirtyChange = useCallback(
    (isDirty: boolean) => onDirtyChange(layer, isDirty),
    [layer, onDirtyChange],
  );
  if (questionnaire.isPending) return <QuestionsSkeleton />;
  const questions = questionnaire.data?.questions ?? [];
  if (questions.length === 0) {
    return (
      <ErrorState
        title={t("Questionnaire not found")}
        // A 404 adds nothing to the title.
        error={isMissing(questionnaire.error) ? undefined : questionnaire.error}
        fallback={
          questionnaire.isError && !isMissing(questionnaire.error)
            ? undefined
            : t("There are no questions for this kind of entity at this step.")
        }
        onRetry={questionnaire.refetch}
        retrying={questionnaire.isFetching}
      />
    );
  }
  if (!mayEdit(entity)) return <AnswersView questions={questions} profile={profile} />;
  return (
    <AnswersForm
      entity={entity}
      questions={questions}
      profile={profile}
      draftName={formDrafts.layer(entity.id, layer)}
      submitLabel={layer === PROFILE_LAYERS.at(-1)?.layer ? t("Save and finish") : t("Save and continue")}
      onDirtyChange={handleDirtyChange}
      onSaved={() => onSaved(layer)}
    />
  );
}

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

export function QuestionsSkeleton() {
  return (
    <SkeletonGroup label={t("Loading the questions")} className="grid gap-6">
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="space-y-2">
          <Skeleton className="h-5 w-56 max-w-full" />
          <Skeleton className="h-11 w-full rounded-control md:h-10" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
