import type { DialogTarget } from "./settings-dialogs";

/** What is typed in the dialogs, as it is kept in this browser. The parts of a profile continue the profile's name. */
export const formDrafts = {
  newEntity: "entity:new",
  entity: (id: string) => `entity:${id}`,
  profile: (entityId: string) => `profile:${entityId}`,
  layer: (entityId: string, layer: number) => `profile:${entityId}:layer-${layer}`,
  ask: (entityId: string) => `profile:${entityId}:ask`,
};

/** What goes when a dialog is closed without saving. */
export function draftsOf(target: DialogTarget): string {
  switch (target.kind) {
    case "new":
      return formDrafts.newEntity;
    case "edit":
      return formDrafts.entity(target.entity.id);
    case "profile":
      return formDrafts.profile(target.entity.id);
    case "ask":
      return formDrafts.ask(target.entity.id);
  }
}
