import { useLocation, useSearchParams } from "wouter";
import { PROFILE_LAYERS, type ProfileLayer } from "@shared/constants/questionnaires/layers";
import type { EntityView } from "@shared/validators/entities";
import { internalPath } from "@/lib/paths";

/** Which dialog is open, and for whom. */
export type DialogTarget =
  | { kind: "new" }
  | { kind: "edit"; entity: EntityView }
  | { kind: "profile"; entity: EntityView; layer?: ProfileLayer }
  /** Some questions of the profile, by `fieldName`; `back` is where the person came from to answer them. */
  | { kind: "ask"; entity: EntityView; ask: string[]; back?: string };

const PARAMS = ["new", "entity", "profile", "layer", "ask", "back"];

/**
 * The open dialog lives in the address, so that other screens can link to it: `?new=entity`, `?entity={id}` to edit,
 * `?entity={id}&profile=1` for the profile (with `&layer=2` for a certain layer, with `&ask=stage,country` for these questions alone, and
 * then `&back=/path` for the screen to go on to). An unknown id opens nothing.
 */
export function useSettingsDialogs(entities: readonly EntityView[] | undefined) {
  const [params, setParams] = useSearchParams();
  const [, navigate] = useLocation();
  const target = readTarget(params, entities);
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

/** The screen that led here is one step back, where it was left; for a link from elsewhere it takes this one's place. */
function returnTo(back: string, navigate: (path: string, options: { replace: boolean }) => void): void {
  const { from } = (window.history.state ?? {}) as { from?: string };
  if (from === back) window.history.back();
  else navigate(back, { replace: true });
}

function readTarget(
  params: URLSearchParams,
  entities: readonly EntityView[] | undefined,
): DialogTarget | undefined {
  if (params.get("new") === "entity") return { kind: "new" };
  const entity = entities?.find(({ id }) => id === params.get("entity"));
  if (!entity) return undefined;
  if (!params.get("profile")) return { kind: "edit", entity };
  const ask = (params.get("ask") ?? "").split(",").filter(Boolean);
  if (ask.length > 0) return { kind: "ask", entity, ask, back: internalPath(params.get("back")) };
  const layer = PROFILE_LAYERS.find((one) => String(one.layer) === params.get("layer"))?.layer;
  return { kind: "profile", entity, layer };
}
