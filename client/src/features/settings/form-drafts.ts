import type { DialogTarget } from "./settings-dialogs";

/** Names of the forms' drafts in this browser. The parts of a profile extend the profile's name. */
export const formDrafts = {
  newEntity: "entity:new",
  entity: (id: string) => `entity:${id}`,
  profile: (entityId: string) => `profile:${entityId}`,
  layer: (entityId: string, layer: number) => `profile:${entityId}:layer-${layer}`,
  ask: (entityId: string) => `profile:${entityId}:ask`,
  invitation: (entityId: string) => `invitation:${entityId}`,
};

/** Returns the name of the drafts to drop when a dialog is closed. */
export function getDraftName(target: DialogTarget): string {
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
