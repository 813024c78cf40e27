import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { PROFILE_LAYERS, type ProfileLayer } from "@shared/constants/questionnaires/layers";
import type { EntityView } from "@shared/validators/entities";
import { translateLabel } from "@shared/words/labels";
import { useLocation } from "wouter";
import { ButtonLink } from "@/components/button-link";
import { ErrorState } from "@/components/error-state";
import { LiveRegion } from "@/components/live-region";
import { TextLink } from "@/components/text-link";
import { Alert } from "@/ui/alert";
import { useDrafted } from "@/hooks/use-form-draft";
import { useReportDirty } from "@/hooks/use-report-dirty";
import { mayEdit } from "@/lib/entity-rights";
import { paths } from "@/lib/paths";
import { profileQuery } from "@/lib/api/queries/entities";
import { toast } from "@/lib/toast";
import { formDrafts } from "../form-drafts";
import { getNextLayer } from "../score-band";
import { t } from "@/words";
import { LayerPanel, QuestionsSkeleton } from "./layer-panel";
import { LayerStepper } from "./layer-stepper";

const LAYERS = PROFILE_LAYERS.map(({ layer }) => layer);

/** The three layers of a profile, one at a time. A visited layer stays mounted, so that its input is kept. */
export function CompleteProfile({
  entity,
  startLayer,
  onDirtyChange,
  onDone,
}: {
  entity: EntityView;
  /** By default the first incomplete layer, or the first one for who may only read. */
  startLayer?: ProfileLayer;
  onDirtyChange: (isDirty: boolean) => void;
  onDone: () => void;
}) {
  const profile = useQuery(profileQuery(entity.id));
  const isEditable = mayEdit(entity);
  const [layer, setLayer] = useState<ProfileLayer>(
    () => startLayer ?? (isEditable ? getNextLayer(entity) : undefined) ?? 1,
  );
  const drafted = useDrafted(LAYERS.map((one) => formDrafts.layer(entity.id, one)));
  const [visited, setVisited] = useState<readonly ProfileLayer[]>(() => [
    layer,
    ...LAYERS.filter((one) => one !== layer && drafted.includes(formDrafts.layer(entity.id, one))),
  ]);
  const [edited, setEdited] = useState<readonly ProfileLayer[]>([]);
  const [hasSaved, setHasSaved] = useState(false);
  const [, navigate] = useLocation();
  useReportDirty(edited.length > 0, onDirtyChange);

  const handleDirtyChange = useCallback((one: ProfileLayer, isDirty: boolean) => {
    setEdited((known) => {
      const others = known.filter((other) => other !== one);
      return isDirty ? [...others, one] : others;
    });
  }, []);
  const goTo = (next: ProfileLayer) => {
    setVisited((known) => (known.includes(next) ? known : [...known, next]));
    setLayer(next);
  };
  const handleSaved = (saved: ProfileLayer) => {
    setHasSaved(true);
    const following = PROFILE_LAYERS.find((one) => one.layer > saved)?.layer;
    const next = following ?? edited.find((other) => other !== saved);
    if (next !== undefined) return goTo(next);
    toast({
      title: t("Profile saved"),
      description: t("{name} is matched with what you told us.", { name: entity.name }),
      action: { label: t("See your matches"), onPress: () => navigate(paths.matches) },
    });
    onDone();
  };

  const top = useRef<HTMLDivElement>(null);
  const shownLayer = useRef(layer);
  useEffect(() => {
    if (shownLayer.current === layer) return;
    shownLayer.current = layer;
    top.current?.scrollIntoView({ block: "end" });
    document.getElementById(getHeadingId(layer))?.focus({ preventScroll: true });
  }, [layer]);

  return (
    <>
      <div ref={top}>
        <LayerStepper entity={entity} layer={layer} edited={edited} onLayer={goTo} />
      </div>
      <LiveRegion>
        {t("Step {step} of {total}: {title}", {
          step: layer,
          total: PROFILE_LAYERS.length,
          title: translateLabel(PROFILE_LAYERS[layer - 1]?.title ?? ""),
        })}
      </LiveRegion>
      {hasSaved && entity.layer1Complete && (
        <Alert
          tone="good"
          role="status"
          title={t("{name} is matched with what you told us.", { name: entity.name })}
          className="mb-6"
          actions={
            // Input on this step is kept as a draft.
            <ButtonLink href={paths.matches} variant="accent" className="max-sm:w-full">
              {t("See your matches")}
            </ButtonLink>
          }
        >
          {t("This step can wait: each further answer makes them more exact.")}
        </Alert>
      )}
      {isEditable && (
        <p className="mb-6 text-sm text-quiet">
          {t("Is most of it on your website or in a deck?")}{" "}
          <TextLink href={paths.fillProfile(entity.id)} className="inline-block py-3 md:py-1">
            {t("Fill it from what exists already")}
          </TextLink>
        </p>
      )}
      {profile.isPending && <QuestionsSkeleton />}
      {profile.isError && (
        <ErrorState
          title={t("The profile could not be loaded § entity")}
          error={profile.error}
          onRetry={profile.refetch}
          retrying={profile.isFetching}
        />
      )}
      {profile.data &&
        PROFILE_LAYERS.filter((one) => visited.includes(one.layer)).map((one) => (
          <section key={one.layer} hidden={one.layer !== layer} aria-labelledby={getHeadingId(one.layer)}>
            <h3 id={getHeadingId(one.layer)} tabIndex={-1} className="text-lg">
              {translateLabel(one.title)}
            </h3>
            <p className="mt-0.5 mb-5 text-sm text-quiet">
              {isEditable &&
                t("{estimate}. Answer what you can; you can save now and add the rest later.", {
                  estimate: translateLabel(one.estimate),
                })}
            </p>
            <LayerPanel
              entity={entity}
              layer={one.layer}
              profile={profile.data}
              onDirtyChange={handleDirtyChange}
              onSaved={handleSaved}
            />
          </section>
        ))}
    </>
  );
}

const getHeadingId = (layer: ProfileLayer) => `profile-layer-${layer}`;
