import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { PROFILE_LAYERS, type ProfileLayer } from "@shared/constants/questionnaires/layers";
import type { EntityView } from "@shared/validators/entities";
import { ErrorState } from "@/components/error-state";
import { LiveRegion } from "@/components/live-region";
import { useReportDirty } from "@/hooks/use-report-dirty";
import { profileQuery } from "@/lib/queries/entities";
import { toast } from "@/lib/toast";
import { nextLayer } from "../score-band";
import { LayerPanel, QuestionsSkeleton } from "./layer-panel";
import { LayerStepper } from "./layer-stepper";

/**
 * The three layers of a profile, one at a time. A layer that was looked at stays mounted, so that going to another and
 * back loses nothing that was typed.
 */
export function CompleteProfile({
  entity,
  startLayer,
  onDirtyChange,
  onDone,
}: {
  entity: EntityView;
  /** Otherwise the first layer that is not complete. */
  startLayer?: ProfileLayer;
  onDirtyChange: (isDirty: boolean) => void;
  onDone: () => void;
}) {
  const profile = useQuery(profileQuery(entity.id));
  const [layer, setLayer] = useState<ProfileLayer>(() => startLayer ?? nextLayer(entity) ?? 1);
  const [visited, setVisited] = useState<readonly ProfileLayer[]>([layer]);
  const [edited, setEdited] = useState<readonly ProfileLayer[]>([]);
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
    const following = PROFILE_LAYERS.find((one) => one.layer > saved)?.layer;
    const next = following ?? edited.find((other) => other !== saved);
    if (next !== undefined) return goTo(next);
    toast({ title: "Profile saved", description: `${entity.name} is matched with what you told us.` });
    onDone();
  };

  const top = useRef<HTMLDivElement>(null);
  const shownLayer = useRef(layer);
  useEffect(() => {
    if (shownLayer.current === layer) return;
    shownLayer.current = layer;
    top.current?.scrollIntoView({ block: "end" });
    document.getElementById(headingId(layer))?.focus({ preventScroll: true });
  }, [layer]);

  const current = PROFILE_LAYERS[layer - 1];
  return (
    <>
      <div ref={top}>
        <LayerStepper entity={entity} layer={layer} edited={edited} onLayer={goTo} />
      </div>
      <LiveRegion>{`Step ${layer} of ${PROFILE_LAYERS.length}: ${current?.title}`}</LiveRegion>
      {profile.isPending && <QuestionsSkeleton />}
      {profile.isError && (
        <ErrorState
          title="The profile could not be loaded"
          error={profile.error}
          onRetry={profile.refetch}
          retrying={profile.isFetching}
        />
      )}
      {profile.data &&
        PROFILE_LAYERS.filter((one) => visited.includes(one.layer)).map((one) => (
          <section key={one.layer} hidden={one.layer !== layer} aria-labelledby={headingId(one.layer)}>
            <h3 id={headingId(one.layer)} tabIndex={-1} className="text-lg">
              {one.title}
            </h3>
            <p className="mt-0.5 mb-5 text-sm text-quiet">
              {one.estimate}. Answer what you can; you can save now and add the rest later.
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

const headingId = (layer: ProfileLayer) => `profile-layer-${layer}`;
