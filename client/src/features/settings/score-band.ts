import { PROFILE_ACTION_BELOW, SCORE_BANDS, STRENGTH_PANEL_BELOW } from "@shared/constants/limits";
import { PROFILE_LAYERS, type ProfileLayer } from "@shared/constants/questionnaires/layers";
import type { EntityView } from "@shared/validators/entities";
import { t } from "@/words";

export type ScoreBand = { label: string; tone: "good" | "middle" | "destructive" };

/** Returns the label and the colour of a completion score (0–100). */
export function getScoreBand(score: number): ScoreBand {
  if (score >= SCORE_BANDS.excellent) return { label: t("Excellent"), tone: "good" };
  if (score >= SCORE_BANDS.good) return { label: t("Good"), tone: "good" };
  if (score >= SCORE_BANDS.fair) return { label: t("Fair"), tone: "middle" };
  return { label: t("Needs attention"), tone: "destructive" };
}

/** From this score on, a tick replaces the strength panel. */
export const isStrong = (score: number) => score >= STRENGTH_PANEL_BELOW;

/** Below this score the profile button is highlighted. */
export const needsProfile = (score: number) => score < PROFILE_ACTION_BELOW;

export type LayerFlags = Pick<EntityView, "layer1Complete" | "layer2Complete" | "layer3Complete">;

export const isLayerComplete = (flags: LayerFlags, layer: ProfileLayer): boolean =>
  flags[`layer${layer}Complete`];

/** Returns the first layer with open required questions; undefined when all three are complete. */
export function getNextLayer(flags: LayerFlags): ProfileLayer | undefined {
  return PROFILE_LAYERS.find(({ layer }) => !isLayerComplete(flags, layer))?.layer;
}
