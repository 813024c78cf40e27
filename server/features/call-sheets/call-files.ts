import { calls } from "@shared/schema/index";
import type { FileUse } from "../objects/file-use";

/** A call keeps the file that it is read from. */
export const callFiles: FileUse = {
  objectId: calls.objectId,
  fileName: calls.documentName,
  entityId: calls.entityId,
};
