import { guestRequests } from "@shared/schema/index";
import type { FileUse } from "../objects/file-use";

/** A request for a document keeps the file that the guest sent. */
export const guestFiles: FileUse = {
  objectId: guestRequests.objectId,
  fileName: guestRequests.fileName,
  entityId: guestRequests.entityId,
};
