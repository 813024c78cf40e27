import { submissionFiles } from "@shared/schema/index";
import type { FileUse } from "../objects/file-use";

/** What was sent keeps its files, also those that the library has deleted. */
export const sentFiles: FileUse = {
  objectId: submissionFiles.objectId,
  fileName: submissionFiles.fileName,
  entityId: submissionFiles.entityId,
};
