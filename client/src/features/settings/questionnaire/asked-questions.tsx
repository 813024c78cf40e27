import { useQueries, useQuery } from "@tanstack/react-query";
import { PROFILE_LAYERS } from "@shared/constants/questionnaires/layers";
import type { EntityView } from "@shared/validators/entities";
import { ErrorState } from "@/components/error-state";
import { profileQuery } from "@/lib/api/queries/entities";
import { mayEdit } from "@/lib/entity-rights";
import { toast } from "@/lib/toast";
import { questionnaireQuery } from "../api";
import { formDrafts } from "../form-drafts";
import { t } from "@/words";
import { AnswersForm } from "./answers-form";
import { AnswersView } from "./answers-view";
import { QuestionsSkeleton } from "./layer-panel";

/** Shows some questions of a profile, from any layer, in the order of the profile. */
export function AskedQuestions({
  entity,
  ask,
  onDirtyChange,
  onDone,
}: {
  entity: EntityView;
  /** The `fieldName`s; those that this kind of entity does not have are left out. */
  ask: readonly string[];
  onDirtyChange: (isDirty: boolean) => void;
  onDone: () => void;
}) {
  const profile = useQuery(profileQuery(entity.id));
  const layers = useQueries({
    queries: PROFILE_LAYERS.map(({ layer }) => questionnaireQuery(entity.type, layer)),
  });
  const failed = [profile, ...layers].filter(({ isError }) => isError);
  if (failed.length > 0)
    return (
      <ErrorState
        title={t("The questions could not be loaded")}
        error={failed[0]?.error}
        onRetry={() => Promise.all(failed.map(({ refetch }) => refetch()))}
        retrying={failed.some(({ isFetching }) => isFetching)}
      />
    );
  if (!profile.data || layers.some(({ isPending }) => isPending)) return <QuestionsSkeleton />;

  const questions = layers
    .flatMap(({ data }) => data?.questions ?? [])
    .filter(({ fieldName }) => ask.includes(fieldName));
  if (questions.length === 0)
    return <p className="text-quiet">{t("The profile of this kind of entity does not ask that.")}</p>;
  if (!mayEdit(entity)) return <AnswersView questions={questions} profile={profile.data} />;
  return (
    <AnswersForm
      entity={entity}
      questions={questions}
      profile={profile.data}
      draftName={formDrafts.ask(entity.id)}
      submitLabel={t("Save")}
      onDirtyChange={onDirtyChange}
      onSaved={() => {
        toast({
          title: t("Profile saved"),
          description: t("{name} is matched with what you told us.", { name: entity.name }),
        });
        onDone();
      }}
    />
  );
}
