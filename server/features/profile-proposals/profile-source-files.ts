import { profileReadings } from "@shared/schema/index";
import type { FileUse } from "../objects/file-use";

/** A file that is uploaded for a profile is kept until it is read. */
export const profileSourceFiles: FileUse = {
  objectId: profileReadings.objectId,
  fileName: profileReadings.name,
  entityId: profileReadings.entityId,
};
