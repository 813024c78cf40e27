import { documents, documentVersions } from "@shared/schema/index";
import type { FileUse } from "../objects/file-use";

/** A document keeps its present file, and the former ones. */
export const documentFiles: FileUse = {
  objectId: documents.objectId,
  fileName: documents.fileName,
  entityId: documents.entityId,
};
export const formerDocumentFiles: FileUse = {
  objectId: documentVersions.objectId,
  fileName: documentVersions.fileName,
  entityId: documentVersions.entityId,
};
