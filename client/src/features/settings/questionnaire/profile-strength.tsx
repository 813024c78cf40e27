import { ArrowRight, CircleCheck, CircleDashed } from "lucide-react";
import { PROFILE_LAYERS, type ProfileLayer } from "@shared/constants/questionnaires/layers";
import type { EntityView } from "@shared/validators/entities";
import { translateLabel } from "@shared/words/labels";
import { Progress } from "@/ui/progress";
import { cn } from "@/lib/cn";
import { isLayerComplete, getNextLayer, getScoreBand } from "../score-band";
import { t } from "@/words";

const BAND_TEXT = { good: "text-good", middle: "text-middle", destructive: "text-destructive" } as const;

/** Shows how complete a profile is, layer by layer, and which layer is next. */
export function ProfileStrength({
  entity,
  onLayer,
}: {
  entity: EntityView;
  onLayer: (layer: ProfileLayer) => void;
}) {
  const band = getScoreBand(entity.profileCompletionScore);
  const next = getNextLayer(entity);
  return (
    <div className="mt-4 rounded-control bg-raised p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="text-quiet">{t("Profile strength")}</span>
        <span className={cn("font-semibold", BAND_TEXT[band.tone])}>{band.label}</span>
      </p>
      <Progress
        className="mt-2"
        value={entity.profileCompletionScore}
        tone={band.tone}
        label={t("Profile strength of {name}", { name: entity.name })}
      />
      <ul className="mt-3 grid gap-x-6 sm:grid-cols-3">
        {PROFILE_LAYERS.map(({ layer, title, estimate }) => {
          const isComplete = isLayerComplete(entity, layer);
          const Icon = isComplete ? CircleCheck : layer === next ? ArrowRight : CircleDashed;
          return (
            <li key={layer} className="min-w-0">
              <button
                type="button"
                onClick={() => onLayer(layer)}
                className="group flex min-h-11 w-full items-start gap-2 rounded-sm py-1.5 text-start"
              >
                <Icon
                  aria-hidden="true"
                  className={cn(
                    "mt-0.5 size-[1.125rem] shrink-0",
                    isComplete ? "text-good" : layer === next ? "text-link" : "text-quiet",
                  )}
                />
                <span className="min-w-0 text-sm">
                  <span
                    className={cn(
                      "block underline-offset-4 group-hover:underline",
                      layer === next && "font-semibold",
                    )}
                  >
                    {translateLabel(title)}
                  </span>
                  <span className="block text-quiet">
                    {isComplete
                      ? t("Complete")
                      : layer === next
                        ? t("Next: {estimate}", { estimate: translateLabel(estimate) })
                        : translateLabel(estimate)}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
