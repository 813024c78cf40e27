import { useLocation, useSearchParams } from "wouter";
import { PROFILE_LAYERS, type ProfileLayer } from "@shared/constants/questionnaires/layers";
import { internalPath } from "@shared/internal-path";
import type { EntityView } from "@shared/validators/entities";
import { mayEdit } from "@/lib/entity-rights";

/** The open dialog and its entity. */
export type DialogTarget =
  | { kind: "new" }
  | { kind: "edit"; entity: EntityView }
  | { kind: "profile"; entity: EntityView; layer?: ProfileLayer }
  /** Some questions of the profile, by `fieldName`; `back` is the screen that asked for them. */
  | { kind: "ask"; entity: EntityView; ask: string[]; back?: string };

const PARAMS = ["new", "entity", "profile", "layer", "ask", "back"];

/**
 * Keeps the open dialog in the address, so that other screens can link to it: `?new=entity`, `?entity={id}` to edit,
 * `?entity={id}&profile=1` for the profile (with `&layer=2` for one layer, with `&ask=stage,country` for these questions alone, and then
 * `&back=/path` for the screen to return to). An unknown id opens nothing. Who may not edit the entity is shown its profile.
 */
export function useSettingsDialogs(entities: readonly EntityView[] | undefined) {
  const [params, setParams] = useSearchParams();
  const [, navigate] = useLocation();
  const target = parseTarget(params, entities);
  const show = (next: Record<string, string>) =>
    setParams(
      (known) => {
        for (const name of PARAMS) known.delete(name);
        for (const [name, value] of Object.entries(next)) known.set(name, value);
        return known;
      },
      { replace: true },
    );
  return {
    target,
    openNew: () => show({ new: "entity" }),
    openEdit: (id: string) => show({ entity: id }),
    openProfile: (id: string, layer?: ProfileLayer) =>
      show({ entity: id, profile: "1", ...(layer && { layer: String(layer) }) }),
    close: () => (target?.kind === "ask" && target.back ? returnTo(target.back, navigate) : show({})),
  };
}

/** Goes one step back in history if that screen led here; for a link from elsewhere, it replaces this screen. */
function returnTo(back: string, navigate: (path: string, options: { replace: boolean }) => void): void {
  const { from } = (window.history.state ?? {}) as { from?: string };
  if (from === back) window.history.back();
  else navigate(back, { replace: true });
}

function parseTarget(
  params: URLSearchParams,
  entities: readonly EntityView[] | undefined,
): DialogTarget | undefined {
  if (params.get("new") === "entity") return { kind: "new" };
  const entity = entities?.find(({ id }) => id === params.get("entity"));
  if (!entity) return undefined;
  if (!params.get("profile")) return mayEdit(entity) ? { kind: "edit", entity } : { kind: "profile", entity };
  const ask = (params.get("ask") ?? "").split(",").filter(Boolean);
  if (ask.length > 0) return { kind: "ask", entity, ask, back: internalPath(params.get("back")) };
  const layer = PROFILE_LAYERS.find((one) => String(one.layer) === params.get("layer"))?.layer;
  return { kind: "profile", entity, layer };
}
