import { useSearchParams } from "wouter";
import { PROFILE_LAYERS, type ProfileLayer } from "@shared/constants/questionnaires/layers";
import type { EntityView } from "@shared/validators/entities";

/** Which dialog is open, and for whom. */
export type DialogTarget =
  | { kind: "new" }
  | { kind: "edit"; entity: EntityView }
  | { kind: "profile"; entity: EntityView; layer?: ProfileLayer };

/**
 * The open dialog lives in the address, so that other screens can link to it: `?new=entity`, `?entity={id}` to edit,
 * `?entity={id}&profile=1` for the profile (with `&layer=2` for a certain layer). An unknown id opens nothing.
 */
export function useSettingsDialogs(entities: readonly EntityView[] | undefined) {
  const [params, setParams] = useSearchParams();
  const show = (next: Record<string, string>) =>
    setParams(
      (known) => {
        for (const name of ["new", "entity", "profile", "layer"]) known.delete(name);
        for (const [name, value] of Object.entries(next)) known.set(name, value);
        return known;
      },
      { replace: true },
    );
  return {
    target: readTarget(params, entities),
    openNew: () => show({ new: "entity" }),
    openEdit: (id: string) => show({ entity: id }),
    openProfile: (id: string, layer?: ProfileLayer) =>
      show({ entity: id, profile: "1", ...(layer && { layer: String(layer) }) }),
    close: () => show({}),
  };
}

function readTarget(
  params: URLSearchParams,
  entities: readonly EntityView[] | undefined,
): DialogTarget | undefined {
  if (params.get("new") === "entity") return { kind: "new" };
  const entity = entities?.find(({ id }) => id === params.get("entity"));
  if (!entity) return undefined;
  if (!params.get("profile")) return { kind: "edit", entity };
  const layer = PROFILE_LAYERS.find((one) => String(one.layer) === params.get("layer"))?.layer;
  return { kind: "profile", entity, layer };
}
