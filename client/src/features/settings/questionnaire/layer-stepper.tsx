import { Check } from "lucide-react";
import { PROFILE_LAYERS, type ProfileLayer } from "@shared/constants/questionnaires/layers";
import type { EntityView } from "@shared/validators/entities";
import { translateLabel } from "@shared/words/labels";
import { cn } from "@/lib/cn";
import { isLayerComplete } from "../score-band";
import { t } from "@/words";

/** Links to the three layers, with complete ones marked. On a phone the names are left out. */
export function LayerStepper({
  entity,
  layer,
  edited,
  onLayer,
}: {
  entity: EntityView;
  layer: ProfileLayer;
  /** Layers with unsaved edits. */
  edited: readonly ProfileLayer[];
  onLayer: (layer: ProfileLayer) => void;
}) {
  return (
    <ol className="mb-6 grid grid-cols-3 gap-2 sm:gap-4" aria-label={t("Steps")}>
      {PROFILE_LAYERS.map((one) => {
        const isCurrent = one.layer === layer;
        const isComplete = isLayerComplete(entity, one.layer);
        const isEdited = edited.includes(one.layer);
        return (
          <li key={one.layer} className="min-w-0">
            <button
              type="button"
              aria-current={isCurrent ? "step" : undefined}
              onClick={() => onLayer(one.layer)}
              className={cn(
                "flex min-h-11 w-full flex-col gap-2 border-t-4 pt-2.5 text-start transition-colors",
                isCurrent ? "border-link" : isComplete ? "border-good" : "border-line hover:border-edge",
              )}
            >
              <span className="flex w-full items-center gap-2">
                <span
                  aria-hidden="true"
                  className={cn(
                    "grid size-6 shrink-0 place-items-center rounded-full text-xs font-semibold",
                    isComplete
                      ? "bg-good/12 text-good"
                      : isCurrent
                        ? "bg-link/12 text-link"
                        : "bg-raised text-quiet",
                  )}
                >
                  {isComplete ? <Check strokeWidth={3} className="size-3.5" /> : one.layer}
                </span>
                <span
                  className={cn(
                    "text-[0.8125rem] leading-tight max-sm:sr-only",
                    isCurrent ? "font-semibold" : "text-quiet",
                  )}
                >
                  {translateLabel(one.title)}
                </span>
                <span className="sr-only">{isComplete ? t(", complete") : ""}</span>
                {isEdited && (
                  <span className="ms-auto size-2 shrink-0 rounded-full bg-middle">
                    <span className="sr-only">{t(", not saved yet")}</span>
                  </span>
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
